/**
 * Facts keep their place: what is said of one employer, project, title or year is held by rows of that employer, project,
 * title or year, not by another row that happens to be cited beside it.
 */
import { isLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import type { Statement, Finding } from "../statement.ts";
import type { Evidence } from "../evidence.ts";
import { datesIn, type FoundDate } from "../dates.ts";
import type { Reading } from "../readings.ts";
import { type Source, sourceOf, type Span, type Word } from "../source.ts";
import { isTranslated, isWeighty, whole } from "../weighing.ts";
import { says } from "../word-match.ts";
import { because } from "../reasons.ts";
import { dates } from "./dates.ts";
import { numbers } from "./numbers.ts";
import { skills } from "./skills.ts";
import { titles, wornTitles } from "./titles.ts";

/** What a sentence can be about, and which rows may speak for it. */
interface Holder {
  mentions: readonly (Span & { clause: number; sentence: number })[];
  accepts: (reading: Reading) => boolean;
}

/** Articles, and the letters of "S.A.". */
const NO_NAME = /^(?:s|a|the|la|le|das|die|der)$/;
/** "There I …": still about the one before. */
const STILL = /^(?:there|dort|la|alli|alla)$/;

export function binding(statement: Statement): Finding[] {
  const holders = holdersIn(statement);
  const found = holders.length > 0 ? byHolder(statement, holders) : [];
  return found.length > 0 ? found : [...byTitle(statement, holders), ...byYear(statement, holders)];
}

function byHolder(statement: Statement, holders: readonly Holder[]): Finding[] {
  const clauses = [...new Set(statement.source.words.map(({ clause }) => clause))];
  const titled = new Set(wornTitles(statement).map(({ clause }) => clause));
  return clauses.flatMap((clause) => {
    const about = holdersOf(statement.source, clause, holders, titled.has(clause));
    if (about.length === 0) return [];
    const readings = statement.readings.filter(
      (reading) => isUnbound(reading) || about.some(({ accepts }) => accepts(reading)),
    );
    if (readings.length === statement.readings.length) return [];
    const bound = { ...statement, readings };
    const moved = movedIn(statement.source, clause);
    const found = [
      ...within(statement, bound, clause, [dates, skills]),
      // "Eleven years of experience, seven of them at Acme": the years of a clause that names nobody are a career's.
      ...within(statement, bound, clause, [numbers]).filter(
        ({ span }) => isNamedIn(clause, holders) || !ofYears(statement.quote(span)),
      ),
      ...within(statement, bound, clause, [titles]).filter(({ span }) => isAt(statement.source, span, about)),
      ...doneElsewhere(statement, bound, clause),
    ];
    const named = about.some(({ mentions }) =>
      mentions.some(({ clause: own, start }) => own === clause && start < moved),
    );
    return found.filter(({ span }) => moved === 0 || span.start < moved === named);
  });
}

/** "After four years of school social work I moved to …": what stands before the moving was elsewhere. */
function movedIn({ words }: Source, clause: number): number {
  const own = words.filter((word) => word.clause === clause);
  if (!/^(?:after|following|nach|apres|tras|despues)$/.test(own[0]?.key ?? "")) return 0;
  return own.find(({ key }) => MOVED.test(key))?.start ?? 0;
}
const MOVED =
  /^(?:moved|joined|switched|went|changed|started|became|wechselte|ging|kam|begann|trat|stiess|rejoint|integre|passee?|devenue?|entree?|pase|cambie)$/;

/** A clause of which only rows of another employer speak. */
function doneElsewhere(statement: Statement, bound: Statement, clause: number): Finding[] {
  if (isTranslated(statement)) return [];
  const words = statement.source.words.filter((word) => word.clause === clause);
  const spoken = words.filter(
    (word) =>
      isWeighty(word, statement) &&
      !isName(word, statement) &&
      statement.readings.some((row) => says(row, word.key)),
  );
  if (spoken.length < 2 || spoken.some((word) => bound.readings.some((row) => says(row, word.key))))
    return [];
  return [{ kind: "deed", span: whole(words), reason: because("says_elsewhere") }];
}

function isName({ key }: Word, { readings }: Statement): boolean {
  return readings.some(({ evidence }) => keysOf(evidence.employer ?? "").includes(key));
}

/** "Senior Engineer at Acme": the title stands right before the one it is bound to. */
function isAt({ text }: Source, { end }: Span, about: readonly Holder[]): boolean {
  return about.some(({ mentions }) =>
    mentions.some(
      ({ start }) =>
        start >= end &&
        /^[\s,(@]*(?:at|bei|beim|chez|en|of|der|du|de|für|for)?(?: (?:the|der|dem|den|la|le))? ?$/iu.test(
          text.slice(end, start),
        ),
    ),
  );
}

/** A fact that the statement's own rows hold, but not the rows it is bound to. */
function within(
  statement: Statement,
  bound: Statement,
  clause: number,
  rules: readonly ((statement: Statement) => Finding[])[],
): Finding[] {
  const words = statement.source.words.filter((word) => word.clause === clause);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  return rules.flatMap((rule) =>
    rule(bound)
      .filter(({ span }) => span.start >= first.start - 2 && span.start < last.end)
      .map((finding) => ({
        ...finding,
        reason: because("says_elsewhere"),
      })),
  );
}

/** Rows that belong to no role: skills, certificates, education, contact. An achievement without a role is nobody's. */
function isUnbound({ evidence }: Reading): boolean {
  const { kind, employer, claim_type } = evidence;
  return (
    (employer === undefined || kind === "education") &&
    claim_type !== "achievement" &&
    kind !== "project" &&
    kind !== "role"
  );
}

function holdersIn(statement: Statement): Holder[] {
  const named = new Map<string, string[]>();
  for (const { evidence } of statement.readings) {
    if (evidence.employer && evidence.kind !== "education")
      named.set(`employer ${evidence.employer}`, keysOf(evidence.employer));
    if (evidence.kind === "project")
      named.set(`project ${evidence.id}`, keysOf(evidence.text.split("\n")[0] ?? ""));
  }
  return [...named].flatMap(([name, keys]) => {
    const mentions = mentionsOf(statement.source, keys);
    if (mentions.length === 0) return [];
    const accepts = (reading: Reading): boolean =>
      `employer ${reading.evidence.employer}` === name ||
      `project ${reading.evidence.id}` === name ||
      ` ${reading.source.folded} `.includes(` ${keys.join(" ")} `);
    return [{ mentions, accepts }];
  });
}

function keysOf(name: string): string[] {
  const keys = sourceOf(name).words.map(({ key }) => key);
  const short = keys.filter((key) => !isLegalForm(key) && !NO_NAME.test(key));
  return short.length > 0 ? short : keys;
}

/** The name, or its first two words: "Nordstern Versicherungsdienste" for "… GmbH". */
function mentionsOf(source: Source, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const wanted = keys.slice(0, 2).join(" ");
  const text = ` ${source.folded.replaceAll(/(?<= |^)(?:the|la|le|das|die|der) (?=\S)/gu, (article) => article)} `;
  const found: (Span & { clause: number; sentence: number })[] = [];
  for (let at = text.indexOf(` ${wanted} `); at >= 0; at = text.indexOf(` ${wanted} `, at + 1)) {
    const span = source.ofFolded(at, at + wanted.length);
    const word = source.words[span.first];
    if (word) found.push({ start: span.start, end: span.end, clause: word.clause, sentence: word.sentence });
  }
  return found;
}

/**
 * Whom a clause is about: those it names, else the nearest ones named before and after it in its sentence. A clause with a
 * title of its own ("Engineer since 2015, now at …") does not wait for what comes after it.
 */
function holdersOf(source: Source, clause: number, holders: readonly Holder[], titled: boolean): Holder[] {
  const sentence = source.words.find((word) => word.clause === clause)?.sentence ?? 0;
  const own = holders.filter(({ mentions }) => mentions.some((mention) => mention.clause === clause));
  if (own.length > 0) return own;
  const near = holders.flatMap((holder) =>
    holder.mentions
      .filter((mention) => mention.sentence === sentence)
      .map((mention) => ({ holder, distance: mention.clause - clause })),
  );
  const before = near.filter(({ distance }) => distance < 0).sort((a, b) => b.distance - a.distance)[0];
  const after = titled
    ? undefined
    : near.filter(({ distance }) => distance > 0).sort((a, b) => a.distance - b.distance)[0];
  const nearest = [before, after].flatMap((one) => (one ? [one.holder] : []));
  if (nearest.length > 0) return nearest;
  const first = source.words.find((word) => word.sentence === sentence);
  if (!first || !STILL.test(first.key) || sentence === 0) return [];
  return holders.filter(({ mentions }) => mentions.some((mention) => mention.sentence === sentence - 1));
}

/** "As stage manager I …": numbers of rows with that title; years of experience are a career's. */
function byTitle(statement: Statement, holders: readonly Holder[]): Finding[] {
  if (holders.length > 0) return [];
  return wornTitles(statement).flatMap(({ clause, holds }) => {
    const readings = statement.readings.filter((reading) => isUnbound(reading) || holds(reading));
    if (readings.length === statement.readings.length || !readings.some(holds)) return [];
    return within(statement, { ...statement, readings }, clause, [numbers]).filter(
      ({ span }) => !ofYears(statement.quote(span)) || isSince(span, clause, statement),
    );
  });
}

/** "Chef for twelve years": so long with that title, which a career of so long does not show. */
function isSince({ start }: Span, clause: number, { source }: Statement): boolean {
  const words = source.words.filter((word) => word.clause === clause).map(({ key }) => key);
  return (
    /(?<!\p{L})(?:seit|depuis|for|since|desde hace)\s(?:(?:over|more than|nearly|almost|mehr als|über|fast|gut|plus de|près de)\s)?$/iu.test(
      source.text.slice(Math.max(0, start - 30), start),
    ) && !words.some((key) => /^(?:experience\w*|\w*erfahrung\w*|experiencia|work\w*|career)$/.test(key))
  );
}

function ofYears(quote: string): boolean {
  return /year|jahr|\bans?\b|année|año/iu.test(quote);
}

function isNamedIn(clause: number, holders: readonly Holder[]): boolean {
  return holders.some(({ mentions }) => mentions.some((mention) => mention.clause === clause));
}

/** "In 2019 I …": numbers of rows whose time it was. */
function byYear(statement: Statement, holders: readonly Holder[]): Finding[] {
  if (holders.length > 0) return [];
  const said = datesIn(statement.source);
  return said.flatMap((date) => {
    const beside = said.filter(({ clause }) => clause === date.clause);
    if (beside.length > 2 || (beside.length === 2 && date.role !== "range_start")) return [];
    const [, end] = beside;
    const ofRange = end ? statement.readings.filter((reading) => lasted(reading, date, end)) : [];
    if (end && ofRange.length === 0) return [];
    const readings = statement.readings.filter((reading) =>
      end
        ? reading.evidence.period === null ||
          ofRange.some(({ evidence }) => isSamePeriod(evidence, reading.evidence))
        : isItsTime(reading, date),
    );
    if (readings.length === statement.readings.length || readings.length === 0) return [];
    return within(statement, { ...statement, readings }, date.clause, [numbers]);
  });
}

/** Whether a row's own time is the range from the one year to the other. */
function lasted({ evidence: { period } }: Reading, from: FoundDate, to: FoundDate): boolean {
  return (
    period?.start?.startsWith(String(from.year)) === true && period.end?.startsWith(String(to.year)) === true
  );
}

function isSamePeriod(one: Evidence, other: Evidence): boolean {
  return one.period?.start === other.period?.start && one.period?.end === other.period?.end;
}

function isItsTime({ evidence, source }: Reading, { year, role }: FoundDate): boolean {
  const { period } = evidence;
  if (period === null || source.folded.split(" ").includes(String(year))) return true;
  const start = period.start === null ? -Infinity : Number(period.start.slice(0, 4));
  const end = period.is_current || period.end === null ? Infinity : Number(period.end.slice(0, 4));
  if (role === "since" || role === "range_start") return end >= year;
  if (role === "until" || role === "range_end") return start <= year;
  return start <= year && year <= end;
}
