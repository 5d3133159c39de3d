/** Where a sentence that asks for several things passes from one to the next. */
import { SPOKEN_NAMES } from "./kind.ts";
import {
  ABILITY,
  CANDIDATE,
  CONDITION,
  DEGREE,
  LICENCE,
  MUST,
  NICE,
  PERSONAL,
  YEARS,
} from "./vocabulary/cues.ts";

/** A comma, an "and", or both: what may part two asks. */
const JOINT =
  /,? (?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma|och|sowie|ebenso(?: wie)?|as well as|as is|ainsi que|de meme que|alsook|asi como|bem como|nonche) (?:also |auch |aussi |ook |tambien )?|(?:,| -|;) /gu;
/** Begins a statement of its own about the person sought. */
const STATEMENT =
  /^(?:(?:you|they|who|that|she|he)(?:'ll|'ve|'re|'d)? (?!will (?:be )?(?:work|help|join|report|get|receive)\p{L}*)\p{L}+|(?:must|should|need to|needs to|has to|have to) \p{L}+|(?:is|are) (?:able|comfortable|happy|confident|willing|fluent)|can (?:run|use|work|write|read|speak|show|lead|drive)|(?:doesn't|don't) (?:mind|need)|(?:holds?|brings?|possess(?:es)?|knows?|speaks?|enjoys?) |qualified (?:in|as)|(?:du|ihr) \p{L}+|(?:haben|sind|bringen|verfugen|besitzen|beherrschen|konnen|sprechen|hast|bist|bringst|verfugst|kannst|sprichst|kennst|bleibst) |(?:vous|tu|on vous|on te) \p{L}+|(?:avez|etes|maitrisez|savez|parlez|justifiez|disposez|possedez|aimez|acceptez|as|es|sais|maitrises|parles|aimes) |(?:je|jij|u) \p{L}+|(?:hebt|bent|spreekt|beschikt|kunt) |(?:il|la) candidat\p{L} |(?:tienes|eres|hablas|dominas|sabes|tem|fala|domina|possui) )/u;
const TELLS = [ABILITY, CANDIDATE, CONDITION, DEGREE, LICENCE, MUST, NICE, PERSONAL, YEARS, SPOKEN_NAMES];
/** What a part of an enumeration is about; the first that it carries counts. */
const TOPICS = [DEGREE, YEARS, LICENCE, CONDITION, SPOKEN_NAMES, ABILITY, PERSONAL];
/** The first of these topics stand for something definite: two of them are two things asked for. */
const DEFINITE = 5;
/** School marks in a language, conditions set by others: no second thing asked for. */
const ONE_THING = /(?<![\p{L}])(?:noten in|grades? in|gcses?|as required by|wie sie|die auch)(?![\p{L}])/u;
const ALTERNATIVE = /(?<![\p{L}])(?:or|oder|ou|of|o|equivalent|bzw|combination)(?![\p{L}])/u;

interface Part {
  start: number;
  end: number;
}

/**
 * The parts of a sentence that each ask for something, as offsets into it; the sentence as a whole when it asks for
 * one thing. `own`: flattened. `listed`: it is a point of a list of requirements, whose author has parted it already.
 */
export function partsAsked(own: string, listed: boolean): Part[] {
  const joints = [...own.matchAll(JOINT)].filter(({ index }) => !inBrackets(own, index));
  const segments: Part[] = [];
  let from = 0;
  for (const joint of joints) {
    segments.push({ start: from, end: joint.index });
    from = joint.index + joint[0].length;
  }
  segments.push({ start: from, end: own.length });
  const parts: Part[] = [{ ...segments[0]! }];
  for (const segment of segments.slice(1)) {
    const head = own.slice(parts.at(-1)!.start, parts.at(-1)!.end);
    const next = own.slice(segment.start, segment.end);
    if (isStated(head, next) || areTwoThings(head, next, own)) parts.push({ ...segment });
    else parts.at(-1)!.end = segment.end;
  }
  if (parts.length === 1 && !listed) return enumerated(own, segments) ?? parts;
  return parts;
}

function isStated(head: string, next: string): boolean {
  return (
    !ONE_THING.test(next) &&
    STATEMENT.test(next) &&
    next.split(" ").length > 2 &&
    head.split(" ").length > 1 &&
    asks(head) &&
    (asks(next) || CANDIDATE.test(head))
  );
}

function areTwoThings(head: string, next: string, own: string): boolean {
  const [one, other] = [topicOf(head), topicOf(next)];
  return (
    !ONE_THING.test(own) &&
    one >= 0 &&
    other >= 0 &&
    one !== other &&
    one < DEFINITE &&
    other < DEFINITE &&
    !ALTERNATIVE.test(own) &&
    next.split(" ").length > 1
  );
}

/** "Knowledge of social law, a friendly manner, resilience and routine with Office": three and more things of two sorts. */
function enumerated(own: string, segments: readonly Part[]): Part[] | null {
  const topics = segments.map(({ start, end }) => topicOf(own.slice(start, end)));
  if (segments.length < 3 || topics.includes(-1) || new Set(topics).size < 2) return null;
  return [...segments];
}

function topicOf(part: string): number {
  return TOPICS.findIndex((topic) => topic.test(part));
}

function asks(part: string): boolean {
  return TELLS.some((cue) => cue.test(part));
}

function inBrackets(own: string, at: number): boolean {
  return own.lastIndexOf("(", at) > own.lastIndexOf(")", at);
}
