import {
  NO_PREFERENCES,
  type Client,
  type PendingOpportunity,
  type Preferences,
} from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { Cache } from "./database.ts";
import { changePreferences, COPY, findsOf } from "./discovery.ts";

const around = { meta: { request_id: "r" }, status: 200, headers: new Headers() };

/** A backend that takes its time and replaces everything, as the real one does. */
function backend(standing: Preferences): { client: Client; read: () => Preferences } {
  let stored = standing;
  const later = () => new Promise((done) => setTimeout(done, 1));
  const client = {
    async getPreferences() {
      await later();
      return { data: stored, ...around };
    },
    async replacePreferences({ body }: { body: Preferences }) {
      await later();
      if (body.raw_description === "refuse") throw new Error("refused");
      stored = body;
      return { data: body, ...around };
    },
  };
  return { client: client as unknown as Client, read: () => stored };
}

describe("replacing preferences", () => {
  it("begins with what stands, one after the other, and goes on after a refusal", async () => {
    const store = new Cache("discovery-replace");
    const { client, read } = backend({ ...NO_PREFERENCES, industries: ["ferries"] });
    const add = (word: string) =>
      changePreferences(store, client, (now) => ({ ...now, tech_stack: [...now.tech_stack, word] }));
    const refused = changePreferences(store, client, (now) => ({ ...now, raw_description: "refuse" }));
    const [, , outcome] = await Promise.all([add("Go"), add("Zig"), refused.catch(() => "refused")]);
    await add("C");
    expect(outcome).toBe("refused");
    expect(read()).toEqual({ ...NO_PREFERENCES, industries: ["ferries"], tech_stack: ["Go", "Zig", "C"] });
    expect((await store.copies.get(COPY.preferences))?.value).toEqual(read());
  });
});

describe("the finds of the last days", () => {
  const row = (day: number): PendingOpportunity =>
    ({
      id: String(day),
      received_at: `2026-11-${String(day).padStart(2, "0")}T06:00:00.000Z`,
    }) as PendingOpportunity;

  function pages(...lists: number[][]): { client: Client; asked: (string | undefined)[] } {
    const asked: (string | undefined)[] = [];
    const client = {
      async listPending({ query }: { query: { cursor?: string } }) {
        asked.push(query.cursor);
        const page = Number(query.cursor ?? 0);
        const next = page + 1 < lists.length ? String(page + 1) : null;
        return {
          data: (lists[page] ?? []).map(row),
          ...around,
          meta: { request_id: "r", next_cursor: next },
        };
      },
    };
    return { client: client as unknown as Client, asked };
  }

  it("are fetched page by page until they are older than asked for", async () => {
    const { client, asked } = pages([21, 20], [19, 12], [11]);
    const { data } = await findsOf("2026-11-15T00:00:00.000Z")(client)({});
    expect(data.rows.map(({ id }) => id)).toEqual(["21", "20", "19"]);
    expect(data.whole).toBe(true);
    expect(asked).toEqual([undefined, "1"]);
  });

  it("say when there were more than are looked at", async () => {
    const { client, asked } = pages(...Array.from({ length: 40 }, () => [21]));
    const { data } = await findsOf("2026-11-15T00:00:00.000Z")(client)({});
    expect(data.whole).toBe(false);
    expect(data.rows).toHaveLength(asked.length);
  });
});
