/** Receiving what a request carries and holding it to the route's schemas. */
import { Writable } from "node:stream";
import type { RequestBody, RouteDefinition, UploadedFile } from "@career-portrait/shared/contract";
import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
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

/** Query values; a name given twice or not known is refused. */
export function readQuery(
  route: RouteDefinition,
  query: Record<string, string | string[] | undefined>,
): unknown {
  const repeated = Object.entries(query).filter(([, value]) => Array.isArray(value));
  if (repeated.length > 0)
    throw invalid(repeated.map(([path]) => ({ path, message: "was given more than once" })));
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

async function parseInto(ctx: Context, parse: ReturnType<typeof koaBody>, maxBytes: number): Promise<void> {
  if (Number(ctx.get("Content-Length")) > maxBytes + MULTIPART_OVERHEAD) throw tooLarge(maxBytes);
  try {
    await parse(ctx, async () => {});
  } catch (error) {
    const status = statusOf(error);
    if (status === 413) throw tooLarge(maxBytes);
    if (status === 415)
      throw new ApiError(415, "unsupported_media_type", "The body's encoding is not supported.");
    if (status !== null && status < 500) {
      throw new ApiError(
        400,
        "validation_error",
        "The body could not be read: it is malformed or incomplete.",
        {
          details: [{ path: "", message: "is malformed" }],
          cause: error,
        },
      );
    }
    throw error;
  }
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
  const parse = koaBody({
    json: true,
    urlencoded: false,
    text: false,
    multipart: false,
    jsonLimit: maxBytes,
    jsonStrict: false,
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
  });
  await parseInto(ctx, parse, maxBytes);
  return validated(body.schema, ctx.request.body);
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
  await parseInto(ctx, parse, body.maxBytes);
  const fields = Object.keys((ctx.request.body as Record<string, unknown> | undefined) ?? {});
  const files = Object.entries(ctx.request.files ?? {});
  const unknown = [...fields, ...files.map(([name]) => name)].filter((name) => name !== body.field);
  if (unknown.length > 0) throw invalid(unknown.map((path) => ({ path, message: "is not a known field" })));
  const file = files[0]?.[1];
  if (!file || Array.isArray(file)) throw invalid([{ path: body.field, message: "must be one file" }]);
  return { filename: file.originalFilename ?? null, bytes: Buffer.concat(chunks) };
}

/** The body as it came, of the one type the route takes. */
async function readRaw(ctx: Context, body: Extract<RequestBody, { type: "raw" }>): Promise<UploadedFile> {
  if (!ctx.is(body.contentType)) {
    throw new ApiError(415, "unsupported_media_type", `Send the body as ${body.contentType}.`);
  }
  if (!["", "identity"].includes(ctx.get("Content-Encoding")))
    throw new ApiError(415, "unsupported_media_type", "The body's encoding is not supported.");
  if (Number(ctx.get("Content-Length")) > body.maxBytes) throw tooLarge(body.maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection outlives a refusal, so that the refusal reaches the client.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > body.maxBytes) throw tooLarge(body.maxBytes);
    chunks.push(chunk);
  }
  return { filename: null, bytes: Buffer.concat(chunks) };
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
