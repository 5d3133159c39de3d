/** A process that owns the engine until it is killed. */
import { argv } from "node:process";
import { startEmbeddedDatabase } from "../src/index.ts";

const engine = await startEmbeddedDatabase({ directory: argv[2] as string });
process.stdout.write(`${engine.attached ? "attached" : "owner"}\n`);
setInterval(() => undefined, 1000);
