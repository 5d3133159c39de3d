/** Words by which postings say how much they ask for something: tables of the lexicon as matchers of flattened text. */
import { ABILITIES, KNOWLEDGE, SPEAKING } from "../../../lexicon/abilities.ts";
import { CANDIDATES } from "../../../lexicon/candidates.ts";
import { CONDITIONS } from "../../../lexicon/conditions.ts";
import { CREDENTIALS } from "../../../lexicon/credentials.ts";
import { TRAINING } from "../../../lexicon/degrees.ts";
import { DEMANDS } from "../../../lexicon/demands.ts";
import { DISPOSITIONS_OF_PEOPLE } from "../../../lexicon/dispositions.ts";
import { EXPERIENCES } from "../../../lexicon/experience.ts";
import { NUMBER_WORDS } from "../../../lexicon/number-words.ts";
import { LANGUAGE_WORDS, SPOKEN_LANGUAGES } from "../../../lexicon/spoken-languages.ts";
import { anyOf, LETTER, phrases } from "../../../lexicon/phrases.ts";
import { SOFTENERS } from "../../../lexicon/softeners.ts";
import { TIME_UNITS } from "../../../lexicon/time-units.ts";
import { oneLine } from "../../../letters/pattern.ts";

/** Softeners: what carries one is wished for, not asked for; "n'a plus", "if not required" and "auf Wunsch" carry none. */
export const NICE = anyOf(
  phrases(SOFTENERS, { without: ["a plus", "not required"] }),
  `(?:is|are|be|as|would be|considered|represents|,|-)? ?(?<!n')(?:${phrases(SOFTENERS, { keys: ["a plus"] })})(?!-)`,
  `(?<!if )(?:${phrases(SOFTENERS, { keys: ["not required"] })})`,
  oneLine`
    freuen uns,? (?:wenn|uber)|(?<!auf )wunsch|(?<![a-z] )gerne? mit|, gerne? (?:in|im|aus|auch|mit)|
    (?:schon|toll|super|prima|klasse|perfekt|ideal|wunderbar|gut|top), wenn`,
);

/** Words by which something is asked for without doubt; not what is a "must-see". */
export const MUST = anyOf(`(?:${phrases(DEMANDS)})(?!-see)`);

/** What only a requirement says about knowing and being able. */
export const ABILITY = anyOf(phrases(ABILITIES));

/** Hard conditions, asked for wherever they stand. */
export const CONDITION = anyOf(phrases(CONDITIONS));

/** Phrases that speak to or of the person sought. */
export const CANDIDATE = anyOf(
  phrases(CANDIDATES),
  "wer [^,]{3,60} (?:kann|kennt|beherrscht|spricht|hat)(?=,)",
);

const FEW = phrases(NUMBER_WORDS, { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] });
const SOME = "a couple of|a few|ein(?:e|em|en)?|un|several|mehrere|plusieurs|meerdere";

/** Years or months that are asked for. */
export const YEARS = new RegExp(
  oneLine`
    \b(?:\d{1,2}(?:[.,]\d)?|(?:${FEW}|${SOME})(?![a-z]))\)?(?: ?\(\d{1,2}\))? ?\+?(?: ?(?:-|to|bis|a|
    tot|o|or|und|y|e|et|\/) ?(?:\d{1,2}|\w{3,6}(?![a-z])) ?\+?)?
    (?: or more| oder mehr| ou plus| o mas| of meer| ou mais| o piu)?[ -]*(?:${phrases(TIME_UNITS)})
    (?!\p{L})`,
  "u",
);

export const DEGREE = anyOf(
  phrases(TRAINING),
  "titulaire d(?:u|e|es|'une?)(?! (?:permis|carte|caces|certificat|habilitation))",
);

export const LICENCE = anyOf(phrases(CREDENTIALS), `[${LETTER}]+ (?:badge|rating)(?! of)`);

/** Manner and condition rather than knowledge: soft skills, availability, body, law. */
export const PERSONAL = anyOf(phrases(DISPOSITIONS_OF_PEOPLE));

/** Time spent, or work done. */
export const EXPERIENCE = anyOf(phrases(EXPERIENCES), "exp(?=[. ])");

/** Knowing and mastering. */
export const KNOWING = anyOf(phrases(KNOWLEDGE));

/** Speaking and understanding a language. */
export const SPEAKS = anyOf(phrases(SPEAKING));
/** Names of languages as far as they are no other words, unless they name a market or a company. */
export const SPOKEN_NAMES = anyOf(
  oneLine`
    (?:${phrases(SPOKEN_LANGUAGES, { columns: ["en", "fr", "es", "nl", "it", "sv", "da"] })}|
    (?:${phrases(SPOKEN_LANGUAGES, { columns: ["de"] })})[${LETTER}]*|
    ${phrases(LANGUAGE_WORDS)})(?! (?:company|companies|market|markets|customers|culture|cuisine|law|
    tax|gaap|clients|government|regulations?|literature|teacher))`,
);
