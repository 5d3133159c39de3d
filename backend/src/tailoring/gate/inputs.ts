/** A statement as numbers, word by word: what answers it, what stands around it, what its row says that it leaves out. */
import { senseOf } from "@career-portrait/shared/models/senses";
import { dot } from "@career-portrait/shared/models/vectors";
import { findSkills } from "@career-portrait/shared/skills";
import { detectLanguage, Features, stem } from "@career-portrait/shared/text";
import { type Amount, amountsIn } from "./amounts.ts";
import { type Answer, answersOf, isSmall, likeness, NO_ANSWER, worthOf } from "./answers.ts";
import { datesIn, isDatePart, monthOfWord } from "./dates.ts";
import { isDerived } from "./derived.ts";
import { experienceYears } from "./experience.ts";
import { NEGATING, negationIn, type Reading } from "./readings.ts";
import { covers } from "./rules/numbers.ts";
import { type Source, sourceOf, type Span, touches, type Word } from "./source.ts";
import type { Statement } from "./statement.ts";
import { GENERIC_WORDS } from "./vocabulary/plain.ts";
import { isTranslated } from "./weighing.ts";

/** Rows of the tables of words. */
export const TABLE_ROWS = 1 << 13;

/** What rule `rule` finds fault with. */
export interface Ruled {
  rule: number;
  span: Span;
}

export interface DescribedWord {
  word: Word;
  inputs: Float32Array;
  /** Rows of the tables. */
  rows: readonly number[];
  isSmall: boolean;
  isGeneric: boolean;
  isNumber: boolean;
  isCapital: boolean;
  isAnswered: boolean;
  opensClause: boolean;
}

export interface Described {
  words: readonly DescribedWord[];
  /** What is told of the whole. */
  whole: readonly number[];
}

/** A word alike so far in form is answered. */
const ANSWERED = 0.7;

