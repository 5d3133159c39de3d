/** How requirements speak of skills: words that no name begins or ends with, ways to say a general competence. */

/** Function words and words of asking, folded, six languages: no name of a skill begins or ends with one. */
export const NO_NAME: ReadonlySet<string> = new Set(
  `
a an the of in on at to for with and or by as from is are be been must has have had will can may should
would could who that which this these those you your we our us their his her its it they he she i not no any
all each other others such etc e g eg ie if when while where per via than then more most least very well
also both either into within about over under up out only like including include includes some one two three
years year plus strong good excellent proven similar related relevant equivalent preferred required ability
able using used experience knowledge skills skill de la le les des du un une et ou en dans pour avec sur par
au aux que qui est sont vous nous votre vos notre se ce ces der die das den dem ein eine einen einer und
oder mit im von vom zu zur zum auf fur bei sowie sie ihre dein deine ist sind aus nach el los las y o con
para por del al lo su sus es son una het een van met voor op te bij je jij jouw zijn aan als ook
`.split(/\s+/),
);

/** Dispositions, conditions of work, formalities of hiring: nobody shows them by naming them, so none is listed. */
export const DISPOSITIONS: ReadonlySet<string> = new Set(
  `Independence, Motivation, Reliability, Initiative, Flexibility, Learning agility, Punctuality,
Work ethic, Positive attitude, Professionalism, Self-confidence, Results orientation,
Entrepreneurial mindset, Conscientious work style, Fast-paced environment, Shift work,
Work authorization, Physical fitness, Tidiness, Technical understanding, Own vehicle, Relocation,
Bilingual, Commercial awareness, Drug test`.split(/,\s+/),
);

/** Who does something → what is done ("data analyst" speaks of data analysis); several things → one. */
export const DONE: readonly (readonly [RegExp, string])[] = [
  [/engineers?$/i, "engineering"],
  [/analysts?$/i, "analysis"],
  [/designers?$/i, "design"],
  [/developers?$/i, "development"],
  [/administrators?$/i, "administration"],
  [/accountants?$/i, "accounting"],
  [/consultants?$/i, "consulting"],
  [/scientists?$/i, "science"],
  [/(manag|programm|plann|writ|buy|train|teach|keep|driv|model)(?:ers?|s)$/i, "$1ing"],
  [/model$/i, "modeling"],
  [/economic$/i, "economics"],
  [/ies$/i, "y"],
  [/([^s])s$/i, "$1"],
];

/**
 * General competences → how flattened sentences in six languages speak of them, adjectives and verbs included; what the
 * taxonomy's nouns leave out. A pattern begins at a word's beginning and goes on to the word's end.
 */
