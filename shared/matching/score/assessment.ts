import type { Verdict } from "../../contract/index.ts";
import type { PortraitEvidence } from "../types.ts";
import type { Phrase } from "./phrases.ts";
import type { QuotedClaim } from "./quoted-claim.ts";

/** One passage, and the claim it belongs to. */
export interface Quote {
  source: QuotedClaim;
  quote: PortraitEvidence;
}

/** What a requirement comes to against a portrait. */
export interface Assessment {
  verdict: Verdict;
  /** 0 to 1; grows with what the portrait shows. */
  credit: number;
  /** Weighs nothing: what a portrait does not show, or shows no more than a sign of. */
  neutral: boolean;
  /** Best first; none exactly when nothing shows it. */
  quotes: readonly Quote[];
  why: readonly Phrase[];
  /** What would close the rest. */
  closes: Phrase;
}
