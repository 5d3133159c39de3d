/** People led: a number of people is a team only where the row says that the person led them. */
import { unmarked, oneLine, pattern } from "@career-portrait/shared/text";
import { type Amount, amountsIn } from "../amounts.ts";
import type { Statement, Finding } from "../statement.ts";
import { isDerived } from "../derived.ts";
import type { Reading } from "../readings.ts";
import type { Source } from "../source.ts";
import { because } from "../reasons.ts";
import { covers } from "./numbers.ts";

/** Between the leading and the number only what makes a team of it (folded, as all here). */
const OF_TEAM = oneLine`
    (?: (?:a|an|the|my|our|of|teams?|group|crew|staff|shift|brigade|squad|up|to|about|some|around|over|
    more|than|currently|daily|ein\w*|das|die|den|dem|der|mein\w*|unser\w*|von|mit|gruppe|bis|zu|rund|
    etwa|derzeit|fachlich|disziplinarisch|ich|une?|l|la|le|d|de|des|equipe|environ|jusqu|equipo))*`;
const LEADS = new RegExp(
  oneLine`
    \b(?:led|leads?|leading|manag(?:ed|es?|ing)|supervis(?:ed|es?|ing)|head(?:ed|s|ing)|oversaw|
    oversee\w*|direct(?:ed|s|ing)|in charge of|responsible for|(?:ge)?leite\w*|gefuhrt|fuhr(?:e|te|en)|
    verantwortlich fur|verantworte(?:te)?|encadr\w+|dirig\w+|gerai?s?|gere|managee?s?|responsable de|
    lider\w+)${OF_TEAM}$`,
  "u",
);
const LEADING = oneLine`
    (?:manager\w*|supervis\w*|manag(?:ed|es|ing)|led|leads?|leading|head\w*|oversaw|overs\w+|
    director\w*|chief|foreman|captain|in charge of|responsible for|direct reports?|\w*leit(?:er|ung|et|
    e|ete|end)\w*|geleitet|gefuhrt|fuhrung|fuhrte?|verantwort\w*|encadr\w+|dirig\w+|cadre|chef\w*|
    responsable\w*|direct\w+|management|gestion|scheduled|lider\w+|jef[ae]|encargad[oa]|coordinat\w+|
    coordonn\w+|koordin\w+)`;
const LEADS_ANY = new RegExp(`\\b${LEADING}\\b`, "u");
const LEADS_THEM = new RegExp(`\\b${LEADING}${OF_TEAM}$`, "u");
const HEADS = pattern("")`
    ^(?:people|persons?|employees?|staff|colleagues?|engineers?|developers?|nurses?|assistants?|
    technicians?|workers?|pickers?|drivers?|mitarbeit\w*|beschaftigte\w*|angestellte\w*|kolleg\w*|
    \w*krafte\w*|salaries?|collaborat\w+|personnes|agents?|soignants?|empleados?|personas)$`;

/** "I managed 140 employees" where the row has the absences of 140 employees. */
export function people(statement: Statement): Finding[] {
  const { source, readings } = statement;
  return amountsIn(source).flatMap((said): Finding[] => {
    if (said.unit !== null || !said.after.slice(0, 2).some((key) => HEADS.test(key))) return [];
    if (!LEADS.test(beside(source, said).before) || statement.isNeed(said)) return [];
    const held = readings.flatMap((row) =>
      row.amounts.filter((amount) => covers(amount, said)).map((amount) => ({ row, amount })),
    );
    if (held.length === 0 || held.some(({ row, amount }) => wasLed(row, amount))) return [];
    if (isDerived(said, statement, covers)) return [];
    return [
      {
        kind: "team_size",
        span: said,
        reason: because("people_not_led", { words: statement.quote(said) }),
      },
    ];
  });
}

/** The row's title leads, or the sentence with the number says so and puts nothing but a team between. */
function wasLed({ evidence, source }: Reading, amount: Amount): boolean {
  const title = unmarked(evidence.title ?? "");
  if (LEADS_ANY.test(title)) return true;
  const { before, after } = beside(source, amount);
  return LEADS_THEM.test(before) || LEADS_ANY.test(after);
}

/** The words of its sentence on both sides of an amount, folded. */
function beside({ words }: Source, { first, last, sentence }: Amount): { before: string; after: string } {
  const keys = (from: number, to?: number) =>
    words
      .slice(from, to)
      .filter((word) => word.sentence === sentence)
      .map(({ key }) => key)
      .join(" ");
  return { before: keys(0, first), after: keys(last + 1) };
}
