/** What a letter says without stating a fact: greeting, interest, hope, thanks. Folded. */
import { pattern } from "@career-portrait/shared/text";

const list = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

export const COURTESIES = list(`
  tell telling explain say saying share sharing detail detailed wherever whenever convenient person happily
  gladly greatly appreciate appreciated kindly regarding concerning write writing letter here how what why
  dear sir madam team hiring manager recruiter regards kind best sincerely faithfully yours thank thanks
  grateful time consideration reading glad happy pleased delighted welcome chance opportunity talk talking
  discuss discussing conversation interview meet meeting speak speaking call hear hearing look forward looking
  soon
  apply applying application position role post vacancy opening job advertised interest interested interests
  excited keen curious enthusiastic drawn appeal appeals attract attracted attracts read reading seen saw
  noticed found posting advert advertisement description please find enclosed attached cv resume letter
  documents available availability notice further details information questions question contact reach
  convenience hope hoping would could like love want wish welcome help contribute contributing contribution
  support join joining team company organisation organization mission values work working goals goal future
  next step steps believe think feel learn learning more idea ideas value matter matters care convinced sure
  great good well right
  take taking taken took more meeting reviewing review see seen having advert express strong enthusiasm
  delighted discuss considering earliest hesitate confident fit good match phone attached notice period
  linkedin online forward contribute perfect ideally talents suited strengthen
  grossem grosses grosser besonderem besondere begeisterung freude suche suchen einladung jederzeit erlautern
  erlautere naher kennenzulernen baldige kundigungsfrist prufung hören horen unternehmens vakante vakanz
  arbeitgeber hochst sehr erfahren vom auf linkedin stellenportal geweckt
  grand vif tout renseignement renseignements complementaire complementaires precisions tiens tenir exposer
  convenance hesitez contacter publiee parue correspond actuellement recherche ravie lors opportunite motivee
  profil
  put putting name accept accepting submit submitting considered consider candidate candidacy reply response
  send sending came across come advertised website recently learned hereby express pleasure discover
  discovered discovering catch caught eye attention thrilled intrigued eager openings vacancies employer
  sounds offer allow introduce myself
  aufmerksam geworden gestossen stiess entdeckt gefunden ubersende sende schicke bitte berucksichtigen
  unterbreiten vorzustellen vorstellen bewerbungsunterlagen stellenausschreibung stellenangebot angebot
  homepage webseite jobportal portal neugierig gelesene hiermit anschreiben position initiativ verstarken
  verstarkung ansprechend passt weckt geweckt sofortiges
  veuillez soumettre soumets pose depose presente adresse trouver retenu retient attention decouvert decouvrir
  decouverte vivement suite reponse proposer pris connaissance parution site interpelle interpellee vif grand
  integrer enthousiasme honneur consideration
  erzahle erzahlen berichten naheres weiteres einzelheiten schildern telefonat austausch wissen horen
  sehr geehrte geehrter geehrten liebe lieber damen herren frau herr freundlichen freundliche grussen gruss
  grusse mit besten hiermit bewerbe bewerbung bewerben stelle position ausschreibung anzeige stellenanzeige
  ausgeschriebene ausgeschriebenen interesse interessiert interessieren gelesen lesen freue freuen freude gern
  gerne gesprach personlich personlichen personliches vorstellungsgesprach kennenlernen kennenzulernen
  einladung uberzeuge uberzeugen stehe verfugung ruckfragen fragen unterlagen lebenslauf anbei anlage
  beigefugt dank danke vielen bedanke herzlichen herzlich zeit aufmerksamkeit mochte wurde konnte beitragen
  beitrag beizutragen mitwirken team unternehmen mitarbeiten sofort angesprochen spricht reizt begeistert
  begeistern hoffe antwort ruckmeldung melden
  parler expliquer detail details davantage convaincre presenter savoir oral vive voix
  madame monsieur mesdames messieurs cordialement salutations distinguees sinceres agreer prie expression
  sentiments attente reponse retour reste restant disposition entretien rencontrer rencontre echanger plaisir
  heureux heureuse ravi ravie candidature postule postuler poste annonce offre interet interesse interessee
  lettre cv joint jointe permets adresser adresse souhaite souhaiterais serais pourrais aimerais voudrais
  contribuer rejoindre equipe entreprise remercie remerciements merci temps attention lecture equipes projet
  projets motivation
  estimado estimada estimados senor senora atentamente cordial cordiales saludo saludos entrevista disposicion
  quedo gracias tiempo atencion candidatura puesto oferta interes interesa gustaria encantaria encantado
  encantada conocer conocerles hablar contribuir equipo empresa unirme presento dirijo`);

/** Having and being able to, said of oneself: a fact even in small words. */
export const HAVING = pattern("u")`
    \b(?:i (?:have|do|did|can|am|meet|bring|fulfil\w*|match|know|was)|ich (?:habe|kann|bin|erfulle|
    bringe)|(?:habe|kann|bin|erfulle|bringe) ich|j ai|je (?:peux|suis|possede|remplis)|tengo|puedo|
    cumplo|soy)\b(?! (?:writing|applying|keen|interested|excited|glad|happy|pleased|drawn|curious|
    grateful|delighted|convinced|sure|available|looking|hoping|enthusiastic|attracted|also|would|very|
    help|contribute|ihre|mit|gern\w*|interessiert|begeistert|beitragen|uberzeugt|ravie?|heureu\w*|
    interessee?|convaincue?|tres|lu|motivee?|read|seen|(?:\w+ ){0,6}(?:aufmerksam|gestossen)))`;

const WISHING = pattern("u")`
    \b(?:would (?:like|love|welcome|be (?:glad|happy|delighted|pleased))|look(?:ing)? forward|hope|
    wurde(?: ich)?(?: mich)?(?: \w+)? (?:freuen|gern\w*)|freue(?: ich)? mich|mochte(?: ich)?|j aimerais|
    aimerais|souhaite(?:rais)?|serais (?:ravie?|heureu\w+)|gustaria|encantaria)\b`;
/** Said of what the person has, or would bring. */
const OWNING = pattern("u")`
    \b(?:bring\w*|apply|offer|share|use|put|contribute|with my|my (?:\w+ )?(?:experience|skills?|
    knowledge|expertise|background|degree|years|training|certific\w+)|mein\w* (?:\w+ )?(?:erfahrung\w*|
    kenntnis\w*|wissen|fahigkeit\w*|expertise|studium|abschluss)|einbring\w*|einsetz\w*|mitbring\w*|
    as an?|als|mon experience|mes (?:\w+ )?(?:competences|connaissances|experiences)|apporter|mettre|
    comme|mi experiencia|mis)\b`;

/** Whether words only wish: what somebody would like to do is no claim, unless they tell of what they have. */
export function isWish(words: readonly { key: string }[]): boolean {
  const folded = words.map(({ key }) => key).join(" ");
  return WISHING.test(folded) && !OWNING.test(folded);
}
