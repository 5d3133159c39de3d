/** Which words of a profile or a letter are misspelt: told to the person beside their own words, never mended for them. */
import { sentences } from "@career-portrait/shared/text";
import { type Misspelling, misspellings } from "../spelling/index.ts";
import type { Content } from "./document.ts";
import type { LetterRow } from "./store.ts";

export interface MisspeltField extends Misspelling {
  field: string;
}

/** Fields of running text; what else stands in a résumé are names, titles, skills, addresses and dates. */
const RUNNING = [
  /^(?:narrative|talking_points\.\d+|resume_data\.basics\.summary)$/u,
  /^resume_data\.[a-z]+\.\d+\.(?:summary|description|highlights\.\d+)$/u,
];
/** What is kept about the résumé. */
const ABOUT = /^resume_data\.(?:meta|\$schema)\b/u;

interface Text {
  field: string;
  text: string;
}

function textsIn(value: unknown, field: string): Text[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null || ABOUT.test(field)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, field === "" ? key : `${field}.${key}`),
  );
}

export function misspeltIn(content: Content): MisspeltField[] {
  const texts = textsIn(content, "");
  const isSummary = ({ field, text }: Text) =>
    field === "resume_data.basics.summary" && text === content.narrative;
  const isRunning = ({ field }: Text) => RUNNING.some((fields) => fields.test(field));
  const running = texts.filter((one) => isRunning(one) && !isSummary(one));
  const names = texts.filter((one) => !isRunning(one)).map(({ text }) => text);
  const { language = null } = (content.resume_data?.meta ?? {}) as { language?: string };
  const found = misspellings(
    running.map(({ text }) => text),
    language,
    names,
  );
  return running.flatMap(({ field }, index) => found[index]!.map((one) => ({ field, ...one })));
}

/** Of a letter's sentences those about the person and those they typed; the others are the posting's words or ours. */
export function misspeltInLetter(
  { content: written, sentences: cited, language, edit }: LetterRow,
  names: readonly string[],
): Misspelling[] {
  const told = new Set(cited.map(({ text }) => text));
  const ours = new Set(sentences(written).flatMap(({ text }) => (told.has(text) ? [] : text)));
  const own = sentences(edit?.content ?? written).filter(({ text }) => !ours.has(text));
  const found = misspellings(
    own.map(({ text }) => text),
    language,
    names,
  );
  return own.flatMap(({ start: at }, index) =>
    found[index]!.map(({ start, end, ...one }) => ({ ...one, start: at + start, end: at + end })),
  );
}
