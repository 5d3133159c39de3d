/** What a language has to give for a résumé's summary and a letter: whole sentences with places for facts, never adjectives. */
import type { LetterTone } from "@career-portrait/shared/contract";

/** A role as sentences name it. */
export interface NamedRole {
  title: string;
  company: string | null;
  start: string | null;
  end: string | null;
  is_current: boolean;
  /** The person held several roles there: naming the company alone would not say which. */
  isOneOfSeveral?: boolean;
  /** Another role told of has the same title and employer: only its years say which is meant. */
  isNamesake?: boolean;
  /** The letter opens with this role: it needs no name any more while it runs. */
  isOpened?: boolean;
  /** It is a project of the person's own, and `company` its name. */
  isProject?: boolean;
  /** How many roles the letter has told of before: what joins its sentences changes from one to the next. */
  turn?: number;
  /** The title stands in another language than the sentence. */
  isForeign?: boolean;
}

/** What a résumé's summary and the talking points are phrased with. */
export interface ResumePhrases {
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** Who the person is by their latest role; `years` of professional experience where there are any to count. */
  who(role: NamedRole, years: number | null): string;
  brings(skills: string): string;
  /** Degrees, certificates, licences. */
  proofs(items: string): string;
  /** "M.Sc. in Computer Science". */
  study(degree: string, field: string): string;
  /** "2019–2024", "since 2019"; empty when no date is known. */
  period(role: Pick<NamedRole, "start" | "end" | "is_current">): string;
}

/** Whom the posting wants the letter sent to. */
export interface Addressee {
  isWoman: boolean;
  /** "Dr." and the like; empty when there is none. */
  degree: string;
  surname: string;
}

/** Where a sentence about a role stands: the first names the role, those that follow refer to it. */
export type Mention = "first" | "again" | "further";

export interface LetterPhrases extends ResumePhrases {
  greeting(tone: LetterTone, company: string | null, addressee: Addressee | null): string;
  /** The position as the posting calls it, and the company. */
  applying(tone: LetterTone, title: string | null, company: string | null): string;
  /** Why this employer: a sentence that the posting says of it, without its stop. */
  employer(tone: LetterTone, fact: string): string;
  role(tone: LetterTone, role: NamedRole): string;
  /** Roles before the latest one. */
  earlier(roles: readonly NamedRole[]): string;
  /** Ways to tell a line of the résumé in the first person, the best first; none when no form of it is sure to be right. */
  deed(line: string, role: NamedRole, mention: Mention): string[];
  /** Lines that name tasks in one sentence, where the language has a good one for those that fit. */
  tasks?: { fits(line: string): boolean; tell(lines: readonly string[], role: NamedRole): string };
  /** Opens a list of lines as they stand in the résumé. */
  lines(tone: LetterTone): string;
  /** Skills that the posting asks for. */
  skills(tone: LetterTone, skills: string): string;
  years(tone: LetterTone, years: number): string;
  /** A degree as the object of a sentence: "a Bachelor of Arts". */
  aDegree(degree: string): string;
  holds(tone: LetterTone, items: string): string;
  closing(tone: LetterTone, company: string | null): string;
  signOff(tone: LetterTone, addressee: Addressee | null): string;
}

/** A sentence in each tone, about what is said in it. */
export type ByTone<T> = Record<LetterTone, (said: T) => string>;

export function yearOf(date: string | null): string | null {
  return date?.slice(0, 4) ?? null;
}

/** A sentence has one stop, also behind an abbreviation. */
export function stopped(text: string): string {
  return text.replace(/\.+$/u, "") + ".";
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Years joined by an en dash; one year stands alone. A start whose end nobody knows is no span, and is not told. */
function yearSpan(start: string | null, end: string | null): string {
  const [from, to] = [yearOf(start), yearOf(end)];
  return from === null || from === to ? (to ?? "") : to === null ? "" : `${from}–${to}`;
}

/** " (2012–2015)"; empty for a role that runs or has no dates. */
export function spanOf({ start, end, is_current }: NamedRole): string {
  const span = is_current ? "" : yearSpan(start, end);
  return span === "" ? "" : ` (${span})`;
}

/** How a language names where something was done, at the front of a sentence. */
export interface PlaceWords {
  /** Before a project's name. */
  project: string;
  current: string;
  /** The role, with its employer where it has one. */
  as(role: NamedRole): string;
  at(company: string): string;
}

/** "In my current role", "At Kasa", "As an Accountant at Kasa (2012–2015)". */
export function placeIn(role: NamedRole, say: PlaceWords): string {
  const { company, isOneOfSeveral, isOpened, is_current, isNamesake, isProject } = role;
  if (isProject === true) return `${say.project} ${company}`;
  if (isOpened === true && is_current) return say.current;
  const which = isNamesake === true ? spanOf(role) : "";
  return company === null || isOneOfSeveral ? `${say.as(role)}${which}` : say.at(company);
}

/** "since 2019" for a role that runs, else its years. */
export function periodSince(since: string): ResumePhrases["period"] {
  return ({ start, end, is_current }) =>
    is_current && start !== null ? `${since} ${yearOf(start)}` : yearSpan(start, end);
}

/** One of the words that join sentences, another for each role told of. */
export function inTurn(words: readonly string[], { turn = 0 }: NamedRole): string {
  return words[turn % words.length] ?? "";
}

export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Without the stop at the end and what only lists carry. */
export function bare(text: string): string {
  return text
    .trim()
    .replace(/^[•·▪●*–—-]\s*/u, "")
    .replace(/[\s.;,:。．]+$/u, "");
}

export function lowerFirst(text: string): string {
  const second = text.charAt(1);
  // A word in capitals, or with a capital inside, is a name.
  return /\p{Lu}/u.test(second) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function firstWord(text: string): string {
  return /^[\p{L}’'-]+/u.exec(text)?.[0] ?? "";
}
