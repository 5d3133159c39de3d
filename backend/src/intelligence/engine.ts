/** What reads postings and documents: the local engine, or a model behind the same interface (decisions, section 6). */
import type { PostingReading, PreferencesReading } from "@career-portrait/shared/contract";
import type { KnownFacts, Portrait } from "@career-portrait/shared/matching";
import type { Sentence } from "../phrasebook.ts";
import type { Composition, CompositionRequest } from "./composition.ts";
import type { IdentityText } from "./identity.ts";
import type { DocumentReading } from "../reading/reading.ts";
import type { ReviewFacts, ReviewText } from "./review.ts";

/** What was read, by which engine (`local` or the model's name), and in `note` why it was not the one configured. */
export interface Read<T> {
  reading: T;
  engine: string;
  note: Sentence | null;
}

/** The engine as one account has it: what a model costs is booked for that account. */
export type EngineOf = (accountId: string) => Engine;

export interface Engine {
  /** Whether a model works beside the local engine. */
  hasModel(): Promise<boolean>;
  /** Reads a posting's text. Every requirement is a verbatim span of it; facts known from the page win. */
  readPosting(text: string, known: KnownFacts, signal?: AbortSignal): Promise<Read<PostingReading>>;
  /** Adds to a local reading of a document what a model finds besides; every claim's quote is verbatim in the pages. */
  readResume(reading: DocumentReading, signal?: AbortSignal): Promise<Read<DocumentReading>>;
  /** Reads what a person looks for out of their description; what is not stated stays empty. */
  readPreferences(description: string, signal?: AbortSignal): Promise<Read<PreferencesReading>>;
  /** Describes a portrait that holds a role or a claim, stating nothing it does not hold. */
  describe(portrait: Portrait, signal?: AbortSignal): Promise<Read<IdentityText>>;
  /**
   * Reviews a period from its evidence. A model that cannot be reached is stood in for.
   * @throws CostCeilingReached; ModelUnusable when a model answered and nothing of it can be used.
   */
  review(facts: ReviewFacts, signal?: AbortSignal): Promise<Read<ReviewText>>;
  /** Has sentences written from evidence; null where no model does. Nothing of it has passed a gate yet. */
  compose(request: CompositionRequest, signal?: AbortSignal): Promise<Composition | null>;
  /** One vector for each text, or null where no model makes them. Vectors never enter a score (architecture, rule 5). */
  embed(
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<{ vectors: number[][]; engine: string } | null>;
}