export const MANNERS: readonly (readonly [name: string, RegExp])[] = String.raw`
Communication: communicat(?:e|es|ing|ion|ions|or|ors|ive)|kommuni[kc]ati|communicati(?:e|ef|eve)|comunica|in wort und schrift|ausdrucks|elocution|s'exprimer|expression (?:orale|ecrite)|articulate|verbal
Teamwork: team ?work|team[- ]?(?:player|spieler|speler|fahig|geist|spirit|orient|arbeit|verband)|(?:part of|in|within|with|as) (?:an? |the )?(?:\p{L}+[- ]){0,2}teams?|(?:im|gerne?) team|(?:esprit d'|travail(?:ler)? en |en )e?quip[eo]|trabalh\p{L}* em equip|samen ?werk|work(?:ing)? (?:well |closely |effectively )?(?:together|with others)|collegial|cooperat|collaborative
Collaboration: collaborat|zusammen ?arbeit|colabora|cross[- ]functional
Problem solving: problem[- ]?(?:solv|los)|solv\p{L}+ (?:\p{L}+ )?problem|losungsorient|losungsfind|resol\p{L}+ (?:de |des )?(?:\p{L}+ )?problem|oplossingsgericht|probleem ?oplos
Attention to detail: attention to details?|(?:detail|details)[- ](?:orient|focus)|eye for details?|sorgfalt|sorgsam|genau(?:e|er|es|en|igkeit)?|prazis|exakt|nauwkeurig|(?:oog|liebe|auge) (?:voor|zum|furs?) detail|rigueur|rigoureu|minuti|(?:atencion al|sens du) detail|meticul|accura
Organization: organi[sz]ation(?:al|s)? (?:skills?|abilit)|organi[sz](?:ed|ing)|organis(?:ation|ator)|organisee?|organiza(?:cion|do|da|tiva)|(?:sens|capacite) (?:de l'|d')organisation|organisatie|strukturierte? (?:\p{L}+ )?arbeit|gestructureerd
Analytical skills: analytical|analytisch|analytique|analitic|(?:capacidad|capacite|esprit) (?:de |d')(?:analisis|analyse)
Interpersonal skills: interpersonal|people skills|relationnel|sens du contact|(?:facilidad de|buenas) relaci|don de gentes|sozialkompetenz|sozial[en]{0,2} kompetenz|contactvaardig|contactueel|rapport with|(?:build|establish|maintain)\p{L}* (?:\p{L}+ ){0,4}relation|kontaktfreud
Time management: time[- ]management|zeitmanagement|(?:manag|organi[sz])\p{L}* (?:\p{L}+ )?time|deadlines?|gestion d[ue]l? t[ie]+mp|fristgerecht
Prioritization: prioriti[sz]|priorisier|prioriteit|prioridades|(?:sens|gestion) des priorites
Multitasking: multi-? ?task|(?:multiple|several) (?:tasks|projects|priorities)|plusieurs (?:taches|projets)|multiples tareas
Adaptability: adapt(?:ab|er|ez|ation|ive|ing)|adapt\p{L}* to|anpassungs
Critical thinking: critical(?:ly)? think|think(?:ing)? critically|kritisch\p{L}* denk
Decision making: decision[- ]making|mak\p{L}+ (?:\p{L}+ )?decisions?|entscheidungs|toma de decisiones|prise de decision|besluitvaardig
Creativity: creativ|kreativ|creatie[fv]|out[- ]of[- ]the[- ]box
Leadership: leadership|lead(?:ing)? (?:an? |the |and )?(?:\p{L}+ )?(?:teams?|people|others|motivat)|fuhrungs(?!zeug)|mitarbeiterfuhrung|leiding ?gev|liderazgo|leader
Team management: manag(?:e|ed|ing) (?:an? |the )?(?:\p{L}+ )?(?:team|staff|people)|supervis\p{L}+ (?:\p{L}+ )?(?:staff|employees|team)|gestion de equipos|manejo de equipos|manejo de personal|personalfuhrung|encadre(?:ment|r)
Customer service: customer[- ](?:service|focus|satisfaction|orient|care)|guest service|kunden(?:orient|service|freundlich)|service[- ]?orient|dienstleistungs|klant(?:gericht|vriendelijk|enservice)|(?:orientation|satisfaction|service|relation) clients?|sens du service|(?:orientacion|atencion|servicio) al (?:cliente|publico)|vocacion de servicio
Negotiation: negotiat|verhandlungs(?!sicher)|negocia|onderhandel|negociat
Planning: planning|planung|planmatig|planificacion|planification|planifier
Presentation: presentations?|present(?:ing)? (?:\p{L}+ ){0,2}to
Resilience: resilien|belastbar
Empathy: empath|einfuhlungs|empatia|inlevings
Patience: patien(?:ce|te?)|geduld|paciencia
Writing: writ(?:ten|ing) (?:skills|communication)|redactionnel|redaccion|schreib(?:stark|stil)|stilsicher|schriftelijk
Confidentiality: confidential|vertraulich|diskret|discretion|discretie|confidencial
Reporting: report(?:ing|s)
Training: capacitacion|schulung(?:en)?|formations?|coaching
Travel: travel|reisebereit|reisetatig|deplacements?|reisbereid|viajar|viagens|trasferte
`
  .trim()
  .split("\n")
  .map((line) => line.split(": ") as [string, string])
  .map(([name, ways]) => [name, new RegExp(`(?<![\\p{L}])(?:${ways})\\p{L}*`, "u")]);
