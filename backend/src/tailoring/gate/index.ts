/** The gate: whether a generated sentence states anything that its cited evidence does not hold (docs/tailoring.md). */
export {
  CONTACT_ID,
  type BesidePortrait,
  type Evidence,
  evidenceOf,
  type EvidenceKind,
  type Period,
} from "./evidence.ts";
export type { GateOptions, Unsupported, UnsupportedKind } from "./finding.ts";
export { unsupportedIn } from "./judge.ts";
export { because } from "./reasons.ts";
