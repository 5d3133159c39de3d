/**
 * `npm run -s replay`: what learning from decisions is worth, on the recorded history made by rule. With `--rows FILE` (the answer of
 * `GET /opportunities/pending?status=all`) and `--preferences FILE` (that of `GET /preferences`) on an account's own; `--cap N` is the
 * daily cap (25), `--seed N` another history.
 */
import { parseArgs } from "node:util";
import { PendingOpportunity, Preferences } from "@career-portrait/shared/contract";
import type { Wishes } from "@career-portrait/shared/relevance";
import { z } from "zod";
import { recordedHistory, WISHES } from "../evaluation/replay/history.ts";
import { type RecordedDecision, replay, type Replayed } from "../evaluation/replay/replay.ts";
import { readInput, run, textOf } from "./input.ts";

const DEFAULT_CAP = 25;

async function answerOf<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  let json: unknown;
  try {
    json = JSON.parse(textOf(await readInput(file), file));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Error(`${file} is not JSON; save the API's answer as it came.`, { cause });
  }
  const parsed = z.object({ data: schema }).safeParse(json);
  if (!parsed.success)
    throw new Error(`${file} is not an answer of the API: ${z.prettifyError(parsed.error)}`);
  return parsed.data.data;
}

/** Rows a person decided about: dismissed, or kept (added, rescued). */
function decisionsOf(rows: readonly PendingOpportunity[]): RecordedDecision[] {
  return rows.flatMap((row) => {
    const kept = row.status === "added" || row.status === "pending" || row.status === "expired";
    if (row.decided_at === null || row.received_at === null || (!kept && row.status !== "dismissed"))
      return [];
    const { title, company, location, work_mode, employment_type, salary, source_type: source } = row;
    const day = row.received_at.slice(0, 10);
    return [{ day, title, company, location, work_mode, employment_type, salary, text: "", source, kept }];
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function table(name: string, cap: number, result: Replayed): string {
  const lines = [
    `${name}: ${result.decisions} decisions on ${result.days} days, ${percent(result.base_rate)} kept`,
    "",
    `precision at ${cap} a day`.padEnd(30) + "before".padStart(10) + "after".padStart(10),
    "all days".padEnd(30) + percent(result.before).padStart(10) + percent(result.after).padStart(10),
    ...result.halves.map(
      ({ before, after }, half) =>
        `${half === 0 ? "first" : "second"} half`.padEnd(30) +
        percent(before).padStart(10) +
        percent(after).padStart(10),
    ),
    "",
    "lessons at the end",
    ...result.lessons
      .slice(0, 10)
      .map(
        ({ points, because }) => `${(points > 0 ? `+${points}` : String(points)).padStart(5)}  ${because}`,
      ),
  ];
  return `${lines.join("\n")}\n`;
}

await run(async () => {
  const { values } = parseArgs({
    options: {
      rows: { type: "string" },
      preferences: { type: "string" },
      cap: { type: "string", default: String(DEFAULT_CAP) },
      seed: { type: "string", default: "1" },
    },
  });
  const cap = z.coerce.number().int().min(1).max(100).parse(values.cap);
  let history = recordedHistory(z.coerce.number().int().parse(values.seed));
  let wishes: Wishes = WISHES;
  if (values.rows !== undefined)
    history = decisionsOf(await answerOf(values.rows, z.array(PendingOpportunity)));
  if (values.preferences !== undefined) wishes = await answerOf(values.preferences, Preferences);
  const name = values.rows ?? `recorded history, seed ${values.seed}`;
  process.stdout.write(table(name, cap, replay(history, wishes, cap)));
});
