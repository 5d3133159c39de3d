/** The posting reader's thread: the same reading as at hand, remembered once, and a task that hurts costs only itself. */
import { readPosting } from "@career-portrait/shared/matching";
import { afterAll, expect, test } from "vitest";
import { ThreadFailed } from "../../threads/work-thread.ts";
import { createPostingReader } from "./posting-reader.ts";

const reader = createPostingReader({ timeoutMs: 20_000, heapMb: 256 });
afterAll(() => reader.close());

const TEXT = `Ward Nurse at Larkfield Infirmary, Leeds
Requirements
- Registered with the NMC
- 2 years of experience on a surgical ward
Desirable: mentoring of students`;

test("a posting is read as it would be read here", async () => {
  const known = { company: "Larkfield Infirmary" };
  expect(await reader.read(TEXT, known)).toEqual(readPosting(TEXT, known));
});

test("many at once are each their own reading", async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `${TEXT}\n- ${index + 3} years of driving`);
  const readings = await Promise.all(texts.map((text) => reader.read(text, {})));
  expect(readings).toEqual(texts.map((text) => readPosting(text, {})));
});

test("what takes too long fails alone, and the next text is read", async () => {
  const hurried = createPostingReader({ timeoutMs: 1, heapMb: 256 });
  const other = `${TEXT}\n- A calm hand`;
  const patient = reader.read(other, {});
  const failure: unknown = await hurried.read(TEXT, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ThreadFailed);
  expect((failure as ThreadFailed).code).toBe("timeout");
  expect(await patient).toEqual(readPosting(other, {}));
  await hurried.close();
  await expect(hurried.read(`${TEXT} `, {})).rejects.toMatchObject({ code: "closed" });
});
