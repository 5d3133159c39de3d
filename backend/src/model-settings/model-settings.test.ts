/** The account's own model on the real service, against a real HTTP model server (docs/ai-model.md). */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  completion,
  type ModelAnswer,
  type ModelServer,
  refusal as refuses,
  startModelServer,
} from "../../test/model-server.ts";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const POSTING = "Baker\n\nRequirements\n- Experience with sourdough\n- Early rising";
const READ = JSON.stringify({
  title: "Baker",
  company: null,
  location: null,
  seniority: null,
  requirements: [{ quote: "Early rising", importance: "must", kind: "other", years: null }],
});
const KEY = "sk-very-secret-1234567890";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FETCH_ALLOW_PRIVATE: "on", OPENAI_TIMEOUT_SECONDS: "1" });
});
afterAll(() => server.close());

const opened: ModelServer[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});
async function modelServer(answer: () => ModelAnswer): Promise<ModelServer> {
  const one = await startModelServer(answer);
  opened.push(one);
  return one;
}
const words = (): ModelAnswer => completion('{"word":"harbour"}');

test("an own model reads what is saved from then on, with its key, and none when it is switched off", async () => {
  const stub = await modelServer(() => completion(READ));
  const { client } = await server.account();
  expect((await client.getModelSettings()).data).toEqual({
    use: "server",
    server: null,
    own: null,
    works_with: "local",
    spending: { ceiling_usd: null, months: [] },
  });
  expect(await refusal(client.chooseModel({ body: { use: "own" } }))).toMatchObject({
    status: 409,
    code: "no_such_model",
  });
  const body = { address: `${stub.url}/`, model: "stub", key: KEY, input_usd_per_million: 100 };
  const { data } = await client.setOwnModel({ body });
  expect(data).toMatchObject({ use: "own", works_with: "stub", own: { address: stub.url, has_key: true } });
  expect(JSON.stringify(data)).not.toContain(KEY);

  const save = (n: number) => client.addAndMatch({ body: { description: `${POSTING}\n- Number ${n}` } });
  await save(1);
  expect(stub.requests.length).toBeGreaterThan(0);
  expect(stub.requests[0]).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: "stub" } });
  const asked = stub.requests.length;
  const [month] = (await client.getModelSettings()).data.spending.months;
  expect(month?.calls).toBe(asked);
  expect(month?.usd).toBeGreaterThan(0);

  expect((await client.chooseModel({ body: { use: "none" } })).data.works_with).toBe("local");
  await save(2);
  expect(stub.requests).toHaveLength(asked);
});

test("the key is in no answer and no archive, stays with its host alone, and goes with the account", async () => {
  const [stub, other] = [await modelServer(words), await modelServer(words)];
  const { client, password } = await server.account();
  await client.setOwnModel({ body: { address: stub.url, model: "stub", key: KEY } });
  await client.setOwnModel({ body: { address: `${stub.url}/v2`, model: "renamed" } });
  await client.testModel({ body: { address: stub.url, model: "renamed" } });
  expect(stub.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  await client.testModel({ body: { address: other.url, model: "stub" } });
  expect(other.requests.at(-1)?.authorization).toBeUndefined();
  const { data: moved } = await client.setOwnModel({ body: { address: other.url, model: "stub" } });
  expect(moved.own?.has_key).toBe(false);
  await client.setOwnModel({ body: { address: stub.url, model: "stub", key: KEY } });
  const { data: archive } = await client.exportAccount();
  expect(Buffer.from(archive).includes(KEY)).toBe(false);
  expect((await client.forgetOwnModel()).data).toMatchObject({ use: "server", own: null });
  const stranger = (await server.account()).client;
  expect((await stranger.getModelSettings()).data.own).toBeNull();
  await client.deleteAccount({ body: { password, confirmation: "DELETE MY ACCOUNT" } });
  expect((await refusal(client.getModelSettings())).status).toBe(401);
});

test.each<[string, () => ModelAnswer, string, number | null]>([
  ["a good answer", words, "works", 200],
  ["a wrong key", () => refuses(401, "no such key"), "key_refused", 401],
  ["another model", () => refuses(404, "no such model"), "unknown_model", 404],
  ["too many", () => refuses(429, "slow down"), "over_limit", 429],
  ["a crash", () => refuses(500, "oh"), "refused", 500],
  ["idle talk", () => completion("Hello there"), "unusable_answer", null],
  ["no end", () => "hang", "too_slow", null],
  ["nothing", () => "drop", "unreachable", null],
])("a test tells %s", async (_, answer, outcome, status) => {
  const stub = await modelServer(answer);
  const { client } = await server.account();
  const { data } = await client.testModel({ body: { address: stub.url, model: "stub", key: "k" } });
  expect(data).toMatchObject({ outcome, status });
});

test("addresses of this network are refused, but those that the operator names", async () => {
  const stub = await modelServer(words);
  const guarded = await startTestServer({ MODEL_LOCAL_ADDRESSES: new URL(stub.url).origin });
  try {
    const { client } = await guarded.account();
    const tried = async (address: string) =>
      (await client.testModel({ body: { address, model: "stub" } })).data.outcome;
    expect(await tried(stub.url)).toBe("works");
    expect(await tried("http://localhost:4999/v1")).toBe("address_not_allowed");
    for (const address of ["http://127.0.0.1:4999/v1", "http://169.254.169.254/latest", "http://[::1]/v1"]) {
      expect(await refusal(client.setOwnModel({ body: { address, model: "stub" } }))).toMatchObject({
        status: 400,
        code: "validation_error",
      });
    }
  } finally {
    await guarded.close();
  }
});
