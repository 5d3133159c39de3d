/** Which of the ten archetypes a portrait speaks for, by the beginnings of its words. */
import type { Portrait } from "@career-portrait/shared/matching";
import { fold, pattern } from "@career-portrait/shared/text";
import type { Archetype } from "../identity.ts";

/** Beginnings of words that speak for an archetype, folded: English, German, French, Spanish. */
const CUES: Record<Archetype, RegExp> = {
  Builder: pattern("g")`
    \b(?:buil[dt]|creat|develop|launch|design|implement|ship(?:ped|s)|engineer|construct|found(?:ed|er)|
    baut|aufgebaut|aufbau|entwick|entwarf|entworfen|gestalt|grund(?:et|er)|implementier|
    constru|cree|creat|developp|concue?s?\b|concept|lance|fond(?:e|at)|
    desarroll|disen|lanz|fund(?:o|ad)|implant)`,
  Optimizer: pattern("g")`
    \b(?:optimi[sz]|reduc|improv|cut|faster|efficien|streamlin|automat|performance|sav(?:ed|ing)|lean\b|
    verbesser|verkurz|senkt|gesenkt|beschleunig|effizien|einspar|vereinfach|
    reduit|amelior|accele|efficac|simplifi|
    mejor|redu[cj]|aceler|eficien|ahorr|agiliz)`,
  Connector: pattern("g")`
    \b(?:partner|network|stakeholder|relationship|clients?\b|customer|liais|recruit|collaborat|sales|communit|
    kund|netzwerk|beziehung|zusammenarbeit|vertrieb|verkauf|
    partenair|reseau|relation|clientele|recrut|commercial|vente|
    soci[oa]s?\b|client[ea]|comercial|ventas?\b|colabor|comunidad)`,
  Guide: pattern("g")`
    \b(?:mentor|coach|teach|taught|train(?:ed|er|ing)|tutor|onboard|educat|instruct|lectur|
    anleit|unterricht|ausgebildet|ausbild|eingearbeitet|schul(?:ung|te)|lehr|
    form(?:ateur|atric)|enseign|accompagn|encadr|professeur|
    ensen|formador|capacit|docen|profesor|tutel)`,
  Stabilizer: pattern("g")`
    \b(?:maintain|reliab|support|operat|complian|safety|incident|monitor|uptime|qualit|administ|secur|
    wartung|betrieb|sicherheit|zuverlass|verwalt|
    mainten|entret|fiab|conform|exploit|surveill|
    manten|segurid|calidad|opero\b|opera(?:cion|dor)|cumplim|fiabil)`,
  Specialist: pattern("g")`
    \b(?:expert|speciali|certif|licen[cs]|technician|nurs|surg|chartered|craft|
    fachkraft|fachwirt|spezialis|techniker|pflege|zertifi|meister|
    technicien|infirmi|chirurg|artisan|
    especiali|tecnic|enfermer|cirujan|titulad)`,
  Strategist: pattern("g")`
    \b(?:strateg|roadmap|plann|direct(?:ed|or)|vision|chief|head of|transform|portfolio|polic|
    geplant|geschaftsfuhr|leiter|leitung|
    planif|direct(?:eur|rice)|dirig|pilote|
    estrateg|dirig|director|jefe|jefa|hoja de ruta)`,
  Advocate: pattern("g")`
    \b(?:advoca|patient|volunteer|rights|inclusi|diversity|social work|welfare|campaign|caring|accessib|
    ehrenamt|inklusi|vielfalt|sozialarbeit|barrierefrei|
    benevol|droits|action sociale|travail social|solidar|
    volunt|derechos|diversid|trabajo social|accesib)`,
  Investigator: pattern("g")`
    \b(?:research|analy[sz]|investigat|data|experiment|stud(?:y|ies)\b|audit|diagnos|discover|statisti|scien|
    forsch|untersuch|daten|studie|pruf|wissenschaft|
    recherche|donnees|enquet|etude|
    analiz|analis|investig|datos|estudi[oa]s?\b|estadist|cient)`,
  Performer: pattern("g")`
    \b(?:present(?:ed|ation|er)|perform(?:ed|er|ing)\b|speak|stage|broadcast|quota|award|exceed|actor|musi[ck]|host(?:ed)?\b|
    won\b|prasentier|vortrag|auftritt|buhne|ausgezeichnet|ubertroff|
    presente|presentateur|scene|conferenc|prix\b|depass|comedien|
    present[oa]|escen|premio|premiad|super(?:o|ad)|locut)`,
};
/** How much a word tells by where it stands. */
const WEIGHT = { title: 3, achievement: 2, attribute: 2, skill: 1, education: 1, certification: 1 };

/** The archetype that most words speak for; the first of those that are level, Specialist where none does. */
export function archetypeOf({ claims, work_history }: Portrait): Archetype {
  const texts = [
    ...work_history.map(({ title }) => ({ text: title, weight: WEIGHT.title })),
    ...claims.map(({ type, label, description }) => ({
      text: `${label} ${description ?? ""}`,
      weight: WEIGHT[type],
    })),
  ];
  let best: { archetype: Archetype; score: number } = { archetype: "Specialist", score: 0 };
  for (const [archetype, cue] of Object.entries(CUES) as [Archetype, RegExp][]) {
    const score = texts.reduce(
      (sum, { text, weight }) => sum + weight * (fold(text).match(cue)?.length ?? 0),
      0,
    );
    if (score > best.score) best = { archetype, score };
  }
  return best.archetype;
}
