/** Words around a name that tell whether it is the employer's. */

/** A name: capitalised words, small words between them, and a legal form after a comma. */
const WORD = "(?:gGmbH|eG|\\p{Lu}[\\p{L}\\p{N}&'’.+-]*|\\d+[\\p{Lu}][\\p{L}]*)";
export const NAME = `(${WORD}(?:(?: (?:of|for|the|and|&|de|du|des|la|le|der|für|und|et|y|e|van|von)){1,2} ${WORD}| ${WORD}|, (?:Inc|LLC|L\\.L\\.C|PC|P\\.C|LLP|Ltd|Co|Corp|PLC|AG|SE|SA)\\b\\.?|, ${WORD} & ${WORD}){0,6})`;

/** What stands around the name of a hiring company, and how much that says. */
export const WITNESSES: readonly (readonly [number, RegExp])[] = [
  [
    3,
    pattern(
      "(?:^|[,.!?)»”] +)(?:The )?~(?: \\([^)]{2,20}\\))?(?:,[^,.\\n]{3,90},)? (?:is|are) (?:currently |now |actively )*(?:looking for|seeking|hiring|recruiting|searching for|accepting applications|in search of)",
    ),
  ],
  [
    3,
    pattern(
      "(?:^|[,.!?)»”] +)(?:The )?~(?: \\([^)]{2,20}\\))?(?:,[^,.\\n]{3,90},)? (?:seeks|has an (?:immediate )?opening|has partnered|has an opportunity|invites applications|wants to hire|needs a)\\b",
    ),
  ],
  [
    3,
    pattern(
      "(?:^|[,.!?] +)(?:Die |Das |Der )?~(?: \\([^)]{2,20}\\))?(?:,[^,.\\n]{3,90},| (?:in|aus|à|en|te|em|di) \\p{Lu}[\\p{L}-]+)? (?:sucht|stellt|benötigt|freut sich auf|wünscht sich|recherche|recrute|zoekt|busca|selecciona|procura|contrata|cerca|ricerca|söker|søger)\\b",
    ),
  ],
  [
    3,
    pattern("(?:^|[,.!?] +)(?:The )?~(?: \\([^)]{2,20}\\))? is (?:proud to be )?an? (?:[Ee]qual|EEO|EOE|AA)"),
  ],
  [
    2,
    pattern(
      "(?:^|[,.!?] +)(?:The )?~(?:®|™)?(?: \\([^)]{2,20}\\))? (?:is|are|ist|est|es|é|è) (?:an?|one of|the|North|ein[er]?|un[ae]?|uma?|l[ae']|committed|dedicated|proud|[Aa]merica)(?![\\p{L}])(?! (?:\\p{Ll}+ )?(?:[Pp]lus|atout|advantage|asset|bonus|must|[Vv]orteil|[Mm]uss|[Pp]luspunkt|avantage|pré|ventaja|nécessité|requirement)(?![\\p{L}]))",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[,.!?] +)(?:The )?~(?:®|™)?,? (?:founded|established|headquartered|gegründet|fondée?|fundada|opgericht)\\b",
    ),
  ],
  [2, pattern("(?:^|[.!?] +)(?:At|Bei|Chez|Bij|En|Na|In) ~, (?:we|our|you|wir|du|nous|on|we|wij|je|somos)")],
  [
    3,
    pattern(
      "[Ff]ür (?:(?:unser(?:e|en|em)?|die|das|den) )?~ (?:in \\p{Lu}[\\p{L}-]+ (?:(?:in|an|am|bei) (?:der |dem )?\\p{Lu}[\\p{L}-]+ )?)?(?:ge)?such(?:en|t)(?![\\p{L}])",
    ),
  ],
  [2, pattern("(?:^|[.!?] +)(?:En|Na|Em|Chez) ~,? \\p{Ll}+(?:amos|emos|imos|ons)(?![\\p{L}])")],
  [
    2,
    pattern(
      "(?:[Jj]oin|[Ww]elcome to|[Ww]hy|[Cc]areers? (?:at|with)|[Ww]ork(?:ing)? (?:at|for)|[Ll]ife at|[Tt]eam at|[Rr]ejoignez|[Rr]ejoindre|[Ww]illkommen bei|[Ss]ubsidiary of|[Ff]ranchisee of|[Gg]oals of) ~",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[.!?] +)(?:We(?:'re|’re| are)|Wir sind(?: die| das| der)?|Nous sommes|Somos(?: a| o| la| el)?|Siamo|Wij zijn|Bienvenue chez|[Cc]hez|[Bb]ei(?: der| dem)?) (?!Hiring|HIRING|Recruiting|Growing|Expanding)~(?=[,.!:–-]|, |$| (?:and|und|et|en|y) \\p{Ll})",
    ),
  ],
  [0.8, pattern("^~ (?:\\p{Ll}+s|\\p{Ll}+t|é|è) (?:\\p{Ll}+|\\d+|the) ")],
  [
    1,
    pattern(
      "(?:^|[.!?] +)~(?:®|™)? (?:develops|provides|offers|operates|manufactures|delivers|specializes|serves|has (?:been|grown)|was (?:founded|established)|reserves|does not|values|emphasizes|complies|bietet|gehört|gehort|entwickelt|propose|développe|accompagne|ofrece|oferece|offre|s['’]engage|exploite|emploie|conçoit|fabrique|betreibt|beschäftigt|fördert|emplea|fabrica|diseña)\\b",
    ),
  ],
  [1, pattern("(?:to the|for the|at the|within the|behalf of(?: the)?) ~(?:'s|’s)")],
  // "Bei Nordwind Logistik bewegen wir …", "At The Loft & Larder we do …", "Chez Cartable, on …"
  [
    2.5,
    pattern(
      "(?:^|[.!?] +)(?:At|Here at|Bei|Chez|Bij)(?: der| dem| den| la| le)? ~,?(?: \\p{Ll}+)? (?:wir|we|nous|on|wij|je|you|du)(?![\\p{L}])",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[.!?,;:–-] +)(?:we(?:'re|’re| are)|wir sind|nous sommes|wij zijn|c['’]est|somos|siamo) ~(?=[,.!:–-]|$| (?:and|und|et|en|y) \\p{Ll})",
    ),
  ],
  // "Les Transports Garrigue, entreprise familiale, recherchent …"
  [
    3,
    pattern(
      "(?:^|[,.!?] +)(?:Die |Das |Der |[Ll]e |[Ll]a |[Ll]es |[Ll]['’]|[Ee]l )?(?:restaurante |empresa |taller |groupe |société |entreprise |association |cabinet |boulangerie |boucherie |pharmacie |ferme |domaine |garage |restaurant |hôtel )?~(?: inc\\.?| ltée)?(?: \\([^)]{2,20}\\)| à \\p{Lu}[\\p{L}-]+)?(?:,[^.\\n]{3,110},)? (?:recrute|recherche|recherchent|recrutent|cherche(?:nt)?|embauchent?|engagent?|stellt ein|zoeken|busca|buscan|necesita|sucht|souhaite (?:accueillir|recruter|renforcer)|renforce)(?![\\p{L}])",
    ),
  ],
  // "Damit sie kürzer wird, sucht die Bäckerei Ahlers in Jever …", "Namens onze klant zoekt Stroomlijn Uitzendbureau een …"
  [
    3,
    pattern(
      "(?<![\\p{L}])(?:sucht|suchen|stellt|braucht|zoekt|cherche|recherche|recrute|busca|cerca|ricerca) (?:die|der|das|unsere?|het|la|le|el|il|l['’]) ?(?!Stelle|Position|Person|Mitarbeit)~(?=[ ,.])",
    ),
  ],
  [
    2.5,
    pattern(
      "(?<![\\p{L}])(?:sucht|stellt|zoekt) (?=\\p{Lu}[^ ]+ \\p{Lu})~ (?:eine?[nr]?|een|zwei|drei|twee|drie|\\d+) ",
    ),
  ],
  // "Bij Bakhuis Klimaattechniek werken 58 mensen", "Bei Haustechnik Wendt arbeiten 14 Leute"
  [
    2.5,
    pattern(
      "(?:^|[.!?] +)(?:Bij|Bei|Chez|At)(?: der| dem| den| la| le| les| de| het)? ~ (?:werken|werkt|arbeiten|arbeitest|arbeitet|travaillent|travaille|work|works)(?![\\p{L}])",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[.!?] +)(?:Bij|Bei|Chez|At)(?: der| dem| den| la| le| les| de| het)? (?=\\p{Lu}[^ ]+ \\p{Lu})~ \\p{Ll}{3,}(?:en|est|ent|t|on|ons) ",
    ),
  ],
  [
    2.5,
    pattern(
      "(?:^|[.!?] +|, )(?:[Ww]e|[Uu]s|[Ww]ir|[Nn]ous|[Ww]ij|[Hh]ere) (?:at|bei|chez|bij)(?: der| dem| den| la| le| de| het)? ~",
    ),
  ],
  // "Voltane Intérim, c'est douze agences", "Kesselmann, das sind 40 Leute"
  [2, pattern("(?:^|[.!?] +)~, (?:c['’]est|ce sont|das sind|das ist|that['’]s|dat is|dat zijn) ")],
  // Who answers the telephone, and for whom: "ring Deirdre at Castletroy Search", "Petra Lang, Maintal Personalberatung, Telefon"
  [
    2.5,
    pattern(
      "(?<![\\p{L}])(?:[Rr]ing|[Cc]all|[Cc]ontact:?|[Pp]hone|[Ee]-?mail|[Tt]ext|[Ss]peak (?:to|with)|[Tt]alk to|[Aa]sk for|[Bb]el|[Aa]ppelez|[Cc]ontactez|[Ww]rite to) \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?(?: (?:at|from|of|bei|von|chez|van) |, )~(?= |,|\\.|$)",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[.:!?] +|, )\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}-]+, ~,? (?:(?:on|unter) )?(?:[Tt]elefon|[Tt]el\\.?|[Pp]hone|[Mm]obil|☎|\\+?\\d{2,5}[ /-])",
    ),
  ],
  [
    3,
    pattern("(?:^|[.!?] +)~ (?:acts?|is acting|operates?|works) as an? (?:employment|recruitment|staffing)"),
  ],
  // What the law or the page's owner is called: "Inserent: Talweg Transporte AG", "Valdora S.p.A. – Via dei Salici 22 – P.IVA"
  [
    2.5,
    pattern(
      "(?:^|[|.] +)(?:Inserent(?:in)?|Impressum|Herausgeber(?:in)?|Anbieter|Auftraggeber(?:in)?|Annonceur|Advertiser|Posted by|Published by|Publié par|Inserzionista) ?[:–-] ~",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[.!?|] +)~(?:[.,] | [–—|-] )[^\\n]{0,60}?(?:[Rr]egistered (?:in|office|charity)|[Cc]ompany (?:[Nn]o|[Rr]eg)|HRB|HRA|SIRET|RCS|KvK|P\\. ?IVA|CIF|ABN \\d|FN \\d|CHE-)",
    ),
  ],
  [
    1.6,
    pattern(
      "©(?: Copyright)?(?: \\d{4}(?: ?[-–] ?\\d{2,4})?)? (?!Indeed|LinkedIn|StepStone|Stepstone|Monster|Glassdoor|HelloWork|InfoJobs|Totaljobs|Reed|Xing|XING|Workday|Greenhouse|Lever|Personio|Workable|SmartRecruiters|Google|All [Rr]ights)~",
    ),
  ],
  // "Van Loon Installaties bestaat sinds 1954", "Lumibat existe depuis 1998"
  [
    2,
    pattern(
      "(?:^|[.!?] +)(?:(?:Die |Das |Der |La |Le |L['’]|El )(?=\\p{Lu}[^ ]+ \\p{Lu}))?(?!Der |Die |Das |Le |La |El |The )~ (?:bestaat|besteht|existe|gibt es|has been [^.\\n]{2,40}|has existed) (?:al |schon |nu )?(?:sinds|seit|depuis|desde|since|for) ",
    ),
  ],
  // "Hearth & Hound is opening in Kendal", "Mit 200 Filialen ist Backhaus Nierswalde einer der größten"
  [
    2,
    pattern(
      "(?:^|[.!?] +)~ (?:is (?:opening|expanding|growing|moving)|eröffnet|wächst|ouvre|s['’]agrandit|opent|groeit|abre|crece) ",
    ),
  ],
  [
    2,
    pattern(
      "(?<= )(?:ist|sind|zählt|is|est) ~ (?:eine?r?s?|een|l['’]un|zu den) (?:der|des|die|van|größten|führenden) ",
    ),
  ],
  // "Envoyez CV à Lehideux TP, ZI du Grais"
  [
    1.6,
    pattern(
      "(?:CV|candidature|Bewerbung(?:en)?|Unterlagen|[Aa]pplications?|[Rr]esumes?) (?:bitte )?(?:à|an|to|naar) (?:die |la |the )?(?!Human|HR|RH|Personal)~(?=, \\p{Lu}|, \\d)",
    ),
  ],
  // The first words under the heading of that section: "About us⏎Gridloom is …"
  [
    2,
    pattern(
      "^(?:About us|About the team|Who we are|Our story|Über uns|Wer wir sind|Wir über uns|Das sind wir|À propos(?: de nous)?|Qui sommes[- ]nous|Notre entreprise|Over ons|Wie (?:wij|we) zijn|Sobre nosotros|Quiénes somos|Chi siamo)[ :?!]*\\n(?:The |Die |Das |Der |La |Le |Les |L['’]|El |De |Het )?~,? (?:\\([^)]{2,20}\\) )?\\p{Ll}",
    ),
  ],
  // A page's heading over nothing but the name
  [
    2.5,
    pattern(
      "^(?:About the (?:company|employer|organi[sz]ation)|Über (?:das Unternehmen|den Arbeitgeber|die Firma)|À propos de l['’](?:entreprise|employeur)|Over (?:het bedrijf|de organisatie)|Sobre la empresa)\\n~$",
    ),
  ],
  // "Depuis vingt ans, Maison Castelbrun fabrique …", "Née en 1926 dans le Nord, Maison Delcourt conçoit …"
  [
    1.6,
    pattern(
      "(?:^|[.!?] +)(?:Depuis|Since|Seit|For|Née?|Fondée?|Founded|Established|Sinds|Desde|Gegründet|Als) [^.\\n]{3,50}?(?<! (?:mit|in|im|bei|von|auf|aus|für|with|at|of|from|to|by|avec|de|des|du|dans|sur|par|pour|en)(?: \\d+)?),? ~ (?!und |and |et |in |mit |with |avec |de )\\p{Ll}+",
    ),
  ],
  // "The Home Dialysis Program of Elk Valley Health teaches …"
  [
    1,
    pattern(
      "(?:^|[.!?] +)(?:The|Our|Die|Das|Der|La|Le|El|De) (?!Department|Division|Faculty|Section|Head|Director|Institute|School|Abteilung|Direction|Service)(?:\\p{Lu}\\p{L}+ ){1,3}(?:of|der|des|de|du|van) ~ \\p{Ll}+",
    ),
  ],
  // Any statement whose subject is a name of several words: "Die Stiftung Lindenfeld bietet …", "Elk Valley Health makes …"
  [
    1,
    pattern(
      "(?:^|[.!?] +)(?:Die |Das |Der |La |Le |Les |L['’]|Het |El )(?=\\p{Lu}[^ ]+ (?:\\p{Lu}|du |des |de |der ))~(?: \\p{Ll}+(?=,))?(?: \\([^)]{2,20}\\))?(?:,[^.\\n]{3,90},)? (?:hat|ist|war|wurde|sind|suchen|heeft|a|est|\\p{Ll}{3,}(?:t|en|e|ent|it|se))(?![\\p{L}])",
    ),
  ],
  [1.5, pattern("(?:^|[.!?] +)(?=\\p{Lu}[^ ]+ \\p{Lu})~,[^.\\n]{3,90}, \\p{Ll}{3,}(?:e|t|s)(?![\\p{L}])")],
  [
    1,
    pattern(
      "(?:^|[.!?] +)(?:The )?(?=\\p{Lu}[^ ]+ \\p{Lu})~(?: \\([^)]{2,20}\\))?(?:,[^.\\n]{3,90},)? (?:has|have|was|were|is|are|\\p{Ll}{3,}[^s ]s)(?![\\p{L}])",
    ),
  ],
];
/** What only the opening says of the employer: "Van driver wanted for Elm Garage", "Greetings from Aruna Staffing", "Wir, die Spedition Hartl, sind …" */
export const OPENINGS: readonly RegExp[] = [
  pattern("^[^.!?\\n]{3,90}? (?:required|wanted|needed|sought) (?:for|by|at)(?: the)? ~", "gu"),
  pattern("[Gg]reetings from ~"),
  pattern("^(?:@ ?|at |bei |chez |bij )~(?= [·|–-]|$)"),
  // "Hi, I'm Nora, CTO at Pebblewise."
  pattern(
    "(?<![\\p{L}])(?:I['’]m|I am|[Mm]y name is|[Ii]ch bin|[Jj]e suis|[Ii]k ben) \\p{Lu}[^.\\n]{1,50}? (?:at|bei|von|of|chez|bij|from) ~",
  ),
  pattern("(?:^|[.!?] +)(?:Wir|We|Nous|Wij),? (?:die |das |der |the |la |le |de )?~, \\p{Ll}"),
];
/** A name and a verb of the third person at the beginning of a sentence. */
export const SUBJECT = pattern(
  "^(?:The |Die |Das |Der |La |Le )?(?!L['’]|(?:Zu[rm]?|I[mn]|Am|Für|Mit|Als|Seit|Nach|Bei|Auf|Pour|Dans|Avec|Au|En|Sous|Sur|On|By|To|Within)(?![\\p{L}]))~ (?!(?:unser|ein|kein|dein|ihr|sein|dies|jed|all)\\p{Ll}* |required|wanted|needed|based|located|sought|gesucht|recherche|must|est |ist |was )\\p{Ll}{3,}(?:e|s|ed) ",
  "u",
);
/** What a company does, where its name is a single word that might be any noun. */
export const TRADE =
  /^ (?:installe|fabrique|conçoit|développe|accompagne|édite|construit|exploite|propose|vend|makes|builds|sells|installs|designs|develops|runs|started|opened|began|supplies|brews|bakes|ships|operates|provides|baut|entwickelt|betreibt|fertigt|liefert|produziert) /u;
