/** Degrees as a ladder, and fields of study as families, in the languages degrees are written in first. */
import { type DegreeWord, DEGREES, RUNG } from "../../lexicon/degrees.ts";
import { conceptsPattern } from "../../lexicon/table.ts";
import { fold, remembering } from "../../text/index.ts";
import { pattern } from "../../letters/pattern.ts";

/** What names a rung beside the lexicon's words: letters with what follows them, and what only requirements say; folded. */
const MORE: Readonly<Record<DegreeWord, string>> = {
  doctor: "doctora\\p{L}*|doutora\\p{L}*|m ?d degree|j ?d degree|博 ?士",
  master: "ma in|m a in|m s|ms in|ms degree|dipl|mestrado|硕 ?士|研 ?究 ?生",
  bachelor:
    "b ?a in|b ?s in|b ?a|b ?s|degree|third level|studium|licence|bachareado|four year|4 year|学 ?士|本 ?科",
  short: "associates?|a ?a ?s|a ?a degree|a ?s degree|techniker\\p{L}*|two year",
  vocational: "apprentice\\p{L}*|tecnico",
  school: "g e d|baccalaureat",
};

/**
 * Rungs after ISCED 2011 (UNESCO), highest first: 1 upper secondary, 2 vocational, 3 short cycle, 4 bachelor, 5 master,
 * 6 doctor. Patterns match folded text.
 */
const RUNGS = DEGREES.map(
  ({ key }) =>
    [
      RUNG[key],
      new RegExp(
        `${conceptsPattern(DEGREES, { keys: [key] })}|(?<![\\p{L}\\p{N}])(?:${MORE[key]})(?![\\p{L}\\p{N}])`,
        "gu",
      ),
    ] as const,
);

/** The rung of training for a trade. */
export const VOCATIONAL = 2;

/** "Or equivalent experience": years may stand in for the degree. */
const EQUIVALENT = pattern("u")`
    equivalent (?:combination|practical|work|professional|experience|relevant)|(?:equivalent|comparable|
    commensurate) (?:of )?(?:\w+ ){0,3}experience|or (?:\w+ ){0,3}experience|oder (?:vergleichbar|
    gleichwertig)\w*|vergleichbare|experience (?:in lieu|equivalent)|ou equivalent|o equivalente|
    ou experience|or equivalent`;

const RELATED =
  /related|relevant|similar|equivalent|comparable|discipline|verwandt\w*|vergleichbar\w*|connexe|afin|relacionad\w*|aanverwant\w*|relevante/u;

/** Families of study; a field may belong to several. Folded stems. */
const FAMILIES: readonly (readonly [family: string, pattern: RegExp])[] = [
  [
    "computing",
    pattern("u")`
      comput|software|informati[ckq]|\bit\b|information (?:tech|syst|sci)|data (?:sci|anal|eng)|cyber|
      artificial intel|machine learn|digital media|symbolic systems|\bcs\b|bscs|dados|datos|计 ?算 ?机`,
  ],
  ["mathematics", /math|statisti|quantitat|\bstem\b|actuar|数 ?学|统 ?计/u],
  ["physics", /physi(?:cs|k)|astronom|geophys|chemi|materials|fisica|meteorolog|\bstem\b/u],
  [
    "engineering",
    /engineer|ingeni|engenhar|ingenieur|ele[ck]tr[io]|mechanic|mechatron|maschinenbau|mecani|industrial|\bstem\b|technical field|交 ?通 ?运 ?输|工 ?程/u,
  ],
  [
    "civil",
    /civil|caminos|structur|construction|transport|geotech|architect|bau(?:ing|wesen|techni)|batiment|土 ?木/u,
  ],
  [
    "business",
    pattern("u")`
      business|econom|manag|commerce|administra|\bmba\b|betriebswirt|wirtschaft|empresa|gestion|kaufm|
      kauffrau|handel|logist|supply|\bbba\b|marketing|hospitality|物 ?流`,
  ],
  [
    "finance",
    /financ|finanz|account|econom|banking|bankkauf|buchhalt|contab|comptab|steuer|tax|actuar|会 ?计|金 ?融/u,
  ],
  ["people", /human resource|psycholog|labor rel|personal(?:wes|manage)|organi[sz]ational/u],
  [
    "health",
    /health|medi[cz]|gesundheit|sante|sanitar|nurs|pharm|clinic|pfleg|soignant|infirmier|hebamme|therap|biomed|enfermer|kinesi|公 ?共 ?卫 ?生|护 ?理/u,
  ],
  ["nursing", /nurs|pfleg|enfermer|infirmier|护 ?理/u],
  ["pharmacy", /pharm/u],
  ["nutrition", /nutri|dietet|food sci|ernahrung/u],
  ["speech", /speech|audiolog|communication (?:sci|disord)|logopad/u],
  [
    "life",
    /biolog|life sci|biochem|ecolog|zoolog|animal|agricultur|environment|natural hist|museum|genetic/u,
  ],
  ["social", /social|psycholog|sociolog|counsel|child|anthropolog|sozial|trabajo social/u],
  ["education", /educat|teach|p[ae]dagog|lehramt|enseign|didact|magisterio/u],
  ["law", /\blaw\b|legal|paralegal|juris|derecho|droit|\brecht/u],
  ["public", /politic|public (?:pol|admin|affair)|government|international rel/u],
  [
    "communication",
    /communicat|journalis|media|public relation|market|advertis|english|linguist|literature/u,
  ],
  ["design", /design|\bart\b|arts|graphic|\bux\b|fashion|visual/u],
  [
    "food",
    /culinar|hospitality|cook|koch|kochin|cuisin|cocina|gastronom|food|bak(?:er|ing)|backer|konditor|boulang|patiss/u,
  ],
  ["safety", /safety|occupational|arbeitssicher|prevencion|environmental health|industrial hygi/u],
];

