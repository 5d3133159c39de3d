/** The weights for what people write of themselves, read once for all readers that ask them. */
import { tellingBytes } from "#weights";
import { readWeights, type Weights } from "./weights.ts";

let read: Weights | undefined;

export function tellingWeights(): Weights {
  return (read ??= readWeights(tellingBytes()));
}
