/** What is derived from the contract: every route is a tool or left out with a reason, and each tool says what it takes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RouteDefinition, route, routes } from "@career-portrait/shared/contract";
import { Ajv, AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import { requestOf } from "./requests.ts";
import { listTools } from "./server.ts";
import { allTools, type Tool, whyLeftOut } from "./tools.ts";

const DOCUMENT = readFileSync(join(import.meta.dirname, "../../../docs/mcp.md"), "utf8");
const operations = Object.entries(routes) as [string, RouteDefinition][];
const tools = [...allTools().values()];

/** Reason → the routes named beside it in the document's table. */
const documented = new Map(
  [...DOCUMENT.matchAll(/^\| (.+?) \| (`.+`) \|/gm)].map(([, reason = "", names = ""]) => [
    reason,
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]),
);

function tool(name: string): Tool {
  const found = allTools().get(name);
  if (!found) throw new Error(`There is no tool ${name}.`);
  return found;
}

describe("every route", () => {
  test.each(operations)("%s is a tool, or docs/mcp.md says why not", (name, definition) => {
    const reason = whyLeftOut(definition);
    const served = tools.filter((one) => one.route === definition);
    if (reason === null) expect(served).toHaveLength(1);
    else {
      expect(served).toEqual([]);
      expect(documented.get(reason), `docs/mcp.md, row «${reason}»`).toContain(name);
    }
  });

  test("and the document names no route that is a tool, or none", () => {
    for (const [reason, names] of documented) {
      for (const name of names) {
        const definition = operations.find(([known]) => known === name)?.[1];
        expect(definition && whyLeftOut(definition), name).toBe(reason);
      }
    }
  });
});

