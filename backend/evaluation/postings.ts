/** How well postings are read: kind and per-field accuracy over the recorded pages, by platform. */
import { existsSync, readFileSync } from "node:fs";
import { JSDOM, VirtualConsole } from "jsdom";
import type { CapturedPosting, CaptureResult } from "../../shared/contract/posting.ts";
import { readPage, readPageGenerically } from "../../shared/posting/index.ts";
import { parsePay } from "../../shared/text/index.ts";
import { CHANGES } from "./pages/changed.ts";
import { renderedPages, type RenderedPage } from "./pages/rendered.ts";

export interface ExpectedPosting {
  file: string;
  platform: string;
  kind: "posting" | "list" | "not_a_posting";
  page_url: string | null;
  expected: {
    title?: string | null;
    company?: string | null;
    company_acceptable?: string[];
    location?: string | null;
    salary_text?: string | null;
    salary_min?: number;
    salary_max?: number;
    salary_currency?: string;
    employment_type?: string | null;
    description_start?: string | null;
    description_end?: string | null;
    closed?: boolean;
    remote?: boolean;
    postings?: number;
    first_title?: string | null;
    last_title?: string | null;
  };
}

export const FIXTURES = new URL("../../../shared/fixtures/postings/", import.meta.url);

/** The expectations beside the recorded pages, or null when the pages are not there. */
export function expectedPostings(): ExpectedPosting[] | null {
  const manifest = new URL("manifest.json", FIXTURES);
  if (!existsSync(manifest)) return null;
  return (JSON.parse(readFileSync(manifest, "utf8")) as { postings: ExpectedPosting[] }).postings;
}

/** A recorded page as the browser would show it: JSON answers stand in a `pre`. */
export function fixtureDocument(file: string): Document {
  const text = readFileSync(new URL(file, FIXTURES), "utf8");
  if (!file.endsWith(".json")) return documentOf(text);
  const document = documentOf("<html><head></head><body><pre></pre></body></html>");
  document.querySelector("pre")!.textContent = text;
  return document;
}

function documentOf(html: string): Document {
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
}

export interface Check {
  file: string;
  platform: string;
  field: string;
  ok: boolean;
  wanted: string;
  got: string;
}

/** Every assertion of the expectations against one result. */
function checksOf(entry: ExpectedPosting, result: CaptureResult): Check[] {
  const checks: Check[] = [];
  const { expected } = entry;
  const add = (field: string, ok: boolean, wanted: Shown, got: Shown) =>
    checks.push({
      file: entry.file,
      platform: entry.platform,
      field,
      ok,
      wanted: show(wanted),
      got: show(got),
    });
  const kind = entry.kind === "not_a_posting" ? "none" : entry.kind;
  add(
    "kind",
    result.kind === kind,
    kind,
    `${result.kind}${result.reason === null ? "" : ` (${result.reason})`}`,
  );
  if (entry.kind === "list") {
    const count = expected.postings ?? 0;
    const found = result.kind === "list" ? result.postings : [];
    add(
      "count",
      result.kind === "list" && Math.abs(found.length - count) <= count * 0.1,
      count,
      found.length,
    );
    if (expected.first_title)
      add("first title", same(found[0]?.title, expected.first_title), expected.first_title, found[0]?.title);
    if (expected.last_title)
      add(
        "last title",
        same(found.at(-1)?.title, expected.last_title),
        expected.last_title,
        found.at(-1)?.title,
      );
    if (expected.company && count > 0)
      add(
        "list company",
        found.length > 0 && found.every((one) => same(one.company, expected.company!)),
        expected.company,
        found[0]?.company,
      );
    return checks;
  }
  if (entry.kind !== "posting") return checks;
  const posting: CapturedPosting | undefined = result.kind === "posting" ? result.postings[0] : undefined;
  if (expected.title) add("title", same(posting?.title, expected.title), expected.title, posting?.title);
  const companies = [expected.company, ...(expected.company_acceptable ?? [])].filter(
    (name) => typeof name === "string",
  );
  if (expected.company)
    add(
      "company",
      companies.some((name) => same(posting?.company, name)),
      companies.join(" / "),
      posting?.company,
    );
  else if (companies.length > 0)
    add(
      "company null",
      posting === undefined ||
        posting.company === null ||
        companies.some((name) => same(posting.company, name)),
      `null / ${companies.join(" / ")}`,
      posting?.company,
    );
  if (expected.location)
    add("location", samePlace(posting?.location, expected.location), expected.location, posting?.location);
  if (expected.employment_type)
    add(
      "employment",
      letters(posting?.employment_type) === letters(expected.employment_type),
      expected.employment_type,
      posting?.employment_type,
    );
  const pay =
    expected.salary_min === undefined
      ? expected.salary_text
        ? parsePay(expected.salary_text)
        : null
      : { min: expected.salary_min, max: expected.salary_max ?? null };
  if (pay !== null)
    add(
      "salary",
      samePay(posting?.salary ?? null, pay),
      `${pay.min}–${pay.max}`,
      JSON.stringify(posting?.salary),
    );
  else if (expected.salary_text === null && posting !== undefined)
    add("salary null", posting.salary === null, null, JSON.stringify(posting.salary));
  if (expected.description_start)
    add(
      "description start",
      contains(posting?.description_text, expected.description_start),
      expected.description_start,
      posting?.description_text?.slice(0, 80),
    );
  if (expected.description_end)
    add(
      "description end",
      contains(posting?.description_text, expected.description_end),
      expected.description_end,
      posting?.description_text?.slice(-80),
    );
  if (expected.remote === true) add("remote", posting?.work_mode === "remote", "remote", posting?.work_mode);
  if (expected.closed !== undefined)
    add("closed", posting?.closed === expected.closed, expected.closed, posting?.closed);
  return checks;
}

