/** Builds the extension when it is stale. */
import { buildExtension } from "./bootstrap.mjs";

await buildExtension();
