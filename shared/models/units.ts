/** The units of any text, a posting's or another's; apart from what reads postings, which is much. */
import { flatten } from "../letters/flat.ts";
import { type Unit, unitsOf } from "../text/index.ts";
import { chances } from "./linear.ts";
import { readerWeights } from "./reader.ts";
import { partOf, type Weights } from "./weights.ts";

/** How likely a text breaks at each place, by the features of it. */
export function breaksBy({ tables }: Pick<Weights, "tables">) {
  const breaks = partOf(tables, "breaks");
  return (features: readonly (readonly number[])[]) => features.map((rows) => chances(breaks, rows)[1]!);
}

/** What any text's author set down as one point or sentence, as ranges of it; lost breaks are found by what was learned. */
export function unitsIn(text: string): Unit[] {
  return unitsOf(text, flatten(text), breaksBy(readerWeights()));
}