/** A single amount may be the lower or the upper end of what is paid ("from 1400"). */
function samePay(
  got: { min: number | null; max: number | null } | null,
  wanted: { min: number | null; max: number | null },
): boolean {
  if (got === null) return false;
  if (wanted.min === wanted.max) return got.min === wanted.min || got.max === wanted.max;
  return got.min === wanted.min && got.max === wanted.max;
}

function plain(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function same(got: string | null | undefined, wanted: string): boolean {
  return plain(got).toLowerCase() === plain(wanted).toLowerCase();
}

/** A place is right when it says the same, more exactly or in fewer words ("New York" for "New York, US"). */
function samePlace(got: string | null | undefined, wanted: string): boolean {
  const words = (text: string) =>
    ` ${plain(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  const [one, other] = [words(got ?? ""), words(wanted)];
  return one.trim() !== "" && (one.includes(other) || other.includes(one));
}

function letters(text: string | null | undefined): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function contains(text: string | null | undefined, phrase: string): boolean {
  const flat = (value: string | null | undefined) => plain(value).replace(/(^|\s)[-•●▪–*] /g, "$1");
  return flat(text).includes(flat(phrase));
}

type Shown = string | number | boolean | null | undefined;

function show(value: Shown): string {
  return value === undefined ? "–" : String(value).replace(/\s+/g, " ").slice(0, 90);
}

/** Tables of accuracy by platform and in total, with the site readers and without them. */
export async function evaluatePostings(): Promise<string> {
  const entries = expectedPostings();
  if (entries === null) return "Postings: the recorded pages are not there; nothing was evaluated.\n";
  const withSites: Check[] = [];
  const without: Check[] = [];
  for (const entry of entries) {
    const url = entry.page_url ?? "";
    withSites.push(...checksOf(entry, readPage(fixtureDocument(entry.file), url)));
    without.push(...checksOf(entry, readPageGenerically(fixtureDocument(entry.file), url)));
  }
  return [
    `Postings: ${entries.length} recorded pages. "general" reads them without any site's own reader, as unknown sites are read.`,
    "",
    table("field", withSites, without, (check) => check.field),
    "",
    table("platform", withSites, without, (check) => check.platform),
    "",
    "Misses:",
    ...withSites.filter((check) => !check.ok).map(missLine),
    "",
    "Misses of the general reader alone:",
    ...without
      .filter(
        (check) =>
          !check.ok &&
          withSites.some((other) => other.ok && other.file === check.file && other.field === check.field),
      )
      .map(missLine),
    "",
    evaluateChanged(entries),
    "",
    evaluateRendered(renderedPages()),
    "",
  ].join("\n");
}

