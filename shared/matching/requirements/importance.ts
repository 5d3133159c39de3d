/** Must or nice (decisions, section 1; labelling guideline: a softener, or a heading of wishes, makes nice). */
import type { Clause } from "./clause.ts";
import { bareSoftener } from "./demand.ts";
import { CONDITION, MUST, NICE } from "./vocabulary/cues.ts";

const NOT_SOFT =
  /\b(?:must|shall) (?:have|be|possess)|\b(?:is|are) (?:required|mandatory|essential)|\b(?:must|required|mandatory|essential|compulsory|obligatory|erforderlich|zwingend|voraussetzung|indispensables?|obligatoires?|exige(?:e|s|es)?|imprescindibles?|obligatori[oa]s?|vereist|verplicht)$/;

/** How much a clause is asked for, from its own words first and its section's heading second. */
export function importanceOf(flat: string, clause: Clause): "must" | "nice" {
  const own = flat.slice(clause.start, clause.end);
  if (clause.softened) return "nice";
  // "A degree (Master's preferred) in …": the bracket softens nothing but itself.
  const soft = NICE.exec(
    own.replace(/\(([^()]{4,})\)/g, (all, inner: string) => (bareSoftener(inner) ? all : " ")),
  );
  if (soft) {
    const firm = NOT_SOFT.exec(own);
    return firm &&
      firm.index > soft.index &&
      !/n(?:o|')t (?:an? )?(?:required|mandatory|essential|must|necessity)|keine? (?:muss|voraussetzung|bedingung)|nicht (?:zwingend|erforderlich|notwendig)|geen|pas (?:indispensable|obligatoire|exige)|no (?:es )?(?:imprescindible|obligatorio)|non (?:e )?(?:indispensabile|obbligatori)/.test(
        own,
      )
      ? "must"
      : "nice";
  }
  if (clause.section !== "nice") return "must";
  return NOT_SOFT.test(own) || (CONDITION.test(own) && MUST.test(own)) ? "must" : "nice";
}
