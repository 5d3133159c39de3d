/** The sites with a reader of their own. */
import type { Site } from "./site.ts";

export const SITES: readonly Site[] = [];
