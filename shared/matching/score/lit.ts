/** Which words of a quote answer a requirement: what a panel lights, so that a reader sees at once why it stands there. */
import { dot } from "../../models/vectors.ts";
import { findSkills, skillRelation } from "../../skills/index.ts";
import { tellingWords } from "../../models/telling-words.ts";

/** Where words stand in a quote, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** From so near on a word stands for another; below it they share no more than a subject. */
const NEAR = 0.68;
/** The same of skills. */
const RELATED = 0.7;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.&'’-]*/gu;

/** In order, apart from each other. */
export function litIn(asked: string, quote: string): Span[] {
  const words = tellingWords(asked);
  const skills = findSkills(asked).map(({ skill }) => skill);
  const isLit = (word: string) =>
    tellingWords(word).some(({ stem, direction }) =>
      words.some((one) => one.stem === stem || dot(one.direction, direction) >= NEAR),
    );
  const spans = [
    ...[...quote.matchAll(WORD)]
      .filter(([word]) => isLit(word))
      .map(({ 0: word, index }): Span => ({
        start: index,
        end: index + word.replace(/[.'’-]+$/u, "").length,
      })),
    ...findSkills(quote).filter(({ skill }) =>
      skills.some((one) => skillRelation(skill, one).weight >= RELATED),
    ),
  ].toSorted((a, b) => a.start - b.start);
  const apart: Span[] = [];
  for (const { start, end } of spans) {
    const last = apart.at(-1);
    if (last && /^[\s/–-]*$/u.test(quote.slice(last.end, start))) last.end = Math.max(last.end, end);
    else if (!last || start >= last.end) apart.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return apart;
}
