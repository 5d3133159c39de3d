/** What a client is told when a call did not succeed. Apart from the schemas, so that it can be known without them. */

/** A refusal by the API, or (`code` `unreachable`) no answer at all. */
export class ApiRequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly details: { path: string; message: string }[];
  readonly existing: Record<string, unknown> | null;
  /** Seconds to wait before trying again, when the server named them. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    body: {
      code: string;
      message: string;
      request_id?: string;
      details?: { path: string; message: string }[];
    },
    extra: { existing?: Record<string, unknown>; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(body.message, { cause: extra.cause });
    this.name = "ApiRequestError";
    this.status = status;
    this.code = body.code;
    this.requestId = body.request_id ?? null;
    this.details = body.details ?? [];
    this.existing = extra.existing ?? null;
    this.retryAfter = extra.retryAfter ?? null;
  }
}
