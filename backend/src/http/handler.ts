/** What a route's handler is given and what it owes. Derived from the contract, so that neither can drift from it. */
import type {
  AnswerOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  RouteDefinition,
  RouteName,
  Routes,
  Scope,
} from "@career-portrait/shared/contract";
import type { Logger } from "pino";
import type { Surface } from "./in-process.ts";

/** Whose key the request carried. */
export interface Caller {
  accountId: string;
  keyId: string;
  scopes: readonly Scope[];
}

export interface Call<R extends RouteDefinition> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** Null on public routes only; there `accountId` is the empty string. */
  caller: R["access"] extends { public: unknown } ? null : Caller;
  accountId: string;
  requestId: string;
  /** The client's network address. */
  address: string;
  surface: Surface;
  log: Logger;
  /**
   * An id for the row this request makes. With an `Idempotency-Key` it is the same for every repetition of the request, so
   * that a request repeated after a crash finds what it made before instead of making it twice.
   */
  effectId: string;
  /** Aborted when the client is gone before it had its answer. */
  signal: AbortSignal;
  /** A header of the request; empty when there is none. */
  header(name: string): string;
  setHeader(name: string, value: string): void;
}

export type Handler<R extends RouteDefinition> = (call: Call<R>) => Promise<AnswerOf<R>>;

/** One handler for each of the named routes; leaving one out does not compile. */
export type HandlersFor<Names extends RouteName> = { [K in Names]: Handler<Routes[K]> };
export type Handlers = HandlersFor<RouteName>;
