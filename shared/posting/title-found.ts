import type { Fact } from "./draft.ts";
import type { Line } from "./lines.ts";

export interface TitleFound {
  fact: Fact<string>;
  /** The line it stands in; null when only the page's head names it. */
  line: Line | null;
  score: number;
}
