/** The one error class. Thrown where a rule is broken; turned into a body in one place (`http/envelope.ts`). */

export interface ErrorExtras {
  /** For `validation_error`: which fields, and why. */
  details?: { path: string; message: string }[];
  /** For `duplicate`: the row that already stands. */
  existing?: { id: string } & Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal with its HTTP status, stable code and a message for people (specification, Errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorExtras["details"];
  readonly existing: ErrorExtras["existing"];
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, extras: ErrorExtras = {}) {
    super(message, { cause: extras.cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.details = extras.details;
    this.existing = extras.existing;
    this.headers = extras.headers ?? {};
  }
}

/** 404 for a row that is missing or belongs to another account: both look the same. */
export function notFound(what: string): ApiError {
  return new ApiError(404, "not_found", `${what} was not found.`);
}

/** 400 naming each wrong field. */
export function invalid(details: { path: string; message: string }[]): ApiError {
  const first = details[0];
  const message = first ? `${first.path || "body"}: ${first.message}` : "The request is not valid.";
  return new ApiError(400, "validation_error", message, { details });
}
