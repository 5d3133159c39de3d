/** npm run -s fire [-- --kills N] [--seed N]: kills the backend at random under work of every kind and says what came of it. */
import { parseArgs } from "node:util";
import { runFire } from "../test/fire.ts";
import { run } from "./input.ts";

/** Numbers from 0 to 1 that follow from the seed (mulberry32, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

await run(async () => {
  const { values } = parseArgs({
    options: { kills: { type: "string", default: "20" }, seed: { type: "string", default: "1" } },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new Error("--kills takes a whole number from 1.");
  const print = (line: string) => process.stdout.write(`${line}\n`);
  let interrupted = false;
  process.once("SIGINT", () => {
    interrupted = true;
    print("No more kills; what is left is finished and looked at.");
  });
  const result = await runFire({
    kills,
    random: randomFrom(Number(values.seed)),
    progress: print,
    isEnough: () => interrupted,
  });
  const { hit, completed, failed, opportunities, faults } = result;
  print("\nJobs under which the process was killed, by kind and phase:");
  for (const [place, times] of Object.entries(hit).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    print(`${String(times).padStart(6)}  ${place}`);
  print(
    `\n${result.kills} kills: ${completed} jobs completed, ${failed} failed with a sentence, ${opportunities} opportunities`,
  );
  for (const fault of faults) print(`FAULT ${fault}`);
  print(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
});
