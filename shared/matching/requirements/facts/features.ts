/** What is told about a span: its words, its form, where it stands and what stands around it, as hashed features. */
import { NAME_CUES, NAME_EDGES } from "../../../lexicon/name-cues.ts";
import { AGENCIES } from "../../../lexicon/employers.ts";
import { phrases } from "../../../lexicon/phrases.ts";
import { spellingsOf, wordsOf } from "../../../lexicon/table.ts";
import { hash } from "../../../text/index.ts";
import { isKnownPlace, NOT_A_TITLE, sectionOf } from "../../../posting/index.ts";
import { canonicalSkill } from "../../../skills/index.ts";
import type { Cut, Span, Token } from "./spans.ts";
import { pattern } from "../../../letters/pattern.ts";

/** Title, employer, place: the facts that are chosen, and the kinds that a name's words speak for. */
export const KINDS = 3;

/** What closed forms say of the tokens that they cover. */
const FORMS: readonly RegExp[] = [
  /[([|]?\s*(?<![\p{L}])(?:[mwfdxvh](?: ?[/|*] ?[mwfdxvhnoi]){1,3}|all genders?|gn)(?![\p{L}])\s*[)\]|]?/giu,
  /[€£$%]|(?<!\d)\d{2,3} ?k(?![\p{L}])|\d{2}[.,]\d{3}/giu,
  /(?<![\p{L}\d])(?:\d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{2} - \p{Lu})(?!\d)/gu,
  /, ?[A-Z]{2,3}(?![\p{L}])/gu,
  pattern("gu")`
    (?<![\p{L}])(?:g?GmbH|mbH|AG|KGa?A?|OHG|UG|SE|e\. ?V\.?|eG|Inc|LLC|LLP|Ltd|Limited|plc|PLC|
    Corp(?:oration)?|S\.?A\.?S?|SARL|S\.?L\.?U?|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|BVBA|CJSC|LTD|Pty|A\/S|
    ApS|AB|Oy)(?![\p{L}])`,
  pattern("giu")`
    (?<![\p{L}])(?:full|part)[- ]?time|(?:voll|teil)zeit|temps (?:plein|partiel)|cd[id]|hybrid[ea]?|
    remote|h[íi]brid[oa]|remoto|télétravail|homeoffice|permanent|jornada|fulltime|parttime|
    freelance(?![\p{L}])`,
  /\d/g,
];
const [GENDER, PAY, POSTCODE, STATE, LEGAL, TERMS, DIGIT] = [1, 2, 4, 8, 16, 32, 64];
const [PLACE, UPPER, LOWER, SHOUTED, WORD] = [128, 256, 512, 1024, 2048];
/** Closed classes of words and signs around a name, one meaning in all languages. */
const CUES = new Map<string, number>([["&", 6]]);
for (const [kind, concept] of NAME_CUES.entries())
  for (const word of spellingsOf(concept)) CUES.set(word, kind + 1);
for (const [kind, signs] of [",", ".!?", ":", "(", ")", "-–—|·•"].entries())
  for (const sign of signs) CUES.set(sign, 11 + kind);
const SPEECH = wordsOf(NAME_EDGES, "speech");
const AGENCY = new RegExp(phrases(AGENCIES, { spell: (phrase) => phrase }), "iu");

