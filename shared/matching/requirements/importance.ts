/** Must or nice (decisions, section 1; labelling guideline: a softener, or a heading of wishes, makes nice). */
import type { Range } from "../../letters/flat.ts";
import { CONDITION, MUST, NICE } from "./vocabulary/cues.ts";
import { pattern } from "../../letters/pattern.ts";

const FIRM = pattern("")`
    \b(?:must|shall) (?:have|be|possess)|\b(?:is|are) (?:required|mandatory|essential)|\b(?:must|
    required|mandatory|essential|compulsory|obligatory|erforderlich|zwingend|voraussetzung|
    indispensables?|obligatoires?|exige(?:e|s|es)?|imprescindibles?|obligatori[oa]s?|vereist|verplicht)$`;
/** "No es imprescindible", "kein Muss": a firm word that is denied. */
const DENIED = pattern("")`
    n(?:o|')t (?:an? )?(?:required|mandatory|essential|must|necessity)|keine? (?:muss|voraussetzung|
    bedingung)|nicht (?:zwingend|erforderlich|notwendig)|geen|pas (?:indispensable|obligatoire|exige)|
    no (?:es )?(?:imprescindible|obligatorio)|non (?:e )?(?:indispensabile|obbligatori)`;
const BRACKETS = /\(([^()]{4,})\)/g;

/** Where a clause stands: its unit, and whether the heading over it speaks of wishes. */
export interface Placing {
  unit: Range;
  wished: boolean;
}

/** How much a clause is asked for, from its own words first and its section's heading second. */
export function importanceOf(
  flat: string,
  { start, end }: Range,
  { unit, wished }: Placing,
): "must" | "nice" {
  const own = flat.slice(start, end);
  // "A degree (Master's preferred) in …": the bracket softens nothing but itself.
  const soft = NICE.exec(own.replace(BRACKETS, (all, inner: string) => (isBare(inner) ? all : " ")));
  if (soft) {
    const firm = FIRM.exec(own);
    return firm && firm.index > soft.index && !DENIED.test(own) ? "must" : "nice";
  }
  // "Python (desirable)", "Spanish: a plus": what only softens stands beside its clause.
  const beside = flat.slice(end, Math.min(unit.end, end + 40)).split(/[;.]/)[0]!;
  if (isBare(beside) && NICE.test(beside)) return "nice";
  if (!wished) return "must";
  return FIRM.test(own) || (CONDITION.test(own) && MUST.test(own)) ? "must" : "nice";
}

/** Nothing but a softener: "(desirable)", "a big plus". */
function isBare(part: string): boolean {
  const soft = NICE.exec(part);
  return soft !== null && !/\p{L}{3}/u.test(part.replace(soft[0], ""));
}

/** Wishes for something that it names itself: "Swedish preferred". */
export function softens(part: string): boolean {
  return NICE.test(part) && !isBare(part);
}
