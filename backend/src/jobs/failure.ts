/** How a job ends without having done its work. */

/** Thrown by a job that cannot succeed however often it is tried; `message` is the sentence its owner reads. */
export class JobFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "JobFailure";
  }
}

/** The run no longer holds its job: another process has taken it up, or the job was deleted. Nothing may be written. */
export class LeaseLost extends Error {
  constructor() {
    super("the job's lease was lost");
    this.name = "LeaseLost";
  }
}

export const STOPPED_HALFWAY =
  "The work stopped halfway every time it was tried. Please start it again; if it happens again, tell the operator.";
export const WENT_WRONG =
  "Something went wrong on our side and trying again did not help. Please start it again later.";