export const ABOUT =
  /^[ \t#*]*(?:About|Über|Uber|Ueber|À propos de|A propos de|Over|Sobre|Om|Chi è|Who is|Why) (?:the )?([\p{Lu}\d][^\n:?]{1,40}?)[ \t]*[:?*]*$/gmu;
/** "Storekeeper at Elm Garage": the employer at the end of the first line. */
export const AT_END = new RegExp(
  `(?: at| @| bei| chez| bij| till| hos) (?:der |dem |den |the )?${NAME}(?:,? (?:in )?\\p{Lu}[\\p{L} '’-]{2,30})?(?: \\([^()]{2,30}\\))?\\.?$`,
  "u",
);
export const FRENCH_INSTITUTION = new RegExp(
  `(?:La |Le |L['’])((?:[Cc]entre hospitalier|[Cc]entre communal d[^ ]+ \\p{Ll}+|[Cc]ommunauté de communes|[Cc]onseil départemental|[Cc]linique|[Mm]airie|ville|commune|conservatoire|crèche|coopérative|mutuelle|théâtre|musée|syndicat|hôpital|école|collège|lycée|société|association|université|maison|fondation|agence) (?:de |des |du |d['’]|de la )?${NAME.replace("(", "(?:")})(?: \\([^)]{2,20}\\))?(?:,[^,.\n]{3,90},)? (?:recherche|recrute)`,
  "gu",
);
/** Names that carry a legal form: nobody but organisations has one. */
export const LEGAL_NAME = new RegExp(
  `(?<![\\p{L}])((?:${WORD} (?:& |and |und |et )?){1,5}(?:g?GmbH(?: & Co\\.? KG)?|AG|KGaA|KG|OHG|OG|UG|SE|AöR|AoeR|e\\.? ?V\\.|eG|Inc|LLC|LLP|PLLC|P\\.?C|Ltd|Limited|PLC|plc|Pvt\\.? Ltd|Pty Ltd|Corp|Corporation|S\\.?A\\.?S\\.?U?|S\\.?A\\.?R\\.?L|S\\.?A|S\\.?L\\.?U?|S\\.?p\\.?A|S\\.?r\\.?l|B\\.?V|N\\.V|A\\/S|ApS|AB|Oy|ASBL|SCOP|PartG(?: mbB)?|mbB)\\.?)(?![\\p{L}])`,
  "gu",
);
export const INSTITUTION = new RegExp(
  `(?<![\\p{L}])((?:${WORD} ){1,4}(?:University|Hospital|College|Council|Police Department|School District|School|Academy|Health System|Medical Center|Clinic|Trust)|(?:City|County|Town|State|Department|Ministry|University|Bank) (?:of|for|For) (?:the )?${WORD}(?: ${WORD}){0,2}|(?:Stadt|Gemeinde|Landkreis|Klinikum|Universität|Hochschule|Stiftung|Tierarztpraxis|Zahnarztpraxis|Arztpraxis|Praxis|Kanzlei|Hotel|Gasthof|Restaurant|Garage|Autohaus|Bäckerei|Transports|Fondation|Clinique|Résidence|Mairie|Ville|Mutualité|Crèche|Garderie|EHPAD|Home|Auberge|Konditorei|Schreinerei|Tischlerei|Metzgerei|Zimmerei|Gärtnerei|Brauerei|Molkerei|Druckerei|Spedition|Pflegedienst|Seniorenzentrum|Weingut|Apotheke|Caseificio|Stichting|Talleres|Laiterie|Boulangerie|Maison|Gestoría) (?:Dr\\. |der |des |du |de la |de |d['’])?${WORD}(?: (?:du |de la |de |des )?${WORD}){0,3})(?![\\p{L}])`,
  "gu",
);
/** The client for whom an agency looks: "on behalf of our client, X", "für unseren Kunden, die X". */
export const CLIENTS: readonly RegExp[] = [
  pattern(
    "(?:[Oo]n behalf of|[Ff]or|[Ww]ith|[Ss]upporting|[Aa]ssisting|[Rr]epresenting)(?: (?:our|my|a|their) (?:valued |exclusive )?client,?)(?: the)? ~",
  ),
  pattern(
    "(?:[Oo]n behalf of|(?:exclusively|closely) with|(?:recruiting|hiring) (?:exclusively )?for|[Ww]orking on [^.\\n]{0,40}with)(?: the)? ~",
  ),
  pattern(
    "(?:unsere[nrm]?|meine[nrm]?) (?:Kunden?|Kundin|Mandanten?|Mandantin|Klienten?|Auftraggeber),?(?: die| der| das| den)? ~",
  ),
  pattern(
    "(?:notre|mon|leur|son|sa) (?:client|cliente),?(?: la société| l['’]entreprise| le groupe| la| le)? ~",
  ),
  pattern("(?:^|[.!?] +)(?:Our|My) client,? ~(?=,| (?:is|are|has|have)(?![\\p{L}]))"),
  pattern("(?:retained|engaged|mandated|instructed|appointed) by(?: the)? ~"),
  pattern("pour le compte de ~"),
  pattern(
    "(?:role|position|vacancy|opportunity|search|assignment) (?:that |which )?(?:I am|I['’]m|we are|we['’]re) [^.\\n]{0,30}(?:with|for|at) ~",
  ),
  pattern("(?:onze|nuestro|nuestra|nosso|nostro) (?:klant|opdrachtgever|cliente?),? ~"),
];
/** "Morse & Pendleton, PC (“MP”)": the letters stand for the name. */
export const ABBREVIATED = pattern("~ \\([\"“']?(?:the )?([A-Z][A-Za-z&]{1,9})[\"”']?\\)");
/** What agencies call themselves. */
export const AGENCY =
  /(?<![\p{L}])(?:recruit(?:ment|ing|ers?)|staffing|search(?: & selection)?|selection|recrutement|int[ée]rim|personal(?:beratung|dienstleistung\p{L}*|vermittlung|management|service)?|zeitarbeit|headhunt\p{L}*|talent\p{L}*|executive search|resourcing|manpower|employment|uitzend\p{L}*)(?![\p{L}])/iu;
/** Names that end so are agencies'. */
export const AGENCY_NAME =
  /(?<![\p{L}])(?:Recruit(?:ment|ing|ers)|Staffing|Search (?:& |and )Selection|Executive Search|Recrutement|Int[ée]rim|Personal(?:beratung|dienste?|dienstleistung\p{L}*|vermittlung|service)|Zeitarbeit|Headhunters|Resourcing|Uitzendbureau|Uitzendburo|Uitzendkrachten)$/u;
/** "the Settlements pod", "our Growth team": a part of an employer. */
export const PART_OF_EMPLOYER =
  /^ (?:pod|squad|team|unit|department|division|tribe|chapter|crew|shift|project|programme?|desk|group|role|position|job|course|app|platform|abteilung|équipe)s?(?![\p{L}])/iu;
export const HASHTAG = /^[ \t]*#(\p{Lu}[\p{L}\d]{2,30})[ \t]*$/gmu;
function pattern(source: string, flags = "gmu"): RegExp {
  return new RegExp(source.replace("~", NAME), flags);
}