/** @param rules how many there are */
export function described(statement: Statement, found: readonly Ruled[], rules: number): Described {
  const { source, readings, posting } = statement;
  const { words } = source;
  const { passages, inPassage, homes } = answersOf(statement);
  const language = detectLanguage(source.text) ?? "en";
  const translated = Number(isTranslated(statement));
  const amounts = amountsIn(source).filter((amount) => !isDatePart(amount, source));
  const dates = datesIn(source);
  const skills = findSkills(source.text);
  const negated = negationIn(source);
  const asked = new Set(posting?.words.map(({ key }) => key));
  const held = heldBy(readings);
  const homeOf = ({ clause }: Word) => homes.get(clause)?.[0] ?? -1;
  const best = inPassage.map((all) =>
    all.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), NO_ANSWER),
  );
  const nearest = inPassage.map((all) => all.reduce((most, { near }) => Math.max(most, near), 0));
  const home = words.map((word, at) => inPassage[at]![homeOf(word)] ?? NO_ANSWER);
  const leftIn = new Map<number, readonly boolean[]>();
  const clauses = Map.groupBy(words.keys(), (at) => words[at]!.clause);
  const strange = (at: number) => !isSmall(words[at]!) && best[at]!.form < ANSWERED;

  const all = words.map((word, at): DescribedWord => {
    const { key, text } = word;
    const [own, any] = [home[at]!, best[at]!];
    const place = homeOf(word);
    const passage = passages[place];
    const left = leftOf(place);
    const small = isSmall(word);
    const clause = clauses.get(word.clause)!;
    const [before, after] = [answeredBeside(at, -1), answeredBeside(at, 1)];
    const instead = own.form < ANSWERED ? exchanged(word, place, before, after) : null;
    const amount = amounts.find((one) => touches(one, word));
    const date = dates.find((one) => touches(one, word));
    const skill = skills.find((one) => touches(one, word));
    const answering = passage?.words[own.at];
    const [last, next] = [at - 1, at + 1];
    const second = inPassage[at]![homes.get(word.clause)?.[1] ?? -1];
    const lastPassage = passages[last >= 0 ? homeOf(words[last]!) : -1];
    const employer = passage?.reading.evidence.employer;
    const telling = passage?.words.filter((one) => !isSmall(one)).length ?? 0;
    const unsaid = left.filter(Boolean).length;
    const inputs = [
      Number(small),
      Number(GENERIC_WORDS.has(key)),
      key.length,
      /^\p{Lu}/u.test(text) ? (/^\p{Lu}{2,}$/u.test(text) ? 2 : 1) : 0,
      Number(words[last]?.sentence !== word.sentence),
      senseOf(key).weight,
      Number(language === "de"),
      translated,
      any.form,
      nearest[at]!,
      own.form,
      own.near,
      inPassage[at]!.filter((answer) => worthOf(answer) >= ANSWERED).length,
      Number(held.keys.has(key)),
      Number(statement.need.isNeed(word)),
      Number(statement.isNeed(word)),
      Number(asked.has(key)),
      Number(statement.isAbbreviated(word)),
      Number(NEGATING.has(key)),
      Number(negated(word)),
      Number(answering !== undefined && own.form >= ANSWERED && passage!.reading.isNegated(answering)),
      best[last]?.form ?? -1,
      best[next]?.form ?? -1,
      last >= 0 ? worthOf(home[last]!) : -1,
      next < words.length ? worthOf(home[next]!) : -1,
      tellingBeside(at, -1),
      tellingBeside(at, 1),
      shareOf(clause, home),
      shareOf(clause, best),
      clause.length,
      clause.filter(strange).length,
      words.length,
      at / words.length,
      (at - clause[0]!) / clause.length,
      instead?.near ?? -1,
      instead?.score ?? -1,
      instead ? senseOf(instead.word.key).weight : -1,
      instead ? Number(shapeOf(instead.word.text) === shapeOf(text)) : -1,
      unsaid,
      telling === 0 ? 0 : unsaid / telling,
      telling,
      before >= 0 && after >= 0 ? after - before : -9,
      Number(passage?.isName ?? false),
      readings.length,
      passages.length,
      Number(amount !== undefined),
      ...(amount ? amountInputs(amount, statement, passage?.reading) : NO_AMOUNT),
      Number(date !== undefined),
      date ? (held.years.has(date.year) ? 1 : held.ends.has(date.year) ? 2 : 0) : -1,
      date?.role === "since" ? (held.runs ? 1 : 2) : 0,
      Number(monthOfWord(key) !== null),
      Number(skill !== undefined),
      skill ? Number(held.skills.has(skill.skill)) : -1,
      second?.form ?? -1,
      second?.near ?? -1,
      held.titles.has(key)
        ? 1
        : !small && [...held.titles].some((one) => likeness(key, one).form > 0)
          ? 0.5
          : 0,
      Number(held.employers.has(key)),
      held.names.size,
      passage ? Number(lastPassage !== undefined && lastPassage.reading.evidence.employer !== employer) : -1,
      Number(any.form >= ANSWERED && own.form < ANSWERED),
      Number(isElsewhere(at, employer)),
      Number(isListed(source, at)),
    ];
    const ruled = Array.from({ length: rules }, (_, rule) =>
      Number(found.some((one) => one.rule === rule && touches(one.span, word))),
    );
    const status =
      any.form >= 1 ? 0 : any.form >= ANSWERED ? 1 : nearest[at]! > 0.6 ? 2 : nearest[at]! > 0.4 ? 3 : 4;
    const features = new Features(TABLE_ROWS);
    const root = rootOf(key);
    features.add("k", `${root} ${status}`);
    features.add("f", root);
    if (instead) {
      features.add("p", `${rootOf(instead.word.key)} ${status}`);
      features.add("kp", `${root} ${rootOf(instead.word.key)}`);
    }
    features.add("s", `${key.slice(-3)} ${status} ${language}`);
    features.add("b", `${words[last]?.key ?? ""} ${status}`);
    features.add("a", `${words[next]?.key ?? ""} ${status}`);
    if (status > 0 || small)
      for (const [index, one] of (passage?.words ?? []).entries())
        if (left[index]) features.add(small ? "ds" : "d", rootOf(one.key));
    features.add("status", `${status} ${small} ${language}`);
    return {
      word,
      inputs: Float32Array.from([...inputs, ...ruled]),
      rows: features.rows,
      isSmall: small,
      isGeneric: GENERIC_WORDS.has(key),
      isNumber: amount !== undefined,
      isCapital: /^\p{Lu}/u.test(text),
      isAnswered: any.form >= ANSWERED,
      opensClause: at === clause[0],
    };
  });
  const retold = new Set(words.map(homeOf).filter((place) => place >= 0));
  const everywhere = [...words.keys()];
  return {
    words: all,
    whole: [
      words.length,
      readings.length,
      passages.length,
      translated,
      Number(language === "de"),
      shareOf(everywhere, home),
      shareOf(everywhere, best),
      everywhere.filter(strange).length,
      words.filter((word) => isSmall(word) && !held.keys.has(word.key)).length,
      retold.size,
      [...retold].reduce((sum, place) => sum + unsaidIn(place), 0),
      words.length === 0 ? 0 : words.filter((word) => statement.need.isNeed(word)).length / words.length,
      Number(posting !== null),
      amounts.length,
      found.length,
      ...Array.from({ length: rules }, (_, rule) => found.filter((one) => one.rule === rule).length),
    ],
  };

  /** Which words of a passage no word of the statement answers. */
  function leftOf(place: number): readonly boolean[] {
    const passage = passages[place];
    if (!passage) return [];
    let left = leftIn.get(place);
    if (!left) {
      const said = new Set(words.map(({ key }) => key));
      const answered = new Set(
        inPassage.flatMap((answers) => (worthOf(answers[place]!) >= 0.45 ? [answers[place]!.at] : [])),
      );
      left = passage.words.map(
        (one, at) => (!isSmall(one) || NEGATING.has(one.key)) && !said.has(one.key) && !answered.has(at),
      );
      leftIn.set(place, left);
    }
    return left;
  }

  function unsaidIn(place: number): number {
    const left = leftOf(place);
    return passages[place]!.words.reduce((sum, { key }, at) => sum + (left[at] ? senseOf(key).weight : 0), 0);
  }

  /** The word that the passage has in this one's place: unsaid, near in meaning, between the same neighbours. */
  function exchanged(word: Word, place: number, before: number, after: number) {
    const left = leftOf(place);
    const { direction } = senseOf(word.key);
    let best: { word: Word; near: number; score: number } | null = null;
    for (const [index, one] of (passages[place]?.words ?? []).entries()) {
      if (!left[index]) continue;
      const near = dot(direction, senseOf(one.key).direction);
      const between = before >= 0 && after >= 0 && index > before && index < after ? 0.3 : 0;
      const steps = [before, after].map((at) => (at >= 0 ? Math.abs(index - at) : 9));
      const close = 0.3 / Math.max(1, Math.min(...steps));
      const shape = shapeOf(one.text) === shapeOf(word.text) ? 0.2 : 0;
      const score = near + between + close + shape;
      if (best === null || score > best.score) best = { word: one, near, score };
    }
    return best;
  }

  /** Where in the clause's passage the next answered word on one side stands; -1 where there is none. */
  function answeredBeside(from: number, step: -1 | 1): number {
    const place = homeOf(words[from]!);
    for (let at = from + step, seen = 0; words[at] && seen < 6; at += step, seen += 1) {
      if (words[at]!.sentence !== words[from]!.sentence) return -1;
      const answer = inPassage[at]![place];
      if (answer && !isSmall(words[at]!) && worthOf(answer) >= 0.45) return answer.at;
    }
    return -1;
  }

  /** How well the next telling word on one side is answered. */
  function tellingBeside(from: number, step: -1 | 1): number {
    for (let at = from + step; words[at]; at += step) {
      if (words[at]!.sentence !== words[from]!.sentence) return -1;
      if (!isSmall(words[at]!)) return worthOf(home[at]!);
    }
    return -1;
  }

  /** How well the telling ones of some words are answered. */
  function shareOf(at: readonly number[], by: readonly Answer[]): number {
    const telling = at.filter((index) => !isSmall(words[index]!));
    if (telling.length === 0) return 1;
    return telling.reduce((sum, index) => sum + worthOf(by[index]!), 0) / telling.length;
  }

  /** Whether only rows of other employers answer it. */
  function isElsewhere(at: number, employer: string | undefined): boolean {
    const answering = passages.filter((_, place) => inPassage[at]![place]!.form >= ANSWERED);
    return answering.length > 0 && answering.every(({ reading }) => reading.evidence.employer !== employer);
  }
}

