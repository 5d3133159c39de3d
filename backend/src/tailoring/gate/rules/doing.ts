/** Whose doing it was, and how much of it was done: helping is not doing, proposing not introducing, studying not holding. */
import type { Sentence } from "../../../phrasebook.ts";
import type { Case, Finding } from "../case.ts";
import type { Reading } from "../readings.ts";
import type { Word } from "../source.ts";
import { SMALL_WORDS } from "../vocabulary/plain.ts";
import { clauses, isTranslated, isWeighty, whole } from "../weighing.ts";
import { sameWord } from "../word-match.ts";
import { because } from "../reasons.ts";

/** What a row tells is less than doing; a statement that retells it must say so too. All folded. */
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
const SERVED =
  "(?:customers?|clients?|guests?|patients?|residents?|students?|pupils?|children|families|users?|people|visitors?|adults?|kinder\\w*|patient\\w*|bewohner\\w*|klient\\w*|famil\\w+|schuler\\w*|kund\\w+|menschen|personen|teilnehm\\w+|gaste\\w*|jugendliche\\w*|enfants?|eleves?|familles?|usagers?|residents?|personnes?)";
const ADMITS_HELP =
  /\b(?:assist\w*|support\w*|help\w*|participat\w+|contribut\w+|part of|part in|involved|took part|pris part|prends part|impliquee?|associee?|anteil|mitgewirkt|mitwirk\w*|mitarbeit\w*|mitgearbeitet|mitentwickelt|unterstutz\w+|beteilig\w*|begleit\w+|particip\w+|contribu\w+|aide\w*|collabor\w+|colabor\w+|apoy\w+|ayud\w+|learn\w*|gelernt|appris|with (?:my|our|the|a) (?:team|colleagues?)|together|gemeinsam|ensemble|miterfind\w+|mitautor\w*|co \w+)\b/u;

/** Studies, certificates and courses that are not completed. */
export const UNFINISHED =
  /\b(?:stud(?:y|ying|ies) (?:for|towards?)|work(?:ing|s)? towards?|preparing for (?:the|an|a|my) (?:\w+ ){0,4}(?:exam\w*|certific\w+|test|diploma|degree|licence)|in progress|expected|pursuing|enrolled|not yet (?:completed|finished|taken|passed)|to be completed|exam(?:ination)? (?:booked|scheduled|planned)|in vorbereitung|vorbereit\w* (?:mich )?auf (?:die|eine|den|das) (?:\w+ )?\w*(?:prufung|examen|abschluss)|angestrebt\w*|voraussichtlich\w*|berufsbegleitend seit|laufende[rnms]? (?:weiterbildung|ausbildung|prufung|zertifizierung|studium)|derzeit in (?:ausbildung|weiterbildung)|(?:weiterbildung|ausbildung|zertifizierung|studium) (?:\w+ ){0,4}(?:lauft|begonnen|laufend)|noch nicht abgeschlossen|en cours|en preparation|(?:je |en train de )?prepare (?:le|la|l|un|une)|preparation (?:du|de la|de l|au|a la) (?:diplome|certific\w+|concours|examen|licence|master|titre)|inscrite? (?:a|au|en)|prevue?s? (?:en|pour)|en curso|cursando)\b/u;

const WEAKER: readonly Weaker[] = [
  {
    told: new RegExp(
      `\\b(?:participat\\w+|contribut\\w+|shadow\\w+|involved in|took part|taken part|part of|observ(?:ed|ing)|mitgewirkt|mitwirkung|mitarbeit|mitgearbeitet|mitentwickelt|mitgestaltet|mitaufgebaut|beteilig\\w+|hospitier\\w*|participe\\w*|participation|contribue\\w*|contribution|collabor\\w+|colabor\\w+)\\b|^(?!.*\\b${SERVED}\\b).*\\b(?:assist(?:ed|ing|s)|support(?:ed|ing|s)(?! (?:\\w+ ){1,4}with (?:\\w+ )?(?:reports?|dashboards?|analys[ei]s|data|figures|forecasts?|documentation|visuals|tools))|help(?:ed|ing|s)|accompan\\w+|unterstutz\\w+(?! (?:\\w+ ){1,4}mit (?:\\w+ )?(?:berichten|auswertungen|analysen|kennzahlen|daten))|begleit\\w+|aide[rs]?|appui|apoy\\w+|ayud\\w+)\\b`,
      "u",
    ),
    admitted: ADMITS_HELP,
    reason: because("helped"),
  },
  {
    told: /\b(?:propos(?:ed|al|als|ing)|suggest(?:ed|ion|ions)|recommend(?:ed|ation|ations)|pitched|applied for|vorgeschlagen|vorschlag\w*|empfohlen|angeregt|beantragt|propose|proposition|suggere|recommande|sollicite|propuse|propuesta)\b/u,
    unless:
      /\b(?:introduc\w+|implement\w+|launch\w+|adopted|accepted|approved|granted|eingefuhrt|umgesetzt|ubernommen|angenommen|genehmigt|bewilligt|adopte\w*|retenu\w*|accepte\w*|mis en place|implant\w+)\b/u,
    admitted:
      /\b(?:propos\w*|suggest\w*|recommend\w*|pitch\w*|idea|appl(?:y|ied)|advis\w+|vorschlag\w*|vorgeschlagen|schlug|empfahl|empfohlen|angeregt|anregung|idee|beantragt\w*|antrag|suger\w*|sugger\w*|recommand\w*|conseil\w*|sollicit\w*|propuesta|propuse)\b/u,
    reason: because("proposed"),
  },
  {
    told: /\b(?:nominat\w+|nominee|shortlist\w*|finalist\w*|runner up|nominiert\w*|nominierung|finaliste|nomme\w* (?:au|pour)|finalista)\b/u,
    unless: /\b(?:won|winner|gewonnen|gewann|preistrager\w*|laureat\w*|gano|ganador\w*)\b/u,
    admitted:
      /\b(?:nominat\w+|nominee|shortlist\w*|finalist\w*|final|runner up|nominiert\w*|nominierung|finaliste|finale|nomme\w*|finalista)\b/u,
    reason: because("nominated"),
  },
  {
    told: UNFINISHED,
    admitted:
      /\b(?:study|studying|studies|towards?|working|preparing|prepare|in progress|expected|expect|pursuing|pursue|enrolled|not yet|will|soon|shortly|exam|course|aim\w*|plan\w*|bald|demnachst|vorbereit\w*|bereite|angestrebt\w*|strebe|voraussichtlich|lauf\w+|begonnen|noch|weiter\w*|en cours|prepar\w*|inscrit\w*|bientot|prochain\w*|prevu\w*|curso|cursando|estudi\w+)\b/u,
    reason: because("unfinished"),
  },
];

