/** A results page's cards as postings, each from its own card alone. */
import { isoDate } from "./dates.ts";
import { describe } from "./description.ts";
import { fact, notesIn, type Draft, type Fact } from "./draft.ts";
import { hintOf, payIn, piecesOf } from "./head.ts";
import { labelledFacts } from "./labels.ts";
import type { Card } from "./cards.ts";
import { placeScore } from "./places.ts";
import { labelledSalary } from "./salary.ts";
import { isEmployment, isEmploymentOnly, isWorkModeOnly, labelOf, workModeOf } from "./terms.ts";
import { APPLY, DEPARTMENT, OCCUPATION } from "./announcements.ts";
import { isName } from "./company.ts";
import { isCompanyLink } from "./site-names.ts";

export function draftOfCard(card: Card): Draft {
  const draft: Draft = {};
  const note = notesIn(draft, "dom");
  note("title", card.title);
  note("url", card.url);
  const rest = card.lines.filter((line) => line !== card.titleLine && line.text !== card.title);
  for (const { field, value, label } of labelledFacts(rest)) {
    const snippet = `${label} ${value}`;
    if (field === "location") note(field, value, snippet);
    if (field === "company" && isName(value)) note(field, value, snippet);
    if (field === "employment_type" && isEmployment(value)) note(field, value, snippet);
    if (field === "salary") note(field, labelledSalary(value)?.salary, snippet);
    if (field === "posted_at") note(field, isoDate(value), snippet);
  }
  let place = 0;
  for (const line of rest) {
    const { text } = line;
    if (text.length > 140 || line.control?.tagName === "BUTTON" || APPLY.test(text) || labelOf(text) !== null)
      continue;
    const hint = hintOf(line);
    const first = line.runs[0]!.text;
    if ((hint === "company" || isCompanyLink(line.control)) && isName(first)) note("company", first, text);
    for (const piece of piecesOf(line)) {
      if (isEmploymentOnly(piece)) note("employment_type", piece, text);
      else if (isWorkModeOnly(piece)) note("work_mode", workModeOf(piece), text);
      else if (draft.company?.value !== piece && scoreOf(piece, hint) > place) {
        place = scoreOf(piece, hint);
        draft.location = fact(piece, "dom", text);
      }
      note("salary", payIn(piece)?.salary, text);
      if (piece.length < 40) note("posted_at", isoDate(piece), text);
    }
  }
  const time = card.element.querySelector("time[datetime]")?.getAttribute("datetime") ?? "";
  note("posted_at", isoDate(time), time);
  const described = describe(rest.filter((line) => line.control === null || line.text.length > 40));
  note("description", described, described?.text);
  return draft;
}

/** Most values of a column of names differ or are firms'; departments and places are no names. */
const SHARE = 0.6;

/**
 * The employers of a results page whose cards name them in the same place without saying so: the line, as far below each
 * title, that is no place, no department, no kind of work. On an employer's own page there is none.
 */
export function companiesBelow(cards: readonly Card[]): (Fact<string> | null)[] {
  for (const step of [1, 2, -1]) {
    const lines = cards.map(({ lines: all, titleLine }) => all[all.indexOf(titleLine) + step]);
    const names = lines.map((line) => line?.text.split(/\s*[·•|]\s*|\s+[–—-]\s+/u)[0] ?? "");
    const fits = names.filter((name) => isName(name) && !isOther(name)).length;
    const different = new Set(names).size;
    if (cards.length < 4 || fits < cards.length * SHARE || different < Math.max(3, cards.length * 0.3))
      continue;
    return names.map((name, at) =>
      isName(name) && placeScore(name) < 2 ? fact(name, "dom", lines[at]!.text) : null,
    );
  }
  return cards.map(() => null);
}

function isOther(text: string): boolean {
  return (
    placeScore(text) > 0 ||
    DEPARTMENT.test(text) ||
    OCCUPATION.test(text) ||
    isoDate(text) !== null ||
    /\d{1,2}[.:/]\d|\bago\b|\.$|^\d+ /.test(text) ||
    payIn(text) !== null ||
    text.split(" ").length > 10
  );
}

function scoreOf(piece: string, hint: ReturnType<typeof hintOf>): number {
  return placeScore(piece) + (hint === "location" && piece.length < 80 ? 1.5 : 0);
}
