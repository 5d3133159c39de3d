/** Years of experience, computed from dated roles and rounded down. */
import { findSkills, skillKind } from "@career-portrait/shared/skills";
import type { Amount } from "./amounts.ts";
import type { Statement } from "./statement.ts";
import type { Evidence, Period } from "./evidence.ts";
import type { Reading } from "./readings.ts";
import { sourceOf } from "./source.ts";
import { relatedWord, says } from "./word-match.ts";

/** Months that may lack where somebody says nearly. */
const NEARLY = 3;

interface Interval {
  from: number;
  to: number;
}

/** Months since year 0; a bare year stands for its middle, as in the score. */
function monthOf(date: string): number | null {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (!match) return null;
  return Number(match[1]) * 12 + (match[2] === undefined ? 6 : Number(match[2]) - 1);
}

/** The months of a period, the last one counted; null without both ends. */
export function intervalOf({ start, end, is_current }: Period, now: string): Interval | null {
  const from = start === null ? null : monthOf(start);
  const last = is_current ? monthOf(now) : end === null ? null : monthOf(end);
  return from === null || last === null || last < from ? null : { from, to: last + 1 };
}

function monthsOf(intervals: readonly Interval[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

/** Years (and months) that the cited roles show: each by itself, each employer's, and all of them together. */
export function experienceYears(amount: Amount, statement: Statement): boolean {
  if (amount.unit !== "year" && amount.unit !== "month") return false;
  const dated = statement.readings.filter(({ evidence }) => evidence.period !== null && isWork(evidence));
  const shown = spansOf(aboutSkill(dated, amount, statement), statement.options.now);
  const factor = amount.unit === "year" ? 12 : 1;
  return amount.values.some((stated) =>
    shown.some((months) => {
      const whole = Math.floor(months / factor);
      if (amount.bound === "above") return stated * factor < months && stated >= whole / 1.5;
      // "Nearly five years" is said from a quarter before they are full until the month they are.
      if (amount.bound === "below") return stated * factor >= months && stated * factor - months <= NEARLY;
      // "Three and a half years": to the half, rounded down.
      if (factor === 12 && stated % 1 === 0.5) return stated === Math.floor(months / 6) / 2;
      return stated === whole;
    }),
  );
}

function isWork({ kind, title, employer }: Evidence): boolean {
  return (
    kind === "role" ||
    kind === "venture" ||
    (kind === "claim" && (title !== undefined || employer !== undefined))
  );
}

/** "7 years of Java" counts only roles that show Java; "7 years as a nurse" only roles with that title. */
function aboutSkill(dated: readonly Reading[], amount: Amount, statement: Statement): readonly Reading[] {
  const { source, readings } = statement;
  const rest = source.text.slice(amount.end, source.sentences[amount.sentence]?.end);
  const clause = (/^[^,;:–—]*/u.exec(rest)?.[0] ?? "").replace(/\s(?:I|ich|je|yo|we|wir)\s.*/u, "");
  if (
    !/^\s*(?:of|with|in|using|working|as|experience|mit|als|in|erfahrung|d'|de|en|avec|comme|con|como)/iu.test(
      clause,
    )
  )
    return dated;
  const about = findSkills(clause).map(({ skill }) => skill);
  const shows =
    about.length === 0
      ? dated
      : dated.filter((row) =>
          about.every((skill) =>
            rowsOf(row, readings).some((own) => own.skills.has(skill) || isField(skill, clause, own)),
          ),
        );
  // A field that no row names is judged by its word (rules/skills.ts); the years are those of all of them.
  if (shows.length === 0 && about.every((skill) => skillKind(skill) === "domain")) return dated;
  const title = /\b(?:as an?|als|comme|como)\s+([^,;.]+)/iu.exec(clause)?.[1];
  if (title === undefined) return shows;
  const words = keysOf(title).filter((word) => word.length > 3);
  return shows.filter(({ evidence }) =>
    words.some((word) => keysOf(evidence.title ?? "").some((own) => relatedWord(own, word))),
  );
}

/** "Nine years in civil engineering" as a site engineer: a field of work that a row speaks of in some word. */
function isField(skill: string, clause: string, row: Reading): boolean {
  return (
    skillKind(skill) === "domain" &&
    findSkills(clause)
      .filter((found) => found.skill === skill)
      .some(({ text }) => keysOf(text).some((key) => key.length > 4 && says(row, key)))
  );
}

function keysOf(text: string): string[] {
  return sourceOf(text).words.map(({ key }) => key);
}

/** The cited rows that belong to the same role. */
function rowsOf({ evidence }: Reading, readings: readonly Reading[]): readonly Reading[] {
  return readings.filter(
    (other) => other.evidence.employer === evidence.employer && other.evidence.title === evidence.title,
  );
}

function spansOf(rows: readonly Reading[], now: string): number[] {
  const dated = rows.flatMap(({ evidence }) => {
    const interval = evidence.period && intervalOf(evidence.period, now);
    return interval ? [{ evidence, interval }] : [];
  });
  const employers = [...new Set(dated.map(({ evidence }) => evidence.employer ?? evidence.id))];
  return [
    ...dated.map(({ interval }) => monthsOf([interval])),
    ...employers.map((name) =>
      monthsOf(
        dated
          .filter(({ evidence }) => (evidence.employer ?? evidence.id) === name)
          .map(({ interval }) => interval),
      ),
    ),
    monthsOf(dated.map(({ interval }) => interval)),
  ].filter((months) => months > 0);
}
