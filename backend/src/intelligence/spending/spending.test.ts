/** What model calls cost, booked and bounded, against a real database and a real HTTP model server. */
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  completion,
  type ModelAnswer,
  type ModelRequest,
  type ModelServer,
  refusal,
  startModelServer,
} from "../../../test/model-server.ts";
import { testDatabase, type TestDatabase } from "../../../test/database.ts";
import { createEngineOf, Spending, spendingIndexes } from "../index.ts";
import { pricesOf, tokensIn } from "./prices.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(spendingIndexes);
});
afterAll(() => database.close());

const servers: ModelServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

let accounts = 0;
const newAccount = () => `account ${(accounts += 1)}`;
const MAY = Date.UTC(2026, 4, 31, 23, 59);
const JUNE = Date.UTC(2026, 5, 1);

async function open(
  answer: (request: ModelRequest, n: number) => ModelAnswer,
  { ceiling, now = () => MAY, seconds = 5 }: { ceiling?: number; now?: () => number; seconds?: number } = {},
) {
  const server = await startModelServer(answer);
  servers.push(server);
  const spending = new Spending(database.db, ceiling, now);
  const config = {
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: "stub",
    OPENAI_EMBEDDING_MODEL: "stub-embed",
    OPENAI_TIMEOUT_SECONDS: seconds,
    OPENAI_INPUT_USD_PER_MILLION: 1,
    OPENAI_OUTPUT_USD_PER_MILLION: 10,
    OPENAI_EMBEDDING_USD_PER_MILLION: 0.1,
  };
  return { server, spending, engineOf: await createEngineOf(config, pino({ level: "silent" }), spending) };
}

const POSTING = "Baker\n\nRequirements\n- Experience with sourdough\n- Early rising";
const ANSWER = JSON.stringify({
  title: "Baker",
  company: null,
  location: null,
  seniority: null,
  requirements: [{ quote: "Early rising", importance: "must", kind: "other", years: null }],
});

function counted(answer: ModelAnswer, usage: unknown): ModelAnswer {
  return typeof answer === "string" ? answer : { ...answer, json: { ...(answer.json as object), usage } };
}

describe("a call", () => {
  test("is booked with what the server counted, per account", async () => {
    const usage = { prompt_tokens: 2_000, completion_tokens: 500, total_tokens: 2_500 };
    const { engineOf, spending } = await open(() => counted(completion(ANSWER), usage));
    const [mine, yours] = [newAccount(), newAccount()];
    await engineOf(mine).readPosting(POSTING, {});
    await engineOf(mine).readPosting(POSTING, {});
    const spent = await spending.thisMonth(mine);
    expect(spent).toMatchObject({ month: "2026-05", calls: 2 });
    expect(spent.usd).toBeCloseTo(2 * (2_000 * 1 + 500 * 10) * 1e-6, 9);
    expect((await spending.thisMonth(yours)).usd).toBe(0);
  });

  test.each([[undefined], [{}], [{ prompt_tokens: -5, completion_tokens: "many" }]])(
    "whose server counts %j is booked by estimate",
    async (usage) => {
      const { engineOf, spending } = await open(() => counted(completion(ANSWER), usage));
      const account = newAccount();
      await engineOf(account).readPosting(POSTING, {});
      const { usd } = await spending.thisMonth(account);
      expect(usd).toBeGreaterThan(10 * tokensIn(ANSWER) * 1e-6);
      expect(usd).toBeLessThan(0.01);
    },
  );

  test("for vectors is booked at their price", async () => {
    const data = [{ index: 0, embedding: [1, 0] }];
    const { engineOf, spending } = await open(() => ({ json: { data, usage: { prompt_tokens: 4_000 } } }));
    const account = newAccount();
    await engineOf(account).embed(["text"]);
    expect((await spending.thisMonth(account)).usd).toBeCloseTo(4_000 * 0.1e-6, 9);
  });

  test("that was refused costs nothing; one that timed out costs its estimate", async () => {
    const refused = await open(() => refusal(401, "no such key"));
    const account = newAccount();
    await refused.engineOf(account).readPosting(POSTING, {});
    expect(await refused.spending.thisMonth(account)).toMatchObject({ calls: 1, usd: 0 });
    const slow = await open(() => "hang");
    const other = newAccount();
    await expect(slow.engineOf(other).readPosting(POSTING, {}, AbortSignal.timeout(100))).rejects.toThrow(
      /abort|timeout/i,
    );
    const { calls, usd } = await slow.spending.thisMonth(other);
    expect(calls).toBe(1);
    expect(usd).toBeGreaterThan(1_000 * 10e-6 + tokensIn(POSTING) * 1e-6);
    expect(usd).toBeLessThan(0.02);
  });
});