/** Somebody else is the subject: "My manager cut …", "… was cut by the client". */
const OTHERS =
  /^(?:my|our|the|a|mein\w*|unser\w*|der|die|ein\w*|mon|ma|notre|le|la|l|mi|nuestr[oa]|el) (?:\w+ )?(?:manager|supervisor|boss|colleagues?|director|ceo|founders?|client|customer|vorgesetzte\w*|chef|chefin|kolleg\w+|geschaftsfuhr\w+|kunde|directeur|directrice|collegue|patron|client|jefe|jefa|companer[oa]|director[a]?) |\b(?:by|von|par|por) (?:my|our|a|an|the|mein\w*|unser\w*|eine[mr]|mon|ma|notre|une?|mi|nuestr[oa]|una?) (?:\w+ )?(?:manager|supervisor|boss|colleagues?|director|agency|contractors?|suppliers?|freelancers?|vorgesetzte\w*|chef\w*|kolleg\w+|agentur|dienstleister\w*|lieferant\w*|directeur|collegue|prestataire|agence|jef[ae]|companer[oa])/u;
const NAMES_OTHERS =
  /\b(?:manager|supervisor|boss|colleague|director|client|team|agency|contractor|supplier|freelancer|chef|kolleg|agentur|dienstleister|lieferant|directeur|collegue|prestataire|agence|jefe)\w*\b/u;
/** "A colleague who wrote …": what follows is that person's. */
const OF_OTHERS =
  /\b(?:colleagues?|manager|supervisor|boss|contractors?|agency|suppliers?|freelancers?|consultants?|developers?|engineers?|kolleg\w+|vorgesetzte\w*|chefin|chef|agentur|dienstleister\w*|entwickler\w*|collegues?|prestataires?|agence|directeur|directrice|companer[oa]s?) (?:who|which|that|der|die|das|qui|que) /u;

interface Told {
  text: string;
  keys: readonly string[];
  isOthers: boolean;
}

/** A clause claims no more than the sentence of the evidence that it retells. */
export function doing(kase: Case): Finding[] {
  if (isTranslated(kase)) return [];
  return clauses(kase.source.words).flatMap((words): Finding[] => {
    const telling = words.filter((word) => isWeighty(word, kase) || isAbbreviation(word));
    // A name by itself, also in a list, tells of no doing.
    if (telling.length === 0 || words.length < 3) return [];
    const told = retold(telling, kase.readings);
    if (told.length === 0) return [];
    const sentence = kase.source.words
      .filter(({ sentence }) => sentence === words[0]?.sentence)
      .map(({ key }) => key)
      .join(" ");
    const finding = (reason: Sentence): Finding[] => [{ kind: "deed", span: whole(words), reason }];
    const weaker = WEAKER.find(
      ({ told: less, unless, admitted }) =>
        told.every(({ text }) => less.test(text) && unless?.test(text) !== true) && !admitted.test(sentence),
    );
    if (weaker) return finding(weaker.reason);
    const others = told.every(({ text, isOthers }) => isOthers || OTHERS.test(text));
    return others && !NAMES_OTHERS.test(sentence) ? finding(because("says_of_others")) : [];
  });
}

function isAbbreviation({ key, text }: Word): boolean {
  return /^\p{Lu}{2,}$/u.test(text) && !SMALL_WORDS.has(key);
}

/** The sentences of the evidence that share the most words with a clause: two, or half of those it has. */
function retold(words: readonly Word[], readings: readonly Reading[]): Told[] {
  const scored = readings.flatMap(sentencesOf).map((told) => ({
    told,
    shared: words.filter(({ key }) =>
      told.keys.some(
        (own) => own === key || sameWord(own, key) || (own.length > 4 && own.slice(0, 5) === key.slice(0, 5)),
      ),
    ).length,
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  if (most === 0 || most < Math.min(2, words.length / 2)) return [];
  return scored.filter(({ shared }) => shared === most).map(({ told }) => told);
}

/** The sentences of a row, what a relative clause tells of others by itself. */
function sentencesOf({ source }: Reading): Told[] {
  const numbers = [...new Set(source.words.map(({ sentence }) => sentence))];
  return numbers.flatMap((number): Told[] => {
    const keys = source.words.filter(({ sentence }) => sentence === number).map(({ key }) => key);
    const text = keys.join(" ");
    const others = OF_OTHERS.exec(text);
    if (!others) return [{ text, keys, isOthers: false }];
    const from = others.index + others[0].length;
    return [
      { text: text.slice(0, from), isOthers: false },
      { text: text.slice(from), isOthers: true },
    ].map((part) => ({ ...part, keys: part.text.trim().split(" ") }));
  });
}
