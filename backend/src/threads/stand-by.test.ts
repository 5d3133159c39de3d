import { expect, test } from "vitest";
import { createWorkThread } from "./work-thread.ts";

const script = new URL("../../test/counting-worker.ts", import.meta.url);
const open = (heapMb: number) =>
  createWorkThread<null, number>(script, { timeoutMs: 60_000, heapMb, idleMs: 60_000 });

/** What the worker of a thread of its own answers. */
async function asked(heapMb: number): Promise<number> {
  const thread = open(heapMb);
  try {
    return await thread.run(null);
  } finally {
    await thread.close();
  }
}

test("a worker that has nothing to do is taken by the next of its kind, and by no other", async () => {
  expect([await asked(64), await asked(64), await asked(65), await asked(64)]).toEqual([1, 2, 1, 3]);
});

test("two at once have a worker each, and one that is closed at work leaves none", async () => {
  const [one, other] = [open(66), open(66)];
  expect(await Promise.all([one.run(null), other.run(null)])).toEqual([1, 1]);
  const [busy] = await Promise.allSettled([one.run(null), one.close(), other.close()]);
  expect(busy.status).toBe("rejected");
  expect(await asked(66)).toBe(2);
});

test("one that ends while it stands by is not taken", async () => {
  const thread = createWorkThread<null, number>(script, { timeoutMs: 60_000, heapMb: 67, idleMs: 1 });
  expect(await thread.run(null)).toBe(1);
  await new Promise((done) => setTimeout(done, 50));
  expect(await thread.run(null)).toBe(1);
  await thread.close();
});
