/** Where a point that asks for one thing passes to another that it only wishes for. */
import type { Clause } from "./clause.ts";
import { bareSoftener, CLASS_OF_LICENCE } from "./demand.ts";
import { SPOKEN_NAMES } from "./kind.ts";
import { ABILITY, CONDITION, DEGREE, LICENCE, MUST, NICE, YEARS } from "./vocabulary/cues.ts";

/** Softener words with which a new, softer clause begins. */
const SOFT_START =
  /(?:,|;|:| -|\(|\.)?(?: (?:and|und|et|y|e|en|ou|or))? ?\(?(?=(?:ideally|preferably|(?<![\p{L}\d)] )gerne?(?= (?:mit|in|im|auch|aus) )|si possible|if possible|wenn moglich|idealerweise|im idealfall|vorzugsweise|bestenfalls|optimalerweise|idealement|de preference|bij voorkeur|idealiter|idealmente|preferiblemente|preferentemente|preferencialmente|preferibilmente|nice to have:|bonus:|a plus:)(?![\p{L}]))/gu;
const PARENTHESIS = /\(([^()]{4,80})\)/g;
/** A point with a softer part, cut where that begins. */
export function partedByWish(flat: string, whole: Clause): Clause[] {
  return splitParenthesis(flat, whole)
    .flatMap((part) => (part.softened ? [part] : splitSoftStart(flat, part)))
    .flatMap((part) => splitAfterFirm(flat, part))
    .flatMap((part) => (part.softened ? [part] : splitSoftTail(flat, part)))
    .flatMap((part) => (part.softened ? [part] : splitOwnWish(flat, part)))
    .flatMap((part) => splitWishes(flat, part));
}

/** "X as well as Y are an advantage": the softener speaks of both. */
export function bothWished(flat: string, whole: Clause, parts: Clause[]): Clause[] {
  const wished = parts.length > 1 && NICE.test(flat.slice(whole.start, whole.end));
  return wished ? parts.map((part) => ({ ...part, softened: true })) : parts;
}

const BESIDES = /,? (?:and|und|et|en|y|e) |; /gu;

/** "Whoever knows X is ahead, and Y would be handy": two wishes, each with a softener of its own. */
function splitWishes(flat: string, clause: Clause): Clause[] {
  const own = flat.slice(clause.start, clause.end);
  for (const match of own.matchAll(BESIDES)) {
    const head = own.slice(0, match.index);
    const tail = own.slice(match.index + match[0].length);
    if (wordCount(head) < 4 || wordCount(tail) < 4) continue;
    if (![head, tail].every((part) => NICE.test(part) && !bareSoftener(part))) continue;
    const cut = clause.start + match.index;
    return [
      { ...clause, end: cut, softened: true },
      { ...clause, start: cut + match[0].length, softened: true },
    ];
  }
  return [clause];
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

/** "Knowledge of scripting, ideally with Bash": a softer clause begins with its softener. */
export function splitSoftStart(flat: string, clause: Clause): Clause[] {
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
    if (NICE.test(head) || !NICE.test(tail) || !namesSomething(head, tail)) continue;
    if (!WISH_STATED.test(tail) && !(joint[0] === ", " && wishedBeside(head, tail))) continue;
    if (wordCount(head) < 2 || /^(?:or|oder|ou|of|o|but|mais|aber)(?![\p{L}])/u.test(tail)) continue;
    if (/(?:and|und|et|y|e|en) $/u.test(joint[0]) && !ABILITY.test(tail) && !LICENCE.test(tail)) continue;
    if (wordCount(head) < 3 && !LICENCE.test(head) && !SPOKEN_NAMES.test(head)) continue;
    if (/\((?![^()]*\))/.test(head) || CONDITIONAL.test(head) || !asksAlone(head)) continue;
    const cut = clause.start + joint.index;
    return [
      { ...clause, end: cut },
      { ...clause, start: cut + joint[0].length, softened: true },
    ];
  }
  return [clause];
}

/** "If you speak Welsh, so much the better": the wish is what follows from the condition. */
const CONDITIONAL = /^(?:if|whoever|anyone|wenn|falls|wer|si|als|wie) /;

/** A wish names what it wishes for; after a licence that may be the letters of another class ("B, BE an asset"). */
function namesSomething(head: string, tail: string): boolean {
  return !bareSoftener(tail) || (LICENCE.test(head) && CLASS_OF_LICENCE.test(tail));
}

/** Words under which a wish may still stand: "manufacturing preferred", "charity welcome but not needed". */
const NEAR_THE_END = 55;

/** "Three years of HR experience, manufacturing preferred": a definite demand, then a wish, and no list of three. */
function wishedBeside(head: string, tail: string): boolean {
  return (
    [YEARS, DEGREE, LICENCE, CONDITION, SPOKEN_NAMES].some((cue) => cue.test(head)) &&
    NICE.test(tail.slice(-NEAR_THE_END)) &&
    !/(?:,| and| und| et| y| e| en) /.test(tail.slice(0, tail.search(NICE)))
  );
}

/** Asks for something by its own words, and not only as the first of a list. */
function asksAlone(head: string): boolean {
  return [ABILITY, DEGREE, LICENCE, CONDITION, MUST, YEARS, SPOKEN_NAMES].some((cue) => cue.test(head));
}

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

/** A command of a language, and nothing else. */
export const SPOKEN =
  /^(?:(?:fluent|fluency|native|excellent|very good|good|strong|business|professional|conversational|basic|proficient|advanced|fliessende[srn]?|sehr gute|gute|verhandlungssichere[sr]?|sichere[sr]?|maitrise de l|bon niveau d|anglais|francais|goede|uitstekende)[ '](?:in |in het |level |kenntnisse in |beheersing van (?:het )?|')?)?(?:\p{L}+ (?:and|und|et|y|e|en|or|oder) )?(?:english|german|french|spanish|dutch|italian|portuguese|danish|swedish|norwegian|polish|japanese|mandarin|chinese|deutsch|englisch|franzosisch|deutsch-? und englischkenntnisse|deutschkenntnisse|englischkenntnisse|anglais|francais|allemand|espagnol|nederlands|engels|duits|frans|ingles|espanol|portugues|aleman|inglese|italiano|tedesco)(?: (?:courant|lu|fluido|fluente|avance|skills|kenntnisse))*(?: \([^)]*\))?$/u;

/** How many words a stretch of text has. */
export function wordCount(flat: string): number {
  return flat.match(/[\p{L}\p{N}][\p{L}\p{N}'+#.-]*/gu)?.length ?? 0;
}
