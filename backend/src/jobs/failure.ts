/** How a job ends without having done its work. */
import type { MatchPhrase } from "@career-portrait/shared/contract";

/** A sentence its owner reads, and the same as a code for readers of other languages (docs/explanations.md). */
export interface FailureSentence {
  message: string;
  explanation: MatchPhrase | null;
}

/** Thrown by a job that cannot succeed however often it is tried; `message` is the sentence its owner reads. */
export class JobFailure extends Error implements FailureSentence {
  readonly explanation: MatchPhrase | null;

  constructor(
    message: string,
    options: { cause?: unknown; code?: string; params?: MatchPhrase["params"] } = {},
  ) {
    const { code, params = {}, ...rest } = options;
    super(message, rest);
    this.name = "JobFailure";
    this.explanation = code === undefined ? null : { code, params };
  }
}

/** The run no longer holds its job: another process has taken it up, or the job was deleted. Nothing may be written. */
export class LeaseLost extends Error {
  constructor() {
    super("the job's lease was lost");
    this.name = "LeaseLost";
  }
}

/** Of an error on our side that outlasted every attempt. */
export function ourFault(message: string): FailureSentence {
  return { message, explanation: { code: "went_wrong", params: {} } };
}

export const STOPPED_HALFWAY: FailureSentence = {
  message:
    "The work was cut off at the same place every time it was tried. Please start it again; if it happens again, tell the operator.",
  explanation: { code: "stopped_halfway", params: {} },
};
export const WENT_WRONG = ourFault(
  "Something went wrong on our side and trying again did not help. Please start it again later.",
);
