/**
 * What people are told beside a result: each sentence with a code and what fills it, so that a client can say the same in another
 * language. A room keeps its sentences in a phrasebook; docs/explanations.md lists the codes.
 */
import type { MatchPhrase } from "@career-portrait/shared/contract";

type Params = MatchPhrase["params"];

/** English words for people, and the same as codes; no codes where the words are a model's own. */
export interface Sentence {
  text: string;
  explanation: MatchPhrase[];
}

type ParamsOf<S> = S extends (params: infer P) => string ? [params: P] : [];

/** A function that says the sentence of a code of this book. */
export interface Phrasebook<B> {
  <C extends keyof B & string>(code: C, ...params: ParamsOf<B[C]>): Sentence;
  readonly codes: readonly string[];
}

/** A phrasebook of English sentences by code; those with gaps are functions of what fills them. */
export function phrasebook<const B extends Record<string, string | ((params: never) => string)>>(
  book: B,
): Phrasebook<B> {
  const say = (code: keyof B & string, ...[params = {}]: [Params?]): Sentence => {
    const words = book[code] as string | ((params: Params) => string);
    return { text: typeof words === "string" ? words : words(params), explanation: [{ code, params }] };
  };
  return Object.assign(say, { codes: Object.keys(book) }) as Phrasebook<B>;
}

/** Several sentences as one: in codes only while each of them has its own. */
export function joined(sentences: readonly Sentence[]): Sentence {
  const inCodes = sentences.every(({ explanation }) => explanation.length > 0);
  return {
    text: sentences.map(({ text }) => text).join(" "),
    explanation: inCodes ? sentences.flatMap(({ explanation }) => explanation) : [],
  };
}

/** A sentence that was made with one code at most. */
export function sentenceOf({
  message,
  explanation,
}: {
  message: string;
  explanation: MatchPhrase | null;
}): Sentence {
  return { text: message, explanation: explanation === null ? [] : [explanation] };
}
