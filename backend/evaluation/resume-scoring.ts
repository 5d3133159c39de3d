/**
 * Scoring of résumé readings against labelled truth, field by field. Texts are compared folded (NFKD, marks removed,
 * lower case, punctuation to spaces, CJK by character); entries are aligned one to one by their total similarity.
 */
import type { DocumentReading } from "../src/reading/reading.ts";

export interface Truth {
  contact: {
    name: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
    links: string[];
  };
  work: TruthRole[];
  work_optional: TruthRole[];
  education: TruthSchooling[];
  education_optional: TruthSchooling[];
  skills: string[];
  skills_optional: string[];
  certifications: string[];
  projects: string[];
}
interface TruthRole {
  title: string | null;
  company: string | null;
  start: string | null;
  end: string | null;
}
interface TruthSchooling {
  institution: string | null;
  degree: string | null;
  start: string | null;
  end: string | null;
}

export const FIELDS = [
  "name",
  "email",
  "phone",
  "links",
  "title",
  "company",
  "start",
  "end",
  "school",
  "degree",
  "school end",
  "skills",
  "certifications",
  "projects",
] as const;
export type Field = (typeof FIELDS)[number] | "entry";

export interface Count {
  right: number;
  wrong: number;
  missed: number;
}
export type Score = Record<Field, Count>;
/** Mistakes as text, for finding out why. */
export type Note = (field: Field, said: string | null, truth: string | null) => void;

export function emptyScore(): Score {
  const fields: Field[] = [...FIELDS, "entry"];
  return Object.fromEntries(fields.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Score;
}

export function addScore(sum: Score, score: Score): void {
  for (const field of Object.keys(score) as Field[]) {
    sum[field].right += score[field].right;
    sum[field].wrong += score[field].wrong;
    sum[field].missed += score[field].missed;
  }
}

export function f1({ right, wrong, missed }: Count): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
}

/** Plain mean over the 14 fields; the strict entry is left out. */
export function macro(score: Score): number {
  return FIELDS.reduce((sum, field) => sum + f1(score[field]), 0) / FIELDS.length;
}

export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu, " $1 ")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

export function tokenF1(said: string, truth: string): number {
  const [a, b] = [foldText(said).split(" ").filter(Boolean), foldText(truth).split(" ").filter(Boolean)];
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0;
  const left = [...b];
  let shared = 0;
  for (const token of a) {
    const at = left.indexOf(token);
    if (at < 0) continue;
    left.splice(at, 1);
    shared++;
  }
  return (2 * shared) / (a.length + b.length);
}

function contains(said: string, truth: string): boolean {
  return ` ${foldText(said)} `.includes(` ${foldText(truth)} `);
}

/** Reads a score for one document. */
export function scoreReading(reading: DocumentReading, truth: Truth, note: Note = () => undefined): Score {
  const score = emptyScore();
  const mark = (field: Field, said: string | null, expected: string | null, right: boolean): void => {
    const count = score[field];
    if (said !== null && expected !== null && right) count.right++;
    else {
      if (said !== null) count.wrong++;
      if (expected !== null) count.missed++;
      if (said !== null || expected !== null) note(field, said, expected);
    }
  };
  const { contact } = reading;
  mark(
    "name",
    contact.name,
    truth.contact.name,
    tokenF1(contact.name ?? "", truth.contact.name ?? "") >= 0.99,
  );
  mark(
    "email",
    contact.email,
    truth.contact.email,
    contact.email?.toLowerCase() === truth.contact.email?.toLowerCase(),
  );
  mark(
    "phone",
    contact.phone,
    truth.contact.phone,
    phoneKey(contact.phone) === phoneKey(truth.contact.phone),
  );
  markSets("links", contact.links, truth.contact.links, [], linkKey, mark);
  markSets("skills", reading.skills, truth.skills, truth.skills_optional, foldText, mark);
  markNames("certifications", reading.certifications, truth.certifications, mark);
  markNames(
    "projects",
    reading.projects.map((project) => project.name),
    truth.projects,
    mark,
  );
  markWork(reading, truth, mark);
  markEducation(reading, truth, mark);
  return score;
}

