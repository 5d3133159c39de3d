/** Splits a point of a posting into the clauses that ask for something of their own. */
import type { Clause } from "./clause.ts";
import { type Range, trimmed } from "./flat.ts";
import { partsAsked } from "./joints.ts";
import { SPOKEN_NAMES } from "./kind.ts";
import type { Piece } from "./pieces.ts";
import { ABILITY, CONDITION, DEGREE, LICENCE, MUST, NICE, YEARS } from "./vocabulary/cues.ts";
import { NEGATED } from "./vocabulary/noise.ts";
import { bothWished, partedByWish, SPOKEN, splitSoftStart, wordCount } from "./wishes.ts";

const EQUIVALENT =
  /\bany (?:equivalent )?combination|\bor (?:an? )?(?:\w+ )?(?:equivalent|combination)|und\/oder|and\/or/;
const YEARS_AFTER =
  /[,;]? (?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met|\+) (?:have |has |holds? |possess )?(?=(?:an? )?(?:minimum (?:of )?|at least |mindestens |au moins |al menos |minimaal |no less than |over |\w+ )?(?:\(?\d{1,2}\)?\+?|one|two|three|four|five|six|seven|eight|ten|zwei|drei|funf|deux|trois|cinq|twee|drie|dos|tres|dois|due|tre)[^,;]{0,14} ?(?:years?|yrs|jahre|ans|jaar|anos|anni)\b)/u;
const JOINED_ASK =
  /(?:,? (?:sowie|as well as|ainsi que|de meme que|alsook|asi como|bem como|nonche|along with)) (?=(?:\p{L}+ ){0,2}(?:kenntnisse|erfahrung(?:en)?|experience|knowledge|proficiency|familiarity|kennis|ervaring|conocimientos?|experiencia|conhecimentos?|conoscenza|esperienza|(?:la |les |une? |des? )?(?:connaissances?|experiences?|maitrise)|a (?:valid|good|strong)|strong|\p{L}+kenntnisse)\b)/u;

/** A second sentence joined by a comma: "…, vous justifiez de 3 ans", "… and you have …". */
const NEW_SUBJECT =
  /(?:,(?: (?:and|et|und|y|e|en))?| (?:and|et|und)) (?=(?:vous|tu|you|du|sie|je|u) (?:justifiez|avez|maitrisez|disposez|possedez|etes|as|es|have|are|bring|know|hast|bist|bringst|verfugst|verfugen|hebt|bent|beschikt)\b)/;
const HELD_TOO = /,? and (?=an? (?:\p{L}+ ){0,4}(?:degree|diploma)\b)/u;
const WISHED =
  / with (?=(?:\p{L}+ ){1,3}experience (?:strongly |highly )?(?:preferred|desired|a plus|an asset))/u;

