/** Work mode, kind of employment and seniority: only what the posting states. */
import type { WorkMode } from "../../../contract/index.ts";
import { isWorkModeOnly, workModeOf, workModeTag } from "../../../posting/index.ts";
import { pattern } from "../../../letters/pattern.ts";

const HYBRID = pattern("iu")`
    \bhybrid(?:e|es|es arbeitsmodell|er|ly)?\b|\bh[ií]brid[oa]\b|\bibrid[oa]\b|(?:\d|one|two|three|four|
    ein|zwei|drei|deux|trois|dos|tres)\+? (?:days?|tage|jours?|dagen|d[ií]as|giorni|dias) (?:per week |
    a week |pro woche |par semaine |per week |por semana |a la semana |alla settimana )?(?:(?:in|
    at) (?:the |our )?office|on[- ]?site|de t[eé]l[eé]travail|home ?office|remote|in presenza|thuiswerk|
    de teletrabajo|from home|wfh|im home ?office)|(?:partly|partially|part) remote|mix of (?:home|
    remote)|t[eé]l[eé]travail (?:partiel|possible|hybride|(?:jusqu.[àa] )?\d)|(?:\d|deux|trois|
    un) jours? (?:\S+ ){0,3}t[eé]l[eé]travail|(?:office|home) (?:and|und|\/) (?:home|remote|
    office) (?:work)?|thuis(?: |werken).{0,20}kantoor|(?:\d|ein|zwei|drei|
    vier)\p{L}* tage?n?(?![\p{L}])[^.\n]{0,40}(?:home ?office|mobil|remote|von zu hause)|
    (?:home ?office|mobile[srn]? arbeit\p{L}*|remote)[^.\n]{0,25} (?:\d|ein|zwei|drei|vier)\p{L}* tage|
    (?<!\d)\d{2} ?% (?:\p{L}+ )?(?:mobil|home ?office|remote|t[ée]l[ée]travail|from home)|(?:\d|one|two|
    three) days? (?:a|per) week from (?:home|your)|days? (?:a|per) week (?:from|in) (?:either|one of)|
    t[ée]l[ée]travail (?:est )?(?:possible|fr[ée]quent|r[ée]gulier|occasionnel|partiel)|
    t[ée]l[ée]travail[^.\n]{0,25}(?:\d|un|deux|trois|quatre) ?(?:jours?|j)(?![\p{L}])|
    thuiswerken (?:is )?(?:deels )?mogelijk|(?:een|twee|drie|\d) dag(?:en)? (?:per week )?thuis|
    smart ?working[^.\n]{0,25}(?:\d|un|due|tre) giorn[oi]|teletrabajo[^.\n]{0,25}(?:\d|uno?|dos|
    tres) d[ií]as?|(?:remainder|rest) (?:of the (?:week|time) )?(?:from|at) home`;
const REMOTE = pattern("iu")`
    \bfull[- ]remote\b|\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote[- ](?:first|only|
    position|role|job|opportunity|work(?:ing)?(?: position)?|based)\b|\b(?:work|working) (?:remotely|
    from home|from anywhere)\b|\bthis (?:is a |position is |role is |job is )(?:\w+ )?remote\b|
    \bremote \((?:us|uk|eu|germany|europe|anywhere)|\(remote(?:, ?[^()]{2,20})?\)|(?:^|[–|-] ?|
    [.] )remote,? (?:in|within|across|from|anywhere|aus|innerhalb) |\blocation ?: ?remote|\b(?:100 ?%|
    full) (?:home ?office|t[eé]l[eé]travail|remoto|teletrabajo)|\b(?:trabalho|trabajo|
    lavoro) (?:100 ?% )?remoto\b|\bvolledig (?:remote|thuis)`;