type Mark = (field: Field, said: string | null, expected: string | null, right: boolean) => void;

function phoneKey(phone: string | null): string {
  return (phone ?? "").replace(/\D/g, "").slice(-9);
}

function linkKey(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}

function markSets(
  field: Field,
  said: string[],
  truth: string[],
  optional: string[],
  key: (text: string) => string,
  mark: Mark,
): void {
  const ignored = new Set(optional.map(key));
  const expected = new Map(truth.map((item) => [key(item), item]));
  const found = new Set(said.map(key).filter((item) => !ignored.has(item) || expected.has(item)));
  for (const item of found) mark(field, item, expected.get(item) ?? null, expected.has(item));
  for (const [item, text] of expected) if (!found.has(item)) mark(field, null, text, false);
}

function markNames(field: Field, said: string[], truth: string[], mark: Mark): void {
  const similarity = (a: string, b: string): number => {
    const shared = tokenF1(a, b);
    return shared >= 0.6 || contains(a, b) ? Math.max(shared, 0.6) : 0;
  };
  const pairs = align(said, truth, similarity, 0.6);
  for (const [s, t] of pairs) mark(field, said[s] as string, truth[t] as string, true);
  for (const [index, item] of said.entries())
    if (!pairs.some(([s]) => s === index)) mark(field, item, null, false);
  for (const [index, item] of truth.entries())
    if (!pairs.some(([, t]) => t === index)) mark(field, null, item, false);
}

interface Dated {
  name: string | null;
  place: string | null;
  start: string | null;
  end: string | null;
}

function similarityOf(a: Dated, b: Dated): number {
  const text = (x: string | null, y: string | null): number =>
    x === null && y === null ? 1 : x === null || y === null ? 0 : tokenF1(x, y);
  return (
    0.5 * text(a.name, b.name) +
    0.3 * text(a.place, b.place) +
    0.1 * Number(sameDate(a.start, b.start)) +
    0.1 * Number(sameDate(a.end, b.end))
  );
}

/** Equal years, and equal months where both give one. */
function sameDate(said: string | null, truth: string | null): boolean {
  if (said === null || truth === null) return said === truth;
  const [a, b] = [said.split("-"), truth.split("-")];
  return a[0] === b[0] && (a[1] === undefined || b[1] === undefined || a[1] === b[1]);
}

function markWork(reading: DocumentReading, truth: Truth, mark: Mark): void {
  const said = reading.work_history.map((role): Dated => ({
    name: role.title,
    place: role.company,
    start: role.start_date,
    end: role.end_date,
  }));
  const dated = (role: TruthRole): Dated => ({
    name: role.title,
    place: role.company,
    start: role.start,
    end: role.end,
  });
  const expected = truth.work.map(dated);
  const pairs = align(said, expected, similarityOf, 0.35);
  for (const [s, t] of pairs) {
    const [a, b] = [said[s] as Dated, expected[t] as Dated];
    const facts: [Field, string | null, string | null, boolean][] = [
      ["title", a.name, b.name, tokenF1(a.name ?? "", b.name ?? "") >= 0.8],
      // A placeholder employer is null in the truth and not scored.
      ["company", b.place === null ? null : a.place, b.place, tokenF1(a.place ?? "", b.place ?? "") >= 0.8],
      ["start", a.start, b.start, sameDate(a.start, b.start)],
      ["end", a.end, b.end, sameDate(a.end, b.end)],
    ];
    for (const fact of facts) mark(...fact);
    const all = facts.every(([, x, y, right]) => right || (x === null && y === null));
    const label = `${a.name} | ${a.place} | ${a.start} | ${a.end}`;
    mark("entry", label, `${b.name} | ${b.place} | ${b.start} | ${b.end}`, all);
  }
  for (const [index, entry] of expected.entries()) {
    if (pairs.some(([, t]) => t === index)) continue;
    missAll(entry, ["title", "company", "start", "end"], mark);
    mark("entry", null, `${entry.name} | ${entry.place} | ${entry.start} | ${entry.end}`, false);
  }
  const optional = truth.work_optional.map(dated);
  for (const [index, entry] of said.entries()) {
    if (pairs.some(([s]) => s === index) || optional.some((other) => similarityOf(entry, other) >= 0.35))
      continue;
    extraAll(entry, ["title", "company", "start", "end"], mark);
    mark("entry", `${entry.name} | ${entry.place} | ${entry.start} | ${entry.end}`, null, false);
  }
}

