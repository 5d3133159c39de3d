/**
 * The form in which a route is written down, once. The router that serves it, the OpenAPI document, the typed client and
 * the contract tests all read this object.
 */
import type { z } from "zod";

/** The scopes of the specification, and the three that need the server's allowlist besides (decisions, section 3). */
export const SCOPES = [
  "read:profile",
  "write:profile",
  "read:claims",
  "write:claims",
  "read:documents",
  "write:documents",
  "read:opportunities",
  "write:opportunities",
  "read:preferences",
  "write:preferences",
  "read:contacts",
  "write:contacts",
  "read:usage",
  "admin:keys",
] as const;
export const ADMIN_SCOPES = ["admin:reports", "admin:jobs", "admin:maintenance"] as const;
export type Scope = (typeof SCOPES)[number] | (typeof ADMIN_SCOPES)[number];

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a request body may be. Bodies are JSON unless said otherwise; `maxBytes` beyond it answers 413. */
export type RequestBody =
  | { type: "json"; schema: z.ZodType; optional?: boolean; maxBytes?: number }
  | { type: "multipart"; field: string; contentType: string; maxBytes: number }
  | { type: "raw"; contentType: string; maxBytes: number };

/**
 * What a success looks like. `data` is the payload's schema (of one item, for a list); `empty` is 204; `file` is bytes of
 * that media type; `stream` is text that goes on until one side ends it; `raw` is JSON without the envelope.
 */
export type Success =
  | { status: 200 | 201 | 202; data: z.ZodType; list?: boolean }
  | { status: 204; empty: true }
  | { status: 200; file: string }
  | { status: 200; stream: string }
  | { status: 200; raw: z.ZodType };

/** Which limit per network address guards a route that needs no key. */
export type PublicAccess = "auth" | "poll" | "pages";

export interface RouteDefinition {
  method: Method;
  /** Below `/api/v1`; parameters as `:name`. Every parameter is a UUID unless `params` says otherwise. */
  path: string;
  tag: string;
  summary: string;
  /**
   * The key needs at least one of these; an empty list means any valid key; `public` means none is needed, and says which
   * per-address limit applies.
   */
  access: readonly Scope[] | { public: PublicAccess };
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: RequestBody;
  success: Success;
  /** Refusals particular to this route: status and code. Those every route can give are added by the document. */
  errors?: readonly (readonly [status: number, code: string])[];
}

/** Declares a route; the identity function that keeps the literal types the client and the handlers are derived from. */
export function route<const R extends RouteDefinition>(definition: R): R {
  return definition;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;
type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** An upload after it has been received whole; a raw one has no name. */
export interface UploadedFile {
  filename: string | null;
  bytes: Uint8Array;
}

export type ParamsOf<R extends RouteDefinition> = R["params"] extends z.ZodObject
  ? z.output<R["params"]>
  : { [K in PathNames<R["path"]>]: string };
export type QueryOf<R extends RouteDefinition> = Parsed<R["query"]>;
export type BodyOf<R extends RouteDefinition> = R["body"] extends { type: "json"; schema: infer S }
  ? R["body"] extends { optional: true }
    ? Parsed<S> | undefined
    : Parsed<S>
  : R["body"] extends { type: "multipart" | "raw" }
    ? UploadedFile
    : undefined;

/** A page of a list as a handler gives it. */
export interface Page<T> {
  items: T[];
  /** Null at the end. */
  next_cursor: string | null;
}

/** A file as a handler gives it: whole, or piece by piece. */
export interface FileAnswer {
  body: Uint8Array | AsyncIterable<Uint8Array>;
  filename: string;
}

/** What a handler answers with, before the envelope. */
export type AnswerOf<R extends RouteDefinition> = R["success"] extends { data: infer D; list: true }
  ? Page<Parsed<D>>
  : R["success"] extends { data: infer D }
    ? Parsed<D>
    : R["success"] extends { raw: infer D }
      ? Parsed<D>
      : R["success"] extends { file: string }
        ? FileAnswer
        : R["success"] extends { stream: string }
          ? AsyncIterable<string>
          : void;
