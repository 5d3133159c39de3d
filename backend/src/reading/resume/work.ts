/**
 * Says which header text of an entry is the job title, the employer and the place. Each order is scored over all
 * entries that are set alike, because one document keeps to one order.
 */
import type { ReadRole } from "../reading.ts";
import { isoDate } from "../dates.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { type HeaderPiece, PLACEHOLDER } from "./header.ts";
import { type Candidate, connectorOf, cut, splitAt, splitSingle, splitUncommon } from "./joined-header.ts";
import { chanceOf, type KindsOf } from "./kinds.ts";
import { joinText, type Piece, type ResumeLine } from "./lines.ts";
import {
  companyMark,
  employerBeforeCity,
  isProperName,
  placeHeadLength,
  placeMark,
  placeTailAt,
  titleMark,
} from "./marks.ts";
import { isCareerGap } from "@career-portrait/shared/lexicon/career-gaps";
import { LEGAL_FORM } from "@career-portrait/shared/lexicon/organisations";

export interface Role {
  role: ReadRole;
  titlePiece: Piece | null;
  companyPiece: Piece | null;
  body: ResumeLine[];
}

/** Roles of a section, in the order printed. */
export function rolesOf(lines: ResumeLine[], kindsOf: KindsOf): Role[] {
  const entries = entriesOf(lines, kindsOf);
  const places = placeSlots(entries);
  const candidates = entries.map((entry) => candidateOf(entry, places));
  assign(candidates);
  const roles = withEmployers(candidates).filter((candidate) => isRole(candidate, kindsOf));
  return roles.map((candidate) => roleOf(candidate)).filter((role) => role !== null);
}

/** Less likely by the model of lines, what has no dates and is formed like neither a title nor an employer begins no role. */
const LEAST_ROLE = 0.25;

function isRole({ entry, title, company }: Candidate, kindsOf: KindsOf): boolean {
  if (entry.date) return true;
  const named = [title, company].filter((piece) => piece !== null);
  return (
    named.some((piece) => titleMark(piece.text) >= 0.4 || companyMark(piece.text) >= 0.5) ||
    named.some((piece) => chanceOf(kindsOf(piece), "role") >= LEAST_ROLE)
  );
}

/** Slots of the header that hold a known place in one entry hold a place in those set alike too, known or not. */
function placeSlots(entries: Entry[]): Set<string> {
  const known = new Map<string, number>();
  const other = new Map<string, number>();
  for (const piece of entries.flatMap((entry) => entry.header)) {
    const isPlace = placeMark(piece.text) >= 0.8 && employerBeforeCity(piece.text) < 0;
    const count = isPlace
      ? known
      : titleMark(piece.text) >= 0.6 || companyMark(piece.text) >= 0.8
        ? other
        : null;
    count?.set(slotOf(piece), (count.get(slotOf(piece)) ?? 0) + 1);
  }
  return new Set([...known].filter(([slot, count]) => count > (other.get(slot) ?? 0)).map(([slot]) => slot));
}

function slotOf({ row, order, font, size }: HeaderPiece): string {
  return `${row} ${order} ${font} ${size}`;
}

function isTown(piece: HeaderPiece, places: Set<string>): boolean {
  return (
    piece.order > 0 &&
    places.has(slotOf(piece)) &&
    piece.text.split(/,\s+/u).every(isProperName) &&
    companyMark(piece.text) < 0.8 &&
    titleMark(piece.text) < 0.6
  );
}

function candidateOf(entry: Entry, places: Set<string>): Candidate {
  let place: string | null = null;
  let named: HeaderPiece | null = null;
  const pieces: HeaderPiece[] = [];
  for (const printed of entry.header.flatMap(withoutPlaceholder)) {
    const head = placeHeadLength(printed.text);
    if (head > 0) place ??= printed.text.slice(0, head).replace(/[\s,]+$/u, "");
    const piece = head > 0 ? cut(printed, head, printed.text.length) : printed;
    if (/^https?:|^www\./i.test(piece.text)) continue;
    if ((placeMark(piece.text) >= 0.8 && titleMark(piece.text) < 0.8) || isTown(piece, places)) {
      place ??= piece.text;
      if (employerBeforeCity(piece.text) > 0) named ??= piece;
      continue;
    }
    const at = placeTailAt(piece.text);
    if (at > 0 && titleMark(piece.text.slice(at)) < 0.8) {
      const tail = piece.text.slice(at).replace(/^[\s,(|•·–—-]+|\)$/gu, "");
      place ??= tail;
      // "Nurse, St Anne's, Leeds": a name before its town, behind a title.
      if (employerBeforeCity(tail) > 0 && titleMark(piece.text.slice(0, at)) >= 0.6) {
        const from = piece.text.indexOf(tail, at);
        named ??= cut(piece, from, from + tail.length);
      }
      pieces.push({ ...piece, text: piece.text.slice(0, at), end: piece.start + at });
    } else pieces.push(piece);
  }
  return {
    entry,
    pieces: pieces.filter((piece) => /\p{L}{2}/u.test(piece.text)),
    place,
    named,
    title: null,
    company: null,
  };
}

