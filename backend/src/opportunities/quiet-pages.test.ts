import type { Opportunity, Page } from "@career-portrait/shared/contract";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../test/database.ts";
import { type ChangeLog, openChangeLog, syncIndexes } from "../sync/index.ts";
import { createQuietPages } from "./quiet-pages.ts";

const MINUTE = 60_000;

let database: TestDatabase;
let log: ChangeLog;

beforeAll(async () => {
  database = await testDatabase(syncIndexes);
  log = openChangeLog(database.db, pino({ level: "silent" }));
});
afterAll(() => database.close());

/** Pages over the real counter of changes, with a clock of our own; how often they were made. */
function open() {
  const at = { ms: 0, made: 0, version: "1", stale: false };
  const pages = createQuietPages(
    async () => `${await log.tickets.last()} ${at.version}`,
    () => at.ms,
  );
  const list = (name = "a list", account = "an account") =>
    pages.of(account, name, async (): Promise<Page<Opportunity>> => {
      at.made += 1;
      return { items: [{ id: `${at.made}`, match_is_stale: at.stale } as Opportunity], next_cursor: null };
    });
  const change = () => log.db.collection<{ _id: string }>("opportunities").insertOne(row(`${Math.random()}`));
  return { at, list, change };
}
const row = (_id: string) => ({ _id, account_id: "somebody" });

test("a page is kept when nothing has changed for longer than a write takes, until something changes", async () => {
  const { at, list, change } = open();
  await list();
  at.ms = 4_000;
  await list();
  at.ms = 6_000;
  const kept = await list();
  expect(at.made).toBe(3);
  expect(await list()).toBe(kept);
  expect(await Promise.all([list(), list(), list()])).toEqual([kept, kept, kept]);
  expect(at.made).toBe(3);

  await change();
  expect(await list()).not.toBe(kept);
  expect(at.made).toBe(4);
  // The write that drew the counter's number may have been slow.
  at.ms = 8_000;
  await list();
  expect(at.made).toBe(5);
});

test("a page is another account's and another list's never", async () => {
  const { at, list } = open();
  for (at.ms of [0, 6_000, 7_000]) await Promise.all([list("one"), list("two"), list("one", "another")]);
  const all = await Promise.all([list("one"), list("two"), list("one", "another")]);
  expect(new Set(all).size).toBe(3);
});

test("another portrait, a score under way and time make a page anew", async () => {
  const { at, list } = open();
  at.stale = true;
  for (at.ms of [0, 6_000, 7_000]) await list();
  expect(at.made).toBe(3);
  at.stale = false;
  await list();
  await list();
  expect(at.made).toBe(4);
  at.version = "2";
  await list();
  expect(at.made).toBe(5);
  at.ms += 6_000;
  await list();
  await list();
  expect(at.made).toBe(6);
  at.ms += MINUTE;
  await list();
  expect(at.made).toBe(7);
});
