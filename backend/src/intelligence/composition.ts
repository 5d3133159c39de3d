/** Having sentences written from evidence: what a model is given, and what it gives back. The caller's gate decides what stays. */
import type { Sentence } from "../phrasebook.ts";

export interface EvidenceItem {
  id: string;
  /** What kind of row it is and where it belongs, such as "role: Sous Chef, Harbour Inn, 2019 –". */
  about: string;
  text: string;
}

/** One place that sentences are written for. */
export interface Part {
  /** Letters, digits and underscores. */
  name: string;
  /** What is to stand there. */
  wish: string;
}

export interface CompositionRequest {
  /** What is written, for the person's eyes: "profile", "letter". */
  what: string;
  task: string;
  parts: readonly Part[];
  /** Everything that may be said; without contact data. */
  evidence: readonly EvidenceItem[];
  posting: { title: string; company: string | null; text: string };
  /** A text that is to be rewritten. */
  text?: string;
  /** What the person wants, in their words. */
  instruction?: string;
}

export interface ComposedSentence {
  part: string;
  text: string;
  /** Of the evidence it is said to rest on. */
  ids: string[];
}

export interface Composition {
  /** Empty when the model gave nothing that can be used. */
  sentences: ComposedSentence[];
  engine: string;
  /** Why there are none. */
  note: Sentence | null;
}
