/** The sites with a reader of their own. The first that accepts a page reads it. */
import { indeed } from "./indeed.ts";
import { jobPortals } from "./job-portals.ts";
import { linkedin } from "./linkedin.ts";
import { recruitingPlatforms } from "./recruiting-platforms.ts";
import type { Site } from "./site.ts";

export const SITES: readonly Site[] = [linkedin, indeed, ...recruitingPlatforms, ...jobPortals];
