/** Spanish: all that comes as codes. */
import { explanationEs } from "./explanation.es.ts";
import { notesEs } from "./notes.es.ts";
import type { PhraseWords } from "./phrase-words.ts";
import { reasonsEs } from "./reasons.es.ts";
import { sentencesEs } from "./sentences.es.ts";

export const phrasesEs: PhraseWords = { ...explanationEs, ...sentencesEs, ...notesEs, ...reasonsEs };
