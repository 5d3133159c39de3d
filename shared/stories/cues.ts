/** What sort of word a folded word is, so that what was learned in one language serves in another. */
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { isLegalForm } from "../lexicon/legal-forms.ts";
import { COMPANY_WORDS, SCHOOL_WORDS } from "../lexicon/organisations.ts";
import { isCountry, isTown } from "../lexicon/places.ts";
import { conceptsPattern, keysByWord } from "../lexicon/table.ts";
import { TELLERS } from "../lexicon/tellers.ts";
import { isTitleWord } from "../lexicon/title-words.ts";
import { remembering } from "../text/index.ts";

const CUES = TELLERS.map(
  ({ key }) => [key, new RegExp(`^${conceptsPattern(TELLERS, { keys: [key] })}$`, "u")] as const,
);

/** Who speaks, denies or wishes by a word; "-" for nobody. */
export const cueOf = remembering(20_000, (word) =>
  /^\d/.test(word) ? "number" : (CUES.find(([, pattern]) => pattern.test(word))?.[0] ?? "-"),
);

const FUNCTIONS = keysByWord(FUNCTION_WORDS);

/** Which sort of function word it is, or undefined. */
export function functionOf(word: string): string | undefined {
  return FUNCTIONS.get(word);
}

/** What a word belongs to: a title, a school, a company, a place, the grammar; "-" for nothing that is known. */
export const sortOf = remembering(20_000, (word) => {
  const grammar = functionOf(word);
  if (grammar !== undefined) return grammar;
  if (isTitleWord(word)) return "title";
  if (SCHOOL_WORDS.has(word)) return "school";
  if (isLegalForm(word)) return "form";
  if (COMPANY_WORDS.has(word)) return "company";
  return isTown(word) ? "town" : isCountry(word) ? "country" : "-";
});
