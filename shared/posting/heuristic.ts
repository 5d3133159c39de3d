/** Reads the one posting of a page that declares nothing: from headings, labels, and what stands around them. */
import { findBody, type Body } from "./body.ts";
import { companyOf } from "./company.ts";
import { isoDate } from "./dates.ts";
import { describe, describeString } from "./description.ts";
import { fact, type Draft, type Fact } from "./draft.ts";
import { labelledFacts, type Labelled } from "./labels.ts";
import { headLines, placeText, readHead } from "./head.ts";
import type { Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { labelledSalary, salaryInText } from "./salary.ts";
import { employmentIn, isWorkload, workModeOf, workModeTag } from "./terms.ts";
import { findTitle, type TitleFound } from "./title.ts";
import { CLOSED, sectionOf } from "./words.ts";

export interface HeuristicReading {
  draft: Draft;
  title: TitleFound | null;
  body: Body;
  labels: Labelled[];
}

/** `excluded`: lines of cards that belong to other postings. */
export function readHeuristically(page: Page, excluded: ReadonlySet<Line>): HeuristicReading {
  const title = findTitle(page);
  const from = title?.line === null || title === null ? 0 : title.line.index + 1;
  const body = findBody(page.lines, from, excluded);
  const labels = labelledFacts(page.lines).filter(({ line }) => !excluded.has(line));
  const draft: Draft = {};
  const top = headLines(page, title).filter((line) => !excluded.has(line));
  if (title !== null) draft.title = title.fact;
  const company = companyOf(page, title, labels, top);
  if (company !== null) draft.company = company;
  readLabels(draft, labels, title, body);
  readHead(draft, top, title, company?.value ?? null);
  readBody(draft, body, page);
  const closed = page.lines.find(
    (line) =>
      line.text.length < 200 &&
      line.area !== "form" &&
      line.area !== "footer" &&
      line.index < 3000 &&
      CLOSED.test(line.text),
  );
  if (closed !== undefined) draft.closed = fact(true, "dom", closed.text);
  return { draft, title, body, labels };
}

function readLabels(draft: Draft, labels: readonly Labelled[], title: TitleFound | null, body: Body): void {
  const start = title?.line?.index ?? -1;
  const inBody = new Set(body.lines);
  // Labels in the head of the page count before those inside the running text.
  const ordered = [
    ...labels.filter(({ line }) => !inBody.has(line) && line.index >= start - 6),
    ...labels.filter(({ line }) => inBody.has(line)),
  ];
  const stated: Fact<string>[] = [];
  for (const { field, value, label } of ordered) {
    const snippet = `${label} ${value}`;
    switch (field) {
      case "location": {
        const mode = workModeOf(value);
        if (mode !== null) draft.work_mode ??= fact(mode, "dom", snippet);
        const place = placeText(value);
        if (place !== null && !/state|country|region/i.test(label))
          draft.location ??= fact(place, "dom", snippet);
        break;
      }
      case "employment_type":
        if (employmentIn(value) !== null) stated.push(fact(employmentIn(value)!, "dom", snippet));
        else if (workModeOf(value) !== null && value.length < 40)
          draft.work_mode ??= fact(workModeOf(value)!, "dom", snippet);
        break;
      case "work_mode": {
        const mode = workModeOf(value);
        if (mode !== null) draft.work_mode ??= fact(mode, "dom", snippet);
        break;
      }
      case "salary": {
        const pay = labelledSalary(value);
        if (pay !== null) draft.salary ??= fact(pay.salary, "dom", snippet);
        break;
      }
      case "posted_at":
      case "valid_through": {
        const date = isoDate(value);
        if (date !== null) draft[field] ??= fact(date, "dom", snippet);
        break;
      }
      case "external_id":
        if (/^[\w-]*\d[\w-]*$/.test(value) && value.length < 40)
          draft.external_id ??= fact(value, "dom", snippet);
        break;
      default:
    }
  }
  // How much one works says more than how long the contract runs.
  const employment = stated.find(({ value }) => isWorkload(value)) ?? stated[0];
  if (employment !== undefined) draft.employment_type = employment;
}

/** A short text is the posting's when it says what is wanted or what is to be done under a heading of its own. */
function isDescription({ length, lines }: Body): boolean {
  if (length >= 200) return true;
  return length >= 80 && lines.some(({ text }) => ["wanted", "duties"].includes(sectionOf(text) ?? ""));
}

function readBody(draft: Draft, body: Body, page: Page): void {
  const described = isDescription(body) ? describe(body.lines) : null;
  if (described !== null) draft.description = fact(described, "dom", described.text);
  else {
    const meta = [
      page.meta("og:description"),
      page.meta("description"),
      page.meta("twitter:description"),
    ].find((text) => text !== null && text.length >= 80);
    const fallback = meta === undefined || meta === null ? null : describeString(meta, page.document);
    if (fallback !== null) draft.description = fact(fallback, "meta", fallback.text);
  }
  const text = draft.description?.value.text ?? "";
  if (draft.salary === undefined) {
    const pay = salaryInText(draft.title === undefined ? text : `${draft.title.value}\n${text}`);
    if (pay !== null) draft.salary = fact(pay.salary, "dom", pay.text);
  }
  if (draft.work_mode === undefined) {
    const tag = workModeTag(text);
    const titleMode = draft.title === undefined ? null : workModeOf(draft.title.value);
    if (tag !== null) draft.work_mode = fact(tag, "dom", `#LI-${tag}`);
    else if (titleMode !== null) draft.work_mode = fact(titleMode, "dom", draft.title!.value);
  }
}