/** A feature: 24 bits. */
function mixed(kind: number, value: number): number {
  let bits = Math.imul(kind ^ value, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  return (bits ^ (bits >>> 13)) >>> 8;
}

const kinds = <const Name extends string>(...rows: readonly (readonly Name[])[]) =>
  Object.fromEntries(rows.flat().map((name) => [name, hash(name)])) as Record<Name, number>;
const T = kinds(
  ["word", "first", "last", "ends4", "ends3", "begins", "words", "length"],
  ["case", "flags", "place", "count", "cell", "before", "before2", "after"],
  ["after2", "label", "early", "link", "marked", "block", "next", "previous"],
  ["title", "company", "rest", "head", "none", "mail", "cues", "kind"],
);

/** A span as features. */
export interface Described {
  /** Its words, for the weights of kinds of names. */
  name: Uint32Array;
  /** Its form and what stands around it. */
  form: Uint32Array;
  /** Whether it begins and ends a line, or stands in running text: 0 to 7. */
  where: number;
}

/** Describes spans of a posting; the last description is that of naming none. */
export function describe(posting: Cut, spans: readonly Span[] = posting.spans): Described[] {
  const { tokens, lines, text } = posting;
  const forms = formsOf(posting);
  const told: Told = {
    posting,
    forms,
    hashes: tokens.map(({ fold }) => hash(fold)),
    shapes: lines.map(({ first, last }) => shapeOf(forms, first, last)),
    colons: lines.map(({ first, last }) => colonOf(tokens, first, last)),
    hosts: hostsOf(text),
    cues: tokens.map(({ fold, isWord, isUpper }) => CUES.get(fold) ?? (isWord ? Number(isUpper) * 9 : 10)),
    headings: lines.map(({ first, last }) => {
      const line = last - first <= 8 ? text.slice(tokens[first]!.start, tokens[last - 1]!.end) : "";
      return line !== "" && (NOT_A_TITLE.test(line) || sectionOf(line) !== null);
    }),
  };
  const bag = new Bag();
  const words = new Map<string, NameWord>();
  const described: Described[] = spans.map((span) => {
    const where = content(bag, told, span);
    context(bag, told, span.places[0]!);
    for (const place of span.places) cuesAround(bag, told, place);
    return { name: nameOf(span.key.split(" "), words), form: bag.empty(), where };
  });
  described.push({ name: new Uint32Array(), form: noneFeatures(posting), where: 0 });
  return described;
}

/** What a word brings to the features of a name; names of one posting share most words. */
interface NameWord {
  digitless: string;
  whole: number;
  ends: number;
  begins: number;
  /** To be hashed on with the word after it. */
  link: number;
}

/**
 * The words of a name, folded: whole, their beginnings and endings, the first, the last, and pairs. `known`: words that
 * were met before.
 */
export function nameOf(words: readonly string[], known = new Map<string, NameWord>()): Uint32Array {
  const out: number[] = [];
  let before: NameWord | null = null;
  for (const printed of words.slice(0, 10)) {
    let word = known.get(printed);
    if (word === undefined) known.set(printed, (word = nameWordOf(printed)));
    out.push(word.whole, word.ends, word.begins);
    if (before !== null) out.push(mixed(T.link, hash(word.digitless, before.link)));
    before = word;
  }
  const put = (kind: number, word: string) => out.push(mixed(kind, hash(word)));
  put(T.first, words[0]!);
  put(T.last, words.at(-1)!);
  put(T.ends3, words.at(-1)!.slice(-3));
  put(T.words, String(Math.min(8, words.length)));
  return Uint32Array.from(out);
}

function nameWordOf(printed: string): NameWord {
  const digitless = printed.replace(/\d/g, "9");
  return {
    digitless,
    whole: mixed(T.word, hash(digitless)),
    ends: mixed(T.ends4, hash(digitless.slice(-4))),
    begins: mixed(T.begins, hash(digitless.slice(0, 5))),
    link: hash(`${printed} `),
  };
}

/** The kinds of a span as features: in steps, together, and with where it stands. */
export function kindFeatures(kinds: ArrayLike<number>, where: number): Uint32Array {
  const out = new Uint32Array(2 * KINDS + 1);
  let together = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const step = Math.max(-6, Math.min(6, Math.round(kinds[kind]!))) + 6;
    out[2 * kind] = mixed(T.kind, kind * 16 + step);
    out[2 * kind + 1] = mixed(T.kind, 100 + (kind * 16 + step) * 8 + where);
    together = together * 13 + step;
  }
  out[2 * KINDS] = mixed(T.kind, 1000 + together);
  return out;
}

interface Told {
  posting: Cut;
  forms: Uint16Array;
  hashes: readonly number[];
  shapes: readonly number[];
  colons: readonly number[];
  hosts: string;
  /** The class of each word, and of signs. */
  cues: readonly number[];
  /** Lines that head a section. */
  headings: readonly boolean[];
}

const SLOTS = 4096;

