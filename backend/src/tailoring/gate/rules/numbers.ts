/** Numbers: with their unit, their exactness, what they count, and the direction they move in. */
import { type Amount, amountsIn } from "../amounts.ts";
import type { Statement, Finding } from "../statement.ts";
import { isDatePart } from "../dates.ts";
import { isDerived, pairOf } from "../derived.ts";
import { experienceYears } from "../experience.ts";
import { isOrdinal } from "../ordinals.ts";
import { negates, type Reading } from "../readings.ts";
import type { Word } from "../source.ts";
import { judgedSkills } from "./skills.ts";
import { GENERIC_WORDS } from "../vocabulary/plain.ts";
import { synonymsOf } from "../vocabulary/synonyms.ts";
import { isTranslated, isWeighty } from "../weighing.ts";
import { relatedWord, sameWord, says } from "../word-match.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

/** "Over 40" may stand for 45, not for 100: at most this many times the number said. */
const FARTHEST = 1.5;
/** "About 40" may stand for 42, rounded down. */
const ABOUT = 1.1;
/** "Nearly 400" for 380, "close to a fifth" for 18 %. */
const NEARLY = 1.12;

const PEOPLE = pattern("")`
    ^(?:team\w*|crew|brigade|squad|staff|people|persons?|colleagues?|members?|employees?|reports?|
    engineers?|developers?|nurses?|assistants?|designers?|analysts?|volunteers?|interns?|apprentices?|
    trainees?|technicians?|teachers?|agents?|workers?|pickers?|drivers?|direct|mitarbeit\w*|
    beschaftigt\w*|angestellt\w*|person(?:en)?|leuten?|kolleg\w*|\w*kraft|\w*krafte|\w*kraften|
    teammitglied\w*|auszubildende\w*|entwickler\w*|ingenieur\w*|pfleger\w*|equipe|collaborat\w*|
    personnes?|salaries?|soignants?|developpeurs?|apprentis?|boulangers?|equipo|empleados?|personas?|
    miembros?|camareros?)$`;
const UP = pattern("u")`
    \b(?:increas\w*|rais(?:e|ed|es|ing)|grew|grow\w*|boost\w*|lift\w*|rose|gain\w*|improv\w*|steiger\w*|
    gesteigert|erhoh\w*|gewachsen|wuchs|augment\w*|hausse|multipl\w*|doubl\w*|tripl\w*|quadrupl\w*|
    verdoppel\w*|verdreifach\w*|vervierfach\w*|duplic\w*|progress\w*|aument\w*|subi\w*|crec\w*|mas)\b`;
const DOWN = pattern("u")`
    \b(?:cut\w*|reduc\w*|decreas\w*|lower\w*|shorten\w*|fell|fall(?:en|ing)?|drop\w*|declin\w*|sank|
    senk\w*|gesenkt|reduzier\w*|verringer\w*|verkurz\w*|gesunken|reduit\w*|redui\w*|baiss\w*|diminu\w*|
    divid\w*|divis\w*|halv\w*|halbier\w*|faster|quicker|vite|rapide\w*|schneller|redu[cj]\w*|baj\w*|
    disminu\w*|down)\b`;
const FILLERS = new Set(
  (
    "of the a an and new more other than our my their its different several der die das den " +
    "von neue neuen de des du les la le nouveaux nouvelles los las el nuevos in on for with " +
    "to at per by pro par por mit"
  ).split(" "),
);

