/** Reads the one posting of a page that declares nothing: from headings, labels, and what stands around them. */
import { clean } from "./clean.ts";
import { findBody, type Body } from "./body.ts";
import { companyOf } from "./company.ts";
import { isoDate } from "./dates.ts";
import { describe, describeString } from "./description.ts";
import { fact, type Draft } from "./draft.ts";
import { labelledFacts, type Labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import type { Page } from "./page.ts";
import { placeScore } from "./places.ts";
import { labelledSalary, salaryInText } from "./salary.ts";
import { isEmployment, isEmploymentOnly, isWorkModeOnly, labelOf, workModeOf, workModeTag } from "./terms.ts";
import { findTitle, type TitleFound } from "./title.ts";
import { APPLY, CLOSED } from "./words.ts";

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
  const top = linesAround(page, title, body).filter((line) => !excluded.has(line));
  if (title !== null) draft.title = title.fact;
  const company = companyOf(page, title, labels, top);
  if (company !== null) draft.company = company;
  readLabels(draft, labels, title, body);
  readTop(draft, top, title, company?.value ?? null);
  readBody(draft, body, page);
  const closed = page.lines.find(
    (line) =>
      line.text.length < 200 && line.area !== "form" && line.area !== "footer" && CLOSED.test(line.text),
  );
  if (closed !== undefined) draft.closed = fact(true, "dom", closed.text);
  return { draft, title, body, labels };
}

/** The lines in which a posting's head usually stands: some before its title, those up to its description. */
function linesAround(page: Page, title: TitleFound | null, body: Body): Line[] {
  const at = title?.line?.index ?? 0;
  const bodyStart = body.lines[0]?.index ?? at + 25;
  const before = title?.line === null || title === null ? [] : page.lines.slice(Math.max(0, at - 4), at);
  const after = page.lines.slice(
    title?.line === null ? 0 : at + 1,
    Math.min(Math.max(bodyStart, at + 2), at + 30),
  );
  return [...after, ...before].filter(
    (line) => line.area === "main" || line.area === "header" || line.area === "aside",
  );
}

function readLabels(draft: Draft, labels: readonly Labelled[], title: TitleFound | null, body: Body): void {
  const start = title?.line?.index ?? -1;
  const inBody = new Set(body.lines);
  // Labels in the head of the page count before those inside the running text.
  const ordered = [
    ...labels.filter(({ line }) => !inBody.has(line) && line.index >= start - 6),
    ...labels.filter(({ line }) => inBody.has(line)),
  ];
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
        if (isEmployment(value)) draft.employment_type ??= fact(clean(value), "dom", snippet);
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
}

/** A label's value as a place: without a parenthesis that goes on about mode and moving, null for sentences. */
function placeText(value: string): string | null {
  const place = clean(value.replace(/\s*\((?:[^)]*(?:site|remote|hybrid|relocat|office)[^)]*)\)\s*$/i, ""));
  if (place === "" || place.length > 140) return null;
  if (
    placeScore(place) === 0 &&
    (/[.!?]\s|[.!]$/.test(place) || place.split(" ").length > 9 || isWorkModeOnly(place))
  )
    return isWorkModeOnly(place) && /remote/i.test(place) ? place : null;
  return place;
}

/** The short lines around the title: place, kind of employment, mode, pay, each alone or in a dotted line. */
function readTop(draft: Draft, top: readonly Line[], title: TitleFound | null, company: string | null): void {
  let bestPlace = 0;
  for (const line of top) {
    if (
      line.text.length > 140 ||
      line.control?.tagName === "BUTTON" ||
      APPLY.test(line.text) ||
      labelOf(line.text) !== null
    )
      continue;
    if (title !== null && line.text === title.fact.value) continue;
    for (const piece of piecesOf(line)) {
      if (company !== null && piece === company) continue;
      if (isEmploymentOnly(piece)) draft.employment_type ??= fact(piece, "dom", line.text);
      else if (isWorkModeOnly(piece)) draft.work_mode ??= fact(workModeOf(piece)!, "dom", line.text);
      else {
        const pay = /\d/.test(piece)
          ? (salaryInText(piece) ??
            (/[$€£]|Kč|CZK|EUR|zł/.test(piece) && piece.length < 50 ? labelledSalary(piece) : null))
          : null;
        if (pay !== null) draft.salary ??= fact(pay.salary, "dom", line.text);
        if (draft.posted_at === undefined && /post|publish|veröffentlicht|publi|zveřejn/i.test(piece)) {
          const date = isoDate(piece);
          if (date !== null) draft.posted_at = fact(date, "dom", line.text);
        }
      }
      const score =
        line.control !== null &&
        !/maps?\.|mapy\./.test(line.control.getAttribute("href") ?? "") &&
        placeScore(piece) < 3
          ? 0
          : placeScore(piece);
      if (draft.location === undefined || bestPlace > 0) {
        if (score > bestPlace) {
          bestPlace = score;
          draft.location = fact(placeText(piece) ?? piece, "dom", line.text);
          const mode = workModeOf(piece);
          if (mode !== null) draft.work_mode ??= fact(mode, "dom", line.text);
        }
      }
    }
  }
}

/** A line taken apart at its separators, or at its elements. The whole line comes first when it is one place. */
export function piecesOf(line: Line): string[] {
  if (placeScore(line.text) === 3) return [line.text];
  const pieces = line.text.split(/\s*[·•|｜⋅∙‧・]\s*|\s+[–—]\s+|\s+\/\s+/u).map((piece) => clean(piece));
  const runs = line.runs
    .map((run) => run.text.replace(/^[\s,·•|–-]+|[\s,·•|–-]+$/gu, ""))
    .filter((text) => text.length > 1);
  return [...new Set([...pieces, ...(runs.length > 1 && runs.length < 12 ? runs : [])])].filter(
    (piece) => piece !== "",
  );
}

function readBody(draft: Draft, body: Body, page: Page): void {
  const described = body.length >= 200 ? describe(body.lines) : null;
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
