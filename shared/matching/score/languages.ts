/** Human languages: their names in the languages of postings and résumés, and levels after the CEFR (Council of Europe). */
import { detectLanguage, fold } from "../../text/index.ts";

const NAMES: readonly (readonly [name: string, words: string])[] = [
  ["English", "english|englisch*|anglais|ingles|inglese|engels|engelsk*|英 ?语|angielski*"],
  ["German", "german|deutsch*|allemand|aleman|alemao|tedesco|duits|tysk*|德 ?语|niemieck*"],
  ["French", "french|franzosisch*|francais|frances|francese|frans|fransk*|法 ?语"],
  ["Spanish", "spanish|spanisch*|espagnol|espanol|espanhol|castellano|spaans|spansk*|西 ?班 ?牙 ?语"],
  ["Portuguese", "portuguese|portugiesisch*|portugais|portugues|portugees"],
  ["Dutch", "dutch|niederlandisch*|neerlandais|holandes|nederlands*|flemish"],
  ["Italian", "italian|italienisch*|italien|italiano|italiaans"],
  ["Swedish", "swedish|schwedisch*|suedois|sueco|zweeds|svenska"],
  ["Danish", "danish|danisch*|danois|danes|deens|dansk"],
  ["Norwegian", "norwegian|norwegisch*|norsk|noruego"],
  ["Finnish", "finnish|finnisch*|suomi|finlandes"],
  ["Polish", "polish language|polish speak*|polnisch*|polonais|polaco|polski*|fluent polish|pools"],
  ["Czech", "czech|tschechisch*|tcheque|checo"],
  ["Russian", "russian|russisch*|russe|ruso|russo"],
  ["Ukrainian", "ukrainian|ukrainisch*"],
  ["Turkish", "turkish|turkisch*|turc|turco|turks"],
  ["Arabic", "arabic|arabisch*|arabe"],
  ["Hebrew", "hebrew|hebraisch*|hebreo"],
  ["Hindi", "hindi"],
  ["Urdu", "urdu"],
  ["Bengali", "bengali|bangla"],
  ["Tamil", "tamil"],
  ["Punjabi", "punjabi"],
  ["Chinese", "chinese|chinesisch*|chinois|chino|mandarin|cantonese|中 ?文|汉 ?语|普 ?通 ?话"],
  ["Japanese", "japanese|japanisch*|japonais|japones|日 ?语"],
  ["Korean", "korean|koreanisch*|coreen|coreano"],
  ["Vietnamese", "vietnamese|vietnamesisch*"],
  ["Tagalog", "tagalog|filipino language"],
  ["Thai", "thai"],
  ["Indonesian", "indonesian|bahasa"],
  ["Greek", "greek|griechisch*|grec|griego"],
  ["Romanian", "romanian|rumanisch*|roumain"],
  ["Hungarian", "hungarian|ungarisch*"],
  ["Bulgarian", "bulgarian|bulgarisch*"],
  ["Croatian", "croatian|kroatisch*|serbian|serbisch*|bosnian"],
  ["Catalan", "catalan|katalanisch*"],
  ["Swahili", "swahili|kiswahili"],
  ["Somali", "somali"],
  ["Haitian Creole", "creole|kreyol"],
  ["Latin", "latin language|latein"],
  ["Xhosa", "xhosa|isixhosa"],
  ["Zulu", "zulu|isizulu"],
  ["Afrikaans", "afrikaans"],
  ["Sign language", "sign language|asl|gebardensprache|lengua de signos"],
];

const KNOWN = NAMES.map(([name, words]) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll("*", "\\p{L}*")})(?![\\p{L}\\p{N}])`, "u"),
}));

/** Levels 1–6 stand for A1–C2. Folded; the first that matches counts. */
const LEVELS: readonly (readonly [level: number, pattern: RegExp])[] = [
  [
    6,
    /\bc2\b|native|mother ?tongue|muttersprach\w*|langue maternelle|maternelle|nativ[oa]|materna|moedertaal|母 ?语/u,
  ],
  [
    5,
    /\bc1\b|bilingual|bilingue|zweisprachig\w*|fluen\w+|fliessend\w*|verhandlungssicher\w*|courant|fluid[oa]|high|excellent|advanced|proficien\w+|sehr gut\w*|full professional|avance|avanzado|avancado|vloeiend|流 ?利|perfekt|ausgezeichnet\w*/u,
  ],
  [
    4,
    /\bb2\b|upper intermediate|good|gut\w*|working|professional|bon(?:ne)?|goed\w*|speak|read|write|written|spoken|wort und schrift/u,
  ],
  [3, /\bb1\b|intermediate|conversational|intermedi\w+|mittel\w*|moyen/u],
  [2, /\ba2\b|basic|grund\w+|elementary|notions|basico|limited|scolaire|plus/u],
  [1, /\ba1\b|beginner|anfanger\w*|debutant|principiante/u],
];

/** The human languages a text names, in the order of the table. */
export function languagesIn(text: string): string[] {
  const folded = fold(text);
  return KNOWN.filter(({ pattern }) => pattern.test(folded)).map(({ name }) => name);
}

/** The level a text names, 1–6; null when it names none. */
export function languageLevel(text: string): number | null {
  const folded = fold(text);
  return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

const WRITTEN: Readonly<Record<string, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
  nl: "Dutch",
  it: "Italian",
  zh: "Chinese",
  ja: "Japanese",
  ko: "Korean",
  sv: "Swedish",
  da: "Danish",
  pl: "Polish",
};

/** The language a passage is itself written in: a résumé in English shows English. Null for short or mixed passages. */
export function languageOfPassage(text: string): string | null {
  if (text.length < 40) return null;
  const language = detectLanguage(text);
  return language === null ? null : (WRITTEN[language] ?? null);
}