export function numbers(statement: Statement): Finding[] {
  const amounts = amountsIn(statement.source).filter((amount) => !isInName(amount, statement));
  const found = amounts.flatMap((amount, index): Finding[] => {
    if (isDatePart(amount, statement.source) || statement.isNeed(amount) || statement.isAbbreviated(amount))
      return [];
    if (isOfRatio(amounts, index, statement)) return [];
    if (isRepeated(amounts, index, statement))
      return [{ kind: "number", span: amount, reason: because("number_once") }];
    const team = isTeam(amount);
    const held = statement.readings.flatMap((reading) =>
      reading.amounts
        // "410,000 hours, not one accident" for "no accident in 410,000 hours".
        .filter(
          (other) =>
            (!reading.isNegated(other) || negates(statement.source, amount.sentence)) &&
            covers(other, amount),
        )
        .map((other) => ({ reading, other })),
    );
    const quote = statement.quote(amount);
    if (isDerived(amount, statement, covers)) return [];
    if (held.length === 0) {
      if (experienceYears(amount, statement) || isOrdinal(amount, statement)) return [];
      return [
        team && amount.unit === null
          ? {
              kind: "team_size",
              span: amount,
              reason: because("team_size", { words: quote }),
            }
          : { kind: "number", span: amount, reason: because("stands_not", { words: quote }) },
      ];
    }
    if (
      team &&
      amount.unit === null &&
      !isOfAnyone(amount, statement) &&
      !held.some(({ other }) => isTeam(other) || countsSame(amount, other))
    ) {
      return [
        {
          kind: "team_size",
          span: amount,
          reason: because("people_none", { words: quote }),
        },
      ];
    }
    if (
      held.every(
        ({ reading, other }) => countsOther(amount, other, reading) || isReplaced(amount, other, statement),
      )
    ) {
      return [{ kind: "number", span: amount, reason: because("number_of_other", { words: quote }) }];
    }
    if (held.every(({ reading, other }) => turnsRound(amount, other, statement, reading))) {
      return [{ kind: "number", span: amount, reason: because("number_turned", { words: quote }) }];
    }
    const rate = rateOf(amount, statement.source.text);
    if (rate && !held.some(({ reading }) => rate.test(reading.source.folded))) {
      return [
        {
          kind: "number",
          span: amount,
          reason: because("number_not_each", { words: quote }),
        },
      ];
    }
    const next = amounts[index + 1];
    const pair = next && !isDatePart(next, statement.source) && pairOf(amount, next, statement.source.text);
    if (pair && isOtherPair(...pair, statement.readings)) {
      return [
        {
          kind: "number",
          span: { start: amount.start, end: next.end },
          reason: because("number_pair"),
        },
      ];
    }
    return [];
  });
  return [...found, ...codes(statement)];
}

/** "Years 2 and 2": said twice where the evidence has it once. */
function isRepeated(amounts: readonly Amount[], index: number, { source, readings }: Statement): boolean {
  const [one, other] = [amounts[index - 1], amounts[index]!];
  if (!one || !other.values.some((value) => one.values.includes(value))) return false;
  if (
    !/^\s?(?:and|und|et|y|&|or|oder|ou|o|to|bis|à|a|of|out of|von|sur|de)\s$/iu.test(
      source.text.slice(one.end, other.start),
    )
  )
    return false;
  const held = readings.flatMap((row) => row.amounts.filter((amount) => covers(amount, other)));
  return held.length < 2;
}

/** "Four in five", in per cent: for 82 % too, rounded down. */
function isOfRatio(amounts: readonly Amount[], index: number, { source, readings }: Statement): boolean {
  return [index - 1, index].some((at) => {
    const [part, whole] = [amounts[at], amounts[at + 1]];
    const [some = 0, all = 0] = [part?.values[0], whole?.values[0]];
    if (!part || !whole || part.unit !== null || (all > 10 && all !== 100) || some >= all) return false;
    if (
      !/^(?:\s\p{L}+){0,3}\s(?:in|out of|von|sur|de cada)\s(?:every\s|the\s)?$/iu.test(
        source.text.slice(part.end, whole.start),
      )
    )
      return false;
    const rate: Amount = {
      ...part,
      values: [(100 * some) / all],
      unit: "%",
      bound: part.bound === "exact" ? "about" : part.bound,
    };
    return readings.some((row) => row.amounts.some((held) => !row.isNegated(held) && covers(held, rate)));
  });
}

/** "HTML 5", where the evidence says HTML5: the number belongs to the name. */
function isInName({ start, end }: Amount, statement: Statement): boolean {
  const squeezed = (text: string) => text.toLowerCase().replace(/[\s-]/g, "");
  return judgedSkills(statement).some(
    (skill) =>
      skill.start <= start &&
      skill.end >= end &&
      statement.readings.some(({ source }) => squeezed(source.text).includes(squeezed(skill.text))),
  );
}

