import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { claim } from "../test/postings.ts";
import { Cache } from "./database.ts";
import { UNDO_MS } from "./actions.ts";
import { portraitActions } from "./portrait-actions.ts";
import { overlay } from "./portrait-overlay.ts";
import { refresh } from "./refresh.ts";

const { act, canTakeBack, nextDue, takeBackLatest } = portraitActions;
const ACCOUNT = "here|me";
let cache: Cache;
let now = 0;
let calls: string[] = [];
/** What the server answers next: nothing to throw means that it agrees. */
let trouble: (name: string) => Error | null = () => null;

function answering(name: string) {
  return async (input: unknown) => {
    calls.push(`${name} ${JSON.stringify(input)}`);
    const error = trouble(name);
    if (error) throw error;
    return { data: {}, meta: {}, status: 200, headers: new Headers() };
  };
}
const NAMES = [
  "reviewClaims",
  "acceptWorkHistory",
  "rejectWorkHistory",
  "acceptDocument",
  "updateClaim",
  "updateWorkHistory",
  "mergeClaim",
  "dismissIssues",
  "deleteClaim",
  "deleteDocument",
];
const client = Object.fromEntries(NAMES.map((name) => [name, answering(name)])) as unknown as Client;

const drain = (force = false) =>
  portraitActions.drain({ cache, client, account: ACCOUNT, now: () => now, force });
const accept = (id: string) =>
  act(cache, ACCOUNT, { kind: "review", claim_ids: [id], status: "accepted" }, id, now);
const states = async () => (await cache.actions.toArray()).map(({ state }) => state);

beforeEach(async () => {
  cache = new Cache(`actions-${Math.random()}`);
  now = 1_000_000;
  calls = [];
  trouble = () => null;
  await cache.claims.bulkPut([claim("a", "Python", "Python"), claim("b", "Kafka", "Kafka")]);
});

describe("what was mended of a document", () => {
  it("is sent in the order in which it was done, and the copy of the profile has the name the server has taken", async () => {
    const profile = { contact: { name: "Ada", email: "ada@example.org" } };
    await cache.copies.put({ name: "profile", etag: "x", value: profile, at: 0 });
    const updateContact = async ({ body }: { body: { name: string } }) => {
      calls.push(`updateContact ${JSON.stringify(body)}`);
      return { data: { ...profile.contact, name: body.name }, meta: {}, status: 200, headers: new Headers() };
    };
    const mending = { ...client, updateContact } as unknown as Client;
    await act(cache, ACCOUNT, { kind: "edit_name", name: "Ada M." }, "Ada M.", now);
    const words = { title: "Lead Engineer", end_date: null };
    await act(cache, ACCOUNT, { kind: "edit_role", role_id: "r", words }, "Lead Engineer", now);
    now += UNDO_MS;
    await portraitActions.drain({ cache, client: mending, account: ACCOUNT, now: () => now, force: true });
    expect(calls).toEqual([
      'updateContact {"name":"Ada M."}',
      'updateWorkHistory {"params":{"id":"r"},"body":{"title":"Lead Engineer","end_date":null}}',
    ]);
    expect(await cache.copies.get("profile")).toMatchObject({
      etag: null,
      value: { contact: { name: "Ada M.", email: "ada@example.org" } },
    });
  });
});

