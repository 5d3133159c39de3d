/** A tool's arguments → the request its route takes. What is wrong with them is left for the route to say. */
import { API_PREFIX, type RequestBody } from "@career-portrait/shared/contract";
import { ApiError, invalid } from "../errors.ts";
import type { InProcessRequest } from "../http/index.ts";
import { BODY_ARGUMENT, CONTENT_ARGUMENT, IDEMPOTENCY_ARGUMENT, type Tool } from "./tools.ts";

export type Arguments = Record<string, unknown>;
type Content = Pick<InProcessRequest, "headers" | "body">;

const NONE: Content = { headers: {}, body: null };
/** Longest path and query, in characters: with the headers within what an HTTP server takes. */
const ADDRESS_MAX = 8192;
const HEADER_TEXT = /^[\x21-\x7e]{1,255}$/;

/** As a path or a query carries it. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(",");
  return typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
}

function pathOf({ route, inPath, inQuery }: Tool, given: Arguments): string {
  const missing = [...inPath].filter((name) => given[name] === undefined || given[name] === "");
  if (missing.length > 0) throw invalid(missing.map((path) => ({ path, message: "is required" })));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(given[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    // Without a body, an argument that nobody knows is refused where it lands: in the query.
    const belongs = inQuery.has(name) || (!route.body && !inPath.has(name));
    if (belongs && value !== null && value !== undefined) query.set(name, textOf(value));
  }
  const search = query.size > 0 ? `?${query.toString()}` : "";
  const address = `${API_PREFIX}${path}${search}`;
  if (address.length > ADDRESS_MAX) {
    const message = `The arguments for path and query are longer than ${ADDRESS_MAX} characters together.`;
    throw new ApiError(414, "uri_too_long", message);
  }
  return address;
}

async function upload(body: Exclude<RequestBody, { type: "json" }>, given: Arguments): Promise<Content> {
  const { [CONTENT_ARGUMENT]: content, ...unknown } = given;
  const wrong = Object.keys(unknown).map((path) => ({ path, message: "is not a known field" }));
  if (typeof content !== "string") wrong.push({ path: CONTENT_ARGUMENT, message: "must be text" });
  if (wrong.length > 0) throw invalid(wrong);
  const file = new File([content as string], "text", { type: body.contentType });
  if (body.type === "raw") {
    return { headers: { "content-type": body.contentType }, body: await file.bytes() };
  }
  const form = new FormData();
  form.set(body.field, file);
  const encoded = new Response(form);
  return {
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    body: await encoded.bytes(),
  };
}

async function contentOf({ route: { body }, recordsSurface }: Tool, given: Arguments): Promise<Content> {
  if (!body) return NONE;
  if (body.type !== "json") return upload(body, given);
  const fields = recordsSurface ? { ...given, surface: "mcp" } : given;
  if (body.optional && Object.keys(fields).length === 0) return NONE;
  const json = BODY_ARGUMENT in fields ? fields[BODY_ARGUMENT] : fields;
  return { headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(json)) };
}

/**
 * The request that calls this tool.
 * @throws ApiError 400 `validation_error`, 414 `uri_too_long` where no request can be made of the arguments.
 */
export async function requestOf(
  tool: Tool,
  given: Arguments,
): Promise<Pick<InProcessRequest, "method" | "path" | "headers" | "body">> {
  const { [IDEMPOTENCY_ARGUMENT]: key, ...rest } = given;
  const { method } = tool.route;
  const isKeyed = method === "POST" && key !== undefined && key !== null;
  if (isKeyed && !(typeof key === "string" && HEADER_TEXT.test(key))) {
    throw invalid([{ path: IDEMPOTENCY_ARGUMENT, message: "must be 1 to 255 visible ASCII characters" }]);
  }
  const arranged = method === "POST" ? rest : given;
  const forBody = Object.entries(arranged).filter(
    ([name]) => !tool.inPath.has(name) && !tool.inQuery.has(name),
  );
  const { headers, body } = await contentOf(tool, Object.fromEntries(forBody));
  return {
    method,
    path: pathOf(tool, arranged),
    headers: isKeyed ? { ...headers, "idempotency-key": key as string } : headers,
    body,
  };
}
