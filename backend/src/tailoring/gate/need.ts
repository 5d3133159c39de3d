/**
 * Where a sentence speaks of what the employer asks for, and where of the person. Only in the former may the posting's
 * words stand without evidence.
 */
import type { Reading } from "./readings.ts";
import { type Source, type Span, touches, type Word } from "./source.ts";
import { says } from "./word-match.ts";
import { oneLine, pattern } from "@career-portrait/shared/text";

export interface NeedSpans {
  /** Whether a span stands where the employer's need is told. */
  isNeed: (span: Span) => boolean;
  /** Whether it stands in a mention of the post itself (mention.ts). */
  isMention: (span: Span) => boolean;
  any: boolean;
}

/** The employer asks, or the person applies. Folded, but `Sie` and `Ihr` need their capitals and are looked for in the text. */
const NEED = new RegExp(
  [
    oneLine`
      you (?:\w+ )?(?:ask|need|want|require|seek|look|mention|list|describ|expect|valu|call|search|state|
      name|note|write|wrote|emphasi|prioriti|use|run|work with|are (?:looking|seeking|hiring|after|
      searching))\w*`,
    "your (?!candidate)",
    oneLine`
      (?:posting|advert\w*|role|position|job|vacancy|opening|ad|company|employer|team) (?:\w+ )?(?:asks?|
      calls?|requires?|needs?|wants?|mentions?|lists?|seeks?|expects?|looks?|is looking)\b`,
    "(?:is|are) looking for",
    "appl(?:y|ying|ication) (?:for|to|as|at)",
    "(?:role|position|post|vacancy|opening|job) (?:of|as|at|with|for)",
    "(?:interest\\w*|interested) in",
    "join(?:ing)? (?:the|your)?",
    "opportunity",
    "put(?:ting)? (?:myself|my name) forward",
    "(?:how|what|where) i (?:can|could|might)",
    "bewerb\\w*",
    "gesucht",
    "(?:stellen)?(?:ausschreibung|anzeige|angebot)\\w*",
    "(?:die|der|als|um die) (?:stelle|position)",
    "anforderung\\w*",
    "(?:suchen|sucht|verlang\\w+|erwart\\w+|wunsch\\w+|brauch\\w+|benotig\\w+|forder\\w+) ",
    "vous (?:\\w+ )?(?:recherch|demand|attend|souhait|exig|cherch|mentionn|voul|evoqu|insist|propos)\\w*",
    "(?:votre|vos) ",
    "annonce|candidature|postule",
    "(?:poste|offre) (?:de|d|en)",
    "(?:buscan?|busca is|solicit\\w+|piden|requier\\w+|necesit\\w+) ",
    "(?:vuestr\\w+|su (?:empresa|equipo|oferta|anuncio))",
    "puesto de|oferta|candidatura|vacante",
  ]
    .map((part) => `(?:${part})`)
    .join("|"),
  "u",
);
/** German politeness: `Sie suchen`, `Ihre Anzeige`, told from `sie` and `ihre` by their capitals. */
const NEED_DE = pattern("u")`
    (?<!^)\b(?:Ihre?[nmrs]?|Euch|Eure?[nmrs]?)\b|^Ihre?[nmrs]?\b|\bSie (?:suchen|verlangen|erwarten|
    wünschen|brauchen|benötigen|nennen|schreiben|fordern|legen|setzen|beschreiben)`;

/** What the person says of applying and hoping, which claims nothing (folded). */
const COURTEOUS = new RegExp(
  [
    oneLine`
      i (?:am|was) (?:very )?(?:writing|applying|keen|interested|excited|intrigued|thrilled|delighted|
      drawn|curious|glad|happy|pleased)(?: (?:to|by|about|in))?(?: (?:see|read|find|learn|discover|hear|
      come))?|i (?:came across|write|submit|enclose|attach)|(?:please )?(?:accept|consider|find) (?:my|
      me)|i(?: m| would| d)? (?:apply|hope|look forward|like|love|welcome|wish|want|read|saw|noticed|
      learned|understand|see)(?: to)?|i (?:would|d|was pleased|was glad|was happy)`,
    oneLine`
      (?:how|what|where) i (?:can|could|might)|(?:i (?:would|should) like to )?put(?:ting)? (?:myself|
      my name) forward|(?:caught|drew|held|attracted) my (?:eye|attention|interest)|my (?:application|
      interest|enthusiasm)|(?:contact|reach|invite|meet|tell|show|help|allow|let|appeals? to|interests?|
      attracts?|convinced?) me`,
    oneLine`
      ich (?:mich|wurde|mochte|freue|konnte|bewerbe)|(?:bewerbe|freue|wurde|mochte|konnte|las|
      interessiere) ich(?: mich)?|(?:hat|haben|spricht|reizt|interessiert) mich|meine bewerbung|
      (?:bewerbe|interessiere|freue|wende|stelle) mich|habe ich (?:\w+ ){0,3}(?:\w*anzeige|
      \w*ausschreibung|\w*angebot|stelle) (?:\w+ )?(?:gelesen|gesehen|entdeckt|gefunden)|
      mich (?:\w+ )?(?:an|angesprochen|interessiert|beworben|bewerben)|ich habe \w+ (?:anzeige|
      ausschreibung)|wie ich`,
    oneLine`
      je (?:me permets|me tiens|vous (?:adresse|soumets|propose)|souhaite|serais|voudrais|postule|reste|
      vous)|je (?:pose|depose|presente) (?:ma|cette|donc)?|j (?:aimerais|espere|ai lu)|ma candidature|
      m (?:interesse|attire|a interpelle)`,
    "me (?:gustaria|interesa|dirijo|encantaria)|mi candidatura|quedo",
  ].join("|"),
  "gu",
);
const FIRST_PERSON =
  /\b(?:i|ive|my|mine|me|myself|we|our|us|ich|mein\w*|mir|mich|wir|unser\w*|je|j|mon|ma|mes|moi|m|nous|notre|nos|yo|mi|mis|me|he|tengo|soy|nuestr\w+)\b/u;
