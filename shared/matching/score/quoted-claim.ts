/** A claim with what may be quoted of it, made ready to be searched. */
import type { PortraitClaim, PortraitEvidence } from "../types.ts";

/** A claim together with the quotes that carry it. */
export interface QuotedClaim {
  claim: PortraitClaim;
  quotes: PortraitEvidence[];
  /** Words of label, description and quotes. */
  terms: ReadonlySet<string>;
  /** The same, folded, one space at both ends, for whole-phrase look-up. */
  text: string;
  /** Canonical names, or the folded label where the taxonomy does not know it. */
  skills: readonly string[];
}