/** Whether the evidence's amount makes the stated one true. */
export function covers(given: Amount, said: Amount): boolean {
  const held = inUnitOf(given, said.unit);
  if (!sameUnit(held.unit, said)) return halved(held, said) && bounds(held, said, true);
  return held.values.some((value) => said.values.some((stated) => same(value, stated)))
    ? bounds(held, said, true)
    : bounds(held, said, false);
}

/** Units that measure the same thing, each in the smallest of them. A month is no number of days. */
const MEASURES: readonly Record<string, number>[] = [
  { ms: 1, s: 1_000, min: 60_000, hour: 3_600_000 },
  { day: 1, week: 7 },
  { month: 1, year: 12 },
  { mm: 1, cm: 10, m: 1_000, km: 1_000_000 },
  { kg: 1, t: 1_000 },
  { MB: 1, GB: 1_000, TB: 1_000_000 },
  { kW: 1, MW: 1_000 },
];

/** An amount in another unit of the same measure: six months are half a year. As it is where there is none. */
function inUnitOf(amount: Amount, unit: string | null): Amount {
  const measure = MEASURES.find((units) => unit !== null && unit in units && (amount.unit ?? "") in units);
  if (!measure || unit === null || amount.unit === null || unit === amount.unit) return amount;
  const factor = measure[amount.unit]! / measure[unit]!;
  return { ...amount, unit, values: amount.values.map((value) => value * factor) };
}

function sameUnit(held: string | null, said: Amount): boolean {
  if (held === said.unit) return true;
  // "A budget of 2 million" leaves the currency out; nothing else may be left out.
  return said.unit === null && /^[A-Z]{3}$/.test(held ?? "");
}

/** By half is by 50 %, to double is two times. */
function halved(held: Amount, said: Amount): boolean {
  const half = (one: Amount, other: Amount) =>
    one.unit === "x" && one.values.includes(0.5) && other.unit === "%" && other.values.includes(50);
  return half(held, said) || half(said, held);
}

function bounds(held: Amount, said: Amount, equal: boolean): boolean {
  if (said.bound === "several" || held.bound === "several") return isSeveral(held, said);
  if (equal) {
    if (said.bound === "above") return held.bound === "above";
    // "Up to 30 %" is not 30 %, and "nearly 50" is not 50.
    if (held.bound === "below") return said.bound !== "exact";
    return true;
  }
  const value = held.values[0] ?? 0;
  const stated = said.values[0] ?? 0;
  if (held.values.length > 1 || said.values.length > 1 || stated <= 0) return false;
  if (said.bound === "above") return value > stated && value <= stated * FARTHEST && held.bound !== "below";
  // No row that itself says "up to".
  if (said.bound === "below") return value < stated && value * NEARLY >= stated && held.bound !== "below";
  return said.bound === "about" && value > stated && value <= stated * ABOUT;
}

