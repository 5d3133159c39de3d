/** What a visitor's question asks for: its skills, its telling words, and the kind of thing it is about. */
import { canonicalSkill, findSkills } from "@career-portrait/shared/skills";
import { detectLanguage, fold, type Language, stem, pattern } from "@career-portrait/shared/text";

/** Sorts of passages a question can be about as a whole. */
export type Topic =
  | "role"
  | "current_role"
  | "education"
  | "certification"
  | "project"
  | "skill"
  | "achievement";

export interface Question {
  /** Canonical names, in the order they are asked for. */
  skills: string[];
  /** Folded words that tell something. */
  words: string[];
  topics: ReadonlySet<Topic>;
  language: Language;
}

/** Words of questions that name nothing, folded. */
const EMPTY = new Set(
  `a an the and or of to in on at for with from by as is are was were be been being am do does did done doing have has had
can could would should will may might must shall it its this that these those there here what which who whom whose when
where why how many much long often ever any some all most more less i me my you your yours he she his her him they their
them we us our about into over under than then so if not no yes please tell show give know known say said describe explain
list name experience experienced background ability able familiar skill skilled work worked working works use used using
person candidate anything something kind sort type like good well really actually also still just get got make made
der die das den dem des ein eine einen einer einem und oder von zu im in auf bei mit fur als ist sind war waren sein haben hat
hatte kann konnen welche welcher welches was wer wo wann wie viel viele lange oft schon je sie ihr ihre ihren er sie es
gibt gab erfahrung erfahren kenntnisse kennen kennt gearbeitet arbeiten arbeitet arbeit verwendet benutzt bitte uber
le la les un une des du de d l et ou dans sur a au aux avec pour par est sont etait etes avez a ont ete quel quelle quels
quelles que qui quoi ou quand comment combien vous votre vos il elle ils elles son sa ses leur leurs experience
connaissez connaissance connaissances travaille travailler utilise utiliser deja parlez dites`.split(/\s+/),
);

/** A question that has one of these words is about that kind of thing; folded stems of English, German and French. */
const TOPIC_WORDS: readonly (readonly [Topic, RegExp])[] = [
  [
    "current_role",
    /\b(?:current(?:ly)?|now(?:adays)?|today|these days|at the moment|derzeit|aktuell\w*|momentan|heute|zurzeit|actuel\w*|actuellement|aujourd hui)\b/,
  ],
  [
    "role",
    pattern("")`
      \b(?:employers?|employed|compan(?:y|ies)|career|jobs?|roles?|positions?|work history|worked (?:for|
      at)|where .*\bwork\w*|firmen?|unternehmen|arbeitgeber|stellen?|beruf\w*|laufbahn|werdegang|
      wo .*gearbeitet|entreprises?|employeurs?|postes?|carriere|parcours|metier)\b`,
  ],
  [
    "education",
    pattern("")`
      \b(?:stud(?:y|ies|ied)|degrees?|universit\w*|college|school|educat\w*|graduat\w*|diploma|bachelor|
      masters?|phd|studiert|studium|abschluss|hochschule|ausbildung|bildung|etud\w*|diplom\w*|formation|
      ecole)\b`,
  ],
  [
    "certification",
    /\b(?:certificat\w*|certified|certs?|licen[cs]e[ds]?|accredit\w*|zertifi\w*|zulassung|approbation|certifi\w*|licences?|habilitation)\b/,
  ],
  [
    "project",
    /\b(?:projects?|side projects?|ventures?|startups?|founded|projekte?|gegrundet|projets?|fonde\w*)\b/,
  ],
  [
    "skill",
    pattern("")`
      \b(?:skills?|technolog\w*|tech stack|stack|tools?|programming languages?|strengths?|fahigkeiten|
      kenntnisse|technologien|werkzeuge|starken|competences?|outils|technologies)\b`,
  ],
  [
    "achievement",
    pattern("")`
      \b(?:achiev\w*|accomplish\w*|proud\w*|results?|impact|success\w*|awards?|erfolge?|erreicht|
      leistungen|stolz|realisations?|reussites?|resultats?|fier\w*)\b`,
  ],
];

/** The words of a text that tell something, folded. */
function tellingWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  return words
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word !== "" && !EMPTY.has(word));
}

/** Their stems, each once. */
export function telling(text: string, language: Language): string[] {
  return [...new Set(tellingWords(text).map((word) => stem(word, language)))];
}

export function skillsIn(text: string): string[] {
  return [...new Set(findSkills(text).map(({ skill }) => canonicalSkill(skill) ?? skill))];
}

export function readQuestion(text: string, fallback: Language): Question {
  const language = detectLanguage(text) ?? fallback;
  const plain = fold(text);
  const topics = TOPIC_WORDS.filter(([, pattern]) => pattern.test(plain)).map(([topic]) => topic);
  // What only names the kind of thing is not looked for in the passages.
  const words = tellingWords(text).filter((word) => !TOPIC_WORDS.some(([, pattern]) => pattern.test(word)));
  return { skills: skillsIn(text), words: [...new Set(words)], topics: new Set(topics), language };
}
