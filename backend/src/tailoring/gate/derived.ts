/** Numbers that a row does not have but that follow from those it has: a sum, a difference, a share. */
import type { Amount } from "./amounts.ts";
import { amountsIn, INSTEAD } from "./amounts.ts";
import type { Statement } from "./statement.ts";
import { isDatePart } from "./dates.ts";
import { numberInWords } from "./number-words.ts";
import type { Reading } from "./readings.ts";
import type { Source } from "./source.ts";
import { sameWord } from "./word-match.ts";
import { pattern } from "@career-portrait/shared/text";

/** Between the numbers of one enumeration at most so many letters stand. */
const NEAR = 60;
/** How far "about a third" may lie from the truth, and a third without a word for it; shares of one. */
const ABOUT = 0.03;
const EXACT = 0.006;

/** People by no trade, whom a sum of several trades may be called. Folded. */
const ANYONE = pattern("")`
    ^(?:people|persons?|staff|colleagues?|employees?|members?|workers?|team\w*|personen|leuten?|
    menschen|mitarbeit\w*|beschaftigt\w*|kolleg\w*|kopfe\w*|personnes?|collaborat\w*|salaries?|agents?|
    personas?|empleados?)$`;
const OF_TEAM = /^(?:team|crew|brigade|staff|group|gruppe|mannschaft|equipe|equipo)$/;

/** Whether the statement's number follows from those of one cited row. `isSame` compares two amounts in their units. */
export function isDerived(
  stated: Amount,
  statement: Statement,
  isSame: (held: Amount, said: Amount) => boolean,
): boolean {
  const said = POINTS.test(
    statement.source.text.slice(stated.end, stated.end + 20).replace(/^\s(?:percentage\s)?/iu, ""),
  )
    ? { ...stated, unit: stated.unit ?? "%" }
    : stated;
  return statement.readings.some(
    (row) =>
      isSum(said, row) ||
      isRate(said, row) ||
      pairsIn(row).some(
        ([from, to]) =>
          isDifference(said, from, to, statement.source, isSame) ||
          isShare(said, from, to, statement.source) ||
          isOfPair(said, from, to, statement.source),
      ),
  );
}

/** "Thirteen people" for nine bricklayers and four labourers, "19 houses" for eight in one year and eleven in the next. */
function isSum(said: Amount, { amounts, source }: Reading): boolean {
  const [total] = said.values;
  if (total === undefined || said.bound === "above" || said.scale !== 1) return false;
  const parts = [...amounts.filter(({ values }) => values.length === 1), ...onesIn(source)]
    .filter(({ unit, bound }) => unit === said.unit && bound === "exact")
    .sort((a, b) => a.start - b.start);
  return parts.some((_, index) =>
    [2, 3, 4].some((count) => {
      const own = parts.slice(index, index + count);
      return (
        own.length === count &&
        own.reduce((sum, { values }) => sum + values[0]!, 0) === total &&
        own.every((part, at) => at === 0 || isListed(own[at - 1]!, part, source)) &&
        isSumOf(said, own, source)
      );
    }),
  );
}

/** "Four times a year" for every quarter. */
function isRate({ values: [value], after }: Amount, { source }: Reading): boolean {
  if (!/^(?:times (?:a|per|each|every) year|mal (?:im|pro) jahr|fois par an)/.test(after.join(" ")))
    return false;
  const rate = new Map([
    [4, /\b(?:quarter\w*|quartal\w*|vierteljahr\w*|trimestr\w*)\b/u],
    [12, /\b(?:month\w*|monat\w*|mensuel\w*|mois)\b/u],
  ]).get(value ?? 0);
  return rate?.test(source.folded) === true;
}

