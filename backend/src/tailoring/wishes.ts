/** What an instruction asks of the local writer: length, what to tell first, what to leave out. What else it asks is said back. */
import { canonicalSkill, findSkills } from "@career-portrait/shared/skills";
import { numbersByWord } from "@career-portrait/shared/lexicon/number-words";
import { fold, stem, oneLine, pattern } from "@career-portrait/shared/text";
import type { Sentence } from "../phrasebook.ts";
import type { Material } from "./material.ts";
import { writingNote } from "./notes.ts";
import { spokenLanguage } from "./writer/spoken.ts";
import { FULL, LONG, type Measure, SHORT } from "./writer/index.ts";

export interface Wish {
  measure: Measure;
  /** "shorter", "longer", or null when length was not spoken of. */
  length: "shorter" | "longer" | null;
  /** The most pages, or null when they were not spoken of. */
  pages: number | null;
  emphasise: string[];
  leaveOut: string[];
  /** The language to write in (ISO 639), or null when none was asked for. */
  language: string | null;
  /** Another manner: more formal, livelier. */
  isOfTone: boolean;
}

const SHORTER = pattern("iu")`
    \b(?:short(?:er|en)?|concise|brief(?:er|ly)?|tight(?:er|en)|condense|trim|cut|less|kürzer|kurz|
    knapp(?:er)?|straffe\w*|plus court\w*|raccourci\w*|concis\w*|más corto|más breve|mais curto)\b`;
/** "on one page", "auf zwei Seiten", "en una página". */
const PAGES =
  /\b(\d|one|single|two|three|eine[rm]?|zwei|drei|une?|deux|trois|una|dos|tres|uma|duas)[- ](?:page|seite|página|pagina)n?s?\b/iu;
const COUNTS = numbersByWord(["en", "de", "fr", "es", "pt"]);
const MOST_PAGES = 4;
const LONGER = pattern("iu")`
    \b(?:long(?:er)?|more detail\w*|expand|elaborate|extend|länger|ausführlich(?:er)?|mehr details?|
    plus long\w*|plus de détails|détaill\w+|más largo|más detalle|mais longo)\b`;
const IN_LANGUAGE =
  /(?<!\b(?:experience|fluency|fluent|skills?|level|kenntnisse|expérience)\s)\b(?:in|into|auf|en|to)\s+(\p{L}+)(?!\s*(?:skills?|level|course|teacher))/giu;
const TONE = pattern("iu")`
    \b(?:tone|(?:more|less) (?:formal|informal|casual|friendly|enthusiastic|confident|persuasive|
    professional|personal|modest|assertive)|formal(?:er)?|warmer|punch(?:y|ier)|livel(?:y|ier)|stronger|
    bolder|humorous|förmlich(?:er)?|lebendig(?:er)?|persönlicher|freundlicher|selbstbewusster|tonfall|
    ton|plus (?:formel|chaleureux|dynamique|personnel)\w*)\b`;
const TO_THE_END = "([^.;!\\n]+)";
const LEAVE_OUT = new RegExp(
  oneLine`
    \b(?:without|leave out|omit|remove|drop|(?:do not|don['’]t|not|never) (?:mention|include|show)|skip|
    ohne|weglassen|lass(?:e|en)? weg|nicht erwähnen|sans(?: mentionner)?|retire[rz]?|enlève[rz]?|sin|
    quita|sem)\s+${TO_THE_END}`,
  "giu",
);
const EMPHASISE = new RegExp(
  oneLine`
    \b(?:emphasi[sz]e|highlight|focus(?:es|ing)? (?:more )?on|stress|mention|include|add|more (?:on|
    about)|lead with|start with|put forward|feature|bring out|betone|betonen|hervorheben|hebe|fokus auf|
    erwähne|mehr (?:über|zu)|mets? en avant|mettre en avant|mettez en avant|insiste[rz]? sur|
    mentionne[rz]?|ajoute[rz]?|destaca|enfatiza|menciona)\s+${TO_THE_END}`,
  "giu",
);
/** A wish ends where another begins. */
const NEXT_WISH =
  /,?\s+(?:and|und|et|y|e|but|aber|mais)\s+(?:make|keep|leave|drop|omit|remove|cut|be|do|don['’]t|mach\w*|lass\w*|garde\w*|retire\w*|fais)\b.*$/iu;
const FILLER =
  /^(?:that|dass|que|my|the|any|all|more|meine?n?|die|das|den|mes|mon|ma|les|le|la|mis?|experience (?:with|in)|erfahrung (?:mit|in))\s+/iu;

function phrasesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)]
    .flatMap(([, phrase = ""]) =>
      phrase.replace(NEXT_WISH, "").split(/\s*(?:,|\band\b|\bund\b|\bet\b|&)\s*/iu),
    )
    .map((phrase) => phrase.replace(FILLER, "").replace(FILLER, "").trim())
    .filter((phrase) => phrase.length > 1);
}

