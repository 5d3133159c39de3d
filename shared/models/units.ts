/** The units of any text, a posting's or another's; apart from what reads postings, which is much. */
import { flatten } from "../letters/flat.ts";
import { type Unit, unitsOf } from "../text/index.ts";
import { chances } from "./linear.ts";
import { readerWeights } from "./reader.ts";
import { partOf } from "./weights.ts";

/** What any text's author set down as one point or sentence, as ranges of it; lost breaks are found by what was learned. */
export function unitsIn(text: string): Unit[] {
  const breaks = partOf(readerWeights().tables, "breaks");
  return unitsOf(text, flatten(text), (features) => features.map((rows) => chances(breaks, rows)[1]!));
}
