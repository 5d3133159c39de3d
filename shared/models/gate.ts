/** The weights for what a sentence may say of somebody, read once. */
import { gateBytes } from "#weights";
import { readWeights, type Weights } from "./weights.ts";

let read: Weights | undefined;

export function gateWeights(): Weights {
  return (read ??= readWeights(gateBytes()));
}
