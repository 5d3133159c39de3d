/** The words by which a description names what it wants, in English and German, and the name each is kept under. */
import { oneLine, pattern } from "@career-portrait/shared/text";

export type Vocabulary = readonly (readonly [name: string, pattern: RegExp])[];

/** Whole words only, in any case; `_` stands for a space, a hyphen or nothing. */
function words(alternatives: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${alternatives.replaceAll("_", "[-\\s]?")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
}

const DAYS = oneLine`
  (?:\d|one|two|three|four|ein(?:en)?|zwei|drei|vier)(?:\s?(?:-|–|to|or|bis|oder)\s?\d)?\s(?:days?|
  tage?n?)(?:\s(?:a|per|pro|in der|die)\s(?:week|woche))?`;
const OFFICE = String.raw`(?:in|at|from|im|ins)\s(?:the\s|an\s)?(?:office|büro)`;

export const WORK_STYLES: Vocabulary = [
  [
    "remote",
    words(
      oneLine`
        remote(?:ly|_first|_only)?|fully_distributed|work(?:ing)?_from_(?:home|anywhere)|wfh|home_?office|
        mobile[sn]?_arbeit(?:en)?|ortsunabhängig|telearbeit|von_(?:zu_hause|zuhause)(?:_aus)?|
        telecommut(?:e|ing)`,
    ),
  ],
  ["hybrid", words(`hybride?[nrs]?|${DAYS}\\s(?:${OFFICE}|on_?site|vor_ort|remote|home_?office)`)],
  [
    "onsite",
    words(
      `on_?site|in_person|in_office|office_based|(?<!(?:days?|tage?n?|week|woche)\\s)(?:${OFFICE}|vor_ort)|präsenz(?:arbeit)?`,
    ),
  ],
];

export const ROLE_LEVELS: Vocabulary = [
  ["intern", words("intern(?:ship)?s?|praktik(?:um|a)|praktikant(?:in)?|werkstudent(?:in)?|working_student")],
  [
    "entry",
    words(
      "entry_level|new_grad(?:uate)?|graduate_(?:role|position|job|programme|program)s?|berufseinsteiger(?:in)?|berufseinstieg|absolvent(?:in)?",
    ),
  ],
  ["junior", words("junior(?:_level)?|jr\\.?")],
  ["mid", words("mid_level|mid_?senior|intermediate|mittleres_level")],
  ["senior", words("senior(?:_level)?|sr\\.?")],
  [
    "staff",
    words(
      oneLine`
        staff(?=\+|[-\s](?:\+|level|engineer|developer|designer|scientist|researcher|software|product|data|
        machine|role|position|or|oder|and|und)|\/)|(?<=(?:senior|principal)(?:,|\/|\sor|\soder|\sand|
        \sund)\s?)staff`,
    ),
  ],
  ["principal", words("principal(?:_level)?")],
  [
    "lead",
    words(
      oneLine`
        (?:tech(?:nical)?|team|engineering|design|product|data|project)_lead|lead(?=[-\s](?:engineer|
        developer|designer|role|position|level|data|software|product))|(?<=(?:senior|staff|principal|
        junior)(?:,|\/|\sor|\soder|\sand|\sund)\s?)lead|team_?leit(?:er(?:in)?|ung)`,
    ),
  ],
  [
    "manager",
    words(
      "(?:engineering|people|team)_manager|manager_(?:level|role|position)s?|management_(?:role|position)s?|führungs(?:kraft|position|rolle|verantwortung)",
    ),
  ],
  ["head", words("head_of|abteilungsleit(?:er(?:in)?|ung)|bereichsleit(?:er(?:in)?|ung)")],
  ["director", words("directors?(?:_level)?|direktor(?:in)?")],
  ["vp", words("vp|vice_president")],
  [
    "c-level",
    words(
      "(?<!(?:to|with|an)\\s(?:the\\s|a\\s|den\\s|die\\s)?)c[eftpiom]o|c_level|c_suite|geschäftsführ(?:er(?:in)?|ung)",
    ),
  ],
];

export const INDUSTRIES: Vocabulary = [
  ["Fintech", words("fintechs?")],
  [
    "Banking",
    words("bank(?:s|en|ing)?|bankwesen|finanz(?:branche|sektor|wesen|industrie)|financial_services"),
  ],
  ["Insurance", words("insurance|insur_?tech|versicherung(?:en|sbranche|swesen)?")],
  [
    "Healthcare",
    words(
      "health_?care|health_?tech|digital_health|gesundheits(?:wesen|branche|sektor)|medtech|medizintechnik|hospitals?|krankenh(?:aus|äuser)",
    ),
  ],
  ["Pharma", words("pharma(?:ceuticals?|branche|industrie)?")],
  ["Biotech", words("bio_?tech(?:nology|nologie)?|life_sciences?")],
  ["Climate", words("climate(?:_?tech)?|clean_?tech|green_?tech|klima(?:schutz|technik|tech)?")],
  [
    "Energy",
    words(
      "(?:renewable_|clean_|solar_|wind_)?energy|renewables|energie(?:branche|wirtschaft|wende|sektor)?|erneuerbare_energien?",
    ),
  ],
  ["Education", words("education(?:al)?|ed_?tech|bildung(?:sbereich|swesen|ssektor)?")],
  [
    "Gaming",
    words(
      "gaming|games_(?:industry|studios?)|video_?games?|spiele(?:branche|entwicklung|industrie)|videospiele?",
    ),
  ],
  ["Gambling", words("gambling|betting|casinos?|glücksspiel(?:e|branche)?|sportwetten|wettanbieter")],
  ["E-commerce", words("e_?commerce|online_?handel|onlinehandel|versandhandel")],
  ["Retail", words("retail|einzelhandel")],
  ["Logistics", words("logistics?|supply_chain|logistik(?:branche)?|shipping|spedition(?:en)?")],
  ["Automotive", words("automotive|auto(?:mobil)?(?:branche|industrie)|car_(?:industry|makers?)")],
  ["Mobility", words("mobility|mobilität(?:sbranche)?|public_transport|nahverkehr")],
  [
    "Aerospace",
    words("aerospace|aviation|luftfahrt|raumfahrt|space_?tech|space_industry|luft_und_raumfahrt"),
  ],
  [
    "Defence",
    words(
      "defen[cs]e|military|weapons?|arms_(?:industry|trade)|rüstung(?:sindustrie|sbranche|skonzerne?)?|verteidigung|militär|waffen",
    ),
  ],
  ["Manufacturing", words("manufacturing|fertigung(?:sindustrie)?|maschinenbau|produktionsbetriebe?")],
  ["Telecommunications", words("tele_?com(?:munications?)?s?|telekommunikation")],
  ["Travel", words("travel(?:_?tech)?|tourism|tourismus|reisebranche|hospitality|hotellerie")],
  ["Real estate", words("real_estate|prop_?tech|immobilien(?:branche|wirtschaft)?")],
  ["Construction", words("construction|bau(?:branche|wesen|gewerbe|industrie)")],
  [
    "Food",
    words(
      "food_?tech|food(?=[-\\s](?:industry|companies|sector))|lebensmittel(?:branche|industrie)?|gastronomie",
    ),
  ],
  ["Agriculture", words("agriculture|ag_?tech|agri_?tech|landwirtschaft")],
  ["Media", words("media|publishing|medien(?:branche)?|verlagswesen|journalism(?:us)?")],
  ["Advertising", words("advertising|ad_?tech|werbe(?:branche|industrie)|werbung")],
  [
    "Public sector",
    words(
      "public_sector|government|gov_?tech|civic_?tech|öffentliche[rn]?_(?:dienst|sektor|verwaltung)|behörden?",
    ),
  ],
  [
    "Nonprofit",
    words("non_?profits?|ngos?|charit(?:y|ies)|gemeinnützige?[nrs]?|nichtregierungsorganisation(?:en)?"),
  ],
  ["Cybersecurity", words("cyber_?security|it_sicherheit|it_security|infosec")],
  ["Artificial intelligence", words("ai|artificial_intelligence|ki|künstliche[rn]?_intelligenz")],
  ["Robotics", words("robotics|robotik")],
  ["Crypto", words("crypto(?:currenc(?:y|ies))?|blockchain|web3|krypto(?:währungen?)?|nfts?")],
  ["Legal", words("legal_?tech|law_firms?|kanzlei(?:en)?|rechtsbranche")],
  ["HR", words("hr_?tech")],
  [
    "Consulting",
    words(
      "consulting|consultanc(?:y|ies)|unternehmensberatung(?:en)?|beratung(?:sbranche|sfirmen|sunternehmen)?",
    ),
  ],
  ["SaaS", words("saas")],
  ["Developer tools", words("dev(?:eloper)?_?tools?|developer_tooling|entwicklerwerkzeuge?")],
];

export const COMPANY_STAGES: Vocabulary = [
  ["pre-seed", words("pre_seed")],
  [
    "seed",
    words("(?<!pre[-\\s]?)seed(?=[-\\s](?:stage|funded|phase|round|or|oder|to|bis|finanziert))|seed_stage"),
  ],
  ["early stage", words("early_stage|frühphase|frühe[rn]?_phase")],
  ["startup", words("start_?ups?")],
  ["scaleup", words("scale_?ups?")],
  ["growth stage", words("growth_stage|late(?:r)?_stage|wachstumsphase")],
  ["bootstrapped", words("bootstrapped|eigenfinanziert")],
  [
    "public",
    words(
      "publicly_(?:listed|traded)|listed_compan(?:y|ies)|public_compan(?:y|ies)|börsennotiert(?:e[nrs]?)?",
    ),
  ],
  [
    "established",
    words(
      "established_(?:compan(?:y|ies)|business(?:es)?|firms?)|etablierte?[nrs]?(?:_(?:unternehmen|firm(?:a|en)))?",
    ),
  ],
];
/** `Series A`, `Series B or C`: each letter is a stage. */
export const SERIES =
  /(?<![\p{L}\p{N}])serie[s]?\s([a-f])(?:(?:\s?(?:-|–|\/|,|to|or|and|bis|oder|und)\s?)(?:series?\s)?([a-f])(?![\p{L}\p{N}]))?\+?(?![\p{L}\p{N}])/giu;

export const COMPANY_SIZES: Vocabulary = [
  [
    "small",
    words(
      oneLine`
        small(?:er|ish)?_(?:compan(?:y|ies)|teams?|firms?|business(?:es)?|startups?)|
        kleine[nrs]?_(?:firm(?:a|en)|unternehmen|teams?|betriebe?)|kleinunternehmen|kmu|smes?`,
    ),
  ],
  [
    "mid-size",
    words("mid_?sized?|medium_?sized?|mittelgroße?[nrs]?|mittelstand|mittelständ(?:isch(?:e[nrs]?)?|ler)"),
  ],
  [
    "large",
    words(
      oneLine`
        (?:large|big(?:ger)?)_(?:compan(?:y|ies)|teams?|firms?|corporations?|enterprises?|tech)|corporates?|
        corporations?|enterprise_(?:company|companies|employers?)|großunternehmen|konzerne?|
        große[nrs]?_(?:firm(?:a|en)|unternehmen)`,
    ),
  ],
];
/** A number of people, quoted as it stands. */
export const HEADCOUNT = pattern("giu")`
    (?<![\p{L}\p{N}])(?:(?:under|below|less than|fewer than|up to|at most|over|above|more than|at least|
    around|about|unter|weniger als|bis zu|höchstens|maximal|über|mehr als|mindestens|ab|rund|etwa|
    between|zwischen)\s)?\d[\d.,]{0,6}\+?(?:\s?(?:-|–|to|and|bis|und)\s?\d[\d.,]{0,6})?\s(?:people|
    employees|persons|engineers|staff|ftes?|mitarbeiter(?:n|innen|inne|:innen|\*innen)?|
    mitarbeitende[n]?|beschäftigte[n]?|leute[n]?|personen|angestellte[n]?)(?![\p{L}\p{N}])`;

export const CULTURE_SIGNALS: Vocabulary = [
  [
    "asynchronous work",
    words(
      "async(?:hronous(?:ly)?)?(?:_(?:first|work|communication|culture))?|asynchron(?:e[sn]?)?(?:_(?:arbeit(?:en)?|kommunikation))?",
    ),
  ],
  [
    "flexible hours",
    words(
      "flexible_(?:working_)?(?:hours?|time|schedules?)|flexi_?time|flexible_arbeitszeit(?:en)?|gleitzeit|vertrauensarbeitszeit",
    ),
  ],
  [
    "work-life balance",
    words("work_life_balance|vereinbarkeit(?:_von_(?:familie|beruf)_und_(?:familie|beruf))?"),
  ],
  ["four-day week", words("(?:4|four)_days?_(?:work_?)?week|(?:4|vier)_tage_woche")],
  [
    "autonomy",
    words(
      "autonom(?:y|ous)|self_organi[sz]ed|ownership|eigenverantwort(?:ung|lich(?:e[sn]?)?)|selbstorganis(?:iert(?:e[sn]?)?|ation)|selbstständige[sn]?_arbeiten",
    ),
  ],
  ["flat hierarchy", words("flat_(?:hierarch(?:y|ies)|organi[sz]ation|structures?)|flache[n]?_hierarchien?")],
  ["diversity", words("divers(?:e|ity)(?:_teams?)?|inclusive|inclusion|diversität|vielfalt|inklusi(?:v|on)")],
  ["mentoring", words("mentor(?:ing|ship)|coaching")],
  [
    "learning",
    words(
      "learning_(?:budget|culture|opportunities)|weiterbildung(?:en|sbudget|smöglichkeiten)?|continuous_learning",
    ),
  ],
  ["transparency", words("transparen(?:t|cy|te[rn]?|z)(?:_(?:culture|kommunikation))?")],
  ["collaboration", words("collaborat(?:ive|ion)|teamgeist|kollegial(?:e[sn]?)?")],
  [
    "engineering culture",
    words("(?:strong_)?engineering_culture|code_quality|codequalität|pair_programming|test_driven"),
  ],
  ["family-friendly", words("family_friendly|familienfreundlich(?:e[sn]?)?|parental_leave|elternzeit")],
  ["psychological safety", words("psychological(?:ly)?_safe(?:ty)?|psychologische_sicherheit|fehlerkultur")],
];

export const COMPANY_ATTRIBUTES: Vocabulary = [
  ["product company", words("product_(?:compan(?:y|ies)|led|driven)|produktunternehmen|produktfirm(?:a|en)")],
  ["open source", words("open_source")],
  [
    "mission-driven",
    words(
      "mission_(?:driven|led)|purpose_(?:driven|led)|impact(?:_driven|ful)?|social_good|sinnvoll(?:e[snr]?)?|sinnstiftend(?:e[snr]?)?",
    ),
  ],
  ["sustainable", words("sustainab(?:le|ility)|nachhaltig(?:e[nrs]?|keit)?")],
  [
    "family-owned",
    words("family_(?:owned|run)|familienunternehmen|familiengeführt(?:e[snr]?)?|inhabergeführt(?:e[snr]?)?"),
  ],
  ["employee-owned", words("employee_owned|co_?ops?|cooperatives?|genossenschaft(?:en|lich)?")],
  ["B Corp", words("b_corps?")],
  ["B2B", words("b2b")],
  ["B2C", words("b2c")],
  ["international", words("international(?:e[snr]?)?(?:_(?:teams?|compan(?:y|ies)))?")],
  ["visa sponsorship", words("visa_sponsor(?:ship|s|ing)?|sponsors?_visas?|visum(?:s?unterstützung)?")],
  ["equity", words("equity|stock_options|anteile|mitarbeiterbeteiligung")],
  ["works council", words("works_council|betriebsrat")],
  ["collective agreement", words("collective_agreement|unioni[sz]ed|tarif(?:vertrag|gebunden|lohn|bindung)")],
];

/** The names a text speaks of, in the vocabulary's order. */
export function named(vocabulary: Vocabulary, text: string): string[] {
  return vocabulary.filter(([, pattern]) => text.search(pattern) !== -1).map(([name]) => name);
}
