/** Receiving what a request carries and holding it to the route's schemas. */
import { Writable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { RequestBody, RouteDefinition, UploadedFile } from "@career-portrait/shared/contract";
import { parse as parseJson } from "@hapi/bourne";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { z } from "zod";
import { ApiError, invalid } from "../errors.ts";
import { complaint } from "./complaints.ts";

/** Bodies beyond this answer 413 unless the route says otherwise. */
const JSON_MAX_BYTES = 1024 * 1024;
const DEFAULT_PARAMETER = z.uuid();

/** Turns a schema's complaints into the details of a `validation_error`; unknown fields are named one by one. */
function detailsOf(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join(".");
    if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      message: "is not a known field",
    }));
  });
}

function validated<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: complaint });
  if (!parsed.success) throw invalid(detailsOf(parsed.error));
  return parsed.data;
}

/** Path parameters; one that cannot be an id names nothing that exists (decisions, section 4). */
export function readParams(route: RouteDefinition, raw: Record<string, string>): Record<string, string> {
  const ok = route.params
    ? route.params.safeParse(raw).success
    : Object.values(raw).every((value) => DEFAULT_PARAMETER.safeParse(value).success);
  if (!ok) throw new ApiError(404, "not_found", "There is nothing at this address.");
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, route.params ? value : value.toLowerCase()]),
  );
}

function isNumber(schema: unknown): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return isNumber(schema.unwrap());
  return schema instanceof z.ZodNumber;
}

/** Query values; a name given twice or not known, and a number that is not written in decimal digits, are refused. */
export function readQuery(
  route: RouteDefinition,
  query: Record<string, string | string[] | undefined>,
): unknown {
  const repeated = Object.entries(query).filter(([, value]) => Array.isArray(value));
  if (repeated.length > 0)
    throw invalid(repeated.map(([path]) => ({ path, message: "was given more than once" })));
  const shape: Record<string, unknown> = route.query?.shape ?? {};
  const otherwise = Object.entries(query).filter(
    ([name, value]) => isNumber(shape[name]) && !/^\d+$/u.test(String(value)),
  );
  if (otherwise.length > 0) {
    throw invalid(otherwise.map(([path]) => ({ path, message: "must be a whole number" })));
  }
  return validated(route.query ?? z.strictObject({}), query);
}

function hasBody(ctx: Context): boolean {
  return ctx.get("Transfer-Encoding") !== "" || Number(ctx.get("Content-Length")) > 0;
}

function tooLarge(maxBytes: number): ApiError {
  const size = maxBytes >= 1024 * 1024 ? `${maxBytes / 1024 / 1024} MB` : `${Math.floor(maxBytes / 1024)} kB`;
  return new ApiError(
    413,
    "payload_too_large",
    `The body is larger than ${size}, which is the most this address takes.`,
  );
}

function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null) return null;
  const status =
    (error as { status?: unknown; httpCode?: unknown }).status ?? (error as { httpCode?: unknown }).httpCode;
  return typeof status === "number" ? status : null;
}

function unknownCoding(): ApiError {
  return new ApiError(415, "unsupported_media_type", "The body's encoding is not supported.");
}

function malformed(message: string, detail: string, cause?: unknown): ApiError {
  return new ApiError(400, "validation_error", message, { details: [{ path: "", message: detail }], cause });
}

/** Content codings that a body may come in (RFC 9110, section 8.4.1), and what undoes them. */
const DECODERS = new Map([
  ["gzip", promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)],
  ["x-gzip", promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)],
  ["deflate", promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)],
  ["br", promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress)],
]);
const PLAIN: readonly string[] = ["", "identity"];

/** The body's bytes as they come off the wire. */
async function received(ctx: Context, maxBytes: number): Promise<Buffer> {
  if (Number(ctx.get("Content-Length")) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The connection outlives a refusal, so that the refusal reaches the client.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw malformed("The body ended before it was complete.", "is incomplete", error);
  }
  if (size > maxBytes) throw tooLarge(maxBytes);
  return Buffer.concat(chunks);
}

/** The body's bytes, decompressed where they came compressed; `maxBytes` bounds them before and after. */
async function readBytes(ctx: Context, maxBytes: number): Promise<Buffer> {
  const coding = ctx.get("Content-Encoding").toLowerCase();
  const decode = DECODERS.get(coding);
  if (!decode && !PLAIN.includes(coding)) throw unknownCoding();
  const bytes = await received(ctx, maxBytes);
  if (!decode) return bytes;
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(maxBytes);
    const message = "The body could not be decompressed: it is not what its Content-Encoding says.";
    throw malformed(message, "cannot be decompressed", error);
  }
}

/** Text of JSON is UTF-8 (RFC 8259, section 8.1); what is none is refused rather than stored with holes in it. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw malformed("The body is not valid UTF-8. Send it as UTF-8.", "is not valid UTF-8", error);
  }
}

/** Whether every text in it can be stored as it is: half of a surrogate pair cannot. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner));
}

/** What a body of JSON says; without one, undefined. */
function parsedJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw malformed("The body could not be read: it is not well-formed JSON.", "is malformed", error);
  }
  if (!isWellFormed(value)) {
    throw malformed("The body has half of a surrogate pair in it, which is no character.", "is malformed");
  }
  return value;
}