describe("the ceiling", () => {
  const dear = { prompt_tokens: 10_000, completion_tokens: 0 };

  test("is told in the note, holds after a restart, for this account, until the month ends", async () => {
    let time = MAY;
    const first = await open(() => counted(completion(ANSWER), dear), { ceiling: 0.015, now: () => time });
    const account = newAccount();
    expect((await first.engineOf(account).readPosting(POSTING, {})).engine).toBe("stub");
    expect((await first.engineOf(account).readPosting(POSTING, {})).engine).toBe("stub");
    const again = await open(() => counted(completion(ANSWER), dear), { ceiling: 0.015, now: () => time });
    expect(await again.engineOf(account).readPosting(POSTING, {})).toMatchObject({
      engine: "local",
      note: {
        text: "This month's budget for the model is used up. The local engine read the posting instead.",
      },
    });
    await expect(again.engineOf(account).embed(["text"])).rejects.toThrow(/budget/);
    expect(again.server.requests).toHaveLength(0);
    expect((await again.engineOf(newAccount()).readPosting(POSTING, {})).engine).toBe("stub");
    time = JUNE;
    expect((await again.engineOf(account).readPosting(POSTING, {})).engine).toBe("stub");
  });

  test("is passed by one call at most, however many are made at once", async () => {
    const { engineOf, spending, server } = await open(
      () => counted(completion(ANSWER), { prompt_tokens: 600, completion_tokens: 1_000 }),
      { ceiling: 0.03 },
    );
    const account = newAccount();
    const reads = await Promise.all(
      Array.from({ length: 40 }, () => engineOf(account).readPosting(POSTING, {})),
    );
    const asked = reads.filter(({ engine }) => engine === "stub").length;
    expect(asked).toBe(server.requests.length);
    expect(asked).toBeGreaterThanOrEqual(2);
    expect((await spending.thisMonth(account)).usd).toBeLessThanOrEqual(0.03 + 0.0106 + 1e-9);
    expect(reads.every(({ engine, note }) => engine === "stub" || note?.text.includes("budget"))).toBe(true);
  });

  test("does not stop a server that costs nothing", async () => {
    const { server, spending } = await open(() => completion(ANSWER), { ceiling: 0.000001 });
    const local = { OPENAI_BASE_URL: server.url, OPENAI_MODEL: "stub", OPENAI_TIMEOUT_SECONDS: 5 };
    const engineOf = await createEngineOf(local, pino({ level: "silent" }), spending);
    const account = newAccount();
    for (let n = 0; n < 3; n += 1) {
      expect((await engineOf(account).readPosting(POSTING, {})).engine).toBe("stub");
    }
    expect(await spending.thisMonth(account)).toMatchObject({ calls: 3, usd: 0 });
  });
});

test.each([
  [{}, 0.4],
  [{ OPENAI_MODEL: "another" }, 3],
  [{ OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "another" }, 0],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1234/v1" }, 0],
  [{ OPENAI_BASE_URL: "http://[::1]:1234/v1" }, 0],
  [{ OPENAI_BASE_URL: "https://127.0.0.1.example.org/v1" }, 0.4],
  [{ OPENAI_BASE_URL: "http://localhost:1/v1", OPENAI_INPUT_USD_PER_MILLION: 2 }, 2],
])("prices of %j", (config, input) => {
  expect(pricesOf(config).chat.input).toBe(input);
});
