/** What is said of one requirement: what its quotes show, what they lack in the posting's words, and what would close the rest. */
import type { Verdict } from "../../contract/index.ts";
import { findSkills, skillRelation } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { Finding } from "./formal-credit.ts";
import { skillsNamed } from "./naming.ts";
import { type Phrase, plain } from "./phrases.ts";
import type { Assessment, Quote } from "./assessment.ts";
import { bare, type Wanted } from "./wanted.ts";
import { isEmpty, tellingWords, type Word } from "../../models/telling-words.ts";

/** @param time the time in roles that show it, where years are asked for */
export function explained(
  wanted: Wanted,
  verdict: Verdict,
  quotes: readonly Quote[],
  formal: Finding | null,
  time: Phrase | null,
): Pick<Assessment, "why" | "closes"> {
  if (verdict === "unknowable") return { why: [plain("not_in_portrait")], closes: plain("tell_employer") };
  if (formal) return { why: formal.why, closes: formal.closes };
  const things = thingsOf(wanted, verdict === "missing" ? [] : quotes);
  const closes = closing(wanted, verdict, things.missing);
  if (verdict === "missing") return { why: [plain("nothing_said")], closes };
  const timed = time ? [time] : [];
  const shown: Phrase[] = [
    ...(things.shown.length > 0 ? [{ code: "shown", params: { things: things.shown } } as const] : []),
    ...impliedBy(wanted, quotes),
  ];
  if (verdict === "met")
    return { why: shown.length > 0 || time ? [...shown, ...timed] : [plain("said")], closes };
  const lacks: Phrase[] =
    things.missing.length > 0 ? [{ code: "not_shown", params: { skills: things.missing } }] : [];
  return { why: [...(shown.length > 0 ? shown : [plain("said_in_part")]), ...timed, ...lacks], closes };
}

function closing({ requirement: { text, years } }: Wanted, verdict: Verdict, missing: string[]): Phrase {
  if (missing.length > 0) return { code: "line_of", params: { things: missing, either: EITHER.test(text) } };
  return verdict !== "missing" && years
    ? { code: "dated_work", params: { months: Math.round(years * 12) } }
    : plain("work_told");
}

/** From so near on a passage speaks of a thing. */
const SPOKEN = 0.55;
const MOST_THINGS = 3;
/** More words are no thing but a sentence. */
const LONGEST_THING = 4;
/** Of more words a requirement is more than a name; it is not said again when so much of it is named. */
const NAME = 3;
const ECHO = 0.8;

/** What divides the things of a sentence without dividing a thing: "years of work" is one. */
const BETWEEN =
  /[,;:()[\]•|]|\s[–—-]\s|\/|(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|as well as|such as|including|wie|zoals)(?!\p{L})/giu;
const EITHER = /(?<!\p{L})(?:or|oder|ou|such as|e\.g|z\. ?b|like|wie)(?!\p{L})/iu;
const DECORATION = /[*_#"“”„«»]+/g;

interface Thing {
  thing: string;
  words: readonly Word[];
}

/** What a requirement names, in the posting's words, by whether the quotes speak of it; nothing that would only echo it. */
function thingsOf({ requirement }: Wanted, quotes: readonly Quote[]): Record<"shown" | "missing", string[]> {
  const { text } = requirement;
  const said = quotes.map(({ source, quote }) => `${source.claim.label}\n${quote.content!}`).join("\n");
  const stems = new Set(tellingWords(said).map(({ stem }) => stem));
  const named = thingsIn(text.replace(DECORATION, ""), requirement.kind === "other");
  const isShown = ({ words }: Thing) =>
    weightOf(words.filter(({ stem }) => stems.has(stem))) >= SPOKEN * weightOf(words);
  const kept = (things: readonly Thing[]) => unlessEcho(text, [...new Set(things.map(({ thing }) => thing))]);
  return {
    shown: kept(named.filter(isShown)),
    missing: kept(named.filter((one) => !isShown(one))),
  };
}

/**
 * Skills by their names, and else what is short and whole: a part of a sentence is no thing.
 * @param skillsAlone of dispositions and conditions only what has a name
 */
function thingsIn(text: string, skillsAlone: boolean): Thing[] {
  const isName = text.trim().split(/\s+/).length <= NAME;
  return text
    .split(BETWEEN)
    .flatMap((part) => {
      const skills = findSkills(part).map((one) => one.text);
      if (skills.length > 0 || skillsAlone) return skills;
      const thing = bare(part);
      return isName || isWhole(thing.split(" ")) ? [thing] : [];
    })
    .map((thing) => ({ thing, words: tellingWords(thing) }))
    .filter(({ words }) => words.length > 0);
}

/** A name of one word, or a few words none of which only binds others: "cash handling", not "involved in urban". */
function isWhole(words: readonly string[]): boolean {
  if (words.length === 1) return /\p{L}.*[\p{Lu}\d]/u.test(words[0]!);
  return words.length <= LONGEST_THING && !words.some((word) => isEmpty(fold(word)));
}

function unlessEcho(text: string, things: readonly string[]): string[] {
  const some = things.slice(0, MOST_THINGS);
  const [all, named] = [[text], some].map((texts) => texts.join(" ").split(/\s+/).length) as [number, number];
  return all > NAME && named > ECHO * all ? [] : some;
}

function weightOf(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** From so much on one name stands for the other. */
const STANDS_FOR = 0.9;

/** Of each group that no quote names by itself, what stands for it: PostgreSQL for SQL. */
function impliedBy({ groups }: Wanted, quotes: readonly Quote[]): Phrase[] {
  if (groups.length === 0) return [];
  const names = quotes.flatMap(({ quote }) => skillsNamed(quote.content!));
  return groups.slice(0, MOST_THINGS).flatMap((group): Phrase[] => {
    if (group.some((skill) => names.includes(skill))) return [];
    for (const skill of group) {
      const by = names.find((name) => skillRelation(name, skill).weight >= STANDS_FOR);
      if (by !== undefined) return [{ code: "implied", params: { skill, by } }];
    }
    return [];
  });
}
