/** The teller's roles: employers, titles and dates that stand together, and which role each sentence is about. */
import type { Name, Piece } from "@career-portrait/shared/stories";
import { fold, gapBetween, type TextSpan, tokenF1, pattern } from "@career-portrait/shared/text";
import type { ReadRole } from "../reading.ts";
import { type DateSpan, datesIn, isoDate } from "../dates.ts";

/** Words of a name that two namings of one employer share at least. */
const SAME = 0.6;

/** How sure a title is that stands without any employer. */
const SURE_ALONE = 0.7;

/** Roles, growing sentence by sentence. */
export interface Roles {
  roles: ReadRole[];
  /** Index of the role that is spoken of; null where the story has left it. */
  current: number | null;
  /** The employer that was named last, also where its role is over. */
  employer: string | null;
}

export function noRoles(): Roles {
  return { roles: [], current: null, employer: null };
}

/** An employer and a title that are said of each other; one of them may be left to what was said before. */
interface Naming {
  employer: Name | null;
  title: Name | null;
}

/**
 * Adds what a sentence says of roles; true when it names one.
 * @param names in it, with offsets into the story
 * @param pieces clauses of the story: what stands in one belongs together
 */
export function readRoles(
  sentence: TextSpan,
  names: readonly Name[],
  pieces: readonly Piece[],
  into: Roles,
): boolean {
  // "I am an analyst" without an employer makes a role only where it is sure.
  const namings = pairs(names).filter(
    ({ employer, title }) => employer !== null || into.employer !== null || title!.chance >= SURE_ALONE,
  );
  const dates = datesIn({ ...sentence, text: blanked(sentence.text) });
  const dated = Map.groupBy(dates, (date) => nearestOf(date, namings, pieces));
  for (const naming of namings) {
    const index = roleOf(naming, into);
    into.current = index;
    into.employer = into.roles[index]!.company;
    const [date] = (dated.get(naming) ?? []).toSorted(
      (one, other) => Number(other.range) - Number(one.range),
    );
    if (date) dateRole(into.roles[index]!, date, into.roles, LEAVES.test(sentence.text));
  }
  // "I left in 2019" is of the role that was spoken of.
  const [date] = dates;
  if (namings.length === 0 && date && into.current !== null && LEAVES.test(sentence.text))
    dateRole(into.roles[into.current]!, date, into.roles, true);
  return namings.length > 0;
}

/** "Until the end of 2019" is until 2019: words for a part of the year are left blank, so that places stay. */
function blanked(sentence: string): string {
  return sentence.replace(PART_OF_YEAR, (words) => " ".repeat(words.length));
}

const PART_OF_YEAR = pattern("giu")`
    (?<!\p{L})(?:(?:the )?(?:end|beginning|start|middle|summer|autumn|spring|winter) of|Ende|Anfang|
    Mitte|fin(?:ales)? de|principios de|mediados de|fin|début|eind|begin)(?=\s+(?:\p{L}+\s+)?(?:19|
    20)\d\d)`;

/** A naming in the same clause is nearer than any other. */
const OTHER_CLAUSE = 200;

function nearestOf(date: Piece, namings: readonly Naming[], pieces: readonly Piece[]): Naming | undefined {
  const pieceOf = ({ start }: Piece) => pieces.findLastIndex((piece) => piece.start <= start);
  const gap = ({ employer, title }: Naming) =>
    Math.min(
      ...[employer, title].flatMap((name) =>
        name === null ? [] : [gapBetween(name, date) + (pieceOf(name) === pieceOf(date) ? 0 : OTHER_CLAUSE)],
      ),
    );
  return namings.toSorted((one, other) => gap(one) - gap(other))[0];
}

/** Titles go with the employer that stands nearest in the sentence. */
function pairs(names: readonly Name[]): Naming[] {
  const employers = names.filter(({ kind }) => kind === "employer");
  const titles = names.filter(({ kind }) => kind === "title");
  const taken = new Set<Name>();
  const namings = titles.map((title): Naming => {
    const [employer = null] = employers.toSorted(
      (one, other) => gapBetween(one, title) - gapBetween(other, title),
    );
    if (employer) taken.add(employer);
    return { employer, title };
  });
  const rest = employers.filter((one) => !taken.has(one)).map((employer) => ({ employer, title: null }));
  const startOf = ({ employer, title }: Naming) => (title ?? employer)!.start;
  return [...namings, ...rest].toSorted((one, other) => startOf(one) - startOf(other));
}

function roleOf({ employer, title }: Naming, { roles, employer: last }: Roles): number {
  const company = employer ? (nameOf(employer, roles) ?? employer.text) : last;
  const known = roles.findLastIndex(
    (role) =>
      role.company === company &&
      (title === null || role.title === null || fold(role.title) === fold(title.text)),
  );
  if (known < 0) {
    const none = { start_date: null, end_date: null, location: null, summary: null };
    return roles.push({ company, title: title?.text ?? null, ...none }) - 1;
  }
  roles[known]!.title ??= title?.text ?? null;
  return known;
}

/** The name under which an employer is known already. */
function nameOf({ text }: Name, roles: readonly ReadRole[]): string | null {
  return roles.find(({ company }) => company !== null && tokenF1(company, text) >= SAME)?.company ?? null;
}

/** What ends with a date: `until 2019` is a range; `I left in 2019` says it with a verb. */
const LEAVES =
  /(?<!\p{L})(?:left|quit|retired|resigned|laid off|closed|gekündigt|aufgehört|verlassen|quitté|dejé|me jubilé|gestopt|vertrokken)(?!\p{L})/iu;

function dateRole(role: ReadRole, date: DateSpan, roles: readonly ReadRole[], leaves: boolean): void {
  if (leaves && !date.range) {
    role.end_date ??= isoDate(date.to);
    return;
  }
  role.start_date ??= isoDate(date.range ? date.from : date.to);
  if (date.range) role.end_date ??= isoDate(date.to);
  for (const before of roles) {
    if (before === role || role.start_date === null || before.start_date === null) continue;
    if (before.start_date >= role.start_date || (before.end_date ?? "present") !== "present") continue;
    // Who becomes something is no longer what they were; who is elsewhere since may be both.
    before.end_date = before.company === role.company ? role.start_date : null;
  }
}
