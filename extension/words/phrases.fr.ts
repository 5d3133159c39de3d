/** French: all that comes as codes. */
import { explanationFr } from "./explanation.fr.ts";
import { notesFr } from "./notes.fr.ts";
import type { PhraseWords } from "./phrase-words.ts";
import { reasonsFr } from "./reasons.fr.ts";
import { sentencesFr } from "./sentences.fr.ts";

export const phrasesFr: PhraseWords = { ...explanationFr, ...sentencesFr, ...notesFr, ...reasonsFr };
