/** A worker whose script takes 400 ms to load and whose task, a number of milliseconds, is to keep it that long. */
import { setTimeout } from "node:timers/promises";
import { serve } from "../src/threads/index.ts";

await setTimeout(400);
serve(async (ms: number) => {
  await setTimeout(ms);
  return ms;
});
