import type { Segment } from "./read-segments.ts";

export type Column = "full" | "left" | "right";

/** Segments of one printed line, left to right. */
export interface Row {
  segments: Segment[];
  y: number;
  column: Column;
}
