/** What was learned of postings, read when it is first asked for. */
import { readerBytes } from "#weights";
import { readWeights, type Weights } from "./weights.ts";

let ready: Weights | undefined;

export function readerWeights(): Weights {
  return (ready ??= readWeights(readerBytes()));
}
