/** Facts that a description states outright, however the description was come by. */
import { fact, type Draft } from "./draft.ts";
import { placeScore } from "./places.ts";
import { salaryInText } from "./salary.ts";
import { labelOf, workModeOf, workModeTag } from "./terms.ts";

/** Place behind a label, pay with its context, and recruiters' work mode tags. */
export function factsOfText(text: string): Draft {
  const draft: Draft = {};
  for (const line of text.split("\n")) {
    const pair = /^(?:- )?([^:：]{2,30})[:：]\s*(.{2,90})$/u.exec(line);
    if (pair === null || labelOf(pair[1]!) !== "location") continue;
    const place = pair[2]!.trim();
    if (placeScore(place) === 0 && workModeOf(place) === null) continue;
    draft.location = fact(place, "dom", line);
    break;
  }
  const pay = salaryInText(text);
  if (pay !== null) draft.salary = fact(pay.salary, "dom", pay.text);
  const tag = workModeTag(text);
  if (tag !== null) draft.work_mode = fact(tag, "dom", `#LI-${tag}`);
  return draft;
}
