/** One clause of a posting: what may be a requirement. */
import type { Piece } from "./pieces.ts";

export interface Clause extends Piece {
  /** It was cut off a longer point because it carries a softener of its own ("Swedish preferred"). */
  softened: boolean;
  /** It is a member of a list of things of several sorts in running text. */
  enumerated: boolean;
  /** It goes on with the verb of the clause before it ("…, and be gentle with stock"). */
  led: boolean;
}