const ONSITE = pattern("imu")`
    \bWFO\b|\bwork from (?:the )?office\b|\b(?:roles?|positions?|jobs?) (?:is|are) (?:all )?(?:on-?site|
    on site)|(?:^|[|·(] ?)(?:sur place|en pr[ée]sence|en pr[ée]sentiel|vor ort|op locatie|
    in presenza)(?: (?:à|au|in|im|bei|en) [^|·\n]{2,30})?(?= ?(?:[|·)]|$))|
    \ball (?:the )?work is (?:done |carried out )?(?:on|at) (?:the |our )?(?:\w+ )?site\b|\b(?:lab|
    laboratory|office|site|workshop|depot|shop)[- ]based(?= ?(?:[|,·)]|$))|\b(?:fully |
    100 ?% )?on-?site (?:in|at|role|position|only|work|job|\d)|\bthis (?:is an |position is |
    role is )(?:fully )?(?:on-?site|in-?person|in-?office)\b|\b(?:location|work arrangement|
    workplace) ?: ?on-?site|\bnot (?:a )?remote\b|\bno remote\b|\bin-?(?:office|person) (?:position|
    role)\b|\b(?:vor ort|pr[äa]senz(?:pflicht)?) (?:arbeit|t[äa]tigkeit)|\b100 ?% (?:pr[ée]sentiel|
    presencial)|\b(?:trabajo|trabalho|modalidad|manera) presencial|\brequires? (?:someone|you|
    candidates?) to be on-?site\b|\(on-?site\)`;

/** "Pas de télétravail possible", "kein Homeoffice": nothing is said for it. */
const REFUSED = pattern("giu")`
    (?<![\p{L}])(?:pas de|sans|aucun|keine?n?|ohne|geen|sin|nessun|no) (?:t[ée]l[ée]travail|
    home ?office|teletrabajo|thuiswerken|smart ?working)(?: (?:possible|m[öo]glich|mogelijk|
    posible))?(?![\p{L}])`;

/** Words of a label whose value says how the work is done. */
const MODE_LABEL = pattern("giu")`
    (?<![\p{L}])(?:arbeitsort|arbeitsmodell|modalidad(?: de trabajo)?|lugar de trabajo|
    work(?:ing)? (?:location|place|mode|setting|arrangement|type|pattern)|workplace(?: type)?|job type|
    location(?: type)?|standort|mode de travail|lieu(?: de travail)?|werkplek|sede)\s*[:–-]\s*([^\n.;|
    ·]{4,40})`;
/** Home work offered without saying for how much of the week. */
const OFFERED = pattern("iu")`
    (?<![\p{L}])(?:home[ -]?office(?! location)(?:-m[öo]glichkeit(?:en)?)?|mobiles? arbeiten|
    t[ée]l[ée]travail|teletrabajo|thuiswerken|thuis te werken|telewerk(?:en)?|smart ?working)(?![\p{L}])`;

