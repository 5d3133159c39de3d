import { afterEach, expect, test } from "vitest";
import { createWorkThread, type WorkThread } from "./work-thread.ts";

let thread: WorkThread<number, number>;
afterEach(() => thread.close());

function open(): void {
  thread = createWorkThread(new URL("../../test/slow-start-worker.ts", import.meta.url), {
    timeoutMs: 200,
    heapMb: 64,
  });
}

test("what the thread needs to start is not counted against the first task", async () => {
  open();
  await expect(thread.run(1)).resolves.toBe(1);
});

test("a task past its time is given up, the first as any other, and the next gets a thread of its own", async () => {
  open();
  const first = thread.run(5_000);
  const second = thread.run(1);
  await expect(first).rejects.toMatchObject({ code: "timeout" });
  await expect(second).resolves.toBe(1);
  await expect(thread.run(5_000)).rejects.toMatchObject({ code: "timeout" });
  await expect(thread.run(2)).resolves.toBe(2);
});

test("closing refuses what waits", async () => {
  open();
  const [answer] = await Promise.all([thread.run(1).catch((error: unknown) => error), thread.close()]);
  expect(answer).toMatchObject({ code: "closed" });
});
