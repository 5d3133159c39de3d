/** Part of `npm ci` and `npm install`. */
import { linkNode } from "./bootstrap.mjs";

linkNode();