/** Joined by "and" or a comma in one sentence. */
function isListed(one: Amount, other: Amount, { text }: Source): boolean {
  const between = text.slice(one.end, other.start);
  return (
    one.sentence === other.sentence &&
    between.length <= NEAR &&
    /(?:,|&|\+|(?<!\p{L})(?:and|und|sowie|et|y|plus))\s*(?:de\s|d'|of\s|von\s)?$/iu.test(between)
  );
}

/** A sum of several kinds counts none of them alone: seven nurses and three apprentices are no ten nurses. */
function isSumOf(said: Amount, parts: readonly Amount[], source: Source): boolean {
  const first = parts[0]!;
  const thing = thingOf(said);
  if (thing === null) return said.before.slice(-3).some((key) => OF_TEAM.test(key));
  const things = parts.map(thingOf).filter((one) => one !== null);
  if (things.some((one) => ANYONE.test(one)) || ANYONE.test(thing)) return ANYONE.test(thing);
  // "8 houses in 2021 and 11 in 2022": counted once, or the same each time.
  const kinds = things.filter((one) => one.length > 3);
  const own = thingOf(first);
  if (things.length === 0)
    return source.words.some(({ key, sentence }) => sentence === first.sentence && sameWord(key, thing));
  return own !== null && sameWord(own, thing) && kinds.every((one) => sameWord(one, own));
}

/** What is counted, when it stands right behind the number. */
function thingOf({ after }: Amount): string | null {
  const thing = after
    .slice(0, 2)
    .find((key) => !/^(?:of|de|d|full|part|time|neue?n?|new|other|weitere)$/.test(key));
  return thing === undefined || /^(?:in|im|en|at|for|per|pro|par|a|and|und|et|y|aus)$/.test(thing)
    ? null
    : thing;
}

const ONE =
  /(?:,|&|\+|(?<!\p{L})(?:and|und|sowie|et|y|plus))\s(?:de\s|d')?(one|an?|une?|eine[nmr]?|ein|una?)\s(?=\p{L})/giu;

/** "… and an apprentice": one, which elsewhere counts nothing. */
function onesIn(source: Source): Amount[] {
  return [...source.text.matchAll(ONE)].flatMap((match): Amount[] => {
    const end = match.index + match[0].trimEnd().length;
    const start = end - match[1]!.length;
    const first = source.words.findIndex((word) => word.start === start);
    const word = source.words[first];
    if (!word || numberInWords(source.words, first) !== null) return [];
    const { clause, sentence } = word;
    const after = source.words.slice(first + 1, first + 4).map(({ key }) => key);
    return [
      {
        start,
        end,
        values: [1],
        unit: null,
        scale: 1,
        bound: "exact",
        first,
        last: first,
        clause,
        sentence,
        after,
        before: [],
      },
    ];
  });
}

const FROM_TO = /^\s*(?:to|auf|à|a|hasta|zu|down to|up to|->|→)\s*$/iu;

/** What a text moves from and to. */
export function pairOf(one: Amount, other: Amount, text: string): readonly [from: Amount, to: Amount] | null {
  const between = text.slice(one.end, other.start);
  if (FROM_TO.test(between)) return [one, other];
  return INSTEAD.test(between) ? [other, one] : null;
}

/** The pairs of a row that it moves from and to, each in one unit. */
function pairsIn({ amounts, source }: Reading): (readonly [Amount, Amount])[] {
  return amounts.flatMap((one, index) => {
    const other = amounts[index + 1];
    const pair = other && pairOf(one, other, source.text);
    return pair && one.unit === other.unit ? [pair] : [];
  });
}

const POINTS = /^(?:points?|prozentpunkte?n?|pp)(?!\p{L})|\spoints?|punkt|pp$/iu;

/** "By £30,000", "um 30 Minuten": from the one to the other. */
function isDifference(
  said: Amount,
  from: Amount,
  to: Amount,
  { text }: Source,
  isSame: (held: Amount, said: Amount) => boolean,
): boolean {
  // "By 15 %" from 60 to 75 % is another thing than by 15 points.
  if (said.unit === "%" && !POINTS.test(text.slice(said.start, said.end + 8))) return false;
  if (said.unit === "x" || said.bound === "above") return false;
  const lead = text.slice(Math.max(0, said.start - 30), said.start);
  const beside = text.slice(said.start, said.end + 40);
  if (
    !/(?:\bby|\bum|\bde|\bd'|\ben)\s(?:\p{L}+\s)?$|\bd'$/iu.test(lead) &&
    !/^.{0,40}(?:fewer|less|faster|shorter|quicker|earlier|more|weniger|schneller|kürzer|mehr|de moins|de plus)/iu.test(
      beside,
    ) &&
    !/(?:sav(?:ed|es|ing)|spar\w*|gain\w*|cut|shortened|cutting)\s(?:\p{L}+\s)?$/iu.test(lead)
  )
    return false;
  const values = [Math.abs((from.values[0] ?? 0) - (to.values[0] ?? 0))];
  return isSame({ ...from, values, bound: "exact" }, said);
}

/** Whether the statement tells both numbers itself: then a reader can count. */
function namesPair(from: Amount, to: Amount, source: Source): boolean {
  const said = amountsIn(source);
  return [from, to].every(({ values }) => said.some((amount) => amount.values[0] === values[0]));
}

/** "More than half", "by a third": the share by which it fell or rose. A percentage in digits needs both numbers beside it. */
function isShare(said: Amount, from: Amount, to: Amount, source: Source): boolean {
  const [before = 0, now = 0] = [from.values[0], to.values[0]];
  const text = source.text.slice(said.start, said.end + 8);
  if (POINTS.test(text) || (/^\p{N}/u.test(text) && !namesPair(from, to, source))) return false;
  if (before <= 0 || now <= 0 || before === now) return false;
  const [value = 0] = said.values;
  if (said.unit === "x" && value >= 2) {
    const times = Math.max(now / before, before / now);
    if (said.bound === "above") return times > value && times <= value * 1.5;
    return Math.abs(times - value) <= (said.bound === "about" ? 0.1 : 0.01) * value;
  }
  if (said.unit !== "%" && !(said.unit === "x" && value === 0.5)) return false;
  const stated = said.unit === "%" ? value / 100 : value;
  const share = Math.abs(now - before) / before;
  if (said.bound === "above") return share > stated && share <= stated * 1.5;
  if (said.bound === "below") return share < stated && share >= stated * 0.9;
  return Math.abs(share - stated) <= (said.bound === "about" ? ABOUT : EXACT);
}

/** "From ten to six": both numbers of the row's pair, told without its unit. */
function isOfPair(said: Amount, from: Amount, to: Amount, source: Source): boolean {
  if (said.unit !== null) return false;
  // "Um 30 Minuten auf 20"
  const amounts = amountsIn(source).filter((amount) => !isDatePart(amount, source));
  const index = amounts.findIndex(({ start }) => start === said.start);
  const last = amounts[index - 1];
  if (
    last &&
    said.values[0] === to.values[0] &&
    /^.{0,12}\s(?:auf|to|à|a)\s$/iu.test(source.text.slice(last.end, said.start))
  )
    return true;
  return [index - 1, index].some((at) => {
    const [one, other] = [amounts[at], amounts[at + 1]];
    const pair = one && other && pairOf(one, other, source.text);
    return (
      pair !== null &&
      pair !== undefined &&
      pair[0].values[0] === from.values[0] &&
      pair[1].values[0] === to.values[0]
    );
  });
}
