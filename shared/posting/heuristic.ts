/** Reads the one posting of a page that declares nothing: from headings, labels, and what stands around them. */
import { findBody, type Body } from "./body.ts";
import { companyOf } from "./company.ts";
import { isoDate } from "./dates.ts";
import { describe, describeString } from "./description.ts";
import { fact, notesIn, type Draft, type Fact } from "./draft.ts";
import { labelledFacts, type Labelled } from "./labels.ts";
import { headLines, placeText, readHead } from "./head.ts";
import { isIn, type Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { labelledSalary, salaryInText } from "./salary.ts";
import { employmentIn, isWorkload, workModeOf, workModeTag } from "./terms.ts";
import { findTitle } from "./title.ts";
import type { TitleFound } from "./title-found.ts";
import { CLOSED, sectionOf } from "./announcements.ts";

export interface HeuristicReading {
  draft: Draft;
  title: TitleFound | null;
  body: Body;
  labels: Labelled[];
}

/** `excluded`: lines of cards that belong to other postings. */
export function readHeuristically(page: Page, excluded: ReadonlySet<Line>): HeuristicReading {
  const title = findTitle(page);
  const from = (title?.line?.index ?? -1) + 1;
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
      line.text.length < 200 && !isIn(line, "form", "footer") && line.index < 3000 && CLOSED.test(line.text),
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
  const note = notesIn(draft, "dom");
  const stated: Fact<string>[] = [];
  for (const { field, value, label } of ordered) {
    const snippet = `${label} ${value}`;
    const kind = field === "employment_type" ? employmentIn(value) : null;
    if (kind !== null) stated.push(fact(kind, "dom", snippet));
    else if (
      field === "location" ||
      field === "work_mode" ||
      (field === "employment_type" && value.length < 40)
    )
      note("work_mode", workModeOf(value), snippet);
    if (field === "location" && !/state|country|region/i.test(label))
      note("location", placeText(value), snippet);
    if (field === "salary") note(field, labelledSalary(value)?.salary, snippet);
    if (field === "posted_at" || field === "valid_through") note(field, isoDate(value), snippet);
    if (field === "external_id" && /^[\w-]*\d[\w-]*$/.test(value) && value.length < 40)
      note(field, value, snippet);
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
  const note = notesIn(draft, "dom");
  const described = isDescription(body) ? describe(body.lines) : null;
  note("description", described, described?.text);
  if (described === null) {
    const summary = ["og:description", "description", "twitter:description"]
      .map((name) => page.meta(name) ?? "")
      .find((text) => text.length >= 80);
    const fallback = summary === undefined ? null : describeString(summary, page.document);
    notesIn(draft, "meta")("description", fallback, fallback?.text);
  }
  const text = draft.description?.value.text ?? "";
  const title = draft.title?.value;
  if (draft.salary === undefined) {
    const pay = salaryInText(title === undefined ? text : `${title}\n${text}`);
    note("salary", pay?.salary, pay?.text);
  }
  const tag = workModeTag(text);
  note("work_mode", tag, `#LI-${tag}`);
  note("work_mode", workModeOf(title ?? ""), title);
}
