/**
 * What a row tells is less than doing: helping, standing in, proposing, beginning, being nominated, studying for it. A
 * statement that retells it must say so too. Folded; English, German, French, and the commonest of Spanish, Italian, Dutch.
 */
import type { Sentence } from "../../../phrasebook.ts";
import { because } from "../reasons.ts";
import { oneLine, pattern } from "@career-portrait/shared/text";

interface Weaker {
  /** In the row. */
  told: RegExp;
  /** In the row, beside it: the thing itself. */
  unless?: RegExp;
  /** In the statement: it does not claim more. */
  admitted: RegExp;
  reason: Sentence;
}

/** Working with people who are served is the doing itself: "supported families", "Kinder begleitet". */
const SERVED = oneLine`
    (?:customers?|clients?|guests?|patients?|residents?|students?|pupils?|children|families|users?|
    people|visitors?|adults?|tenants?|learners?|refugees?|passengers?|members|kinder\w*|patient\w*|
    bewohner\w*|klient\w*|famil\w+|schuler\w*|kund\w+|menschen|personen|teilnehm\w+|gaste\w*|
    jugendliche\w*|mieter\w*|senior(?:en|innen|ennen)|nutzer\w*|studierende\w*|gefluchtete\w*|enfants?|
    eleves?|familles?|usagers?|residents?|personnes?|jeunes|apprenants?|beneficiaires?|locataires?|
    adultes|demandeurs|pacientes|alumn\w+|usuarios|pazienti|alunni|bambini|bewoners|leerlingen|clienten)`;
/** The verbs of which that holds. */
const SERVING = oneLine`
    assist(?:ed|ing|s)|support(?:ed|ing|s)(?! (?:\w+ ){1,4}with (?:\w+ )?(?:reports?|dashboards?|
    analys[ei]s|data|figures|forecasts?|documentation|visuals|tools))|help(?:ed|ing|s)|accompan\w+|
    unterstutz\w+(?! (?:\w+ ){1,4}mit (?:\w+ )?(?:berichten|auswertungen|analysen|kennzahlen|daten))|
    begleit\w+|aide[rs]?(?! (?:soignant|a domicile|medico|comptable|cuisin|educat))|appui|accompagn\w+|
    apoy\w+|ayud\w+|ondersteun\w+`;
const PARTAKING = oneLine`
    participat\w+|contribut\w+|shadow\w+|involved in|took part|taken part|tak(?:e|es|ing) part|part of|
    observ(?:ed|ing)|mitgewirkt|mitwirkung|mitarbeit(?= (?:an|bei|in|im|beim|am))|mitgearbeitet|
    mitentwickelt|mitgestaltet|mitaufgebaut|mitgeholfen|mithilfe|beteilig\w+|teilnahme|teilgenommen|
    zuarbeit|zugearbeitet|geholfen|hospitier\w*|participe\w*|participation|contribue\w*|contribution|
    coup de main|collabor(?!ateur|atrice)\w+|colabor\w+|particip[oa]\w*|partecip\w+|contribuito|
    hielp(?:en)?|meegewerkt|meegeholpen|bijgedragen|deelgenomen|geassisteerd|assisted in|assisted with|
    co (?:author|organi|develop|writ|wrote|design|edit|direct|led|lead|creat|produc|chair|host|run|ran|
    conce|anim|fond|dirig|redig|pilot|construi)\w*|co(?:author|organi|redig|anim|dirig|concu|pilot)\w*|
    mit(?:verfasst|geschrieben|organisiert|entworfen|geleitet|herausgegeben|konzipiert|erarbeitet|
    betreut)|soutien (?:a|au|aux) (?:l |la |le )?(?!scolaire)`;

