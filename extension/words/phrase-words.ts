/** How a language says the phrases of an explanation: for each code its parameters, and the sentence they make. */
import type { MatchPhrase } from "@career-portrait/shared/contract";

type Kind = "texts" | "text" | "number" | "flag";
interface Kinds {
  texts: string[];
  text: string;
  number: number;
  flag: boolean;
}
type Shape = Record<string, Kind>;
type Filled<S extends Shape> = { [Name in keyof S]: Kinds[S[Name]] };

/** By code; a sentence, or null when the parameters are not those of the code. */
export type PhraseWords = Record<string, (params: MatchPhrase["params"]) => string | null>;

const IS: Record<Kind, (value: unknown) => boolean> = {
  texts: (value) => Array.isArray(value),
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  flag: (value) => typeof value === "boolean",
};

/** A sentence with parameters. */
export function sentence<const S extends Shape>(
  shape: S,
  say: (params: Filled<S>) => string,
): PhraseWords[string] {
  return (params) =>
    Object.entries(shape).every(([name, kind]) => IS[kind](params[name])) ? say(params as Filled<S>) : null;
}

/** A sentence that is always the same. */
export function fixed(words: string): PhraseWords[string] {
  return () => words;
}
