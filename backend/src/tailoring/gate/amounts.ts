/** Every number of a text with its unit and what was said about its exactness. */
import { type Bound, boundOf } from "./bounds.ts";
import { halfAt } from "./halves.ts";
import { numberInWords, scaleOf } from "./number-words.ts";
import type { Source, Span, Word } from "./source.ts";
import { CURRENCY_BEFORE, OF_TIME, UNITS } from "./units.ts";
import { pattern } from "@career-portrait/shared/text";

export interface Amount extends Span {
  /** More than one where a scale may be shared: "1.8 to 2.6 million". */
  values: readonly number[];
  /** `%`, `x`, an ISO currency, `ms`, `year`, …; null for a plain count. */
  unit: string | null;
  /** What the digits were multiplied by: a million, 1 without a word or letter for it. */
  scale: number;
  bound: Bound;
  /** Index of its first and last word in the source. */
  first: number;
  last: number;
  clause: number;
  sentence: number;
  /** Folded words that follow: what is counted. */
  after: readonly string[];
  /** Folded words that come before it. */
  before: readonly string[];
}

const DIGITS =
  /(?<![\p{L}\p{N}_]|\p{N}[.,])(?:\p{N}{1,3}(?:[ .,']\p{N}{3})+(?!\p{N})(?:[.,]\p{N}+)?|\p{N}+(?:[.,]\p{N}+)?)/gu;
const SCALE_LETTER = /^\s?(k|K|M|m(?=n?\b)|bn|B|T)(?![\p{L}\p{N}])/u;
const LETTER_SCALES: Record<string, number> = { k: 1e3, K: 1e3, m: 1e6, M: 1e6, bn: 1e9, B: 1e9, T: 1e3 };

/** Verbs that multiply, folded: the amount is said without a number. */
const MULTIPLYING: readonly (readonly [value: number, pattern: RegExp])[] = [
  [
    2,
    /^(?:doubled|doubling|doubles|twofold|verdoppel\w+|doubl(?:er|ant|ee?s?|ement)|duplic(?:o|ar|ando|ado|ada))$/u,
  ],
  [
    3,
    /^(?:tripl(?:ed|ing|es)|threefold|trebled|verdreifach\w+|tripl(?:er|ant|ee?s?)|triplic(?:o|ar|ando))$/u,
  ],
  [4, /^(?:quadrupl(?:ed|ing|es)|fourfold|vervierfach\w+|quadrupl(?:er|ant|ee?s?)|cuadruplic\w+)$/u],
  [10, /^(?:tenfold|verzehnfach\w+|decupl\w+)$/u],
  [0.5, /^(?:halved?|halving|halves|halbier\w+|halfte|moitie|mitad|half)$/u],
];
/** Words made of a number: `dreijährig`, `siebenköpfig`, `fünffach`, `sixfold`; folded. */
const COMPOUNDS: readonly (readonly [unit: string | null, pattern: RegExp])[] = [
  ["year", /jahrig\w*$/u],
  ["month", /monatig\w*$/u],
  ["week", /wochig\w*$/u],
  ["day", /tagig\w*$/u],
  ["hour", /stundig\w*$/u],
  ["x", /(?<=\w{3})fach\w{0,2}$/u],
  ["x", /(?<=\w{3})fold$/u],
  [null, /kopfig\w*$/u],
];
/** German nouns of a part of a time, folded. */
const PARTS_OF_TIME: readonly (readonly [value: number, unit: string, pattern: RegExp])[] = [
  [15, "min", /^viertelstunden?$/u],
  [45, "min", /^dreiviertelstunden?$/u],
  [30, "min", /^halbstund\w+$/u],
  [3, "month", /^vierteljahr(?:es|e|en)?$/u],
  [9, "month", /^dreivierteljahr(?:es|e|en)?$/u],
  [6, "month", /^halbjahr(?:es|e|en)?$/u],
];
/** "Hundreds of customers": at least two hundred. */
const SEVERAL: readonly (readonly [value: number, pattern: RegExp])[] = [
  [100, /^(?:hundreds|hunderte[nr]?|centaines|cientos)$/u],
  [1_000, /^(?:thousands|tausende[nr]?|milliers|miles)$/u],
  [1_000_000, /^(?:millions|millionen|millones)$/u],
];
/** "A third", "three quarters", "ein Viertel": in per cent. */
const FRACTIONS: readonly (readonly [parts: number, pattern: RegExp])[] = [
  [3, /^(?:thirds?|drittel|tiers|tercio)$/u],
  [4, /^(?:quarters?|viertel|quarts?|cuarto)$/u],
  [5, /^(?:fifths?|funftel|cinquiemes?)$/u],
];
const DECADES = /^(?:decades?|jahrzehnt\w*|decennies?|decadas?)$/u;
/** How many words around a number are kept. */
const AROUND = 6;

/** The numbers of a text, in order. Dates are among them: the years of dates are told apart by `dates.ts`. */
export function amountsIn(source: Source): Amount[] {
  const found = [...inDigits(source), ...inWords(source)].sort((a, b) => a.start - b.start);
  const amounts = found.filter(
    (amount, index) =>
      !found.some(
        (other, at) =>
          at !== index &&
          other.start <= amount.start &&
          other.end >= amount.end &&
          (at < index || other.end - other.start > amount.end - amount.start),
      ),
  );
  return shareUnits(amounts, source);
}

function inDigits(source: Source): Amount[] {
  return [...source.text.matchAll(DIGITS)].flatMap((match) => {
    const start = match.index;
    let end = start + match[0].length;
    const rest = source.text.slice(end, end + 40);
    const money = CURRENCY_BEFORE.some(([, sign]) =>
      sign.test(source.text.slice(Math.max(0, start - 6), start)),
    );
    const scaled = SCALE_LETTER.exec(rest);
    // A small m is metres, except after a currency: £4.2m.
    const letter = scaled?.[1] === "m" && !money ? null : scaled;
    let scale = letter ? (LETTER_SCALES[letter[1] ?? ""] ?? 1) : 1;
    if (letter) end += letter[0].length;
    else ({ value: scale, end } = scaleAfter(source, end));
    return amountAt(
      source,
      { start, end },
      valuesOf(match[0]).map((value) => value * scale),
      scale,
    );
  });
}

/** "A double check" multiplies nothing; "to double sales" and "doublé" do. */
function isVerb(words: readonly Word[], index: number): boolean {
  const { key, text } = words[index]!;
  if (!/^(?:double|triple|quadruple)s?$/.test(key) || /é/u.test(text)) return true;
  return (
    /^(?:to|will|would|can|could|helped)$/.test(words[index - 1]?.key ?? "") ||
    /^(?:the|our|its|their|my)$/.test(words[index + 1]?.key ?? "")
  );
}

/** A million, a thousand, a dozen after a number; 1 where there is none. */
function scaleAfter(source: Source, end: number): { value: number; end: number } {
  const next = source.words.find((word) => word.start >= end);
  const value = next && /^[\s-]{0,2}$/.test(source.text.slice(end, next.start)) ? scaleOf(next.key) : null;
  if (!next || value === null) return { value: 1, end };
  // An abbreviation's stop: 45 Mio. €.
  const stop = /^\.\s?[€$£%]/u.test(source.text.slice(next.end)) ? 1 : 0;
  return { value, end: next.end + stop };
}

function inWords(source: Source): Amount[] {
  const found: Amount[] = [];
  for (let index = 0; index < source.words.length; index += 1) {
    const word = source.words[index]!;
    const half = halfAt(source, index);
    if (half) {
      const scale = scaleAfter(source, half.end);
      found.push(
        ...amountAt(
          source,
          { start: half.start, end: scale.end },
          [half.value * scale.value],
          scale.value,
        ).map((amount) => ({ ...amount, unit: half.unit ?? amount.unit })),
      );
      continue;
    }
    const multiplied = MULTIPLYING.find(([, pattern]) => pattern.test(word.key));
    if (multiplied && isVerb(source.words, index)) {
      const [amount] = amountAt(source, word, [multiplied[0]]);
      if (amount) found.push({ ...amount, end: word.end, unit: "x" });
      continue;
    }
    const decades = decadesAt(source.words, index);
    if (decades !== null) {
      const first = source.words[index - decades.before] ?? word;
      const [amount] = amountAt(source, { start: first.start, end: word.end }, [decades.years]);
      if (amount) found.unshift({ ...amount, unit: "year" });
      continue;
    }
    const vague = vagueAt(source, index);
    if (vague) {
      found.push(...vague);
      continue;
    }
    const part = PARTS_OF_TIME.find(([, , pattern]) => pattern.test(word.key));
    if (part) {
      found.push(...amountAt(source, word, [part[0]]).map((amount) => ({ ...amount, unit: part[1] })));
      continue;
    }
    const compound = COMPOUNDS.find(([, pattern]) => pattern.test(word.key));
    if (compound) {
      const stem = word.key.replace(compound[1], "");
      const value = numberInWords([{ ...word, key: stem, text: stem }], 0)?.value;
      const [amount] = value === undefined ? [] : amountAt(source, word, [value]);
      if (amount) found.push({ ...amount, unit: compound[0] });
      continue;
    }
    const number = numberInWords(source.words, index);
    if (!number) continue;
    const last = source.words[index + number.count - 1]!;
    // A scale that follows digits belongs to them.
    if (/\p{N}[\s-]?$/u.test(source.text.slice(0, word.start)) && scaleOf(word.key) !== null) continue;
    const scale = number.count > 1 ? (scaleOf(last.key) ?? 1) : 1;
    found.push(...amountAt(source, { start: word.start, end: last.end }, [number.value], scale));
    index += number.count - 1;
  }
  return found;
}

/** Fractions and round plurals; null where the word is neither. */
function vagueAt(source: Source, index: number): Amount[] | null {
  const { words, text } = source;
  const [before, word, after] = [words[index - 1]?.key ?? "", words[index]!, words[index + 1]?.key ?? ""];
  const several = SEVERAL.find(([, pattern]) => pattern.test(word.key));
  if (several && !/^\p{N}/u.test(before) && numberInWords(words, index - 1) === null)
    return amountAt(source, word, [several[0]]).map((amount) => ({ ...amount, bound: "several" as const }));
  const fraction = FRACTIONS.find(([, pattern]) => pattern.test(word.key));
  if (fraction && OF_HOUR.test(text.slice(word.end))) return ofHour(source, index, fraction[0]);
  if (!fraction || /^(?:party|person|parties|year|time|place|final)$/.test(after)) return null;
  const count = /^(?:an?|one|eine?[mns]?|une?|uno?)$/.test(before)
    ? 1
    : (numberInWords(words, index - 1)?.value ?? 0);
  const first = words[index - 1];
  const said =
    /(?:\bby|\bto|\balmost|\bnearly|\babout|\bover|\bum|\bfast|\bd'|\bde|\bpar|\bun)\s+$|\bd'$/iu.test(
      text.slice(0, first?.start),
    ) || /^(?:of|der|des|de|du|weniger|mehr|less|more)$/.test(after);
  if (!first || count < 1 || count >= fraction[0] || !(said || count > 1)) return null;
  return amountAt(source, { start: first.start, end: word.end }, [(100 * count) / fraction[0]]).map(
    (amount) => ({ ...amount, unit: "%" }),
  );
}

const OF_HOUR = /^(?: of an hour|[\s-]?(?:d')?(?:heures?|hours?|stunden?)(?!\p{L}))/iu;

/** "A quarter of an hour", "trois quarts d'heure": in minutes. */
function ofHour(source: Source, index: number, whole: number): Amount[] | null {
  const [count, word] = [source.words[index - 1], source.words[index]!];
  const parts = count && (numberInWords(source.words, index - 1)?.value ?? 1);
  if (!count || !parts) return null;
  const end = word.end + OF_HOUR.exec(source.text.slice(word.end))![0].length;
  return amountAt(source, { start: count.start, end }, [(60 * parts) / whole]).map((amount) => ({
    ...amount,
    unit: "min",
  }));
}

/** "A decade", "two decades", "decades of": in years; `before` words of the number stand before it. */
function decadesAt(words: readonly Word[], index: number): { years: number; before: number } | null {
  const word = words[index];
  if (!word || !DECADES.test(word.key)) return null;
  const number =
    numberInWords(words, index - 1)?.value ??
    (/^\p{N}+$/u.test(words[index - 1]?.key ?? "") ? Number(words[index - 1]!.key) : null);
  if (number !== null && number < 10) return { years: 10 * number, before: 1 };
  const several = /(?:es|en|ies|as|s)$/u.test(word.key);
  return { years: several ? 20 : 10, before: 0 };
}

function amountAt(source: Source, { start, end }: Span, values: number[], scale = 1): Amount[] {
  const { text, words } = source;
  let rest = text.slice(end, end + 40);
  const plus = /^\s?\+/u.exec(rest);
  if (plus) rest = rest.slice(plus[0].length);
  const ofTime = OF_TIME.exec(rest);
  if (ofTime) rest = rest.slice(ofTime[0].length);
  const unit = UNITS.map(([name, pattern]) => [name, pattern.exec(rest)] as const).find(
    ([, match]) => match !== null,
  );
  const lead = text.slice(Math.max(0, start - 40), start);
  const before = CURRENCY_BEFORE.find(([, pattern]) => pattern.test(lead));
  const sign = before?.[1].exec(lead)?.[0].length ?? 0;
  const full = end + (plus?.[0].length ?? 0) + (ofTime?.[0].length ?? 0) + (unit?.[1]?.[0].length ?? 0);
  const first = words.findIndex((word) => word.end > start);
  const demi = unit ? /^\s(?:et demie?|and a half)(?!\p{L})/iu.exec(text.slice(full)) : null;
  const span = { start: start - sign, end: full + (demi?.[0].length ?? 0) };
  const word = words[first];
  if (!word) return [];
  const divided = DIVIDED.test(lead);
  const measured =
    before?.[0] ??
    (unit?.[0] === "s" && OF_AGE.test(lead) ? undefined : unit?.[0]) ??
    (TIMES_AS_MUCH.test(lead) ? "x" : unitOfOne(lead));
  let last = first;
  while (words[last + 1] && words[last + 1]!.start < full) last += 1;
  return [
    {
      ...span,
      values: demi
        ? values.map((value) => value + 0.5)
        : divided
          ? values.flatMap((value) => [value, 1 / value])
          : values,
      scale,
      unit: measured,
      bound:
        plus || /^\s?(?:plus|or more|and more|und mehr|et plus|o mas)\b/u.test(rest)
          ? "above"
          : boundOf(lead.slice(0, lead.length - sign), measured),
      first,
      last,
      clause: word.clause,
      sentence: word.sentence,
      after: upToNumber(
        words.slice(last + 1, last + 1 + AROUND).filter((next) => next.clause === word.clause),
      ),
      before: upToNumber(
        words
          .slice(Math.max(0, first - AROUND), first)
          .filter((prior) => prior.sentence === word.sentence)
          .toReversed(),
      ).toReversed(),
    },
  ];
}

/** "Divided by three", "multiplié par deux": the number says how many times. */
const TIMES_AS_MUCH = /(?:divid|multipl|divis|teilt)\p{L}*\s(?:by|par|por|durch|mit)\s*$/iu;

const DIVIDED = /(?:divid|divis|teilt)\p{L}*\s(?:by|par|por|durch)\s*$/iu;
/** "The under-12s" are no seconds. */
const OF_AGE = /(?<!\p{L})(?:under|over|the|early|mid|late)[\s-]$/iu;

/** "One day instead of three": the unit of the one, which is no amount itself. */
function unitOfOne(lead: string): string | null {
  const one =
    /(?<!\p{L})(?:one|a single|an?|eine?[nmrs]?|une?)(\s\p{L}+)\s(?:instead of|rather than|statt|anstatt|au lieu de)\s*$/iu.exec(
      lead,
    );
  return UNITS.find(([, pattern]) => one && pattern.test(one[1]!))?.[0] ?? null;
}

const WITHIN_ONE =
  /(?<!\p{L})(?:within|in|inside|under|innerhalb|binnen|en moins d'|en l'espace d'|en|dentro de)\s?(?:one|an?|eine[mrsn]?|une?)(?=\s\p{L})/giu;

/** "Within a year": one year, as the evidence may say it; a statement's "a year" counts nothing. */
export function withinOne(source: Source): Amount[] {
  return [...source.text.matchAll(WITHIN_ONE)].flatMap((match) => {
    const end = match.index + match[0].length;
    const start = end - (/\p{L}+$/u.exec(match[0])?.[0].length ?? 0);
    return amountAt(source, { start, end }, [1]).filter(({ unit }) => unit !== null);
  });
}

/** Words beyond the next number belong to that one. */
function upToNumber(words: readonly Word[]): string[] {
  const end = words.findIndex(({ key }) => /^\p{N}/u.test(key));
  return words.slice(0, end < 0 ? undefined : end).map(({ key }) => key);
}

/** The readings of digits: the last sign before three digits may group or divide. */
function valuesOf(digits: string): number[] {
  const plain = digits.replace(/\p{N}/gu, (digit) => String(digitValue(digit)));
  const signs = plain.replace(/\d/g, "");
  if (signs === "") return [Number(plain)];
  const grouped = Number(plain.replace(/[ .,']/g, ""));
  const cut = plain.lastIndexOf(signs.at(-1)!);
  const divided = Number(`${plain.slice(0, cut).replace(/[ .,']/g, "")}.${plain.slice(cut + 1)}`);
  if (/[ ']/.test(signs.at(-1)!)) return [grouped];
  const canGroup = plain.length - cut === 4 && cut <= 3 * signs.length;
  if (signs.length > 1) return new Set(signs).size === 1 ? [grouped] : [divided];
  // Three digits after a single sign are a group ("45,000"), except after a lone nought.
  return [canGroup && !plain.startsWith("0") ? grouped : divided];
}

/** The value of a decimal digit in any script: they stand ten in a row (Unicode, Nd). */
function digitValue(digit: string): number {
  const ascii = digit.charCodeAt(0) - 48;
  if (ascii >= 0 && ascii <= 9) return ascii;
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero -= 1;
  return digit.codePointAt(0)! - zero;
}

/** "60 minutes instead of 95": what was follows what is, and has its unit. */
export const INSTEAD = pattern("iu")`
    ^(?:\s\p{L}+){0,5}?\s*,?\s*(?:instead of|rather than|(?:down|up) from|compared (?:with|to)|
    where it (?:was|had been)|statt|anstatt|anstelle von|gegenüber (?:zuvor )?|au lieu de|contre)\s*$|
    ^\s*from\s*$`;

/** "Eleven years, seven of them at Acme", "dont plus de sept chez …". */
const OF_THEM = pattern("iu")`
    (?:of which|including|among them|davon|darunter|dont|following|after|previously|nach|après|
    ^(?: of| d'| in)?(?: ?\p{L}+){0,3},(?: the (?:last|first)| die (?:letzten|
    ersten)| les)?)\s(?:(?:more than|over|nearly|almost|mehr als|über|fast|plus de|près de|presque)\s)?$`;
const OF_THESE = /^\s(?:of (?:them|these|which|those)|davon|d'entre elles)(?!\p{L})/iu;
const TIMES = new Set(["year", "month"]);

/** "From 34 percent to 29.": nothing is counted behind the second. */
const TO = /^\s(?:down to|up to|to|auf|à|a|hasta)\s$/iu;
const CLOSES =
  /^\s*(?:$|[.,;:)!–—-]|(?:and|und|et|y|over|within|in|while|durch|by|par|en|pendant)(?!\p{L}))/iu;

/** "820 to 140 ms", "1.8 to 2.6 million": unit and scale of the second may be the first one's too. */
function shareUnits(amounts: Amount[], { text }: Source): Amount[] {
  return amounts.map((amount, index) => {
    const [last, next] = [amounts[index - 1], amounts[index + 1]];
    if (last && amount.unit === null && last.unit !== "x") {
      const joint = text.slice(last.end, amount.start);
      if (
        TIMES.has(last.unit ?? "") &&
        last.sentence === amount.sentence &&
        OF_THESE.test(text.slice(amount.end))
      )
        return { ...amount, unit: last.unit };
      if (
        OF_THEM.test(joint) &&
        TIMES.has(last.unit ?? "") &&
        /^\s(?:of (?:them|which|these) |davon )?(?:at|with|as|in|bei|als|im|chez|comme|en|dans|con|à|au|aux|zu|für|pour|of|\p{L}+ing)\s/iu.test(
          text.slice(amount.end),
        )
      )
        return { ...amount, unit: last.unit };
      if (INSTEAD.test(joint) || (TO.test(joint) && CLOSES.test(text.slice(amount.end))))
        return { ...amount, unit: last.unit };
    }
    if (!next || next.unit === "x" || (next.unit === null && next.scale === 1)) return amount;
    const between = text.slice(amount.end, next.start);
    return /^\s*-?\s*(?:-|to|and|bis|auf|und|a|à|et|hasta|y)\s*$/iu.test(between) || INSTEAD.test(between)
      ? {
          ...amount,
          unit: amount.unit ?? next.unit,
          values: amount.scale === 1 ? scaledLike(amount.values, next) : amount.values,
        }
      : amount;
  });
}

/** "Two to three million" are two million; "800 to 1.2 million" may be either. */
function scaledLike(values: readonly number[], { scale, values: [next = 0] }: Amount): number[] {
  return values.flatMap((value) => (value * scale <= 10 * next ? [value * scale] : [value, value * scale]));
}
