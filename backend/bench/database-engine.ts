/** The engine in a process of its own, so that its memory can be told from the bench's. Talks by process messages. */
import { argv } from "node:process";
import { startEmbeddedDatabase } from "@career-portrait/database-engine";

const engine = await startEmbeddedDatabase({ directory: argv[2] as string });
process.on("message", (request: "memory" | "close") => {
  if (request === "memory") process.send?.({ megabytes: process.memoryUsage.rss() / 1048576 });
  else void engine.close().then(() => process.disconnect());
});
process.send?.({ uri: engine.uri });
