/** Deeds that weigh: leading, founding, winning, being the only or the best, which the evidence must show as the person's own. */
import type { Statement, Finding } from "../statement.ts";
import { negationIn, type Reading } from "../readings.ts";
import { DEEDS, type Deed } from "../vocabulary/deeds.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

export function deeds(statement: Statement): Finding[] {
  const { source } = statement;
  const isNegated = negationIn(source);
  return DEEDS.flatMap((deed) =>
    [...source.folded.matchAll(deed.says)].flatMap((match): Finding[] => {
      const span = source.ofFolded(match.index, match.index + match[0].trimEnd().length);
      if (statement.isNeed(span) || (statement.need.isNeed(span) && deed.kind === "deed")) return [];
      const negated = isNegated(span);
      const isSecond = RUNNER_UP.test(source.folded.slice(0, match.index));
      if (statement.readings.some((reading) => shows(reading, deed, negated, isSecond))) return [];
      return [{ kind: deed.kind, span, reason: because("deed_unshown", { deed: deed.name }) }];
    }),
  );
}

/** Who else may have done it: "my manager led", "by the director", "whoever". */
const OTHERS = pattern("u")`
    (?:\b(?:my|our|the|their|his|her|a|mein\w*|unser\w*|der|die|dem|ein\w*|mon|ma|notre|le|la|l|mi|
    nuestr[oa]|el) (?:\w+ )?(?:manager|supervisor|boss|colleague|colleagues|director|ceo|founder|
    founders|employer|client|customer|company|vorgesetzte\w*|chef|chefin|kolleg\w+|geschaftsfuhr\w+|
    firma|kunde|responsable|directeur|directrice|collegue|patron|client|entreprise|jefe|jefa|
    companer[oa]|director[a]?|empresa)|\bwho|\bwhich|\bthat) (?:\w+ )?$`;
const BY_OTHERS =
  /^ (?:by|von|vom|par|por) (?:my|our|the|a|an|mein\w*|unser\w*|dem|der|einem|einer|mon|ma|notre|le|la|un|une|mi|el|un) /u;

/** "Second-best" is not best. */
const RUNNER_UP =
  /(?:^| )(?:second|third|2nd|3rd|zweit\w*|dritt\w*|deuxieme|troisieme|2e|3e|among the|one of the|unter den|parmi les) $/u;

/** What is led by somebody else, for whom the person works or stands in. */
const DEPUTY = pattern("u")`
    \b(?:stellvertretende[nrms]?|stellv|(?:vertretung|unterstutzung|entlastung|assistenz|begleitung|
    zuarbeit fur) (?:de[rs]|die|den)|support(?:ed|ing)? the|assist(?:ed|ing)? the|help(?:ed|ing)? the|
    (?:stood|stand|standing) in for the|cover(?:ed|ing|s)? for the|deputi[sz]\w+ for the|
    report\w* to the|secretary to the|(?:appui|aide|assistance|suppleance|remplacement) (?:a|au|de|
    du)(?: la| l)?) (?:\w+ )?$`;

/** What the statement negates itself may stand negated in the row. */
function shows(reading: Reading, deed: Deed, negated: boolean, said: boolean): boolean {
  const { source, evidence } = reading;
  if (deed.kind === "certificate" && evidence.claim_type === "certification") return true;
  return [...source.folded.matchAll(deed.shown)].some((match) => {
    const end = match.index + match[0].trimEnd().length;
    const span = source.ofFolded(match.index, end);
    if (
      !negated &&
      reading.isNegated(span) &&
      !/^(?:never|jamais|nie|niemals|nunca|no |without|sans|ohne|keine?|sin|aucun)/.test(match[0])
    )
      return false;
    const from = source.words.find(({ sentence }) => sentence === source.words[span.first]?.sentence);
    const lead = source.folded.slice(Math.max(0, match.index - 60), match.index);
    const own = from ? lead.slice(-(span.start - from.start + 1)) : lead;
    if (/^(?:lead|manag)ing/.test(deed.name) && DEPUTY.test(own)) return false;
    if (
      /^(?:lead|manag)ing/.test(deed.name) &&
      /^ (?:by|von|vom|durch|par|por) /u.test(source.folded.slice(end))
    )
      return false;
    if (deed.name === "being outstanding" && RUNNER_UP.test(own) && !said) return false;
    return !OTHERS.test(own) && !BY_OTHERS.test(source.folded.slice(end));
  });
}
