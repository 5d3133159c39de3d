/** What is said about the exactness of a number: over, nearly, about, up to. */

import { unmarked, pattern } from "@career-portrait/shared/text";

/** How the number bounds the truth: exactly it, more, about it, less (up to, nearly), several times it (hundreds). */
export type Bound = "exact" | "above" | "about" | "below" | "several";

const ABOVE = pattern("u")`
    (?:more than|over|above|at least|exceed(?:ed|ing|s)?|beyond|upwards? of|in excess of|north of|>=?|
    no fewer than|mehr als|uber|mindestens|plus de|au moins|au dela de|mas de|al menos|
    superior a)\s*(?:an?\s|the\s|die\s|der\s|la\s|l'\s?|eine[mnrs]?\s|une?\s|una?\s)?(?:eur|usd|gbp|chf|
    [$€£])?\s*$`;
/** "Ein Kredit über 14 Mio. €" is one of so much. */
const FOR_SUM =
  /(?:finanzierung|kredit|darlehen|vertrag|auftrag|rechnung|bestellung|angebot|forderung|investition|budget|scheck)\w{0,2}\s+uber\s*$/u;
const BELOW = pattern("u")`
    (?:up to|as many as|as much as|nearly|almost|close to|under|below|less than|fewer than|at most|<=?|
    bis zu|fast|knapp|beinahe|nahezu|weniger als|unter|hochstens|jusqu'? ?a|presque|(?<!au)pres de|
    moins de|casi|hasta|menos de|cerca de)\s*(?:an?\s|the\s|die\s|der\s|la\s|l'\s?|eine[mnrs]?\s|une?\s|
    una?\s)?(?:eur|usd|gbp|chf|[$€£])?\s*$`;
const ABOUT = pattern("u")`
    (?:about|around|approximately|approx\.?|roughly|some|circa|ca\.?|~|etwa|rund|ungefahr|zirka|gut|
    environ|quelque|a peu pres|unos|unas|aproximadamente|alrededor de)\s*(?:an?\s|the\s|die\s|der\s|
    la\s|l'\s?|eine[mnrs]?\s|une?\s|una?\s)?(?:eur|usd|gbp|chf|[$€£])?\s*$`;

/** "Over four years the share rose", "from 11 to 19 % over four years": during them, not more than them. */
const DURING = /(?:^\s*|(?:%|per ?cent|prozent|pour ?cent|\d)[^.;]{0,12}\s)(?:over|uber|sur)\s*$/u;
const TIMES = new Set(["day", "week", "month", "year"]);

/** The bound that the words before a number give it; `unit` is the number's own. */
export function boundOf(lead: string, unit: string | null): Bound {
  const plainLead = unmarked(lead);
  if (TIMES.has(unit ?? "") && DURING.test(plainLead)) return "exact";
  if (ABOVE.test(plainLead) && !FOR_SUM.test(plainLead)) return "above";
  if (BELOW.test(plainLead)) return "below";
  return ABOUT.test(plainLead) ? "about" : "exact";
}