describe("an action", () => {
  it("is not sent while it can be taken back, not even when asked", async () => {
    await accept("a");
    now += UNDO_MS - 1;
    await drain(true);
    expect(calls).toEqual([]);
    expect(await nextDue(cache, ACCOUNT)).toBe(now + 1);
    now += 1;
    await drain();
    expect(calls).toEqual(['reviewClaims {"body":{"accept":["a"],"reject":[]}}']);
    expect(await states()).toEqual(["done"]);
  });

  it("is as if it had never been once taken back, the latest first", async () => {
    await accept("a");
    now += 1;
    await accept("b");
    expect((await takeBackLatest(cache, ACCOUNT, now))?.subject).toBe("b");
    expect((await takeBackLatest(cache, ACCOUNT, now))?.subject).toBe("a");
    expect(await takeBackLatest(cache, ACCOUNT, now)).toBeNull();
    now += UNDO_MS;
    await drain();
    expect(calls).toEqual([]);
  });

  it("cannot be taken back any more once the time is over or somebody else's", async () => {
    await accept("a");
    expect(await takeBackLatest(cache, "here|other", now)).toBeNull();
    now += UNDO_MS;
    expect(canTakeBack((await cache.actions.toArray())[0]!, now)).toBe(false);
    expect(await takeBackLatest(cache, ACCOUNT, now)).toBeNull();
    expect(await states()).toEqual(["waiting"]);
  });

  it("waits for a backend that is away, and goes once it is back", async () => {
    trouble = () => new ApiRequestError(0, { code: "unreachable", message: "away" });
    await accept("a");
    now += UNDO_MS;
    await drain();
    await drain();
    expect(calls).toHaveLength(1);
    expect(await states()).toEqual(["waiting"]);
    trouble = () => null;
    await drain(true);
    expect(await states()).toEqual(["done"]);
  });

  it("never overtakes one before it", async () => {
    trouble = (name) =>
      name === "updateClaim" ? new ApiRequestError(503, { code: "x", message: "" }) : null;
    await act(cache, ACCOUNT, { kind: "edit", claim_id: "a", words: { label: "Py" } }, "a", now);
    await act(cache, ACCOUNT, { kind: "merge", claim_id: "a", into: "b" }, "a", now);
    now += UNDO_MS;
    await drain();
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["updateClaim"]);
    trouble = () => null;
    await drain(true);
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["updateClaim", "updateClaim", "mergeClaim"]);
  });

  it("reviews roles and accepts what looks right, in its turn and without the backend", async () => {
    trouble = () => new ApiRequestError(0, { code: "unreachable", message: "away" });
    const right = { document_id: "d", claim_ids: ["a"], role_ids: ["r"], doubtful: 1 };
    await act(cache, ACCOUNT, { kind: "accept_document", ...right }, "cv.pdf", now);
    await act(cache, ACCOUNT, { kind: "review_role", role_id: "r", status: "rejected" }, "r", now);
    await act(cache, ACCOUNT, { kind: "review_role", role_id: "r", status: "accepted" }, "r", now);
    now += UNDO_MS;
    await drain();
    expect(await states()).toEqual(["waiting", "waiting", "waiting"]);
    trouble = () => null;
    calls = [];
    await drain(true);
    expect(calls).toEqual([
      'acceptDocument {"params":{"id":"d"}}',
      'rejectWorkHistory {"params":{"id":"r"}}',
      'acceptWorkHistory {"params":{"id":"r"}}',
    ]);
    expect(await states()).toEqual(["done", "done", "done"]);
  });

  it("goes with its neighbours in one call, the last word on each claim counting", async () => {
    await accept("a");
    await act(cache, ACCOUNT, { kind: "review", claim_ids: ["a", "b"], status: "rejected" }, "2", now);
    await accept("b");
    now += UNDO_MS;
    await drain();
    expect(calls).toEqual(['reviewClaims {"body":{"accept":["b"],"reject":["a"]}}']);
    expect(await states()).toEqual(["done", "done", "done"]);
  });

  it("that the server refuses stays in view, and those after it still go", async () => {
    trouble = (name) =>
      name === "mergeClaim" ? new ApiRequestError(404, { code: "not_found", message: "It is gone." }) : null;
    await act(cache, ACCOUNT, { kind: "merge", claim_id: "a", into: "b" }, "a", now);
    await act(cache, ACCOUNT, { kind: "delete_claim", claim_id: "b" }, "b", now);
    now += UNDO_MS;
    await drain();
    expect(await states()).toEqual(["refused", "done"]);
    expect((await cache.actions.toArray())[0]!.refusal?.message).toBe("It is gone.");
  });

  it("on what is gone already is done", async () => {
    trouble = () => new ApiRequestError(404, { code: "not_found", message: "" });
    await act(cache, ACCOUNT, { kind: "delete_document", document_id: "d" }, "d", now);
    now += UNDO_MS;
    await drain();
    expect(await states()).toEqual(["done"]);
  });

  it("that was cut off while it was sent is sent again", async () => {
    const id = await accept("a");
    await cache.actions.update(id, { state: "sending" });
    now += UNDO_MS;
    await drain();
    expect(calls).toHaveLength(1);
    expect(await states()).toEqual(["done"]);
  });
});

it("what the server has taken is forgotten by the next look that began after it, and by none before", async () => {
  const empty = async () => ({ data: [], meta: {}, status: 200, headers: new Headers() });
  let meanwhile: () => Promise<void> = async () => undefined;
  const lists = {
    listClaims: async () => {
      await meanwhile();
      return { data: [{ ...claim("a", "Python", "Python") }], meta: {}, status: 200, headers: new Headers() };
    },
    listWorkHistory: empty,
    listDocuments: empty,
    listOpportunities: empty,
    listViews: empty,
  } as unknown as Client;
  await accept("a");
  now += UNDO_MS;
  meanwhile = drain;
  await refresh(cache, lists);
  expect(await states()).toEqual(["done"]);
  meanwhile = async () => undefined;
  await refresh(cache, lists);
  expect(await states()).toEqual([]);
});

