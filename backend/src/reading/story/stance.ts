/**
 * Who acts in each clause of a story, and whether it happened. Rules, not a parser: clauses end at strong punctuation,
 * at conjunctions and at commas before a new subject; a clause without a subject of its own keeps the one before it.
 */
import { sentences, type Language, type TextSpan, oneLine, pattern } from "@career-portrait/shared/text";
import {
  AFFIRMING,
  anyOf,
  BY,
  BY_AUTHOR,
  CHOICE,
  CONJUNCTIONS,
  FRAGMENT,
  NOT_ACTING_BEFORE,
  TAKES_BACK,
  grammarOf,
  type Grammar,
} from "./authorship.ts";

/** `unsaid`: no subject, in a text where the author has just spoken of what they did. */
export type Actor = "author" | "group" | "other" | "unsaid";

/** A clause with offsets into the story; `untrue` are the ranges that a negation takes back. */
export interface Clause extends TextSpan {
  actor: Actor;
  untrue: (readonly [start: number, end: number])[];
  /** Nobody is named in it: who acts was taken from what stands around it. */
  assumed: boolean;
}

export interface Statement extends TextSpan {
  clauses: Clause[];
}

const SUBJECT = anyOf(
  oneLine`
    i|we|he|she|they|ich|wir|er|sie|je|nous|ils?|elles?|yo|nosotros|él|ella|ellos|eu|nós|ele|ela|eles|
    my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|meu|minha|another|someone|somebody|nobody|
    everyone|head office|an? \p{L}+|one of|the other|the|der|die|das|un|une|le|la|el`,
);
const BOUNDARY = new RegExp(
  oneLine`
    [;:()–—]+|\s-\s|,\s*(?=(?:and |und |et |y |e |then |so )?(?:${SUBJECT.source}))|,\s*(?=not |never |
    nicht |nie |kein|pas |no |não )|(?<=\s)(?<!plutôt )(?=(?:${CONJUNCTIONS})\s)|
    (?<=\s)(?=and\s+(?:then\s+)?\p{L}{3,}ed\s)|(?<=\s)(?=(?:and|und|et|y|e)\s+(?:i|we|he|she|they|
    my \p{L}+|ich|wir|er|sie|je|nous|yo|eu)\s)`,
  "giu",
);

/** The statements of a story in order; questions and wishes are left out, they state nothing. */
export function statementsOf(text: string, language: Language | null): Statement[] {
  const grammar = grammarOf(language);
  const statements: Statement[] = [];
  let authorBefore = false;
  let end = 0;
  for (const sentence of sentences(text)) {
    if (/\n\s*\n/.test(text.slice(end, sentence.start))) authorBefore = false;
    end = sentence.end;
    if (isQuestion(sentence.text)) continue;
    const clauses = clausesOf(sentence, grammar, authorBefore);
    authorBefore = clauses.some(({ actor }) => actor !== "other");
    if (clauses.length > 0) statements.push({ ...sentence, clauses });
  }
  return statements;
}

