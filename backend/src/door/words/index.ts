/** The words of the account's pages in the language that a browser asks for. */
import type { Context } from "koa";
import { DE } from "./de.ts";
import { EN, type Words } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";

export type { Words };

const LANGUAGES: Record<string, Words> = { en: EN, de: DE, fr: FR, es: ES };

/** English where none of the languages asked for is here. */
export function wordsFor(ctx: Context): { language: string; words: Words } {
  const language = ctx.acceptsLanguages(Object.keys(LANGUAGES)) || "en";
  return { language, words: LANGUAGES[language] ?? EN };
}
