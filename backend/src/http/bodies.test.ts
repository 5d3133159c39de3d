/** Bodies as they come off the wire: compressed, broken, in other encodings, with more than was asked for. */
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { API_PREFIX } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account();
});
afterAll(() => server.close());

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${API_PREFIX}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.key}`, "content-type": "application/json", ...headers },
    body,
  });
  const answer = (await response.json()) as {
    data?: { label: string };
    error?: { code: string; message: string; details?: { path: string }[] };
  };
  return { status: response.status, ...answer };
}

const skill = (label: string) => JSON.stringify({ label });

describe("an upload", () => {
  const upload = async (parts: [string, string | Blob][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    const response = await fetch(`${server.url}${API_PREFIX}/documents/resume`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.key}` },
      body: form,
    });
    return [response.status, ((await response.json()) as { error: unknown }).error] as const;
  };
  const pdf = () => new File(["%PDF-1.4 nothing"], "a.pdf", { type: "application/pdf" });

  test.each([
    [
      "two files",
      [
        ["file", pdf()],
        ["file", pdf()],
      ],
    ],
    [
      "a file of another name too",
      [
        ["file", pdf()],
        ["photo", pdf()],
      ],
    ],
    [
      "a field of a hundred kilobytes",
      [
        ["note", "x".repeat(100_000)],
        ["file", pdf()],
      ],
    ],
    ["a dozen fields", [...Array.from({ length: 12 }, (_, n) => [`n${n}`, "x"]), ["file", pdf()]]],
  ] as [string, [string, string | Blob][]][])("with %s is refused and says so", async (_, parts) => {
    expect(await upload(parts)).toMatchObject([
      400,
      {
        code: "validation_error",
        details: [{ path: "file", message: "must be one file, with nothing beside it" }],
      },
    ]);
  });
});

describe("a compressed body", () => {
  test.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ] as const)("in %s is read", async (coding, compress) => {
    const { status, data } = await send("/profile/skills", compress(skill(`Welding ${coding}`)), {
      "content-encoding": coding,
    });
    expect([status, data?.label]).toEqual([201, `Welding ${coding}`]);
  });

  test.each(["gzip", "deflate", "br"])("that is not %s as it says is refused and says so", async (coding) => {
    const { status, error } = await send("/profile/skills", Buffer.from("no such thing"), {
      "content-encoding": coding,
    });
    expect([status, error?.code]).toEqual([400, "validation_error"]);
    expect(error?.message).toContain("decompressed");
  });

  test("that ends too early is refused", async () => {
    const { status, error } = await send("/profile/skills", gzipSync(skill("Welding")).subarray(0, 20), {
      "content-encoding": "gzip",
    });
    expect([status, error?.code]).toEqual([400, "validation_error"]);
  });

  test("is held to its limit after it is opened", async () => {
    const bomb = gzipSync(JSON.stringify({ label: "x".repeat(30_000_000) }));
    const { status, error } = await send("/profile/skills", bomb, { "content-encoding": "gzip" });
    expect([status, error?.code]).toEqual([413, "payload_too_large"]);
  });

  test("in a coding that is not known is 415, also for an upload", async () => {
    const unknown = { "content-encoding": "compress" };
    expect((await send("/profile/skills", skill("Welding"), unknown)).status).toBe(415);
    const upload = { ...unknown, "content-type": "multipart/form-data; boundary=x" };
    expect((await send("/documents/resume", "--x--", upload)).status).toBe(415);
  });
});

describe("text that cannot be stored as it is", () => {
  test("is refused where it is not UTF-8, and nothing is stored", async () => {
    const bytes = Buffer.concat([Buffer.from('{"label":"Caf'), Buffer.from([0xe9]), Buffer.from('"}')]);
    const { status, error } = await send("/profile/skills", bytes);
    expect([status, error?.code]).toEqual([400, "validation_error"]);
    expect(error?.message).toContain("UTF-8");
    const labels = (await owner.client.listSkills({ query: {} })).data.map(({ label }) => label);
    expect(labels.join()).not.toContain("Caf");
  });

  test("is refused where half a surrogate pair is escaped, in names too", async () => {
    for (const body of ['{"label":"\\ud83d"}', '{"label":"a","\\udc00":1}']) {
      expect((await send("/profile/skills", body)).status).toBe(400);
    }
    const whole = await send("/profile/skills", '{"label":"\\ud83d\\ude80 launches"}');
    expect([whole.status, whole.data?.label]).toEqual([201, "🚀 launches"]);
  });
});

test("an unknown field is named however deep it lies", async () => {
  const facts = { title: "Welder", salary: { min: 1, max: 2, currency: "EUR", period: "hour", per: "hour" } };
  const { status, error } = await send(
    "/opportunities/async",
    JSON.stringify({ description: "Welder wanted", facts }),
  );
  expect([status, error?.details?.map(({ path }) => path)]).toEqual([400, ["facts.salary.per"]]);
});

test("a key that would change an object's kind is refused", async () => {
  expect((await send("/profile/skills", '{"label":"a","__proto__":{"b":1}}')).status).toBe(400);
});

test("a number in a query is written in decimal digits", async () => {
  for (const limit of ["0x10", "1e2", "+5", " 5", "5.0", "٥", ""]) {
    const response = await fetch(`${server.url}${API_PREFIX}/claims?limit=${encodeURIComponent(limit)}`, {
      headers: { authorization: `Bearer ${owner.key}` },
    });
    expect(response.status, limit).toBe(400);
  }
});
