/** The API's answer → a tool's result. Whatever people or pages wrote stays inside the data. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ApiError } from "../errors.ts";
import { errorBody, type InProcessAnswer } from "../http/index.ts";

interface Refusal {
  error: { code: string; message: string; details?: unknown; retry_after?: number };
}

/** A refusal as the API gives it, for a model to read and act upon. */
function refusalResult(body: Refusal): CallToolResult {
  const { code, message } = body.error;
  return {
    isError: true,
    structuredContent: { ...body },
    content: [{ type: "text", text: `${message} (${code})\n${JSON.stringify(body)}` }],
  };
}

/** The same for a refusal that needed no request. */
export function refused(error: ApiError, requestId: string): CallToolResult {
  return refusalResult(errorBody(error, requestId) as unknown as Refusal);
}

/** A file travels as an embedded resource; beside it, what it is. */
function fileResult(answer: InProcessAnswer, uri: string, requestId: string): CallToolResult {
  const mimeType = answer.headers["content-type"] ?? "application/octet-stream";
  const filename = /filename="([^"]*)"/.exec(answer.headers["content-disposition"] ?? "")?.[1] ?? null;
  const data = { filename, media_type: mimeType, bytes: answer.body.byteLength };
  const structuredContent = { data, meta: { request_id: requestId } };
  return {
    structuredContent,
    content: [
      { type: "text", text: JSON.stringify(structuredContent) },
      { type: "resource", resource: { uri, mimeType, blob: answer.body.toString("base64") } },
    ],
  };
}

function dataResult(text: string): CallToolResult {
  return {
    structuredContent: JSON.parse(text) as Record<string, unknown>,
    content: [{ type: "text", text }],
  };
}

/** `uri` names what was asked for. */
export function resultOf(answer: InProcessAnswer, uri: string, requestId: string): CallToolResult {
  if (answer.status === 204)
    return dataResult(JSON.stringify({ data: null, meta: { request_id: requestId } }));
  const isJson = answer.headers["content-type"]?.startsWith("application/json") === true;
  if (answer.status < 400) {
    return isJson ? dataResult(answer.body.toString("utf8")) : fileResult(answer, uri, requestId);
  }
  const { error, ...rest } = JSON.parse(answer.body.toString("utf8")) as Refusal;
  const wait = answer.headers["retry-after"];
  return refusalResult({
    ...rest,
    error: wait === undefined ? error : { ...error, retry_after: Number(wait) },
  });
}