describe("every tool", () => {
  test("has a name that clients take, and no other has it", () => {
    const names = tools.map(({ definition }) => definition.name);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{0,63}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(tools.map((one) => [one.definition.name, one] as const))(
    "%s takes a valid JSON Schema, closed to what it does not know",
    (_name, { definition, route: { body, query, path } }) => {
      const schema = definition.inputSchema;
      const classic = new Ajv({ strict: false, validateFormats: false });
      expect(classic.validateSchema(schema), classic.errorsText()).toBe(true);
      const validate = new AjvJsonSchemaValidator().getValidator(schema as Record<string, unknown>);
      expect(validate({ surprise: 1 }).valid).toBe(false);
      expect(schema.additionalProperties).toBe(false);
      // Path, query and body keep their names apart; a collision would lose one of them.
      const parts = [
        [...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
        Object.keys(query?.shape ?? {}),
        body?.type === "json" ? Object.keys((body.schema as z.ZodObject).shape) : body ? ["content"] : [],
      ].flat();
      const shown = Object.keys(schema.properties ?? {}).filter((name) => name !== "idempotency_key");
      expect(new Set(shown)).toEqual(new Set(parts.filter((name) => name !== "surface")));
      expect(new Set(parts).size).toBe(parts.length);
    },
  );

  test("says what it may do, on the careful side", () => {
    const hints = (name: string) => tool(name).definition.annotations;
    expect(hints("list_claims")).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
    });
    expect(hints("delete_claim")).toMatchObject({ destructiveHint: true, idempotentHint: true });
    expect(hints("replace_preferences")).toMatchObject({ destructiveHint: true, idempotentHint: true });
    expect(hints("update_claim")).toMatchObject({ destructiveHint: true, idempotentHint: false });
    expect(hints("create_skill")).toMatchObject({ destructiveHint: false, idempotentHint: false });
    expect(hints("merge_claim")).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  });
});

describe("the list", () => {
  test("can be read in pages that together are the list", () => {
    const whole = listTools(() => true, undefined).tools.map(({ name }) => name);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = listTools(() => true, cursor, 7);
      expect(page.tools.length).toBeLessThanOrEqual(7);
      paged.push(...page.tools.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
    expect(whole).toEqual(tools.map(({ definition }) => definition.name));
  });

  test("refuses a cursor of another list", () => {
    expect(() => listTools(() => true, "???")).toThrow(ApiError);
  });
});

describe("arguments become a request", () => {
  const json = async (name: string, given: Record<string, unknown>) => {
    const { body, ...request } = await requestOf(tool(name), given);
    return { ...request, body: body && (JSON.parse(Buffer.from(body).toString()) as unknown) };
  };

  test("in path, query and body", async () => {
    expect(await json("get_claim", { id: "a/b?c#d" })).toEqual({
      method: "GET",
      path: "/api/v1/claims/a%2Fb%3Fc%23d",
      headers: {},
      body: null,
    });
    const listed = await json("list_opportunities", { q: "a&b=ü", limit: 5, starred: true, cursor: null });
    expect(listed.path).toBe("/api/v1/opportunities?q=a%26b%3D%C3%BC&limit=5&starred=true");
    expect(await json("update_claim", { id: "x", label: "Go" })).toMatchObject({
      method: "PATCH",
      path: "/api/v1/claims/x",
      body: { label: "Go" },
    });
  });

  test("with what nobody knows left where the route refuses it", async () => {
    expect((await json("list_claims", { surprise: 1 })).path).toBe("/api/v1/claims?surprise=1");
    expect((await json("create_skill", { surprise: 1 })).body).toEqual({ surprise: 1 });
  });

  test("with an optional body only where there is something to say", async () => {
    expect((await json("create_share", { id: "x" })).body).toBeNull();
    expect((await json("create_share", { id: "x", expires_in_days: 3 })).body).toEqual({
      expires_in_days: 3,
    });
  });

  test("with their surface, whatever the client says of it", async () => {
    expect(tool("rescue_pending").definition.inputSchema.properties).not.toHaveProperty("surface");
    expect((await json("rescue_pending", { id: "x" })).body).toEqual({ surface: "mcp" });
    expect((await json("rescue_pending", { id: "x", surface: "web" })).body).toEqual({ surface: "mcp" });
  });

  test("with a header for what must not happen twice", async () => {
    const { headers } = await json("create_skill", { label: "Go", idempotency_key: "once" });
    expect(headers).toMatchObject({ "idempotency-key": "once" });
    for (const key of ["", "ä", "a\nb", "x".repeat(256), 7]) {
      await expect(json("create_skill", { label: "Go", idempotency_key: key })).rejects.toMatchObject({
        code: "validation_error",
        details: [{ path: "idempotency_key" }],
      });
    }
  });

  test("with text as the file its route takes", async () => {
    const raw = await requestOf(tool("intake_email"), { content: "Subject: Jobs\r\n\r\n…" });
    expect(raw.headers).toEqual({ "content-type": "message/rfc822" });
    expect(Buffer.from(raw.body ?? []).toString()).toBe("Subject: Jobs\r\n\r\n…");
    const form = await requestOf(tool("import_people"), { content: "First Name,Last Name\nAda,Byron\n" });
    const received = await new Response(new Blob([form.body as Uint8Array<ArrayBuffer>]), {
      headers: form.headers,
    }).formData();
    expect(await (received.get("file") as File).text()).toBe("First Name,Last Name\nAda,Byron\n");
    await expect(requestOf(tool("import_people"), { content: 1 })).rejects.toMatchObject({ status: 400 });
    await expect(requestOf(tool("import_people"), { content: "", x: 1 })).rejects.toMatchObject({
      details: [{ path: "x" }],
    });
  });

  test("in as much as an address holds", async () => {
    const { path } = await json("get_claim", { id: "\ud800" });
    expect(path).toBe("/api/v1/claims/%EF%BF%BD");
    await expect(json("list_opportunities", { q: "x".repeat(9000) })).rejects.toMatchObject({ status: 414 });
  });

  test("and what is needed for the path is asked for", async () => {
    await expect(requestOf(tool("get_claim"), {})).rejects.toMatchObject({ details: [{ path: "id" }] });
  });
});

test("routes of shapes that the contract does not have yet are sorted by the same rule", () => {
  const base = { method: "POST", path: "/x", tag: "X", summary: "X" } as const;
  const answer = { status: 200, data: z.object({ id: z.string() }) } as const;
  const upload = { type: "raw", contentType: "application/zip", maxBytes: 1 } as const;
  const access = ["read:profile"] as const;
  expect(whyLeftOut(route({ ...base, access: { public: "pages" }, success: answer }))).toBe("needs no key");
  expect(whyLeftOut(route({ ...base, access, body: upload, success: answer }))).toBe(
    "takes a file that is not text",
  );
  expect(whyLeftOut(route({ ...base, access, success: { status: 200, file: "application/zip" } }))).toBe(
    "answers with an archive",
  );
  expect(whyLeftOut(route({ ...base, access, success: answer }))).toBeNull();
});
