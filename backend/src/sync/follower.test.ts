/** Placing in the background: what another process wrote is found as well. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ChangeProcess, type CountedRow, openProcess } from "../../test/change-rows.ts";
import { type TestDatabase, testDatabase } from "../../test/database.ts";
import { ChangeStreams, syncIndexes } from "./index.ts";

let database: TestDatabase;
let here: ChangeProcess;
let elsewhere: ChangeProcess;

beforeAll(async () => {
  database = await testDatabase(syncIndexes);
  here = openProcess(database.db);
  elsewhere = openProcess(await database.connect());
});
afterAll(() => database.close());

const write = async ({ log }: ChangeProcess, account_id: string) =>
  log.db.collection<CountedRow>("claims").insertOne({ _id: `${account_id} row`, account_id, n: 1 });

test("accounts that somebody waits to hear of are kept up to date, whoever changes them; an error comes round again", async () => {
  let head = 0;
  let failures = 2;
  here.log.follower.start([
    {
      accounts: async () => ["awaited", "other"],
      async look() {
        if ((failures -= 1) >= 0) throw new Error("once");
        const heads = await here.log.store.heads(["awaited", "other"]);
        head = [...heads.values()].reduce((sum, one) => sum + one, 0);
      },
    },
  ]);
  try {
    await write(elsewhere, "awaited");
    await vi.waitFor(() => expect(head).toBe(1), { timeout: 15_000 });
    await write(here, "other");
    await vi.waitFor(() => expect(head).toBe(2), { timeout: 15_000 });
  } finally {
    await here.log.follower.stop();
  }
}, 40_000);

test("of an account that nobody waits for, a batch is placed up to a ticket; later changes wait", async () => {
  const { log } = here;
  await write(here, "quiet");
  const old = await log.tickets.last();
  await log.db.collection<CountedRow>("claims").insertOne({ _id: "quiet later", account_id: "quiet", n: 1 });
  expect(await log.store.accountsMarked(old)).toEqual(["quiet"]);
  await log.sequencer.placeSome("quiet", old);
  expect(await log.store.accountsMarked(old)).toEqual([]);
  expect((await log.store.head("quiet")).head).toBe(1);
  expect((await log.sequencer.upToDate("quiet")).head).toBe(2);
});

test("a stream gives a sign of life when there is nothing to say, and ends with its client", async () => {
  const gone = new AbortController();
  const streams = new ChangeStreams({
    ...here.log,
    changes: here.changes,
    liveKeys: async (keyIds) => new Set(keyIds),
    heartbeatMs: 10,
  });
  const caller = { accountId: "silent", keyId: "key", scopes: ["read:opportunities" as const] };
  const pieces: string[] = [];
  for await (const piece of await streams.open(caller, "", gone.signal)) {
    pieces.push(piece);
    if (pieces.length === 3) gone.abort();
  }
  expect(pieces[0]).toMatch(/^retry: \d+\nevent: ready\nid: /);
  expect(pieces.slice(1)).toEqual([":\n\n", ":\n\n"]);
  expect(await streams.accounts()).toEqual([]);
});
