/** What the author brought about: a deed with a number to it, an award, a promotion. */
import { monthNames } from "@career-portrait/shared/lexicon/months";
import { numbersByWord } from "@career-portrait/shared/lexicon/number-words";
import { anyOf } from "./words.ts";

/** A number that measures something: percent, money, factors, amounts with a unit or a counted thing. */
const MEASURE =
  /(?:[$€£¥]\s?\d[\d.,]*\s?(?:k|m|bn|million|billion|mio|mrd)?\b|\d[\d.,]*\s?(?:%|percent|per cent|prozent|pour ?cent|por ?ciento|por cento|x\b|×|-?fold\b)|\d[\d.,]*\+?\s?(?:k|m|bn|million|billion|mio\.?|mrd\.?|tausend|mille|mil|milhões|millones|millions?)?\s?(?:€|eur\b|euros?\b|usd\b|dollars?\b|chf\b|reais\b|pesos\b|pounds\b)|\d[\d.,]*\+?\s+(?:\p{L}+\s+){0,2}?\p{L}{3,})/giu;

/** Numbers that only date or age something. */
const NOT_MEASURE = new RegExp(
  `^(?:(?:19|20)\\d{2}\\b(?!\\s?[%€$])|\\d{1,2}\\+?\\s+(?:\\p{L}+\\s+){0,1}?(?:years?|months?|jahren?|monaten?|ans?|mois|años?|meses|anos|years old|${monthNames(["en", "de", "fr"])}|de \\p{L}+)(?!\\p{L}))`,
  "iu",
);

/** English numbers from two to a hundred, as words. */
const TWO_TO_HUNDRED = [...numbersByWord(["en"])]
  .flatMap(([word, value]) => (value > 1 && value <= 100 ? [word] : []))
  .join("|");

const NUMBER_WORDS = anyOf(
  `(?:team|group|staff|crew|class|department) of (?:${TWO_TO_HUNDRED})`,
  "doubled|tripled|quadrupled|halved|(?:cut|reduced) .{0,40} (?:in|by) half|verdoppelt(?:e|en)?|verdreifacht(?:e|en)?|halbiert(?:e|en)?|doublé|triplé|divisé par deux|dupliqué|dupliqu[ée]|duplicamos|dobrei|dobramos|dupliquei",
);

/** Counted people and things after a verb that brings them about: `trained three apprentices`, `published four papers`. */
const COUNTED = anyOf(
  `(?:trained|taught|mentored|coached|supervised|hired|published|wrote|opened|won|sold|built|raised|organi[sz]ed|led) (?:our |the |my )?(?:${TWO_TO_HUNDRED})(?: \\p{L}+)+`,
);