const CHANGED_FIELDS = ["kind", "title", "company", "count", "first title", "last title", "list company"];

/** The recorded pages, each changed in ways that leave what it says as it was, read without any site's own reader. */
function evaluateChanged(entries: readonly ExpectedPosting[]): string {
  const pages = entries.filter(({ file }) => file.endsWith(".html"));
  const rows = CHANGES.map(({ id, apply }, change) => {
    // All changes together on every page, each alone on a third of them: it must not take minutes.
    const some = pages.filter((_, at) => change === CHANGES.length - 1 || (at + change) % 3 === 0);
    const checks = some.flatMap((entry) => {
      const document = fixtureDocument(entry.file);
      const named = { title: entry.expected.title ?? null, company: entry.expected.company ?? null };
      if (!apply(document, named)) return [];
      return checksOf(entry, readPageGenerically(document, entry.page_url ?? ""));
    });
    const shares = CHANGED_FIELDS.map((field) => share(checks.filter((check) => check.field === field)));
    return `${id.padEnd(24)} ${shares.join(" ")}`;
  });
  return [
    "Recorded pages changed as other sites might have printed them, general readers alone:",
    `${"".padEnd(24)} ${CHANGED_FIELDS.map((field) => field.padStart(15)).join(" ")}`,
    ...rows,
  ].join("\n");
}

/** Postings of the corpora as pages that nobody has seen, by template. */
function evaluateRendered(pages: readonly RenderedPage[]): string {
  const checks = pages.flatMap((page): Check[] => {
    const { kind, reason, postings } = readPageGenerically(documentOf(page.html), page.url);
    const check = (field: string, got: string | null | undefined, wanted: string | null): Check => ({
      file: page.source,
      platform: page.template,
      field,
      ok: wanted === null ? got === null : same(got, wanted),
      wanted: show(wanted),
      got: show(got),
    });
    const found = kind === page.kind ? postings : [];
    return [
      check("kind", `${kind}${kind === "none" && page.kind !== "none" ? ` (${reason})` : ""}`, page.kind),
      ...page.titles.map((title, at) => check("title", found[at]?.title, title)),
      ...page.companies.map((company, at) => check("company", found[at]?.company, company)),
    ];
  });
  const templates = [...new Set(pages.map(({ template }) => template))];
  const row = (name: string, own: readonly Check[]) =>
    `${name.padEnd(24)} ${["kind", "title", "company"].map((field) => share(own.filter((check) => check.field === field))).join(" ")}`;
  return [
    `Postings of the corpora printed by ${templates.length} templates (${pages.length} pages), general readers alone:`,
    `${"".padEnd(24)} ${["kind", "title", "company"].map((field) => field.padStart(15)).join(" ")}`,
    ...templates.map((template) =>
      row(
        template,
        checks.filter(({ platform }) => platform === template),
      ),
    ),
    row("total", checks),
    "Misses:",
    ...checks
      .filter(({ ok }) => !ok)
      .map((miss) => missLine({ ...miss, file: `${miss.platform}, ${miss.file}` })),
  ].join("\n");
}

function missLine(check: Check): string {
  return `  ${check.file}  ${check.field}: wanted ${check.wanted}, got ${check.got}`;
}

function table(
  name: string,
  withSites: readonly Check[],
  without: readonly Check[],
  keyOf: (check: Check) => string,
): string {
  const keys = [...new Set(withSites.map(keyOf))];
  const row = (key: string, checks: readonly Check[], others: readonly Check[]) =>
    `${key.padEnd(20)} ${share(checks)}   ${share(others)}`;
  return [
    `${name.padEnd(20)} ${"all readers".padStart(15)}   ${"general".padStart(15)}`,
    ...keys.map((key) =>
      row(
        key,
        withSites.filter((check) => keyOf(check) === key),
        without.filter((check) => keyOf(check) === key),
      ),
    ),
    row("total", withSites, without),
  ].join("\n");
}

function share(checks: readonly Check[]): string {
  const good = checks.filter((check) => check.ok).length;
  return `${`${good}/${checks.length}`.padStart(8)} ${(checks.length === 0 ? 0 : good / checks.length).toFixed(3).padStart(6)}`;
}
