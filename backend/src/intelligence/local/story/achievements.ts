/** What the author brought about: a deed with a number to it, an award, a promotion. */
import { anyOf } from "./words.ts";

/** A number that measures something: percent, money, factors, amounts with a unit or a counted thing. */
const MEASURE =
  /(?:[$€£¥]\s?\d[\d.,]*\s?(?:k|m|bn|million|billion|mio|mrd)?\b|\d[\d.,]*\s?(?:%|percent|per cent|prozent|pour ?cent|por ?ciento|por cento|x\b|×|-?fold\b)|\d[\d.,]*\+?\s?(?:k|m|bn|million|billion|mio\.?|mrd\.?|tausend|mille|mil|milhões|millones|millions?)?\s?(?:€|eur\b|euros?\b|usd\b|dollars?\b|chf\b|reais\b|pesos\b|pounds\b)|\d[\d.,]*\+?\s+(?:\p{L}+\s+){0,2}?\p{L}{3,})/giu;

/** Numbers that only date or age something. */
const NOT_MEASURE =
  /^(?:(?:19|20)\d{2}\b(?!\s?[%€$])|\d{1,2}\+?\s+(?:\p{L}+\s+){0,1}?(?:years?|months?|jahren?|monaten?|ans?|mois|años?|meses|anos|years old|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|de \p{L}+)(?!\p{L}))/iu;

const NUMBER_WORDS = anyOf(
  "(?:team|group|staff|crew|class|department) of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)",
  "doubled|tripled|quadrupled|halved|(?:cut|reduced) .{0,40} (?:in|by) half|verdoppelt(?:e|en)?|verdreifacht(?:e|en)?|halbiert(?:e|en)?|doublé|triplé|divisé par deux|dupliqué|dupliqu[ée]|duplicamos|dobrei|dobramos|dupliquei",
);

const AWARDS = anyOf(
  "won|award(?:ed)?|promoted to|named employee|employee of the (?:month|year)|prize|honou?red|patent(?:ed)?|gewann|ausgezeichnet|befördert|prix|récompensée?|promue?|gané|premio|ascendid[oa]|ganhei|prêmio|prémio|promovid[oa]",
);

/** A deed: without one, a number in a sentence is only a circumstance. */
const DEEDS = anyOf(
  "\\p{L}{2,}ed|led|built|grew|cut|ran|won|wrote|taught|sold|saved|made|brought|took|got|oversaw|drove|set up|kept|held|gave|raised|rose|fell|went|became|shrank|doubled|spent|closed|handle|manage|lead|supervise|coordinate|run|serve|teach|care",
  "ge\\p{L}{2,}(?:t|en)|\\p{L}{3,}(?:ierte|ierten|iert)|\\p{L}{3,}te(?:n)?|leite|betreue|führe|leitete|führte|baute|stieg|sank|half|gewann|brachte|schrieb|verkaufte|aufgebaut|eingeführt|umgesetzt|verantwortete|erhöht|reduziert|eingespart|verbessert|entwickelt|betreut",
  "\\p{L}{2,}(?:é|ée|és)|réduit|mis|construit|permis|conduit|obtenu|vendu|dirige|gère|encadre",
  "\\p{L}{2,}(?:é|í|ó|amos|imos|aron)|reduje|hice|dirijo|gestiono",
  "\\p{L}{2,}(?:ei|i|ou|amos|emos|imos)|fiz|lidero|gerencio",
);

/** Whether a clause states an achievement: a measured deed, a doubling, an award. */
export function isAchievement(clause: string): boolean {
  if (has(AWARDS, clause)) return true;
  if (!has(DEEDS, clause)) return false;
  return has(NUMBER_WORDS, clause) || measures(clause).length > 0;
}

/** The measuring numbers of a text, verbatim. */
export function measures(text: string): string[] {
  return [...text.matchAll(MEASURE)]
    .filter(
      (match) =>
        !NOT_MEASURE.test(text.slice(match.index)) && !/[\p{L}\d.]$/u.test(text.slice(0, match.index)),
    )
    .map((match) => match[0].trim());
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
