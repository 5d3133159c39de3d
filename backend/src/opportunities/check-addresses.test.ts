import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OpportunityRow } from "./row.ts";
import { type Bench, DESCRIPTION, openBench, postingPage } from "../../test/opportunities.ts";
import { html, site } from "../../test/company-sites.ts";

let bench: Bench;
let account: string;
let clock: Date;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  clock = new Date("2026-11-21T12:00:00Z");
  bench = await openBench({ now: () => clock });
});
beforeEach(() => {
  account = randomUUID();
});
afterAll(() => bench.close());

const stored = () => bench.database.db.collection<OpportunityRow>("opportunities");
const nextDay = () => (clock = new Date(clock.getTime() + DAY_MS));

/** Runs today's check to its end. */
async function check(): Promise<void> {
  await bench.opportunities.queueChecks();
  await vi.waitFor(
    async () =>
      expect(
        await bench.database.db
          .collection("jobs")
          .countDocuments({ kind: "opportunities_check", live: true }),
      ).toBe(0),
    { timeout: 20_000, interval: 20 },
  );
}

async function add(url: string): Promise<string> {
  const given = { url, description: `${url}\n${DESCRIPTION}` };
  return (await bench.opportunities.add(account, randomUUID(), given)).id;
}
const statusOf = async (id: string) => (await stored().findOne({ _id: id }))?.url_status;

test("tells which postings are still open, once a day, and leaves finished ones alone", async () => {
  let gone = false;
  const board = await site({
    "/jobs/1": (response) => html(response, gone ? "gone" : postingPage(), gone ? 404 : 200),
    "/jobs/2": postingPage(),
    "/jobs/3": (response) => html(response, "busy", 503),
  });
  const [one, two, three] = await Promise.all([1, 2, 3].map((n) => add(`${board.url}/jobs/${n}`)));
  await bench.opportunities.update(account, two ?? "", { status: "rejected" }, randomUUID());

  await check();
  expect(board.asked).toEqual([]); // Saved today: known well enough.

  nextDay();
  await check();
  await check();
  expect(board.asked.filter((path) => path === "/jobs/1")).toHaveLength(1);
  expect(await statusOf(one ?? "")).toBe("live");
  const before = await stored().findOne({ _id: one ?? "" });

  gone = true;
  nextDay();
  await check();
  expect(await statusOf(one ?? "")).toBe("closed");
  // Who looks is not who changes: lists by last change stay as they were.
  expect((await stored().findOne({ _id: one ?? "" }))?.updated_at).toEqual(before?.updated_at);
  expect(await statusOf(two ?? "")).toBe("unknown");
  expect(await statusOf(three ?? "")).toBe("unknown");
  expect(board.asked).not.toContain("/jobs/2");
});

test("goes on where it was cut off, and no site's failure stops the others", async () => {
  const board = await site({ "*": postingPage() });
  const ids = await Promise.all(Array.from({ length: 4 }, (_, n) => add(`${board.url}/jobs/${n}`)));
  const unreachable = await add("http://127.0.0.1:1/jobs/9");
  nextDay();
  await stored().updateMany({ _id: { $in: ids.slice(0, 2) } }, { $set: { url_checked_at: clock } });
  await check();
  expect(board.asked.toSorted()).toEqual(["/jobs/2", "/jobs/3"]);
  expect(await statusOf(unreachable)).toBe("unknown");
  expect((await stored().findOne({ _id: unreachable }))?.url_checked_at).toEqual(clock);
});

test("asks one site no faster than the pause allows", async () => {
  const times: number[] = [];
  const board = await site({
    "*": (response) => {
      times.push(performance.now());
      html(response, postingPage());
    },
  });
  const paced = await openBench({ now: () => clock, pauseMs: 150 });
  try {
    for (const n of [1, 2, 3]) {
      const given = { url: `${board.url}/jobs/${n}`, description: `${n}\n${DESCRIPTION}` };
      await paced.opportunities.add(account, randomUUID(), given);
    }
    nextDay();
    await paced.opportunities.queueChecks();
    await vi.waitFor(() => expect(times).toHaveLength(3), { timeout: 10_000 });
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(250);
  } finally {
    await paced.close();
  }
});