/** The clauses of one point, in order, each a verbatim range of the text. */
export function clausesOf(text: string, flat: string, piece: Piece): Clause[] {
  const whole: Clause = { ...piece, softened: false, enumerated: false, led: false };
  // Only a point that wishes for something is looked through for where the wish begins.
  const wishes = piece.section !== "nice" && NICE.test(flat.slice(piece.start, piece.end));
  const parts = (wishes ? partedByWish(flat, whole) : splitSoftStart(flat, whole))
    .flatMap((part) => splitEnumeration(flat, part))
    .flatMap((part) =>
      bothWished(
        flat,
        part,
        splitAt(flat, part, JOINED_ASK, () => true),
      ),
    )
    .flatMap((part) =>
      splitAt(
        flat,
        part,
        NEW_SUBJECT,
        (head, own) => ABILITY.test(head) && ABILITY.test(own.slice(head.length)),
      ),
    )
    .flatMap((part) => splitAt(flat, part, HELD_TOO, (head) => LICENCE.test(head)))
    .flatMap((part) => (wishes && !part.softened ? splitWish(flat, part) : [part]))
    .flatMap((part) => splitAt(flat, part, YEARS_AFTER, paperFirst))
    .flatMap((part) => splitLanguage(flat, part))
    .flatMap((part) => splitJoints(flat, part));
  return parts
    .map((part) => withoutWaiver(flat, part))
    .map((part) => clean(text, part))
    .filter((part) => part.end - part.start > 1)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** "Two years of office work with election experience preferred". */
function splitWish(flat: string, clause: Clause): Clause[] {
  if (clause.section === "nice") return [clause];
  const parts = splitAt(flat, clause, WISHED, (head) => YEARS.test(head) || DEGREE.test(head));
  return parts.length === 1 ? parts : [parts[0]!, { ...parts[1]!, softened: true }];
}

function splitAt(
  flat: string,
  clause: Clause,
  at: RegExp,
  when: (head: string, own: string) => boolean,
): Clause[] {
  const own = flat.slice(clause.start, clause.end);
  const match = at.exec(own);
  if (!match || !when(own.slice(0, match.index), own)) return [clause];
  const cut = clause.start + match.index;
  return [
    { ...clause, end: cut },
    { ...clause, start: cut + match[0].length },
  ];
}

/** A sentence that asks for several things. */
function splitJoints(flat: string, clause: Clause): Clause[] {
  const listed = clause.section === "must" || clause.section === "nice";
  const { parts, enumerated } = partsAsked(flat.slice(clause.start, clause.end), listed);
  return parts.map(({ start, end, led }) => ({
    ...clause,
    start: clause.start + start,
    end: clause.start + end,
    enumerated,
    led,
  }));
}

/** A degree or licence and the years beside it are two requirements, unless one may stand for the other. */
function paperFirst(head: string, own: string): boolean {
  return (
    (DEGREE.test(head) || LICENCE.test(head)) &&
    !YEARS.test(head) &&
    !EQUIVALENT.test(own) &&
    !/\bor \d/.test(own)
  );
}

const AVAILABLE =
  /(?:^|[^\p{L}])(?:availab(?:le|ility)|disponibilidad\p{L}*|disponibilit\p{L}+|disponible|verfugbar\p{L}*|schicht\p{L}*|weekends?|fines de semana|shifts?|turnos?|transportation|beschikbaar)(?![\p{L}])/u;
const SIGNS = [DEGREE, YEARS, CONDITION, LICENCE, AVAILABLE, SPOKEN_NAMES];
const LIST_COMMA = /, (?:(?:and|und|et|y|e|en) )?/gu;

/** "Requirements: high-school diploma, six months with customers, free at weekends": each item asks for something else. */
function splitEnumeration(flat: string, clause: Clause): Clause[] {
  if (clause.label === "" || (clause.section !== "must" && clause.section !== "nice")) return [clause];
  const own = flat.slice(clause.start, clause.end);
  const cuts = [...own.matchAll(LIST_COMMA)];
  const items = own.split(LIST_COMMA);
  const signs = items.map((item) => SIGNS.findIndex((sign) => sign.test(item)));
  if (items.length < 2 || signs.includes(-1) || new Set(signs).size < 2) return [clause];
  return items.map((_, index) => ({
    ...clause,
    start: clause.start + (index === 0 ? 0 : cuts[index - 1]!.index + cuts[index - 1]![0].length),
    end: index === cuts.length ? clause.end : clause.start + cuts[index]!.index,
  }));
}

/** "Fluent German, openness and team spirit": a language heads a list of other things. */
function splitLanguage(flat: string, clause: Clause): Clause[] {
  const own = flat.slice(clause.start, clause.end);
  const comma = own.indexOf(", ");
  if (comma < 4 || comma > 50 || wordCount(own.slice(comma)) < 2) return [clause];
  if (!SPOKEN.test(own.slice(0, comma).trim()) || SPOKEN.test(own.slice(comma + 2).trim())) return [clause];
  if (
    /^(?:um |die |damit |that |which |so |to |pour |afin |om |para |both|in word|spoken|written|oral|verbal|schriftlich|sowohl|mundlich|and|und|or|oder|additional|weitere|german|english|french|spanish)/.test(
      own.slice(comma + 2),
    )
  )
    return [clause];
  return [
    { ...clause, end: clause.start + comma },
    { ...clause, start: clause.start + comma + 2 },
  ];
}

const LABEL = /^(?:\[[^\]]{2,20}\] ?|(?:[\p{L}&/+ '-]{2,34}) ?: (?=\S))/u;
/** "Höhentauglich – die Sorter hängen auf 9 Metern": after the dash the author tells why. */
const EXPLAINED =
  /\s[–—-] (?:du|sie|wir|ihr|you|we|it|they|the|there|das|die|der|es|nous|vous|on|tu|c['’]est|il|elle|nos|unsere?|our)(?![\p{L}])[^–—]*\.?$/u;
const TRAILING = /[\s.,;:*!?)-]/;

/** "…, but we can show you both": after a wish, what makes it no condition. */
const WAIVED = /,? (?:but|mais|aber|maar|pero|ma) (?!not|pas|kein|nicht|niet|no |non|by no means|is )/u;

/** Without the words after a wish that only say that it can be done without. */
function withoutWaiver(flat: string, clause: Clause): Clause {
  const own = flat.slice(clause.start, clause.end);
  const match = WAIVED.exec(own);
  if (!match || match.index < 12 || !NICE.test(own.slice(0, match.index))) return clause;
  const tail = own.slice(match.index + match[0].length);
  return [ABILITY, MUST, NICE, YEARS].some((cue) => cue.test(tail))
    ? clause
    : { ...clause, end: clause.start + match.index };
}

/** Takes a label ("Soft skills :", "[Basic]") off the front and stops off the end. */
function clean(text: string, clause: Clause): Clause {
  let range: Range = trimmed(text, clause);
  const explained = EXPLAINED.exec(text.slice(range.start, range.end));
  if (explained && explained.index > 4) range = { start: range.start, end: range.start + explained.index };
  const label = LABEL.exec(text.slice(range.start, Math.min(range.end, range.start + 60)));
  if (label && range.end - range.start - label[0].length > 8 && isLabel(label[0])) {
    range = { start: range.start + label[0].length, end: range.end };
  }
  while (range.start < range.end && /[\s,;:*-]/.test(text[range.start]!)) range.start += 1;
  while (range.end > range.start && TRAILING.test(text[range.end - 1]!)) {
    if (text[range.end - 1] === ")" && text.slice(range.start, range.end).includes("(")) break;
    range.end -= 1;
  }
  return { ...clause, ...range };
}

function isLabel(label: string): boolean {
  if (
    /avance|advanced|solid|strong|expert|maitrise|\b(?:bonne?|gute|sehr|excellent)/.test(
      label.normalize("NFD").toLowerCase(),
    )
  )
    return false;
  if (NEGATED.test(label.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""))) return false;
  return label.startsWith("[") || (wordCount(label) <= 4 && !CONDITION.test(label.toLowerCase()));
}