/** What stands for the place behind a placeholder. */
const PLACEHOLDER_PLACE =
  /^\s*[-–—,]?\s*(?:city\s*,\s*state)?(?:\s*,\s*(?:usa?|uk|united states|india))?(?:\s+|$)/iu;
/** Longer ones without a word of titles are text of the role, in words. */
const SHORT_TITLE = 4;

function isTitle(text: string): boolean {
  if (text === "" || /^(?:city|state)$/iu.test(text)) return false;
  return titleMark(text) >= 0.4 || text.split(/\s+/u).length <= SHORT_TITLE;
}

/** `Teacher Company Name City, State …`: what an anonymiser put in place of the employer ends the title. */
function withoutPlaceholder(piece: HeaderPiece): HeaderPiece[] {
  const match = PLACEHOLDER.exec(piece.text);
  if (!match) return /^(?:city|state|city\s*,\s*state.*)$/i.test(piece.text) ? [] : [piece];
  const text = piece.text.slice(0, match.index).replace(/[\s,–—|-]+$/u, "");
  if (text !== "") return [{ ...piece, text, end: piece.start + text.length }];
  const behind = piece.text.slice(match.index + match[0].length).replace(PLACEHOLDER_PLACE, "");
  return isTitle(behind) ? [cut(piece, piece.text.length - behind.length, piece.text.length)] : [];
}