/** What is held or was done, also without a subject: "used daily at Acme". And what the reader will get. */
const CLAIMS = pattern("u")`
    \b(?:have|has|had|used|using|built|led|ran|managed|worked|mastered|did|done|developed|designed|
    delivered|created|implemented|maintained|deployed|brings?|offers?|gets?|gains?|finds?|hir(?:e|ing)|
    receives?|habe|hatte|bringe|nutz\w+|eingesetzt|gearbeitet|bekommen|erhalten|gewinnen|finden|
    beherrsch\w+|utilis\w+|maitris\w+|obtenez|trouverez|tengo|utiliz\w+|domin\w+|obtendran|
    encontrar\w+)\b`;
const FINDS_EXCUSED =
  /\b(?:you (?:have|use|run|had|built|offer|want|need)|sie (?:haben|nutzen)|vous (?:avez|utilisez))\b/gu;

/** The need, claimed by a pronoun: "I have used exactly that". */
const BY_PRONOUN = pattern("u")`
    \b(?:it|them|both|(?:exactly|just|precisely) (?:that|this|these|those)|all (?:of )?(?:that|this|
    these|them)|one|beides|genau das|dieses?|damit|davon|cela|exactement|les deux|eso|ambos)\b|
    \b(?:that|this|these)(?: (?:to|for|at|in|since|every|daily)\b|$)|\bwhich i\b|\bdie ich\b|\bque j\b`;

/** The clauses of a statement that tell the need, those that only list on after them, and mentions of the post. */
export function needSpans(
  source: Source,
  voice: "candidate" | "employer_need",
  cited: readonly Reading[],
  names: readonly string[],
  mentions: readonly Span[],
): NeedSpans {
  const clauses = clausesOf(source, names);
  const needs = new Set<number>();
  let open = false;
  let sentence = -1;
  for (const clause of clauses) {
    if (clause.sentence !== sentence) open = false;
    sentence = clause.sentence;
    const plain = clause.folded.replace(COURTEOUS, " ");
    const own = FIRST_PERSON.test(plain);
    const claims = CLAIMS.test(plain.replace(FINDS_EXCUSED, " "));
    const names = NEED.test(clause.folded) || NEED_DE.test(clause.text);
    if (own) open = false;
    else if (names)
      open =
        !/\b(?:gets?|gains?|finds?|hir(?:e|ing)|receives?|bekommen|erhalten|gewinnen|finden|obtenez|trouverez|encontrar\w+|obtendran)\b/u.test(
          plain,
        );
    else if (claims) open = false;
    else if (voice === "employer_need") open = true;
    if (open) needs.add(clause.number);
  }
  for (const clause of clauses) {
    if (needs.has(clause.number) || !FIRST_PERSON.test(clause.folded.replace(COURTEOUS, " "))) continue;
    // "You ask for X; I have used it daily": a claim by way of a pronoun, unless it stands on something of its own.
    const own = clauses.filter((other) => other.sentence === clause.sentence && !needs.has(other.number));
    const stands = own.some(({ words }) =>
      words.some((word) => isContent(word) && cited.some((row) => says(row, word.key))),
    );
    if (!stands || own.some(({ folded }) => BY_PRONOUN.test(folded)))
      for (const other of clauses)
        if (Math.abs(other.sentence - clause.sentence) <= 1) needs.delete(other.number);
  }
  const isMention = ({ start, end }: Span) =>
    mentions.some((mention) => mention.start <= start && mention.end >= end);
  return {
    isMention,
    any: needs.size + mentions.length > 0,
    isNeed: (span) => {
      const inside = source.words.filter((word) => touches(word, span));
      return inside.length > 0 && inside.every((word) => needs.has(word.clause) || isMention(word));
    },
  };
}

function isContent({ key, text }: Word): boolean {
  return key.length > 3 || /\d/.test(key) || /^\p{Lu}{2,}$/u.test(text);
}

function clausesOf({ words, text }: Source, names: readonly string[]) {
  const numbers = [...new Set(words.map(({ clause }) => clause))];
  return numbers.map((number) => {
    const own = words.filter(({ clause }) => clause === number);
    return {
      number,
      words: own,
      sentence: own[0]?.sentence ?? 0,
      folded: names.reduce((folded, name) => folded.replace(name, "…"), own.map(({ key }) => key).join(" ")),
      text: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
    };
  });
}
