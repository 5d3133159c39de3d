/** HTTP: the contract mounted on Koa, with keys, scopes, limits, idempotency, envelope and errors. */
export { abortedWithClient, type AnswerObserver, type RequestState, showAllowance } from "./api.ts";
export { createApp } from "./app.ts";
export { attach } from "./attachment.ts";
export { authenticate, type FindKey, type KnownKey, refusalOf } from "./authentication.ts";
export { readBody, readMultipart } from "./bodies.ts";
export { decodeCursor, pageOf } from "./cursor.ts";
export { asApiError, errorBody, markUnchanging, sendError } from "./envelope.ts";
export type { Handler, Handlers, HandlersFor } from "./handler.ts";
export { idempotencyIndexes, IdempotencyStore } from "./idempotency.ts";
export {
  createDispatch,
  type Dispatch,
  type InProcessAnswer,
  type InProcessRequest,
  type Origin,
} from "./in-process.ts";
export { limitIndexes, WindowLimiter } from "./limits.ts";
export { listen } from "./listen.ts";
export { createMetrics, type Metrics } from "./metrics.ts";
export { rateLimited } from "./refusals.ts";
export { isLoopback, trustsOrigin } from "./requests.ts";
export { idOf, pageFrom } from "./paging.ts";