/** A change and how far it went: the outcome of a deed that a sentence before told. */
const CHANGED = anyOf(
  "fell|fallen|rose|risen|dropped|went (?:up|down)|gone (?:up|down)|c(?:a|o)me down|grew|grown|shrank|declined|decreased|increased|improved|climbed|reached|saved?|took|brought|instead of",
  "sank(?:en)?|gesunken|stieg(?:en)?|gestiegen|fiel(?:en)?|lag(?:en)?|ging(?:en)?|brauchten|erreichten?",
  "(?:a|ont) (?:baissé|augmenté|diminué|progressé|atteint|chuté)|est passée?|sont passée?s|est tombée?|est montée?",
  "baj(?:ó|aron)|sub(?:ió|ieron)|aument(?:ó|aron)|pas(?:ó|aron) de|ahorramos|redujo|se redujeron|disminuy(?:ó|eron)",
  "caiu|caíram|subiu|subiram|aument(?:ou|aram)|pass(?:ou|aram) de|diminui(?:u|ram)|economizamos",
);
const DOUBLED = anyOf(
  "doubled|tripled|quadrupled|halved|verdoppelt(?:e|en)?|verdreifacht(?:e|en)?|halbiert(?:e|en)?|(?:a|ont) (?:doublé|triplé)|se duplic(?:ó|aron)|dobr(?:ou|aram)",
);
/** The end of a change, as figure or word. */
const EXTENT = new RegExp(
  `\\d|(?<!\\p{L})(?:to|by|from|um|auf|de|à|en|un|a)\\s+(?:${TWO_TO_HUNDRED}|a third|a quarter|a half|half|ein drittel|die hälfte|un tiers|la moitié|un tercio|la mitad|um terço|metade)(?!\\p{L})`,
  "iu",
);
/** How things stood before: when the author came, and what the world does by itself. */
const BEFORE =
  /(?<!\p{L})(?:(?:when|before|as|als|bevor|quand|lorsque|cuando|quando) (?:I|ich|j['’]|je|yo|eu)?\s?(?:had |first )?(?:joined|came|started|arrived|took|began|anfing|kam|begann|übernahm|suis arrivée?|ai commencé|llegué|empecé|cheguei|comecei)|had fallen|used to)(?!\p{L})|^\s*(?:the )?(?:market|economy|inflation|prices?|rents?|demand|competition|rest)(?!\p{L})/iu;
const ARRIVED = /^\s*(?:when|als|quand|lorsque|cuando|quando)\s+(?:I|ich|j['’]|je|yo|eu)(?!\p{L})/iu;
/** Being employed, coming and noticing bring nothing about. */
const NO_DEED = anyOf(
  "worked|joined|started|employed|hired|asked|arrived|noticed|wanted|needed|visited|studied|graduated|lived|moved",
);

/** Whether a clause of the author's tells of something they did, with or without a number. */
export function isDeed(clause: string): boolean {
  return has(DEEDS, clause.replace(NO_DEED, " "));
}

/** Whether a sentence without an author tells how far something changed. */
export function isOutcome(sentence: string): boolean {
  if (BEFORE.test(sentence)) return false;
  if (has(DOUBLED, sentence)) return true;
  return (
    has(CHANGED, sentence) && EXTENT.test(sentence) && (measures(sentence).length > 0 || !/\d/.test(sentence))
  );
}

const AWARDS = anyOf(
  "won|award(?:ed)?|promoted to|named employee|employee of the (?:month|year)|prize|honou?red|patent(?:ed)?|gewann|ausgezeichnet|befördert|prix|récompensée?|promue?|gané|premio|ascendid[oa]|ganhei|prêmio|prémio|promovid[oa]",
);

/** A deed: without one, a number in a sentence is only a circumstance. */
const DEEDS = anyOf(
  "\\p{L}{2,}ed|told|found|put|led|built|grew|cut|ran|won|wrote|taught|sold|saved|made|brought|took|got|oversaw|drove|set up|kept|held|gave|raised|rose|fell|went|became|shrank|doubled|spent|closed|handle|manage|lead|supervise|coordinate|run|serve|teach|care",
  "ge\\p{L}{2,}(?:t|en)|\\p{L}{3,}(?:ierte|ierten|iert)|\\p{L}{3,}te(?:n)?|leite|betreue|führe|leitete|führte|baute|stieg|sank|half|gewann|brachte|schrieb|verkaufte|aufgebaut|eingeführt|umgesetzt|verantwortete|erhöht|reduziert|eingespart|verbessert|entwickelt|betreut",
  "\\p{L}{2,}(?:é|ée|és)|réduit|mis|construit|permis|conduit|obtenu|vendu|dirige|gère|encadre",
  "\\p{L}{2,}(?:é|í|ó|amos|imos|aron)|reduje|hice|dirijo|gestiono",
  "\\p{L}{2,}(?:ei|i|ou|amos|emos|imos)|fiz|lidero|gerencio",
);

/** Whether a clause states an achievement: a measured deed, a doubling, an award. */
export function isAchievement(clause: string): boolean {
  if (has(AWARDS, clause)) return true;
  if (!has(DEEDS, clause) || ARRIVED.test(clause)) return false;
  if (has(COUNTED, clause)) return true;
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