/** What the rows hold altogether. */
function heldBy(readings: readonly Reading[]) {
  const namesOf = (name: string | undefined) =>
    sourceOf(name ?? "").words.flatMap((word) => (isSmall(word) ? [] : [word.key]));
  const rows = readings.map(({ evidence }) => evidence);
  const ends = rows.flatMap(({ period }) => [period?.start, period?.end].flatMap((date) => date ?? []));
  return {
    keys: new Set(readings.flatMap(({ source }) => source.words.map(({ key }) => key))),
    skills: new Set(readings.flatMap(({ skills }) => [...skills.keys()])),
    titles: new Set(rows.flatMap(({ title }) => namesOf(title))),
    employers: new Set(rows.flatMap(({ employer }) => namesOf(employer))),
    names: new Set(rows.flatMap(({ employer }) => employer ?? [])),
    years: new Set(readings.flatMap(yearsIn)),
    ends: new Set(ends.map((date) => Number(date.slice(0, 4)))),
    runs: rows.some(({ period }) => period?.is_current),
  };
}

const years = new WeakMap<Reading, number[]>();

/** The years that a row's text says. */
function yearsIn(reading: Reading): number[] {
  const known = years.get(reading) ?? datesIn(reading.source).map(({ year }) => year);
  years.set(reading, known);
  return known;
}

