export type UnreadableReason =
  | "not_a_pdf"
  | "encrypted"
  | "corrupt"
  | "image_only"
  | "too_many_pages"
  | "too_large"
  | "timed_out";

/** A document that cannot be read; `message` is one sentence for its owner that says what to do. */
export class UnreadableDocument extends Error {
  override readonly name = "UnreadableDocument";
  readonly code: UnreadableReason;

  constructor(code: UnreadableReason, message: string) {
    super(message);
    this.code = code;
  }
}
