/** The backend answered, but not in the contract's words: backend and extension are of different versions. */
export class UnknownAnswerError extends Error {
  override readonly name = "UnknownAnswerError";
}