const MULTIPART_OVERHEAD = 64 * 1024;

async function readJson(
  ctx: Context,
  body: { schema: z.ZodType; optional?: boolean; maxBytes?: number },
): Promise<unknown> {
  if (!hasBody(ctx)) return body.optional ? undefined : validated(body.schema, undefined);
  if (!ctx.is("application/json")) {
    throw new ApiError(415, "unsupported_media_type", "Send the body as application/json.");
  }
  const maxBytes = body.maxBytes ?? JSON_MAX_BYTES;
  const value = parsedJson(textOf(await readBytes(ctx, maxBytes)));
  return value === undefined && body.optional ? undefined : validated(body.schema, value);
}

/** formidable's codes for what comes beside the one file: fields that are long, that are many, further files. */
const BESIDE_THE_FILE: readonly unknown[] = [1006, 1007, 1015];

async function parseInto(
  ctx: Context,
  parse: ReturnType<typeof koaBody>,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<void> {
  if (Number(ctx.get("Content-Length")) > maxBytes + MULTIPART_OVERHEAD) throw tooLarge(maxBytes);
  try {
    await parse(ctx, async () => {});
  } catch (error) {
    const status = statusOf(error);
    if (BESIDE_THE_FILE.includes((error as { code?: unknown }).code)) {
      throw invalid([{ path: field, message: "must be one file, with nothing beside it" }]);
    }
    if (status === 413) throw tooLarge(maxBytes);
    if (status === 415) throw unknownCoding();
    if (status !== null && status < 500) {
      const message = "The body could not be read: it is malformed or incomplete.";
      throw malformed(message, "is malformed", error);
    }
    throw error;
  }
}

/** A form with one file at most. */
export interface MultipartForm {
  fields: Record<string, unknown>;
  /** Null where the form has none. */
  file: (UploadedFile & { field: string }) | null;
}

/**
 * A form of `multipart/form-data`, the file of its field in memory.
 * @throws ApiError 400 `validation_error`, 413, 415.
 */
export async function readMultipart(
  ctx: Context,
  body: { field: string; maxBytes: number },
): Promise<MultipartForm> {
  if (!PLAIN.includes(ctx.get("Content-Encoding").toLowerCase())) throw unknownCoding();
  const chunks: Buffer[] = [];
  const parse = koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: true,
    formidable: {
      maxFiles: 1,
      maxFields: 10,
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFileSize: body.maxBytes,
      maxTotalFileSize: body.maxBytes,
      maxFieldsSize: MULTIPART_OVERHEAD,
      // Kept in memory: nothing is left behind on a disk when the upload is refused.
      fileWriteStreamHandler: () =>
        new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        }),
    },
  });
  await parseInto(ctx, parse, body);
  const fields = (ctx.request.body as Record<string, unknown> | undefined) ?? {};
  const [first] = Object.entries(ctx.request.files ?? {});
  if (!first) return { fields, file: null };
  const [field, file] = first;
  if (!file || Array.isArray(file)) throw invalid([{ path: field, message: "must be one file" }]);
  return { fields, file: { field, filename: file.originalFilename ?? null, bytes: Buffer.concat(chunks) } };
}

async function readUpload(
  ctx: Context,
  body: Extract<RequestBody, { type: "multipart" }>,
): Promise<UploadedFile> {
  if (!ctx.is("multipart/form-data")) {
    throw new ApiError(
      415,
      "unsupported_media_type",
      `Send the file as multipart/form-data, field ${body.field}.`,
    );
  }
  const { fields, file } = await readMultipart(ctx, body);
  const unknown = [...Object.keys(fields), ...(file ? [file.field] : [])].filter(
    (name) => name !== body.field,
  );
  if (unknown.length > 0) throw invalid(unknown.map((path) => ({ path, message: "is not a known field" })));
  if (!file) throw invalid([{ path: body.field, message: "must be one file" }]);
  return { filename: file.filename, bytes: file.bytes };
}

/** The body as it came, of the one type the route takes. */
async function readRaw(ctx: Context, body: Extract<RequestBody, { type: "raw" }>): Promise<UploadedFile> {
  if (!ctx.is(body.contentType)) {
    throw new ApiError(415, "unsupported_media_type", `Send the body as ${body.contentType}.`);
  }
  return { filename: null, bytes: await readBytes(ctx, body.maxBytes) };
}

/**
 * The request's body as the route's schema types it.
 * @throws ApiError 400 `validation_error`, 413, 415.
 */
export async function readBody(route: RouteDefinition, ctx: Context): Promise<unknown> {
  if (route.body?.type === "json") return readJson(ctx, route.body);
  if (route.body?.type === "multipart") return readUpload(ctx, route.body);
  if (route.body?.type === "raw") return readRaw(ctx, route.body);
  if (ctx.method === "GET" || ctx.method === "HEAD" || !hasBody(ctx)) return undefined;
  await readJson(ctx, { schema: z.strictObject({}) });
  return undefined;
}
