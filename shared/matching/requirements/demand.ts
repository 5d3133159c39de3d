/** Words that say how much something is asked for, without saying what. */
import { MUST, NICE } from "./vocabulary/cues.ts";

/** Nothing but a softener: it speaks of the words before it. */
export function bareSoftener(flat: string): boolean {
  return (
    flat
      .replace(NICE, " ")
      .replace(/[^\p{L}]+|\b(?:but|not|is|a|an|the|be|would|strongly|required|highly|and)\b/gu, "").length < 3
  );
}

const LONGEST_DEMAND = 70;
const EVERY_MUST = new RegExp(MUST.source, "g");
const IMPORTANT = /(?<![\p{L}])(?:wichtig(?:er)?|importante?s?|belangrijk)(?![\p{L}])/u;
/** Little words around such a demand. */
const STOPS =
  /(?<![\p{L}])(?:wichtig(?:er)?|importante?s?|belangrijk|following|these|all|considered|wird|werden|sind|ist|uns|jedoch|nicht|folgendes?|dabei|das|dann|bringen|sie|ebenfalls|mit|seront|sera|est|sont|nous|pour|consideres?|comme|gros|tous|les|dan|dat|is|voor|ons)(?![\p{L}])/gu;

/** Nothing but how much something is asked for, without what: "Zwingend vorausgesetzt wird". */
export function bareDemand(flat: string): boolean {
  if (flat.length > LONGEST_DEMAND) return false;
  if (!MUST.test(flat) && !NICE.test(flat) && !IMPORTANT.test(flat)) return false;
  return bareSoftener(flat.replace(EVERY_MUST, " ").replace(STOPS, " "));
}

/** A wish for another class of the licence that was named before: "BE von Vorteil", "classe 3 un atout". */
export const CLASS_OF_LICENCE =
  /^(?:(?:klasse|class|classe|kl\.?|kat\.?|cat\.?) (?:[a-t]1?e?|\d)(?: |$)|(?:be|c1?e|c1|d1?e|d1|[bcd])(?= (?:von|wunschenswert|ware|preferred|desirable|advantageous|an? (?:plus|asset|advantage|bonus)|un (?:plus|atout)|is|est|een pre)(?![a-z])))/;
