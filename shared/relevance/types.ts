/** Shapes of relevance: how well a posting fits what a person looks for and has done. */
import type { CapturedPosting, MatchPhrase, Preferences } from "../contract/index.ts";

/** What is known of a posting; `text` may be empty. */
export interface RelevancePosting extends Pick<
  CapturedPosting,
  "title" | "company" | "location" | "work_mode" | "employment_type" | "salary"
> {
  text: string;
  /** Where it was found; left out where that is not known. */
  source?: string | null;
}

export type Wishes = Pick<
  Preferences,
  | "industries"
  | "company_sizes"
  | "company_stages"
  | "role_levels"
  | "tech_stack"
  | "work_styles"
  | "culture_signals"
  | "locations"
  | "company_attributes"
  | "exclusions"
  | "compensation_floor"
  | "compensation_currency"
  | "compensation_period"
  | "discovery_queries"
>;

export type Dimension =
  | "role"
  | "level"
  | "location"
  | "work_style"
  | "compensation"
  | "stack"
  | "company"
  | "portrait"
  | "exclusion"
  | "learned";

/** One comparison. `fit` is 0 (against the wish) to 1 (as wished); `words` name the fact for a person. */
export interface RelevanceFact {
  dimension: Dimension;
  fit: number;
  /** How much it counts beside the others. */
  weight: number;
  words: string;
  /** `words` as a code with parameters, for readers of other languages (docs/explanations.md). */
  phrase: MatchPhrase;
}

export interface Relevance {
  /** 0–100, an integer; null when no wish could be compared. */
  score: number | null;
  /** For sorting: the score; without one from -1 to 0, by how near the person's own work lies. */
  rank: number;
  /** One sentence that names the deciding facts; null when there is none. */
  reason: string | null;
  /** The reason as codes: what speaks for it, then behind `against` what does not, then the strongest lesson; null with it. */
  explanation: MatchPhrase[] | null;
  facts: RelevanceFact[];
}

/** Which fact of a posting a lesson is about. */
export type Trait = "company" | "title" | "location" | "work_mode" | "source";

/** What past decisions taught about one fact of postings. */
export interface Lesson {
  trait: Trait;
  /** The fact as it is compared: folded. */
  value: string;
  /** Added to a posting's score, -16 to 16. */
  points: number;
  /** A sentence with the counts behind it. */
  because: string;
  /** The same as a code. */
  explanation: MatchPhrase;
}