/** Collects features, each once. */
class Bag {
  #slots = new Uint32Array(SLOTS);
  #rounds = new Int32Array(SLOTS);
  #round = 1;
  #features = new Uint32Array(SLOTS / 2);
  #size = 0;

  put(kind: number, value: number): void {
    const feature = mixed(kind, value);
    let slot = feature % SLOTS;
    while (this.#rounds[slot] === this.#round) {
      if (this.#slots[slot] === feature) return;
      slot = (slot + 1) % SLOTS;
    }
    if (this.#size >= SLOTS / 2) return;
    this.#rounds[slot] = this.#round;
    this.#slots[slot] = feature;
    this.#features[this.#size++] = feature;
  }

  /** What was collected; begins anew. */
  empty(): Uint32Array {
    const own = this.#features.slice(0, this.#size);
    this.#size = 0;
    this.#round += 1;
    return own;
  }
}

/** The forms that each token is part of, as bits. */
function formsOf({ text, tokens }: Cut): Uint16Array {
  const forms = new Uint16Array(tokens.length);
  for (const [bit, form] of FORMS.entries()) {
    let at = 0;
    for (const { index, 0: printed } of text.matchAll(form)) {
      while (at < tokens.length && tokens[at]!.end <= index) at += 1;
      for (let on = at; on < tokens.length && tokens[on]!.start < index + printed.length; on += 1)
        forms[on]! |= 1 << bit;
    }
  }
  for (const [at, { start, end, isWord, isUpper }] of tokens.entries()) {
    if (!isWord) continue;
    const printed = text.slice(start, end);
    const letters = /^\p{L}/u.test(printed);
    forms[at]! |= WORD | (letters ? (isUpper ? UPPER : LOWER) : 0);
    if (!isUpper || !letters) continue;
    if (printed.length > 2 && printed === printed.toUpperCase()) forms[at]! |= SHOUTED;
    if (isKnownPlace(printed)) forms[at]! |= PLACE;
    const next = tokens[at + 1];
    if (next?.isUpper && isKnownPlace(text.slice(start, next.end))) {
      forms[at]! |= PLACE;
      forms[at + 1]! |= PLACE;
    }
  }
  return forms;
}

function colonOf(tokens: readonly Token[], first: number, last: number): number {
  for (let at = first; at < last && at < first + 8; at += 1) if (tokens[at]!.fold === ":") return at;
  return -1;
}

/** Naming none competes with the spans by what the posting is like. */
function noneFeatures({ text, lines, spans }: Cut): Uint32Array {
  return Uint32Array.of(
    mixed(T.none, 1),
    mixed(T.none, 10 + Number(AGENCY.test(text))),
    mixed(T.none, 20 + Math.min(4, lines[0]?.block ?? 0)),
    mixed(T.none, 30 + Math.min(8, Math.round(Math.log2(1 + spans.length)))),
    mixed(T.none, 40 + Math.min(8, lines.length)),
  );
}

/** Puts what a span is like and says where its first place is. */
function content(bag: Bag, { posting, forms, hashes, hosts, headings }: Told, span: Span): number {
  const { tokens } = posting;
  const { first, last } = span.places[0]!;
  let [upper, lower, shouted, words, known, all, glued, speech] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = first; at < last; at += 1) {
    const form = forms[at]!;
    all |= form;
    if ((form & WORD) === 0) continue;
    words += 1;
    upper += Number((form & UPPER) > 0);
    lower += Number((form & LOWER) > 0);
    shouted += Number((form & SHOUTED) > 0);
    known += Number((form & PLACE) > 0);
    glued += Number(at > first && tokens[at]!.glued);
    speech += Number(SPEECH.has(tokens[at]!.fold));
  }
  if (glued > 0) bag.put(T.flags, 60);
  if (speech > 0) bag.put(T.flags, 62 + Math.min(3, speech));
  bag.put(T.case, 200 + Math.min(6, lower) * 8 + Math.min(6, upper));
  if (words < 5 && upper > 0 && canonicalSkill(span.text) !== null) bag.put(T.flags, 70);
  if (span.places.every(({ first: at }) => beginsSentence(posting, at)))
    bag.put(T.flags, 71 + Math.min(2, words));
  const { row } = tokens[first]!;
  const line = posting.lines[row];
  if (line && headings[row] && first <= line.first && last >= line.last) bag.put(T.flags, 61);
  const few = Math.min(4, words);
  bag.put(T.early, Math.min(12, Math.floor(Math.log2(1 + first) * 1.3)));
  bag.put(T.words, Math.min(9, words));
  bag.put(T.length, Math.min(12, Math.round(Math.log2(1 + span.text.length) * 2)));
  const shape =
    shouted > 0 && shouted >= upper ? 3 : lower === 0 ? 2 : upper === 0 ? 0 : tokens[first]!.isUpper ? 1 : 4;
  bag.put(T.case, shape);
  bag.put(T.case, 10 + shape * 10 + few);
  const printed = span.text;
  for (let bit = 0; bit < FORMS.length; bit += 1) if (all & (1 << bit)) bag.put(T.flags, bit);
  if (SIGNED.test(printed))
    for (const [index, sign] of SIGNS.entries()) if (printed.includes(sign)) bag.put(T.flags, 20 + index);
  if (forms[last - 1]! & GENDER) bag.put(T.flags, 50);
  const place = known === 0 ? 0 : known === words ? 2 : 1;
  bag.put(T.place, place * 10 + few);
  const count = Math.min(6, span.places.length);
  bag.put(T.count, count);
  bag.put(T.count, 10 + count * 10 + few);
  if (hosts !== "") {
    if (span.key.length > 2 && hosts.includes(span.key.replaceAll(" ", ""))) bag.put(T.mail, 1);
    else if (tokens[first]!.fold.length > 3 && hosts.includes(tokens[first]!.fold)) bag.put(T.mail, 2);
  }
  bag.put(T.first, hashes[first]!);
  bag.put(T.last, hashes[last - 1]!);
  if (line === undefined) return 0;
  return (
    Number(first <= line.first) + 2 * Number(last >= line.last) + 4 * Number(line.last - line.first > 32)
  );
}

/** Its capital is that of any word which begins a sentence or a line of running text. */
function beginsSentence({ tokens, lines }: Cut, at: number): boolean {
  const line = lines[tokens[at]!.row];
  if (line === undefined || line.last - line.first < 12) return false;
  return at <= line.first || /^[.!?:]$/.test(tokens[at - 1]!.fold);
}
const SIGNS = ["!", "?", ",", "(", "/", " - ", " – ", " | ", ":", "&", "@", '"', ".", "#"];
/** Most names have none of them. */
const SIGNED = /[!?,(/–|:&@".#-]/;

function context(bag: Bag, told: Told, { first, last }: { first: number; last: number }): void {
  const { posting, forms, hashes, shapes } = told;
  const row = posting.tokens[first]!.row;
  const line = posting.lines[row];
  if (line === undefined) return;
  const prose = line.last - line.first > 32;
  const band = row < 6 ? row : row < 10 ? 6 : row < 20 ? 7 : 8;
  const ends = (first <= line.first ? 1 : 0) + (last >= line.last ? 2 : 0);
  const where = ends + (prose ? 4 : 0);
  bag.put(T.cell, where);
  bag.put(T.cell, 100 + band * 10 + where);
  const block = (Math.min(4, line.block) * 5 + Math.min(4, line.depth)) * 10 + where;
  bag.put(T.block, block);
  bag.put(T.block, 1000 + block * 10 + Math.min(3, row));
  const before = first > line.first ? hashes[first - 1]! : 1;
  const after = last < line.last ? hashes[last]! : 2;
  bag.put(T.before, before);
  bag.put(T.after, after);
  bag.put(T.before2, Math.imul(before, 31) + (first - 1 > line.first ? hashes[first - 2]! : 3));
  bag.put(T.after2, Math.imul(after, 31) + (last + 1 < line.last ? hashes[last + 1]! : 4));
  bag.put(T.link, Math.imul(before, 17) + after);
  if (line.label !== null) {
    const colon = told.colons[row]!;
    const behind = colon < 0 ? 0 : first === colon + 1 ? 1 : first > colon ? 2 : 3;
    bag.put(T.label, hash(line.label) + behind * 4 + ends);
  }
  bag.put(T.previous, (shapes[row - 1] ?? 99) * 10 + ends);
  bag.put(T.next, (shapes[row + 1] ?? 99) * 10 + ends);
  bag.put(T.marked, Number(line.marked) * 10 + ends);
  if (!prose) {
    bag.put(T.rest, kindOf(forms, last, line.last) * 10 + ends);
    bag.put(T.head, kindOf(forms, line.first, first) * 10 + ends);
  }
}

/** The classes of the words around any place of a span. */
function cuesAround(
  bag: Bag,
  { posting, cues }: Told,
  { first, last }: { first: number; last: number },
): void {
  const line = posting.lines[posting.tokens[first]!.row];
  if (line === undefined) return;
  const cueBefore = first > line.first ? cues[first - 1]! : 20;
  const cueAfter = last < line.last ? cues[last]! : 20;
  bag.put(T.cues, cueBefore);
  bag.put(T.cues, 100 + cueAfter);
  bag.put(T.cues, 1000 + cueBefore * 32 + cueAfter);
  bag.put(T.cues, 3000 + cueBefore * 32 + (first - 1 > line.first ? cues[first - 2]! : 20));
  bag.put(T.cues, 5000 + cueAfter * 32 + (last + 1 < line.last ? cues[last + 1]! : 20));
}

/** What a part of a line is like: nothing, signs, the strongest of its forms, other words. */
function kindOf(forms: Uint16Array, first: number, last: number): number {
  if (first >= last) return 0;
  let all = 0;
  for (let at = first; at < last; at += 1) all |= forms[at]!;
  if ((all & WORD) === 0) return 1;
  const strongest = [GENDER, PAY, POSTCODE, STATE, LEGAL, TERMS, PLACE, DIGIT].findIndex((bit) => all & bit);
  return strongest >= 0 ? 2 + strongest : all & UPPER ? 10 : 11;
}

/** A line among lines: how long it is and what it has. */
function shapeOf(forms: Uint16Array, first: number, last: number): number {
  const length = last - first;
  if (length > 32) return 0;
  return 1 + kindOf(forms, first, last) * 4 + (length > 14 ? 2 : length > 6 ? 1 : 0);
}

/** The names of hosts that the posting's addresses name, as one string. */
function hostsOf(text: string): string {
  return [...text.matchAll(/(?:@|www\.|https?:\/\/)([\w.-]+)/g)]
    .map(([, host]) => host!.toLowerCase().replace(/[.-]/g, ""))
    .join(" ");
}

/** Features of a span beside the title: where it stands from there. */
export function besideTitle({ tokens, lines }: Cut, span: Span, title: Span | null): number[] {
  if (title === null) return [mixed(T.title, 1)];
  const out: number[] = [];
  const [a, b] = [span.places[0]!, title.places[0]!];
  const [rowA, rowB] = [tokens[a.first]!.row, tokens[b.first]!.row];
  const apart = Math.max(-4, Math.min(4, rowA - rowB));
  const overlaps = a.first < b.last && b.first < a.last;
  const line = lines[rowA];
  const whole = line !== undefined && a.first <= line.first && a.last >= line.last;
  out.push(mixed(T.title, 20 + apart * 2 + Number(whole)));
  const titled = lines[rowB];
  // Lines of one block: its first line is as far from each as the line is deep.
  const together = line !== undefined && titled !== undefined && rowA - line.depth === rowB - titled.depth;
  if (whole && together) out.push(mixed(T.title, 80 + apart * 8 + Math.min(5, line.block)));
  if (overlaps) out.push(mixed(T.title, 40 + (a.first >= b.first && a.last <= b.last ? 1 : 0)));
  if (span.key === title.key) out.push(mixed(T.title, 50));
  else if (` ${title.key} `.includes(` ${span.key} `)) out.push(mixed(T.title, 51));
  if (!overlaps && apart === 0) {
    const [end, start] = a.first > b.first ? [b.last, a.first] : [a.last, b.first];
    out.push(mixed(T.title, 60 + Math.min(6, start - end) * 2 + Number(a.first > b.first)));
    if (a.first > b.first && start > end) out.push(mixed(T.title, hash(tokens[start - 1]!.fold)));
  }
  return out;
}
