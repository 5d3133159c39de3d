/** A description of what a person looks for, read by a model: it adds the person's own words, and never others. */
import { PREFERENCE_LISTS, type PreferencesReading } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { z } from "zod";
import { type Locate, locator } from "../grounding.ts";
import { findPayFloor } from "../../reading/preferences/index.ts";
import type { Chat } from "./chat.ts";

/** Longer quotes are sentences, not entries. */
const MAX_ENTRY = 80;

const quotes = z.array(z.string());
const Answer = z.object({
  industries: quotes,
  company_sizes: quotes,
  company_stages: quotes,
  role_levels: quotes,
  tech_stack: quotes,
  culture_signals: quotes,
  locations: quotes,
  company_attributes: quotes,
  exclusions: quotes,
  least_pay: z.string().nullable(),
});
type Answer = z.infer<typeof Answer>;
type List = Exclude<keyof Answer, "least_pay">;

const TASK =
  "Read what a person looks for in a job. Give each list's entries as short phrases quoted " +
  "word for word from the text. What the person rules out or does not want belongs in " +
  `"exclusions" and in no other list, quoted without the negation. "least_pay": the words that ` +
  "state the lowest pay they would take, with the amount, its currency and its period as far " +
  "as they are written; null when none is stated. Leave out what the text does not say.";

/** The entries that stand in the text, in its own words. */
function grounded(entries: readonly string[], text: string, locate: Locate): string[] {
  return entries.flatMap((entry) => {
    const found = locate(entry);
    const own = found && text.slice(found.start, found.end);
    return own !== null && own.length <= MAX_ENTRY ? own : [];
  });
}

/** Both lists in order, each entry once. */
function union(one: readonly string[], other: readonly string[]): string[] {
  const known = new Set(one.map(fold));
  return [...one, ...other.filter((entry) => !known.has(fold(entry)))];
}

/**
 * What the local engine read, with what a model found besides; whatever either takes as ruled out is wanted nowhere. Null when
 * the model answered and nothing of it stands in the text.
 */
export async function readPreferencesWith(
  chat: Chat,
  text: string,
  local: PreferencesReading,
  signal?: AbortSignal,
): Promise<PreferencesReading | null> {
  const answer = await chat.ask(
    { name: "preferences", schema: Answer, task: TASK, material: [{ label: "description", text }] },
    signal,
  );
  const locate = locator(text);
  const lists = Object.keys(Answer.shape).filter((name): name is List => name !== "least_pay");
  const found = Object.fromEntries(
    lists.map((name) => [name, grounded(answer[name], text, locate)]),
  ) as Record<List, string[]>;
  const [least] = answer.least_pay === null ? [] : grounded([answer.least_pay], text, locate);
  const given = lists.some((name) => answer[name].length > 0) || answer.least_pay !== null;
  if (given && least === undefined && lists.every((name) => found[name].length === 0)) return null;

  const reading: PreferencesReading = { ...local };
  const exclusions = union(local.exclusions, found.exclusions);
  const out = new Set(exclusions.map(fold));
  for (const name of PREFERENCE_LISTS) {
    const more = name === "work_styles" ? [] : found[name];
    reading[name] = union(local[name], more).filter((entry) => !out.has(fold(entry)));
  }
  const pay = least === undefined ? null : findPayFloor(least);
  return { ...reading, exclusions, ...(local.compensation_floor === null ? pay : null) };
}
