import { expect, test } from "vitest";
import { runKills } from "../conformance/kills.ts";

test(
  "an acknowledged write survives kill -9, and the indexes agree with the documents",
  { timeout: 60_000 },
  async () => {
    const result = await runKills(5);
    expect(result.acknowledged).toBeGreaterThan(0);
    expect({ lost: result.lost, mismatched: result.mismatched }).toEqual({ lost: [], mismatched: [] });
  },
);
