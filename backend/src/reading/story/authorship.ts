/**
 * The words by which a story says who did something, whether it was done at all, and whether it is only wished for, by
 * language. Each entry holds regular-expression alternatives over whole words. A language that could not be told uses
 * them all, because a negation missed does more harm than one too many.
 */
import { oneLine, pattern, type Language } from "@career-portrait/shared/text";

/** A pattern of whole words, case-insensitive, global. */
export function anyOf(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

type Written = "en" | "de" | "fr" | "es" | "pt";
type Words = Record<Written, string>;

/** The author, alone. */
const I: Words = {
  en: oneLine`
    i|i['’](?:m|ve|d)|my (?:first |last |current |next |previous |main |own )?(?:role|job|task|work|
    responsibility|responsibilities|duties|project|focus|experience|background|career|part)`,
  de: "ich|meine? (?:rolle|aufgaben?|arbeit|verantwortung|tätigkeit|projekte?|schwerpunkt|erfahrung|laufbahn)",
  fr: "j['’]\\p{L}+|je|mon (?:rôle|travail|poste|projet|expérience)|ma (?:mission|responsabilité|carrière)|mes (?:missions|tâches|projets)",
  es: "yo|mi (?:papel|trabajo|puesto|función|proyecto|experiencia|carrera)|mis (?:funciones|tareas|proyectos)",
  pt: "eu|meu (?:papel|trabalho|cargo|projeto)|minha (?:função|experiência|carreira)|minhas (?:funções|tarefas)",
};

/** People who act for themselves. */
const COLLEAGUES_EN = oneLine`
    manager|boss|foreman|administrator|supervisor|auditors?|crew|deputy|lead|team lead|tech lead|
    colleagues?|co-?workers?|teammates?|predecessor|mentor|friends?|brother|sister|father|mother|dad|
    mum|mom|wife|husband|partner|director|ceo|cto|cfo|clients?|customers?|vendor|professor|teacher|
    landlord|neighbou?r|company|employer|assistant|intern|consultants?|contractors?|supplier|
    competitors?|architect|developers?|engineers?|department|firm|doctor|head nurse|chef|owner|agency|
    agencies|freelancers?|instructors?|students?|nurses?|doctors?|technicians?|teachers?`;
const COLLEAGUES_DE = oneLine`
    \p{L}*chef(?:in)?|\p{L}+leiter(?:in)?|vorgesetzter?|kolleg(?:e|en|in|innen)|teamleiter(?:in)?|
    vorgänger(?:in)?|freund(?:e|in)?|bruder|schwester|vater|mutter|frau|mann|partner(?:in)?|kunden?|
    kundin|firma|unternehmen|abteilung|geschäftsführer(?:in)?|professor(?:in)?|lehrer(?:in)?|
    architekt(?:in)?|entwickler(?:in)?|berater(?:in)?|dienstleister|nachbar(?:in)?|lieferant|chefarzt|
    oberarzt|praktikant(?:in)?`;
const COLLEAGUES_FR = oneLine`
    chef|cheffe|manager|responsable|supérieur|collègues?|collaborateurs?|prédécesseur|amie?s?|frère|
    sœur|père|mère|mari|femme|directeur|directrice|clients?|entreprise|société|fournisseur|prestataire|
    architecte|professeur|stagiaire`;
const COLLEAGUES_ES = oneLine`
    jefe|jefa|compañer[oa]s?|colegas?|supervisora?|gerente|directora?|amig[oa]s?|herman[oa]|padre|madre|
    marido|mujer|clientes?|empresa|proveedor|arquitect[oa]|profesora?|consultor(?:es)?`;
const COLLEAGUES_PT = oneLine`
    chefe|colegas?|supervisora?|gerente|diretora?|amig[oa]s?|irmã|irmão|pai|mãe|marido|mulher|clientes?|
    empresa|fornecedor|arquitet[oa]|professora?|consultor(?:es)?`;

/** The author as one of several. */
const WE: Words = {
  en: oneLine`
    we|we['’](?:re|ve|d)|our(?: own)?(?! (?:\p{L}+ ){0,2}?(?:${COLLEAGUES_EN})(?![\p{L}]))|
    my (?:own )?(?:team|crew|squad|staff|unit|ward|shift|class|students|patients|kitchen)`,
  de: `wir|unsere?[rmns]?(?! (?:${COLLEAGUES_DE})(?![\\p{L}]))|mein(?:em|en|er|es|e)? (?:team|mannschaft|abteilung|schicht|station|klasse)`,
  fr: `nous|notre(?! (?:${COLLEAGUES_FR})(?![\\p{L}]))|nos(?! (?:${COLLEAGUES_FR})(?![\\p{L}]))|mon équipe|on a|on`,
  es: "nosotr[oa]s|nuestr[oa]s?|nos|mi equipo|con mi equipo",
  pt: "nós|noss[oa]s?|a gente|minha equipe|minha equipa",
};

/** First-person verbs where Spanish and Portuguese leave the pronoun out. */
const FIRST_PERSON_VERB: Partial<Words> = {
  es: oneLine`
    \p{L}{2,}(?:é|í)(?<!qué|porqué|así|aquí|allí|ahí|también)|\p{L}{2,}(?:amos|imos)|reduje|hice|fui|
    tuve|traduje|dirijo|trabajo|soy|tengo|puse|estuve|conseguí|produje`,
  pt: "\\p{L}{2,}(?:ei)|\\p{L}{3,}i(?<!aqui|ali|nem|foi|sei lá)|\\p{L}{2,}(?:amos|emos|imos)|fiz|fui|tive|pus|estive|trabalho|sou|tenho",
};

/** The author as the agent of a passive: `built by me`. */
export const BY_AUTHOR = anyOf("me|us|mir|uns|moi|nous|mí|nosotr[oa]s|mim|nós|my team|our team");

/** Past-tense fragments without a subject, as in notes: `Led a team of five`. */
export const FRAGMENT = new RegExp(
  "^(?:(?:also|then|later|successfully|personally|außerdem|zudem|anschließend|puis|ensuite|luego|depois)\\s+)?(?:" +
    "led|built|managed|created|designed|developed|implemented|reduced|increased|improved|launched|delivered|migrated|trained|taught|cared|" +
    "supervised|organi[sz]ed|negotiated|sold|saved|grew|cut|automated|wrote|ran|won|coordinated|maintained|installed|repaired|introduced|" +
    "responsible for|worked|helped|supported|mentored|coached|leitete|entwickelte|betreute|führte|baute|steigerte|senkte|verantwortlich für|" +
    "géré|dirigé|développé|encadré|mis en place|réduit|augmenté|créé" +
    ")(?![\\p{L}])",
  "iu",
);

/** What people do with things, in the third person: whoever stands before it at the head of a clause acts. */
const DO_WITH_THINGS = oneLine`
    wrote|rewrote|built|rebuilt|developed|created|introduced|decided|designed|implemented|migrated|
    chose|picked|programmed|coded|taught|told|asked|wanted|insisted|uses?|used|ran|bought|fitted|
    installed|set up|handles?|handled|does|planned|brought|fixed|maintains?|looks? after|looked after|
    took care of|presented|sold|owned|owns`;

/** Anybody else as the one who acts. */
const OTHERS: Words = {
  en:
    oneLine`
      (?:my|our|the|an?|another|one of (?:my|our|the)|some|other|his|her|
      their)(?: (?:\p{L}+[- ]){0,2}?)? ?(?:${COLLEAGUES_EN})(?! (?:skills|experience|role|position))` +
    "|" +
    oneLine`
      (?:the|an?) (?:other|different|separate|outside|external|\p{L}+) team|another team|other teams|
      head office|another \p{L}+|someone(?: else)?|somebody(?: else)?|everyone else|others|he|she|they|
      nobody|no one|(?<=^[\s\p{P}]*)the \p{L}+ (?:(?!was|were|is|are|be|been|has|had|
      got)\p{L}+ )?(?:${DO_WITH_THINGS})`,
  de:
    `(?:mein|unser|dein|ein|der|die|das|den|dem)(?:e|en|em|er|es)?(?: \\p{L}+(?:e|en|er|es|em))? (?:${COLLEAGUES_DE})` +
    "|" +
    oneLine`
      (?:das|ein) ander(?:e|es) team|jemand(?: anderes?)?|andere|er|sie|niemand|(?<=^[\s\p{P}]*)(?:der|
      die) \p{L}+ (?:hat|haben|hatten?|baute|entwickelten?|schrieb|führten?|wollten?)`,
  fr:
    `(?:mon|ma|mes|notre|nos|le|la|les|l['’]|un|une)(?: ?\\p{L}+)? ?(?:${COLLEAGUES_FR})` +
    "|" +
    "l['’]autre équipe|une autre équipe|quelqu['’]un|d['’]autres|ils?|elles?|personne",
  es:
    `(?:mi|mis|nuestr[oa]s?|el|la|los|las|una?|otr[oa]s?)(?: \\p{L}+)? (?:${COLLEAGUES_ES})` +
    "|" +
    "(?:el|un) otro equipo|otro equipo|alguien|otros|él|ella|ell[oa]s|nadie",
  pt:
    `(?:meu|minha|meus|minhas|noss[oa]s?|o|a|os|as|uma?|outr[oa]s?)(?: \\p{L}+)? (?:${COLLEAGUES_PT})` +
    "|" +
    "(?:a|uma) outra equip[ae]|outra equip[ae]|alguém|outros|ele|ela|eles|elas|ninguém",
};

/** Before somebody else, these say that they are not the one who acts. */
export const NOT_ACTING_BEFORE = pattern("iu")`
    (?:^|[^\p{L}])(?:as|als|comme|como|with|for|to|from|of|than|like|between|among|through|alongside|
    via|toward|towards|about|against|at|in|on|help(?:ed|ing)?|mentor(?:ed|ing)?|train(?:ed|ing)?|
    coach(?:ed|ing)?|taught|teaching|support(?:ed|ing)?|manag(?:ed|ing)|led|leading|supervis(?:ed|ing)|
    advis(?:ed|ing)|assist(?:ed|ing)|convinc(?:ed|ing)|serv(?:ed|ing)|mit|für|von|zu|zum|zur|bei|an|auf|
    über|gegenüber|neben|avec|pour|de|à|chez|aux?|con|para|a|com|por|em|en|y|and|und|et|e)\s*$`;

/** Passive agents: `by my colleague`. */
export const BY = /(?:^|[^\p{L}])(?:by|von|vom|par|por|pelo|pela)\s*$/iu;

/** Makes the rest of its clause untrue. */
const NEGATORS: Words = {
  en: oneLine`
    never|not|no|n['’]t|\p{L}+n['’]t|cannot|without|neither|nor|none|hardly|lack(?:ed|ing|s)?|
    avoid(?:ed|ing)?|refused|declined|rejected|weak|rusty|failed to|unable to|zero|stopped using|
    moved away from|(?:got|get) rid of`,
  de: "nie|niemals|nicht|kein(?:e|en|em|er|es)?|ohne|weder|noch nie|verzichtet(?:en)?|lehnten? ab|abgelehnt|vermieden",
  fr: "jamais|pas|sans|aucune?|ni|refusé|renoncé",
  es: "nunca|jamás|no|sin|tampoco|ningun[oa]?|ningún|rechacé|rechazamos",
  pt: "não|nunca|jamais|sem|nenhum(?:a)?|nem|recusei|recusamos",
};

/** Only what directly follows is meant: `instead of Oracle we chose PostgreSQL`. */
const INSTEAD: Words = {
  en: oneLine`
    instead of|rather than|(?:decided|voted|argued|chose|advised|opted) against|as opposed to|unlike|
    over|away from|anything but|except(?: for)?|not|but not`,
  de: "statt|anstatt|anstelle von|gegen|außer|nicht",
  fr: "au lieu d[e’']|plutôt qu[e’']|contre|sauf|pas",
  es: "en lugar de|en vez de|contra|salvo|no",
  pt: "em vez d[eoa]s?|ao invés d[eoa]s?|contra|exceto|não",
};

/** `over` compares only after a choice: `we chose Postgres over Oracle`, not `over 20 %`. */
export const CHOICE = anyOf(
  oneLine`
    chose|choose|chosen|picked|prefer(?:red)?|selected|opted|favou?red|decided|wählten|wählte|
    entschieden|entschied|choisi|préféré|elegimos|elegí|preferimos|escolhemos|escolhi`,
);

/** Takes back the clause before: `we tried Shopify but decided against it`. */
export const TAKES_BACK = anyOf(
  oneLine`
    (?:against|rejected|declined|refused|dropped|abandoned|discarded|scrapped) (?:it|that|this|them|
    those)|gave (?:it|that|them) up|came to nothing|(?:was|were) outsourced|
    nothing to do with(?: it| that| this| them)?|after i(?: had|['’]d)? left|before i (?:joined|came|
    arrived|started|was there)|before my time|too (?:big|small|expensive|slow|complex) for (?:us|me)|
    belongs? to (?:another|a different|the other)|ruled (?:it|that|them) out|dagegen|verworfen|
    abgelehnt|laissé tomber|descartamos|desistimos`,
);

/** Negators that affirm. */
export const AFFIRMING = anyOf(
  oneLine`
    not only|not just|not merely|no longer just|no problem|no doubt|why not|nicht nur|nicht zuletzt|
    pas seulement|non seulement|no solo|no sólo|no solamente|não só|não apenas|sem dúvida|sin duda|
    sans doute|no later than|no less than`,
);

/** Wishes, plans, conditions, advice: nothing that happened. */
const WISHES: Words = {
  en:
    "(?:i|we)(?:['’]d| would| should| could| might| may)(?: \\p{L}+)? (?:like|love|want|prefer|enjoy|have|be|use|try|consider|choose|do|learn|build)|" +
    oneLine`
      (?:i|we) (?:really |also |still )?(?:want|wish|hope|plan|intend|aim|need|aspire|
      dream)(?:ed)?(?! \p{L}+ed)|(?:i['’]m|i am|we['’]re|we are) (?:\p{L}+ )?(?:hoping|planning|looking|
      eager|keen|excited|interested|aiming|going|studying|preparing|working towards?|about|
      learning about)|` +
    oneLine`
      would have|if (?:i|we|you|he|she|they)|my (?:goal|dream|ambition|plan|wish|hope) (?:is|was)|one day|
      someday|in the future|next year|looking forward|should have|could have|wanted to|hoped to|
      thought of|planned to|planning to|intended to|considered|considering|thinking (?:of|about)|
      thought about|curious about|looked (?:at|into)|preparing for|studying for|whether (?:i|we)|
      asked (?:me |us )?if|heard (?:of|about)|(?:read|reading|talks?|articles?) about|
      interested in learning|i will|we will|i['’]ll|we['’]ll|might`,
  de: oneLine`
    ich (?:möchte|würde|will|wollte|hoffe|plane|träume|könnte|hätte|werde)|wir (?:möchten|würden|wollen|
    wollten|hoffen|planen|werden|könnten)|(?:möchte|würde|wollte|könnte|hätte) (?:ich|wir)|mein (?:ziel|
    traum|wunsch|plan) (?:ist|war)|in zukunft|zukünftig|eines tages|wenn (?:ich|wir) .{0,40}(?:könnte|
    würde|hätte)|gerne? .{0,40}lernen|hätte gern|träume davon|interessiere mich|überlegt(?:en|e)?|
    ob (?:ich|wir)|gehört von|von .{1,40} gehört|gelesen über`,
  fr: oneLine`
    (?:je|nous) (?:voudrais|voudrions|veux|voulons|souhaite|souhaitons|souhaiterais|espère|espérons|
    compte|aimerais|aimerions|pourrais|devrais|vais)|j['’](?:aimerais|espère|envisage|ai envie)|
    mon (?:objectif|rêve|but|souhait) (?:est|était)|un jour|à l['’]avenir|si j['’]|si je|m['’]intéresse`,
  es: oneLine`
    (?:me|nos) gustaría|quisiera|quiero|queremos|espero|esperamos|deseo|pienso|planeo|ojalá|
    mi (?:objetivo|sueño|meta|deseo) (?:es|era)|algún día|en el futuro|si (?:yo )?(?:tuviera|pudiera)|
    voy a|vamos a|me interesa`,
  pt: oneLine`
    gostaria|gostaríamos|quero|queremos|desejo|pretendo|planejo|quem dera|meu (?:objetivo|sonho|
    desejo) (?:é|era)|um dia|no futuro|se eu (?:pudesse|tivesse)|vou|vamos|me interesso|tenho vontade`,
};

/** Where a new clause with its own subject may begin, besides commas and conjunctions. */
export const CONJUNCTIONS = oneLine`
    but|however|although|though|whereas|while|so that|because|where|which|who|whose|aber|sondern|jedoch|
    während|weil|obwohl|bevor|nachdem|dass|mais|cependant|alors que|tandis que|parce que|lorsque|pero|
    sino|aunque|mientras|porque|cuando|mas|porém|embora|enquanto|how|that|whether|what|wie|dass|ob|que|
    comment|cómo`;

/** The patterns of one language, or of all when it is not known. */
export interface Grammar {
  i: RegExp;
  we: RegExp;
  /** Null where verbs want their pronoun. */
  firstPersonVerb: RegExp | null;
  others: RegExp;
  negators: RegExp;
  instead: RegExp;
  wishes: RegExp;
  /** Negations may follow what they negate: `Java habe ich nie benutzt`. */
  negatesBackwards: boolean;
}

const grammars = new Map<Written | null, Grammar>();

export function grammarOf(language: Language | null): Grammar {
  const written = language !== null && language in I ? (language as Written) : null;
  const known = grammars.get(written);
  if (known) return known;
  const pattern = (words: Partial<Words>) =>
    anyOf(...(written ? [words[written] ?? []].flat() : Object.values(words)));
  const grammar: Grammar = {
    i: pattern(I),
    we: pattern(WE),
    firstPersonVerb: written === null || written in FIRST_PERSON_VERB ? pattern(FIRST_PERSON_VERB) : null,
    others: pattern(OTHERS),
    negators: pattern(NEGATORS),
    instead: pattern(INSTEAD),
    wishes: pattern(WISHES),
    negatesBackwards: written === null || written === "de",
  };
  grammars.set(written, grammar);
  return grammar;
}
