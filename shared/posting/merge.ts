/**
 * Brings the readers' findings about one posting together: the publisher's declaration wins for dates, pay and
 * identity, the visible page for what a person sees (title, place), and what disagrees is kept beside the winner.
 */
import type { CapturedPosting, FieldSource } from "../contract/index.ts";
import { cleanAddress, postingIdentity, siteOf, urlOf } from "./address.ts";
import type { Description } from "./description.ts";
import type { Draft, Fact } from "./draft.ts";
import { factsOfText } from "./text-facts.ts";
import { placeScore } from "./places.ts";
import { isWorkModeOnly, workModeOf } from "./terms.ts";
import { folded } from "./title.ts";

export interface Findings {
  structured?: Draft;
  adapter?: Draft;
  heuristic?: Draft;
}

/** One posting of `findings`. `url` is the page's own address. */
export function mergePosting(findings: Findings, url: string): CapturedPosting {
  const { structured: s = {}, adapter: a = {} } = findings;
  const h = withText(findings.heuristic ?? {}, s, a);
  const sources: Record<string, FieldSource> = {};
  const take = <T>(field: string, ...candidates: (Fact<T> | undefined)[]): T | null => {
    const winner = candidates.find((candidate) => candidate !== undefined);
    if (winner === undefined) return null;
    sources[field] = { source: winner.source, snippet: winner.snippet };
    const other = candidates.find(
      (candidate) =>
        candidate !== undefined &&
        candidate !== winner &&
        candidate.source !== winner.source &&
        differs(candidate.value, winner.value),
    );
    if (other !== undefined && field !== "description_text")
      sources[`${field}@${other.source}`] = { source: other.source, snippet: other.snippet };
    return winner.value;
  };
  const title = take("title", a.title, s.title, h.title);
  const location = take(
    "location",
    a.location,
    ...(visiblePlaceWins(s, h) ? [h.location, s.location] : [s.location, h.location]),
  );
  const description = take<Description>("description_text", ...bestDescriptions(s, a, h));
  const stated = take("url", a.url, s.url, h.url);
  const address = addressOf(stated, url);
  const identity = address === null ? null : postingIdentity(address);
  if (address !== null && sources.url === undefined)
    sources.url = { source: "url", snippet: url.slice(0, 200) };
  const external = identity?.external_id ?? take("external_id", a.external_id, s.external_id, h.external_id);
  const mode = take("work_mode", a.work_mode, s.work_mode, h.work_mode) ?? modeOfPlace(location, sources);
  const posting: CapturedPosting = {
    title,
    company: take("company", a.company, s.company, h.company),
    location,
    url: address,
    source_site: a.site ?? identity?.site ?? (address === null ? null : (siteOf(address) ?? hostOf(address))),
    external_id: external,
    employment_type: take("employment_type", a.employment_type, s.employment_type, h.employment_type),
    work_mode: mode,
    salary: take("salary", s.salary, a.salary, h.salary),
    posted_at: take("posted_at", s.posted_at, a.posted_at, h.posted_at),
    valid_through: take("valid_through", s.valid_through, a.valid_through, h.valid_through),
    description_text: description?.text ?? null,
    description_html: description?.html ?? null,
    extraction: s.title !== undefined ? "structured" : a.title !== undefined ? "adapter" : "heuristic",
    confidence: 0,
    closed: take("closed", a.closed, s.closed, h.closed) ?? false,
    sources,
  };
  if (external !== null && sources.external_id === undefined)
    sources.external_id = { source: "url", snippet: address ?? url };
  posting.confidence = confidenceOf(posting, findings);
  return posting;
}

/** Adds what the description says outright to what the page's head did not say. */
function withText(heuristic: Draft, s: Draft, a: Draft): Draft {
  const description = a.description ?? s.description;
  return description === undefined ? heuristic : { ...factsOfText(description.value.text), ...heuristic };
}

function differs<T>(a: T, b: T): boolean {
  return typeof a === "string" && typeof b === "string"
    ? folded(a) !== folded(b)
    : JSON.stringify(a) !== JSON.stringify(b);
}

/**
 * What stands under the title is what a person sees. It outdoes a declared place when both name the same place, when
 * the declaration is a code or no place at all, or when it is itself surely a place.
 */
function visiblePlaceWins(s: Draft, h: Draft): boolean {
  if (s.location === undefined || isWeakPlace(s)) return true;
  if (h.location === undefined || h.location.value.length > 80) return false;
  const seen = new Set(folded(h.location.value).split(" "));
  const declared = new Set(folded(s.location.value).split(" "));
  // A town alone says less than the same town with its country.
  if (
    !h.location.value.includes(",") &&
    declared.size > seen.size &&
    [...seen].every((word) => declared.has(word))
  )
    return false;
  const shared = [...declared].some((word) => word.length > 3 && seen.has(word));
  return shared || placeScore(h.location.value) === 3;
}

/** Site codes (`HKI`), "Anywhere", the employer's name: declared, but of no use to a reader. */
function isWeakPlace(s: Draft): boolean {
  const place = s.location?.value ?? "";
  return /^[A-Z]{2,4}(?:,|$)/.test(place) || isWorkModeOnly(place) || place === s.company?.value;
}

/** Longest well-structured text first. */
function bestDescriptions(s: Draft, a: Draft, h: Draft): (Fact<Description> | undefined)[] {
  const found = [a.description, s.description, h.description].filter((one) => one !== undefined);
  return found.sort((x, y) => quality(y.value) - quality(x.value));
}

function quality({ text }: Description): number {
  const lines = text.split("\n").length;
  return Math.min(text.length, 4000) / (lines < 4 && text.length > 800 ? 2 : 1);
}

function addressOf(stated: string | null, page: string): string | null {
  if (postingIdentity(page) === null && stated !== null && /^https?:/i.test(stated)) {
    const elsewhere = page !== "" && postingIdentity(stated) === null && hostOf(stated) !== hostOf(page);
    if (!elsewhere) return cleanAddress(stated);
  }
  return page === "" ? null : cleanAddress(page);
}

function hostOf(address: string): string | null {
  return urlOf(address)?.hostname.replace(/^www\./, "") ?? null;
}

function modeOfPlace(location: string | null, sources: Record<string, FieldSource>) {
  const mode = location === null ? null : workModeOf(location);
  if (mode !== null) sources.work_mode = { source: sources.location!.source, snippet: location! };
  return mode;
}

/** Share of what one needs that was found, weighted by how it was found. */
function confidenceOf(posting: CapturedPosting, findings: Findings): number {
  const base = posting.extraction === "structured" ? 0.6 : posting.extraction === "adapter" ? 0.55 : 0.4;
  const agreed =
    findings.structured?.title !== undefined &&
    findings.heuristic?.title !== undefined &&
    folded(findings.structured.title.value) === folded(findings.heuristic.title.value);
  const found = [posting.title, posting.company, posting.location, posting.description_text].filter(
    (value) => value !== null,
  ).length;
  return Math.round(Math.min(1, base + found * 0.08 + (agreed ? 0.08 : 0)) * 100) / 100;
}