function markEducation(reading: DocumentReading, truth: Truth, mark: Mark): void {
  const said = reading.education.map((item): Dated => ({
    name: [item.degree, item.field].filter(Boolean).join(" ") || null,
    place: item.institution,
    start: item.start_date,
    end: item.end_date,
  }));
  const dated = (item: TruthSchooling): Dated => ({
    name: item.degree,
    place: item.institution,
    start: item.start,
    end: item.end,
  });
  const expected = truth.education.map(dated);
  const pairs = align(said, expected, similarityOf, 0.35);
  for (const [s, t] of pairs) {
    const [a, b] = [said[s] as Dated, expected[t] as Dated];
    const degree = reading.education[s]?.degree ?? null;
    mark("school", a.place, b.place, tokenF1(a.place ?? "", b.place ?? "") >= 0.8);
    mark(
      "degree",
      degree,
      b.name,
      tokenF1(degree ?? "", b.name ?? "") >= 0.6 || contains(a.name ?? "", b.name ?? "￿"),
    );
    mark("school end", a.end, b.end, sameDate(a.end, b.end));
  }
  for (const [index, entry] of expected.entries()) {
    if (!pairs.some(([, t]) => t === index)) missAll(entry, ["degree", "school", null, "school end"], mark);
  }
  const optional = truth.education_optional.map(dated);
  for (const [index, entry] of said.entries()) {
    if (pairs.some(([s]) => s === index) || optional.some((other) => similarityOf(entry, other) >= 0.35))
      continue;
    extraAll(entry, ["degree", "school", null, "school end"], mark);
  }
}

type FieldRow = [Field, Field, Field | null, Field];

function missAll(entry: Dated, [name, place, start, end]: FieldRow, mark: Mark): void {
  mark(name, null, entry.name, false);
  mark(place, null, entry.place, false);
  if (start) mark(start, null, entry.start, false);
  mark(end, null, entry.end, false);
}

function extraAll(entry: Dated, [name, place, start, end]: FieldRow, mark: Mark): void {
  mark(name, entry.name, null, false);
  mark(place, entry.place, null, false);
  if (start) mark(start, entry.start, null, false);
  mark(end, entry.end, null, false);
}

/** One-to-one pairs of largest total similarity; pairs under `least` are none. Exact for up to 15 truths, by subsets. */
function align<S, T>(
  said: S[],
  truth: T[],
  similarity: (a: S, b: T) => number,
  least: number,
): [number, number][] {
  const scores = said.map((a) => truth.map((b) => similarity(a, b)));
  if (truth.length > 15) return alignGreedily(scores, least);
  let best = new Map<number, { total: number; pairs: [number, number][] }>([[0, { total: 0, pairs: [] }]]);
  for (const [s, row] of scores.entries()) {
    const next = new Map(best);
    for (const [used, { total, pairs }] of best) {
      for (const [t, value] of row.entries()) {
        if (value < least || used & (1 << t)) continue;
        const key = used | (1 << t);
        if ((next.get(key)?.total ?? -1) < total + value)
          next.set(key, { total: total + value, pairs: [...pairs, [s, t]] });
      }
    }
    best = next;
  }
  return [...best.values()].reduce((a, b) => (b.total > a.total ? b : a)).pairs;
}

function alignGreedily(scores: number[][], least: number): [number, number][] {
  const all = scores
    .flatMap((row, s) => row.map((value, t) => ({ value, s, t })))
    .filter((pair) => pair.value >= least);
  const pairs: [number, number][] = [];
  for (const { s, t } of all.sort((a, b) => b.value - a.value)) {
    if (!pairs.some(([x, y]) => x === s || y === t)) pairs.push([s, t]);
  }
  return pairs;
}
