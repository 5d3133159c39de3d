/** German: all that comes as codes. */
import { explanationDe } from "./explanation.de.ts";
import { notesDe } from "./notes.de.ts";
import type { PhraseWords } from "./phrase-words.ts";
import { reasonsDe } from "./reasons.de.ts";
import { sentencesDe } from "./sentences.de.ts";

export const phrasesDe: PhraseWords = { ...explanationDe, ...sentencesDe, ...notesDe, ...reasonsDe };
