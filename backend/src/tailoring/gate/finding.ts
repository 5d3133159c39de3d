/** What the gate finds wrong with a sentence, and what it is told about the sentence's surroundings. */
import type { MatchPhrase } from "@career-portrait/shared/contract";

/** The twelve kinds of fabrication, `name` for other proper names, and `deed` for what was never done, or not so. */
export type UnsupportedKind =
  | "employer"
  | "title"
  | "degree"
  | "certificate"
  | "date"
  | "number"
  | "technology"
  | "language"
  | "team_size"
  | "award"
  | "quotation"
  | "name"
  | "deed";

/** A piece of a statement that the cited evidence does not hold. */
export interface Unsupported {
  kind: UnsupportedKind;
  /** `statement.slice(start, end)`. */
  text: string;
  start: number;
  end: number;
  /** A sentence a person understands. */
  reason: string;
  /** The same as codes (reasons.ts). */
  explanation: MatchPhrase[];
}

export interface GateOptions {
  /** What the posting says may stand only as the employer's need. */
  posting: { title: string | null; company: string | null; text: string } | null;
  /** Who the statement is about: the person, or what the employer asks for. */
  voice: "candidate" | "employer_need";
  /** Today, ISO 8601; roles that run are counted until then. */
  now: string;
}
