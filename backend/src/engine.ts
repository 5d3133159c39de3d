/**
 * Sets the JavaScript engine up; imported before anything else. The middle compiler of Node 24.15 and later (Maglev)
 * reads freed memory in its threads when all cores are busy, and the process dies of it
 * (https://github.com/nodejs/node/issues/64841). Without it `npm run bench` prints the same figures.
 */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--no-maglev");
