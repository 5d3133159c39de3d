/** Why a model's answer could not be used, in a sentence for the person who waits for the result. */
import type { Sentence } from "../../phrasebook.ts";
import { engineNote } from "../../engine-notes.ts";

export class ModelUnusable extends Error {
  /** The message, and the same in codes. */
  readonly note: Sentence;

  constructor(note: Sentence, options?: { cause?: unknown }) {
    super(note.text, options);
    this.name = "ModelUnusable";
    this.note = note;
  }
}

/** The model was not heard: its server could not be reached, was too slow, or refused the call. */
export class ModelUnreachable extends ModelUnusable {
  constructor(note: Sentence, options?: { cause?: unknown }) {
    super(note, options);
    this.name = "ModelUnreachable";
  }
}

/** The month's budget is used up: no call was made (specification, Errors: `cost_ceiling`). */
export class CostCeilingReached extends ModelUnusable {
  constructor() {
    super(engineNote("model_budget_spent"));
    this.name = "CostCeilingReached";
  }
}
