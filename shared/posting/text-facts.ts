/** Facts that a description states outright, however the description was come by. */
import { notesIn, type Draft } from "./draft.ts";
import { placeScore } from "./places.ts";
import { salaryInText } from "./salary.ts";
import { labelOf, workModeOf, workModeTag } from "./terms.ts";

/** Place behind a label, pay with its context, and recruiters' work mode tags. */
export function factsOfText(text: string): Draft {
  const draft: Draft = {};
  const note = notesIn(draft, "dom");
  for (const line of text.split("\n")) {
    const pair = /^(?:- )?([^:：]{2,30})[:：]\s*(.{2,90})$/u.exec(line);
    if (pair === null || labelOf(pair[1]!) !== "location") continue;
    const place = pair[2]!.trim();
    if (placeScore(place) === 0 && workModeOf(place) === null) continue;
    note("location", place, line);
    break;
  }
  const pay = salaryInText(text);
  note("salary", pay?.salary, pay?.text);
  const tag = workModeTag(text);
  note("work_mode", tag, `#LI-${tag}`);
  return draft;
}