/** Families from which employers commonly hire into one another. */
const NEAR = new Set(
  [
    "computing/mathematics",
    "computing/engineering",
    "computing/physics",
    "mathematics/physics",
    "mathematics/engineering",
    "mathematics/finance",
    "engineering/physics",
    "engineering/civil",
    "engineering/safety",
    "civil/safety",
    "business/finance",
    "business/people",
    "business/public",
    "business/communication",
    "health/life",
    "health/nutrition",
    "health/social",
    "social/education",
    "social/people",
    "social/public",
    "law/public",
    "life/safety",
    "life/nutrition",
    "life/physics",
    "food/nutrition",
    "communication/design",
    "speech/education",
  ].flatMap((pair) => [pair, pair.split("/").toReversed().join("/")]),
);

/** The rungs that a text names. */
const rungsIn = remembering(5_000, (text): readonly number[] => {
  let folded = fold(text);
  const named: number[] = [];
  for (const [level, pattern] of RUNGS) {
    if (folded.search(pattern) < 0) continue;
    named.push(level);
    folded = folded.replace(pattern, " ; ").replace(/; +degree\b/g, ";");
  }
  return named;
});

/** The degree a text names: the lowest rung when it asks (any of them will do), the highest when it tells. Null: none. */
export function degreeLevel(text: string, which: "lowest" | "highest"): number | null {
  const named = rungsIn(text);
  if (named.length === 0) return null;
  return which === "lowest" ? Math.min(...named) : Math.max(...named);
}

export const acceptsExperienceInstead = (text: string): boolean => EQUIVALENT.test(fold(text));
/** Students are sought: who is still studying meets it. */
const STUDYING = pattern("u")`
    \b(?:pursuing|enrolled|enrolment|working toward\w*|in progress|currently (?:studying|completing)|
    student\w*|studierend\w*|immatrikuliert\w*|eingeschrieben\w*|laufende\w* studium|etudiant\w*|
    en cours|inscrit\w*|cursando|estudiante\w*|studeert)\b`;

export const acceptsUnfinished = (text: string): boolean => STUDYING.test(fold(text));
export const acceptsRelatedFields = (text: string): boolean => RELATED.test(fold(text));

/** The families of study that a text names, in the order of the table. */
export function studyFamilies(text: string): string[] {
  const folded = fold(text);
  return FAMILIES.filter(([, pattern]) => pattern.test(folded)).map(([family]) => family);
}

/** How near two sets of families lie: 1 one in common, 0.6 neighbours, 0 apart; null when one is empty. */
export function familyNearness(asked: readonly string[], held: readonly string[]): number | null {
  if (asked.length === 0 || held.length === 0) return null;
  if (asked.some((family) => held.includes(family))) return 1;
  return asked.some((one) => held.some((other) => NEAR.has(`${one}/${other}`))) ? 0.6 : 0;
}

/** Credit for holding one rung where another is asked. */
export function levelCredit(held: number, asked: number): number {
  if (held >= asked) return 1;
  return asked - held === 1 ? 0.45 : 0.15;
}

const NAMES = [
  "",
  "a school diploma",
  "vocational training",
  "an associate degree",
  "a bachelor's degree",
  "a master's degree",
  "a doctorate",
];

/** The rung in words. */
export function levelName(level: number): string {
  return NAMES[level] ?? "a degree";
}
