/** Names that the person gives, and saving that can be taken back. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { posting } from "../test/postings.ts";
import { unsavedName } from "./corrections.ts";
import { Cache } from "./database.ts";
import { keepNames, namesOf, renameWaiting } from "./names.ts";
import { canonicalOf, canTakeBack, nextDue, save, takeBack } from "./outbox.ts";

let cache: Cache;
beforeEach(async () => {
  cache = new Cache("names-test");
  await cache.delete();
  await cache.open();
});
afterEach(() => cache.close());

const WELDER = posting("Welder");
const NAME = namesOf(unsavedName(WELDER, canonicalOf(WELDER.url), "k"));

it("go with the posting when it is saved, and those that were read once they are given back", async () => {
  await keepNames(cache, NAME, { title: "Foreman", company: "Kelso" }, 1);
  await save(cache, WELDER, null, "k", null, 1000);
  expect((await cache.outbox.get("k"))?.body).toMatchObject({
    title_hint: "Foreman",
    facts: { title: "Foreman", company: "Kelso" },
  });
  await keepNames(cache, NAME, null, 2);
  await save(cache, WELDER, null, "other", null, 1000);
  expect((await cache.outbox.get("other"))?.body.title_hint).toBe("Welder");
});

it("change what waits, and nothing that was sent", async () => {
  await save(cache, WELDER, null, "k", null, 1000);
  await renameWaiting(cache, "k", { title: "Foreman", company: null });
  expect(await cache.outbox.get("k")).toMatchObject({
    title: "Foreman",
    body: { title_hint: "Foreman", facts: { title: "Foreman", company: null, location: "Berlin" } },
  });
  await cache.outbox.update("k", { state: "accepted" });
  await renameWaiting(cache, "k", { title: "Baker", company: null });
  expect((await cache.outbox.get("k"))?.title).toBe("Foreman");
});

it("is held as long as it can be taken back, and no longer", async () => {
  await save(cache, WELDER, null, "k", null, 1000, 10_000);
  await save(cache, posting("Baker"), null, "sent", null, 1000, 10_000);
  expect(await nextDue(cache)).toBe(11_000);
  const item = (await cache.outbox.get("k"))!;
  expect([canTakeBack(item, 10_999), canTakeBack(item, 11_000)]).toEqual([true, false]);
  await cache.outbox.update("sent", { state: "accepted" });
  await takeBack(cache, ["k", "sent", "unknown"], 11_000);
  expect(await cache.outbox.count()).toBe(2);
  await takeBack(cache, ["k", "sent", "unknown"], 5_000);
  expect((await cache.outbox.toArray()).map(({ key }) => key)).toEqual(["sent"]);
});