/** Chooses title and employer for every candidate. */
function assign(candidates: Candidate[]): void {
  const groups = new Map<string, Candidate[]>();
  const connector = candidates.map(connectorOf).find((word) => word !== null) ?? null;
  // After a role that names its employer on a line apart, a comma in a title hardly divides off another employer.
  let lent = false;
  for (const candidate of candidates) {
    splitAt(candidate, connector);
    const apart = candidate.pieces.length > 1;
    if (!apart) splitSingle(candidate, lent ? 1.5 : 1.25);
    if (candidate.pieces.length === 1 && !lent) splitUncommon(candidate);
    lent ||= apart;
    const key = signature(candidate);
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  const overall = orderScore(candidates.filter((candidate) => candidate.pieces.length >= 2));
  for (const group of groups.values()) {
    if ((group[0] as Candidate).pieces.length < 2) continue;
    const { title, company } = bestSlots(group, overall);
    for (const candidate of group) {
      candidate.title = candidate.pieces[title] ?? null;
      candidate.company = wholeName(candidate, title, company);
    }
  }
  for (const candidate of candidates) if (candidate.pieces.length === 1) assignSingle(candidate);
  for (const candidate of candidates) {
    const said = (what: HeaderPiece["says"]) => candidate.pieces.find(({ says }) => says === what);
    const [title, company] = [said("title"), said("company")];
    if (!title && !company) continue;
    candidate.title = title ?? (candidate.title === company ? null : candidate.title);
    candidate.company = company ?? (candidate.company === title ? null : candidate.company);
  }
  for (const candidate of candidates) {
    const { named, title, company, place } = candidate;
    // What has no mark of an employer is a line of the role's text beside a name before its city.
    if (!named || !title || (company && companyMark(company.text) >= 0.5)) continue;
    const at = employerBeforeCity(named.text);
    candidate.company = cut(named, 0, at);
    if (place === named.text) candidate.place = named.text.slice(at).replace(/^[\s,]+/u, "");
  }
}

/** A dash inside an employer's name (`Northwind Systems - Customer Experience`) divides nothing when the title stands elsewhere. */
function wholeName({ pieces, entry }: Candidate, title: number, company: number): HeaderPiece | null {
  const name = pieces[company];
  const next = pieces[company + 1];
  if (
    !name ||
    !next ||
    company + 1 === title ||
    next.row !== name.row ||
    next.page !== name.page ||
    pieces[title]?.row === name.row
  )
    return name ?? null;
  const line = entry.lines.find(
    (candidate) => candidate.page === name.page && candidate.start <= name.start && candidate.end >= next.end,
  );
  const between = line?.text.slice(name.end - line.start, next.start - line.start) ?? "";
  if (!line || !/^\s[-–—]\s$/u.test(between) || next.font !== name.font) return name;
  return { ...name, text: line.text.slice(name.start - line.start, next.end - line.start), end: next.end };
}

function signature({ pieces }: Candidate): string {
  return pieces
    .slice(0, 3)
    .map((piece) => `${piece.row} ${piece.font} ${piece.size}`)
    .join("|");
}

/** Positive when titles tend to stand before employers in this document. */
function orderScore(candidates: Candidate[]): number {
  return candidates.reduce((sum, { pieces }) => {
    const [a, b] = pieces as [HeaderPiece, HeaderPiece];
    return sum + titleMark(a.text) + companyMark(b.text) - titleMark(b.text) - companyMark(a.text);
  }, 0);
}

function bestSlots(group: Candidate[], overall: number): { title: number; company: number } {
  const slots = Math.min(3, Math.min(...group.map((candidate) => candidate.pieces.length)));
  let best = { title: 0, company: 1 };
  let bestScore = -Infinity;
  for (let title = 0; title < slots; title++) {
    for (let company = 0; company < slots; company++) {
      if (title === company) continue;
      let score = 0;
      for (const { pieces } of group) {
        const [t, c] = [pieces[title] as HeaderPiece, pieces[company] as HeaderPiece];
        score +=
          titleMark(t.text) + companyMark(c.text) * 0.8 - companyMark(t.text) * 0.5 - titleMark(c.text) * 0.6;
      }
      score /= group.length;
      score -= (title > 1 ? 0.5 : 0) + (company > 1 ? 0.5 : 0);
      score += (title < company ? 1 : -1) * Math.sign(overall) * 0.2 + (title < company ? 0.01 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = { title, company };
      }
    }
  }
  return best;
}

function assignSingle(candidate: Candidate): void {
  const [piece] = candidate.pieces as [HeaderPiece];
  if (titleMark(piece.text) >= 0.4 || companyMark(piece.text) < 0.5) candidate.title = piece;
  else candidate.company = piece;
}

/**
 * Several roles under one employer: an entry that names only an employer and has no text of its own lends it to the
 * roles below; a role that names no employer where others do belongs to the one before, if that stands on a line of its
 * own and could head more than one. Time without work belongs to nobody.
 */
function withEmployers(candidates: Candidate[]): Candidate[] {
  const roles: Candidate[] = [];
  let employer: HeaderPiece | null = null;
  for (const [index, candidate] of candidates.entries()) {
    const { title, company } = candidate;
    const next = candidates[index + 1];
    if (!title && company && next && next.title && !next.company && candidate.entry.body.length === 0) {
      employer = company;
      continue;
    }
    if (company) employer = title === null || isBeside(company, title) ? null : company;
    else if (employer && title && !isCareerGap(title.text)) candidate.company = employer;
    roles.push(candidate);
  }
  return roles;
}

/** "Clerk, Northwind Ltd.": on one line both are of this entry alone. */
function isBeside(company: HeaderPiece, title: HeaderPiece | null): boolean {
  return title !== null && title.page === company.page && title.row === company.row;
}

/** What stands apart at the end of the title's or employer's line and is neither: its town, known or not. */
function townBeside({ pieces, title, company }: Candidate): string | null {
  const left = pieces.find(
    (piece) =>
      piece !== title &&
      piece !== company &&
      piece.order > 0 &&
      [title, company].some((named) => named?.row === piece.row && named.order < piece.order) &&
      piece.text.split(/,\s+/u).every(isProperName) &&
      companyMark(piece.text) < 0.8 &&
      titleMark(piece.text) < 0.6,
  );
  return left?.text ?? null;
}

/** What divided a name from a place that was taken off. */
const DANGLING = /[\s,;]+$/u;

function roleOf(candidate: Candidate): Role | null {
  const { entry, title, company } = candidate;
  if (!title && !company) return null;
  const place = candidate.place ?? townBeside(candidate);
  const employer = company
    ? place === null
      ? withoutTownTail(company)
      : { text: company.text, place }
    : null;
  const body = paragraphs(entry.body).join("\n");
  return {
    role: {
      company: employer ? employer.text.replace(DANGLING, "") : null,
      title: title ? title.text.replace(/\s+/g, " ").replace(DANGLING, "") : null,
      start_date: entry.date
        ? isoDate(entry.date.range ? entry.date.from : (entry.date.from ?? entry.date.to))
        : null,
      end_date: entry.date ? endOf(entry) : null,
      location: place ?? employer?.place ?? null,
      summary: body === "" ? null : body,
    },
    titlePiece: title,
    companyPiece: company,
    body: entry.body,
  };
}

function endOf({ date }: Entry): string | null {
  if (!date) return null;
  return date.range ? isoDate(date.to) : null;
}

/** `Krankenhaus St. Vinzenz, Köln`: a last part that is a plain name after an employer's words is its town. */
function withoutTownTail(company: HeaderPiece): { text: string; place: string | null } {
  const comma = company.text.lastIndexOf(", ");
  const tail = company.text.slice(comma + 2);
  if (
    comma > 0 &&
    isProperName(tail) &&
    tail.split(" ").length <= 2 &&
    !LEGAL_FORM.test(tail) &&
    tail !== tail.toUpperCase() &&
    companyMark(tail) < 0.5 &&
    titleMark(tail) < 0.4
  ) {
    return { text: company.text.slice(0, comma), place: tail };
  }
  return { text: company.text, place: null };
}

/** Lines of a body as paragraphs: bullets and sentences whole again. */
export function paragraphs(lines: ResumeLine[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (line.continues && texts.length > 0)
      texts[texts.length - 1] = joinText([texts.at(-1) as string, line.text.replaceAll("\t", " ")]);
    else texts.push(line.text.replaceAll("\t", " "));
  }
  return texts;
}
