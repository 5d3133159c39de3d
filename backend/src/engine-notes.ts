/** What people are told about who read or wrote something, and why it was not the model. */
import { phrasebook } from "./phrasebook.ts";

export const engineNote = phrasebook({
  model_too_slow: "The model took too long.",
  model_unreachable: "The model's server could not be reached.",
  model_failed: "The model's server answered with an error.",
  model_key_refused: "The model's server refused the key.",
  model_unknown: "The model's server does not know the model or the address.",
  model_text_too_long: "The text is too long for the model.",
  model_over_limit: "The model's server is over its limit.",
  model_budget_spent: "This month's budget for the model is used up.",
  model_refused_text: "The model refused to read this text.",
  model_unusable: "The model gave no usable answer, twice.",
  model_broke_rule: ({ fault }: { fault: string }) => `The model's description broke a rule twice (${fault})`,
  model_quoted_nothing: "Nothing that the model gave stands in the text.",
  model_review_unborne: "The model's review is not borne out by the evidence.",
  model_vectors_miscounted: "The model gave another number of vectors than asked.",
  model_vectors_unusable: "The model gave vectors that cannot be used.",
  model_unborne: "Nothing that the model wrote is borne out by the portrait.",
  model_mostly_unborne: "Too little of what the model wrote is borne out.",
  model_sentences_left_out: ({ count }: { count: number }) =>
    `Left out, for want of evidence: ${count} of the model's sentences.`,
  /** `what`: posting, document, description, portrait. */
  local_engine_read: ({ what }: { what: string }) => `The local engine read the ${what} instead.`,
  /** `what`: review, profile, letter, text, advice. */
  local_engine_wrote: ({ what }: { what: string }) => `The local engine wrote the ${what} instead.`,
});