const HELPED: Weaker = {
  told: new RegExp(
    oneLine`
      \b(?:${PARTAKING})\b|^(?:helps?|assists?|supports?|accompany|participate|contribute|help(?:ed|
      ing)? out)\b(?! (?:\w+ ){1,4}with (?:\w+ )?(?:reports?|dashboards?|data|analys[ei]s))(?! (?:desk|
      for|of|group|worker|line|tickets?)\b)(?! (?:\w+ ){0,3}?${SERVED}\b)|
      (?<!${SERVED} (?:\w+ ){0,6})\b(?:${SERVING})\b(?! (?:\w+ ){0,3}?${SERVED}\b)`,
    "u",
  ),
  admitted: pattern("u")`
      \b(?:assist\w*|support\w*|help\w*|participat\w+|contribut\w+|part of|part in|involved|took part|
      attend\w*|lend|lent|(?:on|in|within|member of|belong\w* to) (?:the|a) team|im team|dans l equipe|
      souten\w*|soutien\w*|coorganis\w*|coredig\w*|coanim\w*|coauthor\w*|alongside|side by side|work(?:ed|
      ing)? (?:with|under|for)|under (?:the|senior|\w+ (?:guidance|supervision))|observ\w+|shadow\w*|
      pris part|prends part|prenant part|impliquee?|associee?|aux cotes|main forte|coup de main|
      second(?:e|ais|er|ant)|epaul\w+|concour\w+|particip\w+|contribu\w+|aid(?:e|ais|er|ant|ee?)|appui\w*|
      appuy\w+|accompagn\w+|anteil|mit(?:ge)?(?:wirk|arbeit(?!er)|entwick|verfass|schrieb|schreib|konzip|
      erarbeit|betreu|leit|gestalt|aufge|aufbau|geholf|helf|hilf|organis|getragen|bau)\w*|unterstutz\w+|
      beteilig\w*|begleit\w+|teilgenommen|teilnahme|teilnehm\w*|nahm|nehme|dabei|zugearbeitet|zuarbeit\w*|
      zuzuarbeiten|zur hand|hilf\w*|helf\w*|half|geholfen|hospitier\w*|besuch\w*|collabor\w+|colabor\w+|
      apoy\w+|ayud\w+|partecip\w+|aiut\w+|meegewerkt|hielp\w*|geholpen|meegeholpen|bijgedragen|
      deelgenomen|learn\w*|gelernt|appris|with (?:my|our|the|an?) (?:\w+ )?(?:team|colleagues?|owner|
      manager|head)|together|jointly|gemeinsam|zusammen|ensemble|samen|insieme|junto|miterfind\w+|
      mitautor\w*|co \w+)\b`,
  reason: because("helped"),
};

/** In the row: studies, certificates and courses that are not completed. */
export const UNFINISHED = pattern("u")`
    \b(?:stud(?:y|ying|ies) (?:for|towards?)|work(?:ing|s)? towards?|preparing for (?:the|an|a|
    my) (?:\w+ ){0,4}(?:exam\w*|certific\w+|test|diploma|degree|licence)|in progress|due to (?:finish|
    complete|end)|(?:exam|test) (?:pending|outstanding)|prufung (?:steht (?:noch )?aus|ausstehend)|
    steht noch aus|examen a passer|expected|pursuing|enrolled|not yet (?:completed|finished|taken|
    passed)|to be completed|(?:course|training|studies|degree|level \d|diploma|
    certificate)(?: \w+){0,4} (?:started|begun|began)|started (?:in )?20\d\d$|
    exam(?:ination)? (?:booked|scheduled|planned)|in vorbereitung|vorbereit\w* (?:mich )?auf (?:die|
    eine|den|das) (?:\w+ )?\w*(?:prufung|examen|abschluss)|angestrebt\w*|voraussichtlich\w*|
    berufsbegleitend seit|laufende[rnms]? (?:weiterbildung|ausbildung|prufung|zertifizierung|studium)|
    derzeit in (?:ausbildung|weiterbildung)|\w*(?:weiterbildung|ausbildung|zertifizierung|studium|
    lehrgang|kurs)(?! (?:von|der|des|neuer|unserer))(?: \w+){0,5} (?:lauft|begonnen|laufend)|
    (?:\w*studium|\w*lehrgang|(?:weiter|aus|um|fort)bildung zu[rm])(?: \w+){1,5} seit|
    begonnen(?: im)?(?: \w+)? 20\d\d|noch nicht abgeschlossen|en cours|en preparation|(?:je |
    en train de )?prepare (?:le|la|l|un|une)|preparation (?:du|de la|de l|au|a la) (?:diplome|
    certific\w+|concours|examen|licence|master|titre)|(?:formation|licence|master|cours|cursus|diplome|
    certificat)(?: \w+){0,4} (?:commencee?|debutee?|entamee?)|inscrite? (?:a|au|en)|prevue?s? (?:en|
    pour)|en curso|cursando|in corso)\b`;

/** In the statement: it says so too. */
export const UNFINISHED_ADMITTED = pattern("u")`
    \b(?:study|studying|studies|towards?|working (?:on|for)|preparing|prepare|in progress|expected|
    expect|pursuing|pursue|enrolled|not yet|will|soon|shortly|exam|course|aim\w*|plan\w*|start\w*|began|
    begun|beginning|bald|demnachst|vorbereit\w*|bereite|angestrebt\w*|strebe|voraussichtlich|lauf\w+|
    begonnen|begann|beginn\w*|angefangen|noch|weiter\w*|bilde ich|absolviere|besuche|attending|
    suis des cours|derzeit|studiere(?! te)|en cours|prepar\w*|inscrit\w*|bientot|prochain\w*|prevu\w*|
    commenc\w*|debut\w*|entam\w*|curso|cursando|estudi\w+|corso)\b`;

/** Looking on. */
const WATCHED: Weaker = {
  told: /\b(?:observed (?!in)|shadow(?:ed|ing)|hospitier\w*|hospitation\w*|sat in on)\b|\bobserved(?= )/u,
  admitted:
    /\b(?:observ\w*|shadow\w*|watch\w*|saw|sat in|hospit\w*|beobacht\w*|learn\w*|gelernt|besuch\w*)\b/u,
  reason: because("helped"),
};

