/**
 * Sets the JavaScript engine up; imported before anything else, and itself JavaScript: where all of the source is in the
 * cache named below, Node's compiler of TypeScript (11 MB) need not be loaded.
 *
 * The middle compiler of Node 24.15 and later (Maglev) reads freed memory in its threads when all cores are busy, and the
 * process dies of it (https://github.com/nodejs/node/issues/64841). Without it `npm run bench` prints the same figures.
 *
 * What has been compiled once is kept beside the packages, so that a start does not read all of the source again; worker
 * threads learn of it by the environment. Where nothing can be written there it is compiled each time.
 *
 * The backend is started with `--max-semi-space-size=8`: young objects take half the room, and it is as fast.
 *
 * Commands that read one document are started with `--no-regexp-tier-up`, so that a long pattern is compiled once and not twice.
 * It is no line here: changed once patterns have run, it brought one process in eight down.
 */
import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--no-maglev");

const ROOT = resolve(import.meta.dirname, "../..");
process.env["NODE_COMPILE_CACHE"] ??= join(ROOT, "node_modules/.cache/node");
enableCompileCache();
