/** Splits a point of a posting into the clauses that ask for something of their own. */
import { type Range, trimmed } from "./flat.ts";
import { partsAsked } from "./joints.ts";
import { SPOKEN_NAMES } from "./kind.ts";
import type { Piece } from "./pieces.ts";
import { ABILITY, CONDITION, DEGREE, LICENCE, MUST, NICE, YEARS } from "./vocabulary/cues.ts";

export interface Clause extends Piece {
  /** It was cut off a longer point because it carries a softener of its own ("Swedish preferred"). */
  softened: boolean;
  /** It is a member of a list of things of several sorts in running text. */
  enumerated: boolean;
}

/** Softener words with which a new, softer clause begins. */
const SOFT_START =
  /(?:,|;|:| -|\(|\.)?(?: (?:and|und|et|y|e|en|ou|or))? ?\(?(?=(?:ideally|preferably|gerne?(?= (?:mit|in|im|auch|aus) )|si possible|if possible|wenn moglich|idealerweise|im idealfall|vorzugsweise|bestenfalls|optimalerweise|idealement|de preference|bij voorkeur|idealiter|idealmente|preferiblemente|preferentemente|preferencialmente|preferibilmente|nice to have:|bonus:|a plus:)(?![\p{L}]))/gu;
const PARENTHESIS = /\(([^()]{4,80})\)/g;
const EQUIVALENT =
  /\bany (?:equivalent )?combination|\bor (?:an? )?(?:\w+ )?(?:equivalent|combination)|und\/oder|and\/or/;
const YEARS_AFTER =
  /[,;]? (?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met|\+) (?:have |has |holds? |possess )?(?=(?:an? )?(?:minimum (?:of )?|at least |mindestens |au moins |al menos |minimaal |no less than |over |\w+ )?(?:\(?\d{1,2}\)?\+?|one|two|three|four|five|six|seven|eight|ten|zwei|drei|funf|deux|trois|cinq|twee|drie|dos|tres|dois|due|tre)[^,;]{0,14} ?(?:years?|yrs|jahre|ans|jaar|anos|anni)\b)/u;
const JOINED_ASK =
  /(?:,? (?:sowie|as well as|ainsi que|alsook|asi como|bem como|nonche|along with)) (?=(?:\p{L}+ ){0,2}(?:kenntnisse|erfahrung|experience|knowledge|proficiency|familiarity|kennis|ervaring|conocimientos?|experiencia|conhecimentos?|conoscenza|esperienza|a (?:valid|good|strong)|strong|\p{L}+kenntnisse)\b)/u;

/** A second sentence joined by a comma: "…, vous justifiez de 3 ans", "… and you have …". */
const NEW_SUBJECT =
  /(?:,(?: (?:and|et|und|y|e|en))?| (?:and|et|und)) (?=(?:vous|tu|you|du|sie|je|u) (?:justifiez|avez|maitrisez|disposez|possedez|etes|as|es|have|are|bring|know|hast|bist|bringst|verfugst|verfugen|hebt|bent|beschikt)\b)/;
const HELD_TOO = /,? and (?=an? (?:\p{L}+ ){0,4}(?:degree|diploma)\b)/u;
const WISHED =
  / with (?=(?:\p{L}+ ){1,3}experience (?:strongly |highly )?(?:preferred|desired|a plus|an asset))/u;

/** The clauses of one point, in order, each a verbatim range of the text. */
export function clausesOf(text: string, flat: string, piece: Piece): Clause[] {
  const whole: Clause = { ...piece, softened: false, enumerated: false };
  // Only a point that wishes for something is looked through for where the wish begins.
  const wishes = piece.section !== "nice" && NICE.test(flat.slice(piece.start, piece.end));
  const parts = (wishes ? partedByWish(flat, whole) : splitSoftStart(flat, whole))
    .flatMap((part) => splitEnumeration(flat, part))
    .flatMap((part) => splitAt(flat, part, JOINED_ASK, () => true))
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
    .map((part) => clean(text, part))
    .filter((part) => part.end - part.start > 1)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** A point with a softer part, cut where that begins. */
function partedByWish(flat: string, whole: Clause): Clause[] {
  return splitParenthesis(flat, whole)
    .flatMap((part) => (part.softened ? [part] : splitSoftStart(flat, part)))
    .flatMap((part) => splitAfterFirm(flat, part))
    .flatMap((part) => (part.softened ? [part] : splitSoftTail(flat, part)))
    .flatMap((part) => (part.softened ? [part] : splitOwnWish(flat, part)));
}

/** "Fluent English (Swedish preferred)": the bracket asks for something of its own, softer. */
function splitParenthesis(flat: string, clause: Clause): Clause[] {
  const own = flat.slice(clause.start, clause.end);
  if (clause.section === "nice" || NICE.test(own.replace(PARENTHESIS, " "))) return [clause];
  for (const match of own.matchAll(PARENTHESIS)) {
    const inner = match[1]!;
    if (!NICE.test(inner) || bareSoftener(inner)) continue;
    const start = clause.start + match.index;
    const end = start + match[0].length;
    const rest = end < clause.end - 3 ? { ...clause } : { ...clause, end: start };
    return [rest, { ...clause, start: start + 1, end: end - 1, softened: true }];
  }
  return [clause];
}

/** Nothing but a softener: it speaks of the words before it. */
export function bareSoftener(flat: string): boolean {
  return (
    flat
      .replace(NICE, " ")
      .replace(/[^\p{L}]+|\b(?:but|not|is|a|an|the|be|would|strongly|required|highly|and)\b/gu, "").length < 3
  );
}

/** "Knowledge of scripting, ideally with Bash": a softer clause begins with its softener. */
function splitSoftStart(flat: string, clause: Clause): Clause[] {
  if (clause.section === "nice") return [clause];
  const own = flat.slice(clause.start, clause.end);
  for (const match of own.matchAll(SOFT_START)) {
    const head = own.slice(0, match.index);
    const tail = own.slice(match.index + match[0].length);
    if (wordCount(head) < 2 || wordCount(tail) < 2) continue;
    if (/(?:,| and| or| und| oder| et| ou| with| mit| in| also|\/)$/.test(head) && wordCount(head) < 3)
      continue;
    const cut = clause.start + match.index;
    return [
      { ...clause, end: cut },
      { ...clause, start: cut + match[0].length, softened: true },
    ];
  }
  return [clause];
}

/** "Bachelor's required - major in Finance preferred", "X; Y preferred": a softer tail after a firm head. */
function splitSoftTail(flat: string, clause: Clause): Clause[] {
  if (clause.section === "nice") return [clause];
  const own = flat.slice(clause.start, clause.end);
  if (!NICE.test(own.slice(-45))) return [clause];
  const firm = MUST.exec(own);
  for (const match of own.matchAll(
    /,(?! (?:or|and|&|und|oder|et|ou|y|o|e|en|of)\b) ?| - | with (?=\p{L}+ experience (?:strongly |highly )?preferred)/gu,
  )) {
    const head = own.slice(0, match.index);
    const tail = own.slice(match.index + match[0].length);
    const ownSoftener = NICE.exec(tail);
    if (!ownSoftener || bareSoftener(tail) || NICE.test(head)) continue;
    const headIsFirm =
      (firm !== null && firm.index < match.index) || match[0].startsWith(" with") || SPOKEN.test(head.trim());
    if (!headIsFirm || /\(/.test(head.replace(/\([^)]*\)/g, ""))) continue;
    const cut = clause.start + match.index;
    return [
      { ...clause, end: cut },
      { ...clause, start: cut + match[0].length, softened: true },
    ];
  }
  return [clause];
}

/** The softener as a statement of its own: "…, dbt oder Airflow sind von Vorteil", "…, Staplerschein von Vorteil". */
const WISH_STATED =
  /(?:^| )(?:(?:is|are|would be|will be|ist|sind|ware|waren|est|serait|sont|seraient|constitue|es|e|is een|zijn) .{0,40}|(?:von vorteil|wunschenswert|an? (?:big )?(?:advantage|asset|plus|bonus)|un (?:atout|plus)|een pre|desirable|helpful|souhaitable|souhaitee?|appreciee?))$/;
const WISH_JOINT =
  /, (?:(?:and|und|et|y|e|en|while|wobei|tandis que) )?| (?:and|und|et|en|w\/|while) (?=\S)|; /gu;

/** "Driving licence, forklift certificate an asset": a point asks for one thing and wishes for the next. */
function splitOwnWish(flat: string, clause: Clause): Clause[] {
  if (clause.section === "nice") return [clause];
  const own = flat.slice(clause.start, clause.end);
  if (!NICE.test(own) || /, (?:or|oder|ou|o|of) /.test(own)) return [clause];
  const joints = [...own.matchAll(WISH_JOINT)];
  for (const joint of joints.toReversed()) {
    const head = own.slice(0, joint.index);
    const tail = own.slice(joint.index + joint[0].length);
    if (NICE.test(head) || !NICE.test(tail) || bareSoftener(tail) || !WISH_STATED.test(tail)) continue;
    if (wordCount(head) < 2 || /^(?:or|oder|ou|of|o|but|mais|aber)(?![\p{L}])/u.test(tail)) continue;
    if (/(?:and|und|et|y|e|en) $/u.test(joint[0]) && !ABILITY.test(tail) && !LICENCE.test(tail)) continue;
    if (wordCount(head) < 3 && !LICENCE.test(head) && !SPOKEN.test(head.trim())) continue;
    if (/\((?![^()]*\))/.test(head) || !asksAlone(head)) continue;
    const cut = clause.start + joint.index;
    return [
      { ...clause, end: cut },
      { ...clause, start: cut + joint[0].length, softened: true },
    ];
  }
  return [clause];
}

/** Asks for something by its own words, and not only as the first of a list. */
function asksAlone(head: string): boolean {
  return (
    [ABILITY, DEGREE, LICENCE, CONDITION, MUST].some((cue) => cue.test(head)) || SPOKEN.test(head.trim())
  );
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
  return parts.map(({ start, end }) => ({
    ...clause,
    start: clause.start + start,
    end: clause.start + end,
    enumerated,
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
const FIRM_END =
  /(?:essential|required|mandatory|necessary|needed|erforderlich|voraussetzung|notwendig|zwingend|indispensables?|obligatoires?|exige(?:e|s|es)?|requis(?:e|es)?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|vereist|verplicht)$/;
const AND_SOFTER = /(?:,|;)? ?(?:and|but|while|und|aber|et|mais|tandis que|y|pero|en|maar) |, /gu;

/** "X is essential, and Y would be welcome": a firm ask that ends, then a softer one. */
function splitAfterFirm(flat: string, clause: Clause): Clause[] {
  if (clause.section === "nice" || clause.softened) return [clause];
  const own = flat.slice(clause.start, clause.end);
  for (const match of own.matchAll(AND_SOFTER)) {
    const head = own.slice(0, match.index);
    const tail = own.slice(match.index + match[0].length);
    if (!FIRM_END.test(head) || NICE.test(head) || !NICE.test(tail) || bareSoftener(tail)) continue;
    const cut = clause.start + match.index;
    return [
      { ...clause, end: cut },
      { ...clause, start: cut + match[0].length, softened: true },
    ];
  }
  return [clause];
}

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

const SPOKEN =
  /^(?:(?:fluent|fluency|native|excellent|very good|good|strong|business|professional|conversational|basic|proficient|advanced|fliessende[srn]?|sehr gute|gute|verhandlungssichere[sr]?|sichere[sr]?|maitrise de l|bon niveau d|anglais|francais|goede|uitstekende)[ '](?:in |in het |level |kenntnisse in |beheersing van (?:het )?|')?)?(?:\p{L}+ (?:and|und|et|y|e|en|or|oder) )?(?:english|german|french|spanish|dutch|italian|portuguese|danish|swedish|norwegian|polish|japanese|mandarin|chinese|deutsch|englisch|franzosisch|deutsch-? und englischkenntnisse|deutschkenntnisse|englischkenntnisse|anglais|francais|allemand|espagnol|nederlands|engels|duits|frans|ingles|espanol|portugues|aleman|inglese|italiano|tedesco)(?: (?:courant|lu|fluido|fluente|avance|skills|kenntnisse))*(?: \([^)]*\))?$/u;

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
  return label.startsWith("[") || (wordCount(label) <= 4 && !CONDITION.test(label.toLowerCase()));
}

function wordCount(flat: string): number {
  return flat.match(/[\p{L}\p{N}][\p{L}\p{N}'+#.-]*/gu)?.length ?? 0;
}
