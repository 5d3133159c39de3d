/**
 * What the backend explains, in the person's language: scores, relevance, doubts about claims, work that was not done, notes,
 * why a sentence does not stand. English comes with it; another language keeps one sentence for each code
 * (docs/explanations.md). A code that this version does not know, or whose parameters are not what it expects, leaves the
 * English text.
 */
import type { MatchPhrase } from "@career-portrait/shared/contract";
import { language as own, type Language, type Translated } from "./language.ts";
import type { PhraseWords } from "./phrase-words.ts";

/** As with the messages, only the language in use is loaded. */
const PHRASES: Record<Translated, () => Promise<PhraseWords>> = {
  de: async () => (await import("./phrases.de.ts")).phrasesDe,
  fr: async () => (await import("./phrases.fr.ts")).phrasesFr,
  es: async () => (await import("./phrases.es.ts")).phrasesEs,
};
const loaded: Partial<Record<Language, PhraseWords>> = {};

/** Makes a language's sentences known; English has none of its own. */
export async function loadPhrases(language: Language): Promise<void> {
  if (language !== "en") loaded[language] = await PHRASES[language]();
}
await loadPhrases(own);

/** How the pieces of a sentence are put together: between two of them, and before what speaks against. */
const JOINTS: Record<Translated, { between: string; against: string }> = {
  de: { between: "; ", against: "Dagegen: " },
  fr: { between: "\u202f; ", against: "Contre\u202f: " },
  es: { between: "; ", against: "En contra: " },
};

/**
 * These phrases in words.
 * @param english the same as English sentences; said where the phrases are missing or cannot be said
 * @param language two letters; the person's own unless given
 */
export function inWords(
  phrases: readonly MatchPhrase[] | null | undefined,
  english: string,
  language: Language = own,
): string {
  const words = loaded[language];
  if (!words || !phrases || phrases.length === 0) return english;
  const said = phrases.map(({ code, params }) => (Object.hasOwn(words, code) ? words[code]!(params) : null));
  return said.every((sentence) => sentence !== null) ? said.join(" ") : english;
}

/** Each of these sentences in words, by its codes; where those are missing, in English. */
export function eachInWords(
  sentences: readonly string[],
  codes: readonly (readonly MatchPhrase[])[] | undefined,
  language?: Language,
): string[] {
  return sentences.map((sentence, at) => inWords(codes?.[at], sentence, language));
}

/** One phrase in words, or the same in English. */
export function phraseInWords(phrase: MatchPhrase | null | undefined, english: string | null): string {
  return inWords(phrase && [phrase], english ?? "");
}

/**
 * Why a posting is relevant: its codes are pieces of sentences, first what speaks for it, behind `against` what does not, and
 * then what past decisions taught.
 */
export function relevanceInWords(
  phrases: readonly MatchPhrase[] | null | undefined,
  english: string,
  language: Language = own,
): string {
  if (language === "en" || !loaded[language] || !phrases || phrases.length === 0) return english;
  const turn = phrases.findIndex(({ code }) => code === "against");
  const lessons = phrases.filter(({ code }) => code === "lesson");
  const compared = phrases.filter(({ code }) => code !== "lesson" && code !== "against");
  const many = turn === -1 ? compared.length : turn;
  const said = (part: readonly MatchPhrase[]) => part.map((phrase) => inWords([phrase], "", language));
  const [speaksFor, against, taught] = [
    said(compared.slice(0, many)),
    said(compared.slice(many)),
    said(lessons),
  ];
  if ([...speaksFor, ...against, ...taught].includes("")) return english;
  const { between, against: turnsAt } = JOINTS[language];
  const sentence = (pieces: readonly string[]) => {
    const text = pieces.join(between);
    return text === "" ? [] : [`${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`];
  };
  const turned = against.length > 0 && speaksFor.length > 0 ? turnsAt : "";
  return [
    ...sentence(speaksFor),
    ...(turned === "" ? sentence(against) : [`${turned}${against.join(between)}.`]),
    ...taught.flatMap((lesson) => sentence([lesson])),
  ].join(" ");
}