function isListed({ words, text }: Source, at: number): boolean {
  const { start } = words[at]!;
  return (
    /^(?:and|und|et|y)$/u.test(words[at - 1]?.key ?? "") ||
    /[,;&/]\s*$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** Forms of one word, cut to so many letters. */
const ROOT = 8;

function rootOf(key: string): string {
  return stem(stem(key, "en"), "de").slice(0, ROOT);
}

/** A number, an abbreviation, a capital or none. */
function shapeOf(text: string): string {
  return (
    /^\p{N}|^\p{Lu}{1,2}/u
      .exec(text)?.[0]
      .replace(/\p{N}/u, "9")
      .replaceAll(/\p{Lu}/gu, "A") ?? "a"
  );
}

const NO_AMOUNT = Array.from({ length: 8 }, () => -1);
const BOUNDS = ["exact", "about", "below", "above", "several"];

/** What the rows have for a number. */
function amountInputs(said: Amount, statement: Statement, home: Reading | undefined): number[] {
  const all = statement.readings.flatMap((reading) => reading.amounts.map((held) => ({ held, reading })));
  const value = said.values[0] ?? 0;
  const equal = all.filter(({ held }) =>
    held.values.some((one) => said.values.some((other) => isSame(one, other))),
  );
  const firsts = all.map(({ held }) => held.values[0] ?? 0);
  const counted = said.after.slice(0, 3);
  return [
    Number(all.some(({ held }) => covers(held, said))),
    equal.length === 0 ? 0 : equal.some(({ reading }) => reading === home) ? 2 : 1,
    Number(equal.some(({ held }) => held.unit === said.unit)),
    Math.min(9, ...firsts.map((one) => Math.abs(Math.log((one || 1e-6) / (value || 1e-6))))),
    Number(isDerived(said, statement, covers) || experienceYears(said, statement)),
    calculated(firsts, value),
    Number(equal.some(({ held }) => counted.some((key) => held.after.slice(0, 3).includes(key)))),
    BOUNDS.indexOf(said.bound),
  ];
}

function isSame(one: number, other: number, slack = 1e-9): boolean {
  return Math.abs(one - other) <= slack * Math.max(Math.abs(other), 1e-9);
}

/** Among so many numbers of the rows it is looked for what follows from two. */
const MOST_NUMBERS = 24;

/** Whether two numbers of the rows come to it: 3 as a sum, 2 as a difference, 1 as a share or so many times; 0 not at all. */
function calculated(held: readonly number[], value: number): number {
  const few = held.slice(0, MOST_NUMBERS);
  for (const [at, a] of few.entries())
    for (const b of few.slice(at + 1)) {
      if (isSame(a + b, value)) return 3;
      if (isSame(Math.abs(a - b), value)) return 2;
      for (const [part, of] of [
        [a, b],
        [b, a],
      ] as const)
        if (
          of !== 0 &&
          (isSame((100 * Math.abs(part - of)) / of, value, 0.02) ||
            isSame(part / of, value, 0.04) ||
            isSame((100 * part) / of, value, 0.02))
        )
          return 1;
    }
  return few.length > 2 &&
    isSame(
      few.reduce((sum, one) => sum + one, 0),
      value,
    )
    ? 3
    : 0;
}
