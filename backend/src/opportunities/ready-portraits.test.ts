import { expect, test } from "vitest";
import { createReadyPortraits } from "./ready-portraits.ts";
import { portraitShowing } from "../../test/opportunities.ts";

test("a portrait is loaded once for its version and day, and anew for another", async () => {
  let version = "1";
  const loaded: string[] = [];
  const portraits = createReadyPortraits(
    async (accountId) => {
      loaded.push(`${accountId} ${version}`);
      return { portrait: portraitShowing("Go"), version };
    },
    async () => version,
  );
  const first = await portraits.of("a", "2026-11-21");
  expect(await portraits.of("a", "2026-11-21")).toBe(first);
  expect(loaded).toEqual(["a 1"]);
  version = "2";
  expect((await portraits.of("a", "2026-11-21")).version).toBe("2");
  expect(await portraits.of("a", "2026-11-22")).not.toBe(first);
  expect(loaded).toEqual(["a 1", "a 2", "a 2"]);
});

test("many accounts do not keep their portraits for ever", async () => {
  let loads = 0;
  const portraits = createReadyPortraits(
    async () => {
      loads += 1;
      return { portrait: portraitShowing("Go"), version: "1" };
    },
    async () => "1",
  );
  for (let account = 0; account < 40; account += 1) await portraits.of(`${account}`, "2026-11-21");
  await portraits.of("39", "2026-11-21");
  expect(loads).toBe(40);
  await portraits.of("0", "2026-11-21");
  expect(loads).toBe(41);
});