const PROPOSED: Weaker = {
  told: pattern("u")`
    \b(?:propos(?:ed|al|als|ing)|suggest(?:ed|ion|ions)|recommend(?:ed|ation|ations)|pitched|
    applied for|vorgeschlagen|vorschlag\w*|empfohlen|angeregt|beantragt|propose|proposition|suggere|
    recommande|sollicite|propuse|propuesta)\b`,
  unless: pattern("u")`
      \b(?:introduc\w+|implement\w+|launch\w+|adopted|accepted|approved|granted|eingefuhrt|umgesetzt|
      ubernommen|angenommen|genehmigt|bewilligt|adopte\w*|retenu\w*|accepte\w*|mis en place|implant\w+)\b`,
  admitted: pattern("u")`
      \b(?:propos\w*|suggest\w*|recommend\w*|pitch\w*|idea|appl(?:y|ied)|advis\w+|vorschlag\w*|
      vorgeschlagen|schlug|empfahl|empfohlen|angeregt|anregung|idee|beantragt\w*|antrag|suger\w*|
      sugger\w*|recommand\w*|conseil\w*|sollicit\w*|propuesta|propuse)\b`,
  reason: because("proposed"),
};

const NOMINATED: Weaker = {
  told: /\b(?:nominat\w+|nominee|shortlist\w*|finalist\w*|runner up|nominiert\w*|nominierung|finaliste|nomme\w* (?:au|pour)|finalista)\b/u,
  unless: /\b(?:won|winner|gewonnen|gewann|preistrager\w*|laureat\w*|gano|ganador\w*)\b/u,
  admitted:
    /\b(?:nominat\w+|nominee|shortlist\w*|finalist\w*|final|runner up|nominiert\w*|nominierung|finaliste|finale|nomme\w*|finalista)\b/u,
  reason: because("nominated"),
};

/** Doing somebody's work while they are away. */
const STOOD_IN: Weaker = {
  told: pattern("u")`
    \b(?:st(?:ood|and|ands|anding) in for|cover(?:s|ed|ing)? for|deputi[sz]\w+|fill(?:ed|s|ing)? in for|
    vertretung (?:de[srnm]|von|fur|einer|eines)|(?:urlaubs|kranken)?vertretungs?weise|vertritt|vertrat|
    while (?:the|my|our) (?:\w+ ){1,3}(?:was|were|is) (?:on (?:leave|holiday)|away|absent|off|ill)|
    during (?:the|my|our) (?:\w+ ){1,3}(?:absence|leave)|in abwesenheit|wahrend (?:\w+ )?(?:urlaubs?|
    elternzeit|krankheit\w*) de[rs]|en l absence|pendant l absence|unter anleitung|under (?:supervision|
    guidance|instruction)|sous (?:la )?(?:supervision|tutelle)|remplac\w+ (?:du|de la|de l|le|la|l|des|
    ponctuel\w*)|supplean\w+|interim (?:du|de la|de l)|sustitu\w+ (?:del|de la|al|a la)|invallen voor|
    sostituzione de\w*)\b`,
  admitted: pattern("u")`
      \b(?:st(?:ood|and|ands|anding) in|cover\w*|deput\w+|fill\w* in|step\w* in|in (?:the )?(?:absence|
      place)|(?:was|were|is|are) (?:away|absent|off|on (?:leave|holiday))|act(?:s|ed|ing) (?:as|for|
      \w+ manager)|locum|vertret\w*|vertrat|vertritt|stellvertret\w*|in abwesenheit|sprang|springe|
      einspring\w*|eingesprungen|rempla[cç]\w*|supple\w*|absence|(?:an)?geleitet|anleitung|under|
      supervision|guidance|instruct\w*|tutelle|sous|interim\w*|adjointe?|sustit\w+|suplen\w+|inval\w+|
      sostitu\w+)\b`,
  reason: because("helped"),
};

/** Begun, and not said to be finished. */
const BEGUN: Weaker = {
  told: pattern("u")`
    ^(?:(?:started|began|begun|starting|beginning) (?:to \w+|\w+ing)|(?:begonnen|angefangen|
    beginn) (?:mit|zu|der|des)|(?:commence|debute|entame) (?:a|la|le|l|les|par))\b|\b(?:begonnen|
    angefangen)$`,
  admitted: pattern("u")`
      \b(?:start\w*|beg[aiu]n\w*|under way|ongoing|first steps|currently|at present|(?:am|been|is|
      are) \w+ing|begonn\w*|begann|beginn\w*|angefangen|fange|fing|derzeit|dabei|laufend\w*|commenc\w*|
      debut\w*|entam\w*|en cours|en train)\b`,
  reason: because("unfinished"),
};

export const WEAKER: readonly Weaker[] = [HELPED, WATCHED, STOOD_IN, PROPOSED, NOMINATED, BEGUN];
