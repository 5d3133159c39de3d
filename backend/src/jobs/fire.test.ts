/** The backend killed at random under work of every kind: a short run of what `npm run fire` does at length. */
import { expect, test } from "vitest";
import { runFire } from "../../test/fire.ts";

/** Moments that are spread over a life, the same ones every time. */
function spread(): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return (turn * 0.618) % 1;
  };
}

test("whatever is killed, everything ends once, whole, or failed with a sentence", async () => {
  const { faults, completed, opportunities } = await runFire({
    kills: 5,
    random: spread(),
    waitForAnswers: true,
  });
  expect(faults).toEqual([]);
  expect(completed).toBeGreaterThan(0);
  expect(opportunities).toBeGreaterThan(0);
}, 300_000);