/** "Hundreds" for "hundreds", or for two hundred and more. */
function isSeveral(held: Amount, said: Amount): boolean {
  const [value = 0, stated = 0] = [held.values[0], said.values[0]];
  if (said.bound !== "several") return false;
  return held.bound === "several" ? value === stated : value >= 2 * stated && value < 1_000 * stated;
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

function isTeam({ after, before }: Amount): boolean {
  const counted = after.slice(0, 3).some((key) => PEOPLE.test(key));
  const led = before
    .slice(-3)
    .some((key) => /^(?:team|equipe|equipo|brigade|crew|staff|mannschaft|gruppe)$/.test(key));
  return (
    counted ||
    WERE_LED.test(before.at(-1) ?? "") ||
    (led && !/^(?:in|on|by|um|par|en)$/.test(before.at(-1) ?? ""))
  );
}

/** Right before a number: those counted were led. */
const WERE_LED =
  /^(?:lead|leads|led|leading|supervis(?:e|es|ed|ing)|overse\w+|oversaw|mentor\w*|leite|leitet|leitete|fuhre|fuhrte|encadre|encadrais|dirige|dirigeais)$/;

const ANYONE = /^(?:people|persons?|personen|menschen|leuten?|personnes?|personas?)$/;
const LED = pattern("u")`
    \b(?:team\w*|crew|staff|led|lead\w*|manag\w*|supervis\w*|head\w*|direct\w*|oversaw|overs\w+|
    report\w*|responsib\w*|charge|under me|employ\w*|colleague\w*|fuhr\w*|leit\w*|gefuhrt|geleitet|
    mitarbeit\w*|kolleg\w*|verantwort\w*|equipe\w*|encadr\w*|dirig\w*|gere\w*|salarie\w*|collegue\w*|
    equipo\w*|with|mit|avec|con|of|von|de)\b`;

/** "I vaccinated 1,450 people": people as such, where nothing in the sentence speaks of a team. */
function isOfAnyone({ after, sentence }: Amount, { source }: Statement): boolean {
  return ANYONE.test(after[0] ?? "") && !LED.test(around(source.words, { sentence }));
}

/** The first words that say what is counted. */
function counted({ after }: Amount): string | null {
  const thing = after.slice(0, 3).find((key) => !FILLERS.has(key) && key.length > 2) ?? null;
  return thing !== null && TIME.test(thing) ? null : thing;
}

/** Of so many in a time the time is not counted. */
const TIME =
  /^(?:quarters?|months?|years?|weeks?|days?|hours?|quartal\w*|monat\w*|jahr\w*|woche\w*|tage?n?|stunden?|trimestres?|mois|ans?|annees?|semaines?|jours?)$/;

/** Both numbers stand before the same word. */
function countsSame(said: Amount, held: Amount): boolean {
  const thing = counted(said);
  return thing !== null && held.after.slice(0, 3).some((key) => sameWord(key, thing));
}

/** True when the evidence names the thing counted, but beside another number. */
function countsOther(said: Amount, held: Amount, reading: Reading): boolean {
  if (said.unit !== null && said.unit !== "%") return false;
  const thing = counted(said);
  if (thing === null || !/\p{L}/u.test(thing)) return false;
  if (held.after.some((key) => sameWord(key, thing))) return false;
  return reading.amounts.some(
    (other) =>
      other !== held &&
      other.unit === said.unit &&
      counted(other) !== null &&
      sameWord(counted(other)!, thing),
  );
}

/** "4.2 km of motorway" for "4.2 km of drainage": the one thing stands in no row, the other is not told. */
function isReplaced(said: Amount, held: Amount, statement: Statement): boolean {
  if (isOtherTrade(said, held, statement)) return true;
  const [thing, other] = [thingOf(said), thingOf(held)];
  if (thing === null || other === null || PEOPLE.test(thing) || PEOPLE.test(other)) return false;
  const stated = statement.source.words.find(({ key, start }) => key === thing && start >= said.end);
  if (!stated || !isWeighty(stated, statement) || GENERIC_WORDS.has(other) || isTranslated(statement))
    return false;
  if (statement.isAbbreviated(stated) || statement.readings.some((row) => says(row, thing))) return false;
  return !statement.source.words.some(({ key }) => relatedWord(key, other) || synonymsOf(other).has(key));
}

/** "Three foremen" for three apprentices: people by another trade, which no row names. */
function isOtherTrade(said: Amount, held: Amount, statement: Statement): boolean {
  const [thing, other] = [said.after[0], held.after[0]];
  if (!thing || !other || said.unit !== null || !TRADE.test(thing) || !TRADE.test(other)) return false;
  return (
    !isTranslated(statement) &&
    !statement.readings.some((row) => says(row, thing)) &&
    !statement.source.words.some(({ key }) => relatedWord(key, other) || synonymsOf(other).has(key))
  );
}
const TRADE = pattern("")`
    ^(?:managers?|foremen|engineers?|nurses|doctors|pharmacists|teachers|chefs|cooks|apprentices|
    interns|trainees|technicians|drivers|electricians|mechanics|\w*meister|\w*techniker|\w*ingenieure|
    \w*leiter|\w*pfleger|\w*arzte|lehrlinge\w*|auszubildenden?|azubis|praktikanten|apprentis|stagiaires|
    chefs|ingenieurs|techniciens|infirmiers|infirmieres|medecins|cadres)$`;

/** What is measured: after a unit what follows "of". Counted things have too many names. */
function thingOf(amount: Amount): string | null {
  if (amount.unit === null) return null;
  const [of, ...rest] = amount.after;
  if (!/^(?:of|de|d|von|an|del)$/.test(of ?? "")) return null;
  return rest.find((key) => !FILLERS.has(key) && key.length > 2) ?? null;
}

/** True when the words around the number say rise in one place and fall in the other. */
function turnsRound(said: Amount, held: Amount, statement: Statement, reading: Reading): boolean {
  if (said.unit !== "%" && said.unit !== "x") return false;
  const one = around(statement.source.words, said);
  const other = around(reading.source.words, held);
  return (
    (UP.test(one) && !DOWN.test(one) && DOWN.test(other) && !UP.test(other)) ||
    (DOWN.test(one) && !UP.test(one) && UP.test(other) && !DOWN.test(other))
  );
}

function around(words: readonly Word[], { sentence }: Pick<Amount, "sentence">): string {
  return words
    .filter((word) => word.sentence === sentence)
    .map(({ key }) => key)
    .join(" ");
}

const RATES: readonly (readonly [said: RegExp, held: RegExp])[] = [
  [/^(?:years?|annum|jahre?|ans?|années?|año)$/iu, /(?:year|annu|jahr|\bans?\b|annee|\bano)/u],
  [/^(?:months?|monat|mois|mes)$/iu, /(?:month|monat|mois|mensuel|\bmes|mensual)/u],
  [/^(?:weeks?|woche|semaine|semana)$/iu, /(?:week|woche|wochentlich|semaine|hebdo|semana)/u],
  [/^(?:days?|tag|jour|día)$/iu, /(?:\bday|daily|\btag|taglich|jour|quotidien|\bdia)/u],
  [/^(?:hours?|stunde|heure|hora)$/iu, /(?:hour|stund|heure|hora)/u],
];

/** "18 % every year": the time of which it is said, as the evidence would name it. */
function rateOf({ end }: Amount, text: string): RegExp | null {
  const match = pattern("iu")`
      ^(?:\s[\p{L}]+){0,2}?\s(?:per|every|each|(?<!\b(?:in|within|over|after|inside|of|than|under|half|
      for|about|almost|nearly)\s)an?|pro|jede[snm]?|im|par|chaque|por|al|cada)\s(\p{L}+)`.exec(
    text.slice(end, end + 40),
  );
  return RATES.find(([said]) => said.test(match?.[1] ?? ""))?.[1] ?? null;
}

function isOtherPair(one: Amount, other: Amount, readings: readonly Reading[]): boolean {
  const pairs = readings.flatMap(({ amounts, source }) =>
    amounts.flatMap((first, index) => {
      const second = amounts[index + 1];
      const pair = second && pairOf(first, second, source.text);
      return pair ? [pair] : [];
    }),
  );
  const agrees = pairs.some(([first, second]) => covers(first, one) && covers(second, other));
  return (
    !agrees && pairs.some((pair) => [one, other].some((said) => pair.some((held) => covers(held, said))))
  );
}

/** `ISO9001`, `C1`, `Q3`: words with digits in them that are no amounts must stand as they are. */
function codes(statement: Statement): Finding[] {
  const { text } = statement.source;
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}.@/])(?=[\p{L}\p{N}]*\p{L})(?=[\p{L}\p{N}]*\p{N})\p{L}[\p{L}\p{N}]+(?![\p{N}\p{L}@])/gu,
    ),
  ].flatMap((match): Finding[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const wanted = match[0].toLowerCase();
    const held = statement.readings.some(({ source }) =>
      source.text.toLowerCase().replace(/[\s-]/g, "").includes(wanted),
    );
    return held || statement.isNeed(span)
      ? []
      : [{ kind: "name", span, reason: because("stands_not", { words: match[0] }) }];
  });
}
