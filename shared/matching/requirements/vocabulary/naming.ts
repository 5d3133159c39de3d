/** How requirements speak of skills: words that no name begins or ends with, ways to say a general competence. */
import { COMPETENCES } from "../../../lexicon/competences.ts";
import { FUNCTION_WORDS } from "../../../lexicon/function-words.ts";
import { byBeginning, LETTER, phrases } from "../../../lexicon/phrases.ts";
import { keysByWord } from "../../../lexicon/table.ts";

/** Folded words that no name of a skill begins or ends with. */
export const NO_NAME: ReadonlySet<string> = new Set(keysByWord(FUNCTION_WORDS).keys());

/** Dispositions, conditions of work, formalities of hiring: nobody shows them by naming them, so none is listed. */
export const DISPOSITIONS: ReadonlySet<string> = new Set(
  `Independence, Motivation, Reliability, Initiative, Flexibility, Learning agility, Punctuality,
Work ethic, Positive attitude, Professionalism, Self-confidence, Results orientation,
Entrepreneurial mindset, Conscientious work style, Fast-paced environment, Shift work,
Work authorization, Physical fitness, Tidiness, Technical understanding, Own vehicle, Relocation,
Bilingual, Commercial awareness, Drug test`.split(/,\s+/),
);

/** Who does something → what is done ("data analyst" speaks of data analysis); several things → one. */
export const DONE: readonly (readonly [RegExp, string])[] = [
  [/engineers?$/i, "engineering"],
  [/analysts?$/i, "analysis"],
  [/designers?$/i, "design"],
  [/developers?$/i, "development"],
  [/administrators?$/i, "administration"],
  [/accountants?$/i, "accounting"],
  [/consultants?$/i, "consulting"],
  [/scientists?$/i, "science"],
  [/(manag|programm|plann|writ|buy|train|teach|keep|driv|model)(?:ers?|s)$/i, "$1ing"],
  [/model$/i, "modeling"],
  [/economic$/i, "economics"],
  [/ies$/i, "y"],
  [/([^s])s$/i, "$1"],
];

/** Any of them: most words are none. */
export const DOER = new RegExp(DONE.map(([{ source }]) => source).join("|"), "i");

/** What a stem would name else: a driving licence is none of leading, "fluent enough to negotiate" none of negotiating. */
const NOT_THESE: Readonly<Record<string, string>> = {
  Leadership: "|fuhrungs(?!zeug)",
  Negotiation: "|verhandlungs(?!sicher)",
};

const AT_A_WORD = "(?<![\\p{L}])";

const WAYS_TO_SAY = COMPETENCES.map(
  (competence) =>
    [competence.key, `(?:${phrases([competence])}${NOT_THESE[competence.key] ?? ""})[${LETTER}]*`] as const,
);

/** General competences → how flattened sentences speak of them: from a word's beginning to the word's end. */
export const MANNERS: readonly (readonly [name: string, RegExp])[] = WAYS_TO_SAY.map(([name, source]) => [
  name,
  new RegExp(AT_A_WORD + source, "u"),
]);

/** Any of them: most sentences speak of none. */
export const MANNER = new RegExp(
  AT_A_WORD + byBeginning(WAYS_TO_SAY.map(([, source]) => source).join("|")),
  "u",
);