/** A backend of a few claims, that may be away, and may answer although nobody hears it. */
function model() {
  const rows = new Map(["a", "b", "c"].map((id) => [id, claim(id, id, id)]));
  let mood: "well" | "away" | "unheard" = "well";
  const call = <I>(work: (input: I) => void) => {
    return async (input: I) => {
      const away = new ApiRequestError(0, { code: "unreachable", message: "" });
      if (mood === "away") throw away;
      work(input);
      if (mood === "unheard") throw away;
      return { data: {}, meta: {}, status: 200, headers: new Headers() };
    };
  };
  const set = (id: string, change: Partial<ReturnType<typeof claim>>) => {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, ...change });
  };
  const empty = async () => ({ data: [], meta: {}, status: 200, headers: new Headers() });
  const api = {
    reviewClaims: call(({ body }: { body: { accept: string[]; reject: string[] } }) => {
      for (const id of body.accept) set(id, { review_status: "accepted" });
      for (const id of body.reject) set(id, { review_status: "rejected" });
    }),
    updateClaim: call(({ params, body }: { params: { id: string }; body: { label: string } }) =>
      set(params.id, body),
    ),
    deleteClaim: call(({ params }: { params: { id: string } }) => void rows.delete(params.id)),
    listClaims: async () => ({ ...(await empty()), data: [...rows.values()] }),
    listWorkHistory: empty,
    listDocuments: empty,
    listOpportunities: empty,
    listViews: empty,
  };
  return {
    rows,
    client: api as unknown as Client,
    feel: (next: typeof mood) => {
      mood = next;
    },
  };
}

const looks = (rows: Iterable<ReturnType<typeof claim>>) =>
  [...rows].map(({ id, label, review_status }) => `${id} ${label} ${review_status}`).toSorted();

it("whatever happens in between, what is shown is what was done, and so it ends in the backend", async () => {
  const id = fc.constantFrom("a", "b", "c");
  const step = fc.oneof(
    fc.record({ do: fc.constant("review"), id, status: fc.constantFrom("accepted", "rejected") }),
    fc.record({ do: fc.constant("edit"), id, label: fc.constantFrom("one", "two") }),
    fc.record({ do: fc.constant("delete"), id }),
    fc.record({ do: fc.constantFrom("undo", "wait", "send", "refresh") }),
    fc.record({ do: fc.constant("feel"), mood: fc.constantFrom("well", "away", "unheard") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const device = new Cache(`actions-${Math.random()}`);
      const server = model();
      const send = () =>
        portraitActions.drain({
          cache: device,
          client: server.client,
          account: ACCOUNT,
          now: () => now,
          force: true,
        });
      const write = (change: Parameters<typeof act>[2]) => act(device, ACCOUNT, change, "", now);
      await refresh(device, server.client);
      /** What the person means: everything done, in order, that was not taken back. */
      const meant: { id: number; apply: (rows: Map<string, ReturnType<typeof claim>>) => void }[] = [];
      const expected = () => {
        const rows = new Map(["a", "b", "c"].map((name) => [name, claim(name, name, name)]));
        for (const { apply } of meant) apply(rows);
        return looks(rows.values());
      };
      for (const taken of steps) {
        now += 1;
        if ("status" in taken) {
          const { id: of, status } = taken as { id: string; status: "accepted" | "rejected" };
          const made = await write({ kind: "review", claim_ids: [of], status });
          meant.push({
            id: made,
            apply: (rows) => rows.has(of) && rows.set(of, { ...rows.get(of)!, review_status: status }),
          });
        } else if ("label" in taken) {
          const { id: of, label } = taken;
          const made = await write({ kind: "edit", claim_id: of, words: { label } });
          meant.push({
            id: made,
            apply: (rows) => rows.has(of) && rows.set(of, { ...rows.get(of)!, label }),
          });
        } else if (taken.do === "delete" && "id" in taken) {
          const made = await write({ kind: "delete_claim", claim_id: taken.id });
          meant.push({ id: made, apply: (rows) => rows.delete(taken.id) });
        } else if (taken.do === "undo") {
          const undone = await takeBackLatest(device, ACCOUNT, now);
          if (undone)
            meant.splice(
              meant.findIndex((done) => done.id === undone.id),
              1,
            );
        } else if (taken.do === "wait") now += UNDO_MS;
        else if (taken.do === "send") await send();
        else if (taken.do === "refresh") await refresh(device, server.client);
        else if ("mood" in taken) server.feel(taken.mood);
        const shown = overlay(
          { claims: await device.claims.toArray(), work: [], documents: [] },
          await device.actions.toArray(),
        );
        expect(looks(shown.claims)).toEqual(expected());
      }
      server.feel("well");
      now += UNDO_MS;
      await send();
      await refresh(device, server.client);
      expect(looks(server.rows.values())).toEqual(expected());
      expect(await device.actions.count()).toBe(0);
      await device.delete();
    }),
    { numRuns: 60 },
  );
});