function isQuestion(text: string): boolean {
  return /[?？]["'”’»)]*\s*$/u.test(text);
}

function clausesOf(sentence: TextSpan, grammar: Grammar, authorBefore: boolean): Clause[] {
  const clauses: Clause[] = [];
  const parts = partsOf(sentence).map((part) => ({ part, own: actorOf(part.text, grammar) }));
  // `In 2016, I …`: what stands before the first subject is that subject's.
  const opening = parts.find(({ own }) => own !== null)?.own ?? (authorBefore ? "unsaid" : "other");
  let actor: Actor = FRAGMENT.test(sentence.text) ? "author" : opening;
  let wished = false;
  /** Who acts in the sentence's own clauses, for what follows a relative clause. */
  let main: Actor = actor;
  for (const { part, own } of parts) {
    // What is wished for goes on over the commas of its list, until somebody acts anew.
    wished = has(grammar.wishes, part.text) || (wished && own === null);
    const relative = RELATIVE.test(part.text);
    actor = own ?? (ADDS.test(part.text) ? main : hasOwnSubject(part.text) ? "unsaid" : actor);
    if (!relative) main = actor;
    if (wished) continue;
    const before = clauses.at(-1);
    // `a monolith that my lead had written`: what somebody else made is not the author's.
    if (before && relative && own === "other" && before.actor === "unsaid") before.actor = "other";
    const clause = { ...part, actor, untrue: untrueRanges(part, grammar), assumed: own === null };
    if (has(TAKES_BACK, part.text)) {
      const taken = before && !TAKES_ITSELF.test(part.text) ? before : clause;
      taken.untrue.push([taken.start, taken.end]);
    }
    clauses.push(clause);
  }
  return clauses;
}

/** In such words the teller has a part in what a clause says. */
const OWN_PART = pattern("iu")`
    (?<!\p{L})(?:i|we|me|us|my|our|ich|wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|je|j|nous|moi|mon|ma|mes|
    notre|nos|on|yo|nosotr\p{L}+|me|nos|mi|mis|nuestr\p{L}+|ik|wij|we|mij|ons|mijn|onze)(?!\p{L})`;

/**
 * Whether somebody else acts in a clause.
 * @param isStatement in a single statement a clause without a subject goes with the one before it; a story may mean the teller
 */
export function isOthersIn({ actor, assumed }: Clause, isStatement: boolean): boolean {
  return actor === "other" && (!assumed || isStatement);
}

/** The clause of a statement in which a place of the story lies. */
export function clauseAt({ clauses }: Statement, at: number): Clause | undefined {
  return clauses.find((part) => at >= part.start && at < part.end);
}

/** Whether the grammar of a clause takes back what stands there. */
export function isDenied({ untrue }: Clause, at: number): boolean {
  return untrue.some(([from, to]) => at >= from && at < to);
}

/** "They hired me": another acts, and the teller has a part in it. */
export function hasOwnPart({ text }: Clause): boolean {
  return OWN_PART.test(text);
}

const RELATIVE =
  /^\s*(?:that|which|who|whom|whose|where|que|qui|dont|donde|die|der|das|den|welche[rsnm]?)\s/iu;
/** Goes on with what the sentence's subject did: `…, and automated the rest`. */
const ADDS =
  /^\s*(?:and|then|und|et|puis|y|e)\s+(?:then\s+)?(?:\p{L}{3,}ed|wrote|built|made|put|brought|took|set|led|taught|cut|won|sold)\s/iu;
/** Says of its own clause, not of the one before, that it was not done here. */
const TAKES_ITSELF =
  /outsourced|after i(?: had|['’]d)? left|before i |before my time|too \p{L}+ for|belongs? to|nothing to do/iu;

/** A subject of its own in the third person: `the move to SAP happened`. */
const OWN_SUBJECT = pattern("u")`
    ^\s*(?:(?:and|but|so|or|while|when|because|after)\s+)*(?:the|an?|their|his|her|its|these|those|most|
    many|some|one|el|la|los|las|le|les|der|die|das|\p{Lu}\p{L}+)(?:\s+[\p{L}'’-]+){0,4}?\s+(?:was|were|
    is|are|has|had|have|happened|came|went|took|fell|rose|grew|dropped|belongs?|estab[ao]n?|era|eran|
    había|war|waren|lag|lagen|lief|liefen|était|étaient|avait)\s`;

function hasOwnSubject(clause: string): boolean {
  return OWN_SUBJECT.test(clause) && !/(?<!\p{L})(?:i|we|my|our)(?!\p{L})/iu.test(clause);
}

function partsOf(sentence: TextSpan): TextSpan[] {
  const parts: TextSpan[] = [];
  let start = 0;
  const ends = [...sentence.text.matchAll(BOUNDARY)].map((match) => match.index + match[0].length);
  for (const end of [...ends, sentence.text.length]) {
    if (end <= start) continue;
    const text = sentence.text.slice(start, end);
    if (text.trim() !== "") parts.push({ text, start: sentence.start + start, end: sentence.start + end });
    start = end;
  }
  return parts;
}

/** Who acts by the clause's own words; null when it names nobody. */
function actorOf(clause: string, grammar: Grammar): Actor | null {
  const named = [
    firstIndex(grammar.i, clause, "author"),
    firstIndex(grammar.we, clause, "group"),
    grammar.firstPersonVerb && firstIndex(grammar.firstPersonVerb, clause, "author"),
    otherActing(clause, grammar),
  ].filter((found) => found !== null);
  // `my team lead` is more than `my team`.
  named.sort((one, two) => one.at - two.at || two.length - one.length);
  if (letsOthers(clause, grammar)) return "other";
  return passiveAgent(clause, grammar) ?? named[0]?.actor ?? null;
}

interface Named {
  at: number;
  length: number;
  actor: Actor;
}

function firstIndex(pattern: RegExp, clause: string, actor: Actor): Named | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(clause);
  return match ? { at: match.index, length: match[0].length, actor } : null;
}

/** The first mention of somebody else that no preposition and no verb of helping stands before. */
function otherActing(clause: string, grammar: Grammar): Named | null {
  for (const match of clause.matchAll(grammar.others)) {
    const before = clause.slice(0, match.index).replace(/^\s*(?:and|und|et|y|e)\s+/iu, "");
    if (NOT_ACTING_BEFORE.test(before)) continue;
    return { at: match.index, length: match[0].length, actor: "other" };
  }
  return null;
}

/** `I asked my colleague to install Docker`. */
function letsOthers(clause: string, grammar: Grammar): boolean {
  return [...clause.matchAll(grammar.others)].some((match) => LETTING.test(clause.slice(0, match.index)));
}

const LETTING =
  /(?<!\p{L})(?:asked|told|got|had|let|made|hired|paid|watched|saw|bat|ließ|beauftragte|demandé à|pedí a|pedi a[os]?)\s*$/iu;

/** `rebuilt by my colleague`, `built by me`. */
function passiveAgent(clause: string, grammar: Grammar): Actor | null {
  const isAgent = (match: RegExpExecArray) => BY.test(clause.slice(0, match.index));
  if ([...clause.matchAll(BY_AUTHOR)].some(isAgent)) return "author";
  if ([...clause.matchAll(grammar.others)].some(isAgent)) return "other";
  return PASSIVE_BY.test(clause) || CAME_FROM.test(clause) ? "other" : null;
}

/** `The design system came from an agency`. */
const CAME_FROM =
  /(?<!\p{L})(?:came|comes|was bought|were bought) from (?:an?|our|the|another) (?!idea)\p{L}+/iu;

/** `was used by marketing only`: whoever it was, it was not the author. Gerunds and figures follow `by` too. */
const PASSIVE_BY = pattern("iu")`
    (?<!\p{L})(?:was|were|is|are|been)\s+(?:\p{L}+ly\s+)?(?:\p{L}+ed|run|built|written|done|made|led|
    sold|set up)\s+by\s+(?!me\b|us\b|my |our |(?!market|engineer|account|purchas|nurs)\p{L}+ing\b|\d|
    about|hand|then|the end)`;

/**
 * What a negation covers: from the word to the end of its clause; in German and after `was`, `is` the whole clause;
 * `instead of` and its like only the words up to the next subject, verb or comma.
 */
function untrueRanges(part: TextSpan, grammar: Grammar): (readonly [number, number])[] {
  const masked = part.text.replace(AFFIRMING, (words) => " ".repeat(words.length));
  const ranges: (readonly [number, number])[] = [];
  for (const match of masked.matchAll(grammar.negators)) {
    const from = grammar.negatesBackwards || isPassive(masked, match.index) ? 0 : match.index;
    ranges.push([part.start + from, part.end]);
  }
  for (const match of masked.matchAll(grammar.instead)) {
    if (/^over$/iu.test(match[0]) && !has(CHOICE, masked.slice(0, match.index))) continue;
    const from = match.index + match[0].length;
    // `12 minutes instead of 25` takes no deed back.
    if (/^\s*(?:about |around |over )?[\d£$€]/u.test(masked.slice(from))) continue;
    ranges.push([part.start + match.index, part.start + from + phraseLength(masked.slice(from))]);
  }
  return ranges;
}

function isPassive(clause: string, at: number): boolean {
  return (
    /(?:^|\s)(?:was|were|is|are|been|wasn|weren|isn|aren)\s*$/iu.test(clause.slice(0, at)) ||
    /^(?:was|were|is|are)n/iu.test(clause.slice(at))
  );
}

/** Up to the comma, the next subject or a verb in the past. */
function phraseLength(rest: string): number {
  SUBJECT.lastIndex = 0;
  const stop = /,|\s(?:i|we|ich|wir|je|nous|yo|eu|haben|habe|entschieden|setzten|nutzten)\s/iu.exec(rest);
  return stop ? stop.index : rest.length;
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
