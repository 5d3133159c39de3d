/** The one loop, whatever the rows are: nothing lost, nothing doubled, nothing overtaken, nothing sent that was taken back. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionLog, UNDO_MS } from "./actions.ts";
import { Cache, type Action, type OpportunityChange } from "./database.ts";

const ACCOUNT = "here|me";
const AWAY = new ApiRequestError(0, { code: "unreachable", message: "" });

/** A server that takes each key once, and may be away, unheard, or leave the sender hanging. */
function model() {
  const taken = new Map<string, OpportunityChange>();
  let mood: "well" | "away" | "unheard" | "hanging" | "refusing" = "well";
  let hangs = Promise.withResolvers<void>();
  return {
    taken,
    feel: (next: typeof mood) => {
      mood = next;
    },
    /** Resolves when somebody, from now on, waits for an answer in vain. */
    hung: () => {
      hangs = Promise.withResolvers();
      return hangs.promise;
    },
    async take(actions: readonly Action<OpportunityChange>[]): Promise<void> {
      if (mood === "away") throw AWAY;
      if (mood === "refusing") throw new ApiRequestError(400, { code: "validation_error", message: "No." });
      for (const { key, change } of actions) if (!taken.has(key)) taken.set(key, change);
      if (mood === "unheard") throw AWAY;
      // The worker is ended while it waits for the answer.
      if (mood !== "hanging") return;
      hangs.resolve();
      await new Promise(() => undefined);
    },
  };
}
type Server = ReturnType<typeof model>;

const rowsOf = (change: OpportunityChange): string[] => ("id" in change ? [change.id] : change.ids);
const log = actionLog<OpportunityChange, Server>({
  table: (cache) => cache.opportunityActions,
  isUndoable: ({ kind }) => kind === "delete" || kind === "status",
  rows: rowsOf,
  perform: (server, actions) => server.take(actions),
});

const id = fc.constantFrom("a", "b", "c");
const step = fc.oneof(
  fc.record({ do: fc.constant("status" as const), ids: fc.subarray(["a", "b", "c"], { minLength: 1 }) }),
  fc.record({ do: fc.constant("star" as const), id }),
  fc.record({ do: fc.constantFrom("undo" as const, "wait" as const, "send" as const) }),
  fc.record({
    do: fc.constant("feel" as const),
    mood: fc.constantFrom("well" as const, "away" as const, "unheard" as const, "hanging" as const),
  }),
);

describe("whatever happens in between", () => {
  it("each action that was not taken back reaches the server once, in order row by row", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const cache = new Cache(`log-${Math.random()}`);
        const server = model();
        let now = 1_000_000;
        const meant: Action<OpportunityChange>[] = [];
        const act = async (change: OpportunityChange) => {
          const made = await log.act(cache, ACCOUNT, change, "", now);
          meant.push((await cache.opportunityActions.get(made))!);
        };
        // A drain that hangs is never heard of again.
        const send = () =>
          Promise.race([
            server.hung(),
            log.drain({ cache, client: server, account: ACCOUNT, now: () => now, force: true }),
          ]);
        for (const taken of steps) {
          now += 1;
          if (taken.do === "status") await act({ kind: "status", ids: taken.ids, status: "applied" });
          else if (taken.do === "star") await act({ kind: "star", id: taken.id, is_starred: true });
          else if (taken.do === "wait") now += UNDO_MS;
          else if (taken.do === "send") await send();
          else if (taken.do === "feel") server.feel(taken.mood);
          else {
            const undone = await log.takeBackLatest(cache, ACCOUNT, now);
            if (undone) {
              expect(server.taken.has(undone.key)).toBe(false);
              meant.splice(
                meant.findIndex(({ key }) => key === undone.key),
                1,
              );
            }
          }
        }
        server.feel("well");
        now += UNDO_MS;
        await send();
        expect((await cache.opportunityActions.toArray()).every(({ state }) => state === "done")).toBe(true);
        for (const row of ["a", "b", "c"]) {
          const about = (change: OpportunityChange) => rowsOf(change).includes(row);
          const got = [...server.taken].filter(([, change]) => about(change)).map(([key]) => key);
          expect(got).toEqual(meant.filter(({ change }) => about(change)).map(({ key }) => key));
        }
        expect(server.taken.size).toBe(meant.length);
        expect(await log.nextDue(cache, ACCOUNT)).toBeNull();
        await cache.delete();
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe("what waits", () => {
  it("is due no sooner than what it waits for, so that nobody looks after it in vain", async () => {
    const cache = new Cache(`log-${Math.random()}`);
    await log.act(cache, ACCOUNT, { kind: "delete", ids: ["a"] }, "", 1_000);
    await log.act(cache, ACCOUNT, { kind: "star", id: "a", is_starred: true }, "", 1_000);
    expect(await log.nextDue(cache, ACCOUNT)).toBe(1_000 + UNDO_MS);
    await log.act(cache, ACCOUNT, { kind: "star", id: "b", is_starred: true }, "", 1_000);
    expect(await log.nextDue(cache, ACCOUNT)).toBe(1_000);
  });

  it("and is refused goes again under another key, or is given up and had back", async () => {
    const cache = new Cache(`log-${Math.random()}`);
    const server = model();
    const drain = () => log.drain({ cache, client: server, account: ACCOUNT, now: () => 1_000, force: true });
    const made = await log.act(cache, ACCOUNT, { kind: "star", id: "a", is_starred: true }, "", 1_000);
    const { key } = (await cache.opportunityActions.get(made))!;
    server.feel("refusing");
    await drain();
    expect(await cache.opportunityActions.get(made)).toMatchObject({ state: "refused", key });
    server.feel("well");
    await log.tryAgain(cache, made, 1_000);
    await drain();
    expect([...server.taken.keys()]).not.toContain(key);
    expect(server.taken.size).toBe(1);
    const standing = await cache.opportunityActions.get(made);
    const putBack = await log.letGo(cache, made);
    expect(await cache.opportunityActions.count()).toBe(0);
    await putBack();
    expect(await cache.opportunityActions.get(made)).toEqual(standing);
  });
});