/** How the work is done; null when the posting does not say. `remote`: the value of such a label. */
export function workModeIn(text: string, remote?: string): WorkMode | null {
  if (/^[ \t]*remote[ \t:]+no\b/im.test(text)) return "onsite";
  if (remote !== undefined && /^(?:yes|oui|ja|si|sim|fully|100)/i.test(remote)) return "remote";
  const stated = workModeTag(text) ?? (remote ? workModeOf(remote) : null);
  if (stated !== null) return stated;
  const told = text.replace(REFUSED, " ");
  if (HYBRID.test(told.replace(HYBRID_THING, ""))) return "hybrid";
  for (const [, value] of text.matchAll(MODE_LABEL)) {
    const mode = workModeOf(value!);
    if (mode !== null) return mode;
  }
  if (REMOTE.test(told)) return "remote";
  if (ONSITE.test(text)) return "onsite";
  for (const part of text.split(/[\n.|·•;()]|\s[–—-]\s/u)) {
    const plain = part.replace(/^[\s*#]+|[\s*]+$/g, "");
    if (plain.length > 3 && plain.length <= 40 && isWorkModeOnly(plain))
      return OFFERED.test(plain) ? "hybrid" : workModeOf(plain);
  }
  return OFFERED.test(told) ? "hybrid" : null;
}
const HYBRID_THING = pattern("gi")`
    \bhybrid (?:cloud|solutions?|systems?|vehicles?|app|apps|mobile|environments?|infrastructure|
    renewable|approach|models? of|energy|power|identity|data|events?)`;

const EMPLOYMENT: readonly (readonly [string, RegExp])[] = [
  [
    "Internship",
    /\b(?:internship|praktikum|werkstudent(?:in)?|stage de fin|stagiaire|becari[oa]|est[aá]gio|tirocinio)\b/i,
  ],
  ["Apprenticeship", /\b(?:apprenticeship|apprentice|ausbildungsplatz|alternance|apprendistato)\b/i],
  [
    "Part-time",
    /\b(?:part[- ]?time|teilzeit|temps partiel|parttime|deeltijd|media jornada|tiempo parcial|meio per[ií]odo)\b/i,
  ],
  [
    "Contract",
    pattern("i")`
      \b(?:contract to hire|(?:\d+[- ]?\+?\s?months?|fixed[- ]term|temporary|short-term) contract|
      fixed[- ]term|contract (?:position|role|to)|befristet|cdd|c2c|temporary position|interim)\b`,
  ],
  [
    "Full-time",
    /\b(?:full[- ]?time|vollzeit|temps plein|fulltime|tiempo completo|jornada completa|tempo integral|tempo pieno|voltijd|heltid)\b/i,
  ],
  [
    "Permanent",
    /\b(?:permanent|unbefristet\w*|festanstellung|cdi|indefinido|indeterminato|vaste aanstelling)\b/i,
  ],
];

/** The kind of employment as people write it ("Full-time"); null when the posting does not say. */
export function employmentIn(text: string, labelled: string | undefined): string | null {
  if (labelled && labelled.length <= 50 && !/[.!?]/.test(labelled)) return labelled;
  const opening = text.replace(/\b(?:not|no|previous|prior) (?:\w+ ){0,2}(?:internship|contract)\b/gi, "");
  return EMPLOYMENT.find(([, pattern]) => pattern.test(opening))?.[0] ?? null;
}

const LEVELS: readonly (readonly [string, RegExp])[] = [
  [
    "intern",
    pattern("iu")`
      \b(?:intern|internship|trainee|praktikant\p{L}*|praktikum|werkstudent\p{L}*|duales studium|stage|
      stagiaire|\p{L}*stage|afstudeer\p{L}*|student(?:in)?|pasante|pasant[ií]a|pr[aá]cticas|becari[oa]|
      estagi[aá]ri[oa])(?![\p{L}])`,
  ],
  ["principal", /\bprincipal\b/i],
  ["staff", /\bstaff (?:\w+ )?(?:engineer|scientist|designer|developer)\b/i],
  [
    "lead",
    pattern("iu")`
      (?<![\p{L}])(?:lead|teamlead|tech lead|\p{L}*(?:team|schicht|gruppen) ?leit(?:er(?:in)?|ung)|
      team ?leader|\p{L}*werkstattmeister(?:in)?|chef d['’][ée]quipe|jefe de (?:equipo|turno)|
      ploeg(?:leider|baas)|teamleider)(?![\p{L}])`,
  ],
  ["executive", /\b(?:chief \w+ officer|ceo|cto|cfo|coo|vice president|vp)\b/i],
  ["senior", /\b(?:senior|s[êe]nior|sr\.?|experienced)(?![\p{L}])/iu],
  ["director", /(?<!assistant )\b(?:director|head of|directeur|directrice)\b/i],
  [
    "manager",
    /\b(?:manager|assistant (?:director|registrar)|supervisor|gerente|jefe|responsable|foreman|\p{L}*leiter(?:in)?|verantwoordelijke)(?![\p{L}])/iu,
  ],
  [
    "entry",
    /\b(?:junior|jr\.?|entry[- ]level|apprentice|ausbildung|lehrling|apprentie?|graduate|d[ée]butant|berufseinsteiger|auszubildende[r]?|azubi)(?![\p{L}])/iu,
  ],
  ["mid", /\bpleno\b|\bmid(?!-market)(?:dle)?(?:[- ]senior)?(?:[- ]level)?\b/i],
];
/** Titles whose "manager" names what is managed, not a rank over people. */
const NOT_A_RANK = pattern("i")`
    \b(?:account|project|product|program|programme|collections?|case|community|content|social media|
    category|customer success|key account|event|property|portfolio|release|scrum|data|brand|
    office) manager\b`;

/** The level that the title or a label states; null otherwise. */
export function seniorityOf(title: string | null, labelled: string | undefined): string | null {
  for (const stated of [labelled, title]) {
    if (!stated) continue;
    if (stated === labelled && /\bmid/i.test(stated)) return "mid";
    const level = LEVELS.find(
      ([name, pattern]) => pattern.test(stated) && !(name === "manager" && NOT_A_RANK.test(stated)),
    );
    if (level) return level[0];
  }
  return null;
}
