/** Holds answers to the published OpenAPI document with a validator that knows nothing of this project. */
import { API_PREFIX, type RouteDefinition, type RouteName, routes } from "@career-portrait/shared/contract";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { openApiDocument } from "../src/http/openapi.ts";

const DOCUMENT = "openapi";

function pointer(...parts: string[]): string {
  const escaped = parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")));
  return `${DOCUMENT}#/${escaped.join("/")}`;
}

/** A validator of answers for the document of the server at `publicUrl`. */
export function answerChecker(publicUrl: string) {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  // The document itself is no schema; what its references point to is.
  ajv.addVocabulary(["openapi", "info", "servers", "security", "components", "paths"]);
  ajv.addSchema(openApiDocument(publicUrl), DOCUMENT);
  const compiled = new Map<string, ValidateFunction | null>();

  function validator(name: RouteName, status: number): ValidateFunction | null {
    const route: RouteDefinition = routes[name];
    const path = API_PREFIX + route.path.replace(/:(\w+)/g, "{$1}");
    const at = ["paths", path, route.method.toLowerCase(), "responses", String(status)];
    const key = pointer(...at, "content", "application/json", "schema");
    if (!compiled.has(key)) compiled.set(key, ajv.getSchema(key) ?? null);
    return compiled.get(key) ?? null;
  }

  return {
    /** @throws where the schema of the route's success is none that a validator takes */
    compile(name: RouteName): void {
      const { success }: RouteDefinition = routes[name];
      const hasBody = "data" in success || "raw" in success;
      if (hasBody && !validator(name, success.status)) throw new Error(`${name} documents no answer.`);
    },
    /** What is wrong with a body as it was sent; empty for one that is as documented. */
    complaints(name: RouteName, status: number, body: unknown): string[] {
      const validate = validator(name, status);
      if (!validate) return [`${name} documents no body for ${status}`];
      if (validate(body)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

let checker: ReturnType<typeof answerChecker> | null = null;

/** @throws for an answer that is not as documented; the request then fails, and with it the test that made it */
export function holdToDocument(name: RouteName, status: number, body: string): void {
  checker ??= answerChecker("http://127.0.0.1:8787");
  const complaints = checker.complaints(name, status, JSON.parse(body));
  if (complaints.length > 0)
    throw new Error(`${name} answers otherwise than documented: ${complaints.join("; ")}`);
}
