/** The gate: whether a generated sentence states anything that its cited evidence does not hold (docs/tailoring.md). */
export { type Evidence, evidenceOf, type Period } from "./evidence.ts";
export type { GateOptions, Unsupported, UnsupportedKind } from "./finding.ts";
export { unsupportedIn } from "./judge.ts";
export { because } from "./reasons.ts";