export function understand(instruction: string): Wish {
  const leaveOut = phrasesOf(LEAVE_OUT, instruction);
  const languages = [...instruction.matchAll(IN_LANGUAGE)].flatMap(([said, name = ""]) => {
    const spoken = spokenLanguage(name);
    return spoken ? [{ said, code: spoken.code }] : [];
  });
  const plain = languages.reduce((text, { said }) => text.replace(said, " "), instruction);
  const wanted = plain.replace(LEAVE_OUT, " ");
  const emphasise = phrasesOf(EMPHASISE, wanted);
  const told = fold([...emphasise, ...leaveOut].join(" "));
  for (const { text } of findSkills(wanted)) if (!told.includes(fold(text))) emphasise.push(text);
  const length = SHORTER.test(wanted) ? "shorter" : LONGER.test(wanted) ? "longer" : null;
  const pages = pagesIn(wanted);
  const usual = length === "shorter" ? SHORT : length === "longer" || (pages ?? 0) > 2 ? LONG : FULL;
  const measure = pages === null ? usual : { ...usual, pages };
  const language = languages[0]?.code ?? null;
  return { measure, length, pages, emphasise, leaveOut, language, isOfTone: TONE.test(wanted) };
}

function pagesIn(instruction: string): number | null {
  const [, count] = PAGES.exec(instruction) ?? [];
  if (count === undefined) return null;
  return Math.min(MOST_PAGES, Math.max(1, Number(count) || (COUNTS.get(fold(count)) ?? 1)));
}

export function isUnderstood({ length, pages, emphasise, leaveOut }: Wish): boolean {
  return length !== null || pages !== null || emphasise.length > 0 || leaveOut.length > 0;
}

function stemsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}+#.]{2,}/gu) ?? []).map((word) => stem(word, "en"));
}

/** Whether a text speaks of what a phrase names: the same skill, or all of the phrase's words. */
export function speaksOf(text: string, phrase: string): boolean {
  const skill = canonicalSkill(phrase);
  if (skill !== null && findSkills(text).some((found) => found.skill === skill)) return true;
  const words = new Set(stemsOf(text));
  const wanted = stemsOf(phrase);
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}

/** The material as the wish wants it told: nothing is added, roles and dates stay. */
export function wished(material: Material, wish: Wish): { material: Material; notes: Sentence[] } {
  const isOut = (text: string) => wish.leaveOut.some((phrase) => speaksOf(text, phrase));
  const held = [...material.evidence.values()];
  const unknown = wish.emphasise.filter((phrase) => !held.some(({ text }) => speaksOf(text, phrase)));
  const notes = unknown.map((phrase) => writingNote("nothing_about_unwritten", { phrase }));
  return {
    material: {
      ...material,
      emphasis: wish.emphasise.filter((phrase) => !unknown.includes(phrase)),
      summary: material.summary.filter(({ text }) => !isOut(text)),
      roles: material.roles.map((role) => ({
        ...role,
        lines: role.lines.filter(({ text }) => !isOut(text)),
      })),
      claims: material.claims.filter(({ type, label }) => type === "education" || !isOut(label)),
      projects: material.projects.filter(({ name, description }) => !isOut(`${name} ${description ?? ""}`)),
    },
    notes,
  };
}

/** What an instruction asks that rules cannot do, said back; a text already in the language asked for needs nothing. */
export function unmet({ language, isOfTone }: Wish, material: Material): Sentence[] {
  return [
    ...(language === null || language === material.language ? [] : [writingNote("untranslated")]),
    ...(isOfTone ? [writingNote("tone_kept")] : []),
  ];
}
