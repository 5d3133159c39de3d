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
  /,? (?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma|och|sowie|ebenso(?: wie)?|as well as|as is|ainsi que|de meme que|so|while|wahrend|alsook|asi como|bem como|nonche) (?:also |auch |aussi |ook |tambien )?|(?:,| -|;) /gu;
/** After these words something else begins, not a second part of the same. */
const STRONG = /sowie|ebenso|as well as|as is|ainsi que|de meme que|alsook|asi como|bem como|nonche/;
/** Demands of the reader, whatever stands before it: "…, so you should be comfortable in tight spaces". */
export const MODAL =
  /^(?:you|applicants?|candidates?) (?:do )?(?:must|should|need|will need|have to)(?![\p{L}])|^you(?:'ll|'re going to) (?:need|have to)(?![\p{L}])|^(?:sie|du) (?:mussen|musst|sollten|solltest|brauchen|brauchst)(?![\p{L}])|^(?:vous devez|tu dois|il faut|je moet|debes|deve) |^whoever (?:\p{L}+ ){1,6}(?:should|must|needs|has to) |^wichtig(?:er)? (?:ist|sind) (?:uns|mir|fur uns|dabei)|^(?:l'important|ce qui compte)(?![\p{L}])|^what (?:matters|counts) |^belangrijk(?:er)? is /u;
/** Begins a statement of its own about the person sought. */
const STATEMENT =
  /^(?:(?:you|they|who|that|she|he)(?:'ll|'ve|'re|'d)? (?!will (?:be )?(?:work|help|join|report|get|receive)\p{L}*)\p{L}+|(?:must|should|need to|needs to|has to|have to) \p{L}+|(?:is|are) (?:able|comfortable|happy|confident|willing|fluent)|can (?:run|use|work|write|read|speak|show|lead|drive)|(?:doesn't|don't) (?:mind|need)|(?:(?:we|they) need )?(?:any(?:one|body)|some(?:one|body)|those|wer) (?:who|with|that|\p{L}+) |(?:holds?|brings?|possess(?:es)?|knows?|speaks?|enjoys?) |qualified (?:in|as)|(?:savoir|avoir|etre|parler|aimer|posseder|maitriser) \p{L}|(?:du|ihr) \p{L}+|(?:haben|sind|bringen|verfugen|besitzen|beherrschen|konnen|sprechen|hast|bist|bringst|verfugst|kannst|sprichst|kennst|bleibst) |(?:vous|tu|on vous|on te) \p{L}+|(?:avez|etes|maitrisez|savez|parlez|justifiez|disposez|possedez|aimez|acceptez|as|es|sais|maitrises|parles|aimes) |(?:je|jij|u) \p{L}+|(?:hebt|bent|spreekt|beschikt|kunt) |(?:il|la) candidat\p{L} |(?:tienes|eres|hablas|dominas|sabes|tem|fala|domina|possui) )/u;
const TELLS = [ABILITY, CANDIDATE, CONDITION, DEGREE, LICENCE, MUST, NICE, PERSONAL, YEARS, SPOKEN_NAMES];
/** What a part of an enumeration is about; the first that it carries counts. */
const TOPICS = [DEGREE, YEARS, LICENCE, CONDITION, SPOKEN_NAMES, ABILITY, PERSONAL];
/** The first of these topics are definite things: two of them are two things asked for. */
const DEFINITE = 5;
/** School marks in a language, conditions set by others: no second thing asked for. */
const ONE_THING = /(?<![\p{L}])(?:noten in|grades? in|gcses?|as required by|wie sie|die auch)(?![\p{L}])/u;
const ALTERNATIVE = /(?<![\p{L}])(?:or|oder|ou|of|o|equivalent|bzw|combination)(?![\p{L}])/u;

/** Says of everything after it that it is asked for: "Wir wünschen uns eine …, sichere … und einen …". */
const LEAD =
  /^(?:wir (?:wunschen uns|erwarten|setzen|verlangen)|(?:sie|du) (?:bringen|bringst|verfugen|verfugst|haben|hast)|wij vragen|we vragen|nous (?:demandons|attendons|recherchons)|vous (?:apportez|avez)|pedimos|se requiere)(?![\p{L}])/u;
/** A thing asked for, as such lists name it: with an article or an adjective. */
const ITEM =
  /^(?:eine?[nmrs]?|den|die|das|de|la|le|les|une?|des|een|het|una?) \p{L}|^\p{L}{3,}(?:e|en|er|es) \p{L}{4,}/u;

interface Part {
  start: number;
  end: number;
  /** It goes on with the verb of the part before it. */
  led: boolean;
}

/**
 * The parts of a sentence that each ask for something, as offsets into it; the sentence as a whole when it asks for
 * one thing; `enumerated`: they are the members of one list. `own`: flattened. `listed`: it is a point of a list of requirements, whose author has parted it already.
 */
export function partsAsked(own: string, listed: boolean): { parts: Part[]; enumerated: boolean } {
  const segments = segmentsOf(own);
  if (segments.length === 1) return { parts: segments, enumerated: false };
  const topics = new Map<Part, number>();
  const topicOf = (part: Part) => {
    const known =
      topics.get(part) ?? TOPICS.findIndex((topic) => topic.test(own.slice(part.start, part.end)));
    topics.set(part, known);
    return known;
  };
  const single = ONE_THING.test(own);
  const mayPair = !single && !ALTERNATIVE.test(own);
  const parts: Part[] = [{ ...segments[0]! }];
  let topic = mayPair ? topicOf(segments[0]!) : -1;
  for (const segment of segments.slice(1)) {
    const part = parts.at(-1)!;
    const next = own.slice(segment.start, segment.end);
    const other = mayPair && next.split(" ").length > 2 ? topicOf(segment) : -1;
    const strong = STRONG.test(own.slice(part.end, segment.start));
    const paired = isDefinite(topic) && other >= 0 && (isDefinite(other) || strong) && topic !== other;
    const head = own.slice(part.start, part.end);
    const led = !single && !listed && goesOn(head, next);
    if (paired || led || (!single && (MODAL.test(next) || isStated(head, next, parts.length > 1)))) {
      parts.push({ ...segment, led });
      topic = other;
    } else {
      part.end = segment.end;
      if (!isDefinite(topic)) topic = other;
    }
  }
  if (parts.length > 1 || listed || segments.length < 3) return { parts, enumerated: false };
  const named = segments.map(topicOf);
  const led = LEAD.test(own) && segments.slice(1).every(({ start, end }) => ITEM.test(own.slice(start, end)));
  const enumerated = led || (!named.includes(-1) && new Set(named).size > 1);
  return { parts: enumerated ? segments : parts, enumerated };
}

/** The sentence cut at every joint outside brackets. */
function segmentsOf(own: string): Part[] {
  const segments: Part[] = [];
  let from = 0;
  for (const { 0: joint, index } of own.matchAll(JOINT)) {
    if (inBrackets(own, index)) continue;
    segments.push({ start: from, end: index, led: false });
    from = index + joint.length;
  }
  return [...segments, { start: from, end: own.length, led: false }];
}

/** "…, and you must have …": a statement of its own after one that asks. */
function isStated(head: string, next: string, chain: boolean): boolean {
  if (/^to \p{L}{3,}/u.test(next))
    return /(?:need|able|required|willing|asked|expected|ready) to /.test(head);
  return (
    STATEMENT.test(next) &&
    next.split(" ").length > 2 &&
    head.includes(" ") &&
    (chain || asks(head)) &&
    (chain || asks(next) || CANDIDATE.test(head))
  );
}

/** "You must hold a licence and be fit", "Sie sollten …können und … sein": one verb, two things. */
function goesOn(head: string, next: string): boolean {
  if (/^(?:be|have|hold|own|speak|know|keep|show) (?!to )\p{L}/u.test(next))
    return /(?:^| )(?:must|should|needs? to|have to|able to|you'll|willing to|be|have) /.test(head);
  return INFINITIVE.test(next) && INFINITIVES.test(head) && !sharesVerb(head, next);
}

/** "Sie sollten früh lächeln können und zwei Samstage Zeit haben": each infinitive tells something else. */
const INFINITIVES =
  /(?:^|[ ,])(?:sie (?:sollten|mussen|konnen)|du (?:solltest|musst|kannst)|dass (?:sie|du)) .* \p{L}+$/u;
const INFINITIVE = /^(?:\p{L}+ )+(?:konnen|haben|sein|wissen|bleiben)(?:,.*)?$/u;

/** "Kunden beraten und Waren verkaufen können": the last verb governs both. */
function sharesVerb(head: string, next: string): boolean {
  return (
    !/dass (?:sie|du) /.test(head) &&
    / konnen(?:,.*)?$/.test(next) &&
    /[^k]\p{L}*en$/u.test(head) &&
    !/ (?:haben|sein|konnen)$/.test(head)
  );
}

function isDefinite(topic: number): boolean {
  return topic >= 0 && topic < DEFINITE;
}

function asks(part: string): boolean {
  return TELLS.some((cue) => cue.test(part));
}

function inBrackets(own: string, at: number): boolean {
  return own.lastIndexOf("(", at) > own.lastIndexOf(")", at);
}
