/** A statement laid over the rows it cites: what of them answers each word, and what of a passage it leaves out. */
import { senseOf } from "@career-portrait/shared/models/senses";
import { dot } from "@career-portrait/shared/models/vectors";
import { type Answer, answersOf, isSmall, NO_ANSWER, type Passage, worthOf } from "./answers.ts";
import { NEGATING } from "./readings.ts";
import type { Word } from "./source.ts";
import type { Statement } from "./statement.ts";

/** A word alike so far in form is answered. */
export const ANSWERED = 0.7;
/** A word of such worth answers a word of a passage. */
const ANSWERING = 0.45;
/** So many words to either side it is looked for what is answered. */
const REACH = 6;

export interface Overlay {
  words: readonly Word[];
  passages: readonly Passage[];
  /** For each word its answer in each passage. */
  inPassage: readonly (readonly Answer[])[];
  /** For each word its answer in the passage that its clause retells, and the best of all. */
  home: readonly Answer[];
  best: readonly Answer[];
  /** For each word how near in meaning the nearest of all rows is. */
  nearest: readonly number[];
  /** The place of the passage that a word's clause retells; -1 for none. With `second`, of the next likest. */
  placeOf: (at: number, second?: boolean) => number;
  /** Which words of a passage no word of the statement answers. */
  leftOf: (place: number) => readonly boolean[];
  /** The word that the passage has in this one's place: unsaid, near in meaning, between the same neighbours. */
  exchanged: (at: number) => Word | null;
  /** For each word where in its clause's passage the answered words before and after it stand; -1 where there is none. */
  beside: readonly (readonly [before: number, after: number])[];
  /** How well the next telling word on one side is answered; -1 where there is none. */
  tellingBeside: (at: number, step: -1 | 1) => number;
  /** How well the telling ones of some words are answered. */
  shareOf: (some: readonly number[], by: readonly Answer[]) => number;
  /** Whether no row has a telling word. */
  isStrange: (at: number) => boolean;
}

export function overlayOf(statement: Statement): Overlay {
  const { words } = statement.source;
  const { passages, inPassage, homes } = answersOf(statement);
  const placeOf = (at: number, second = false) => homes.get(words[at]!.clause)?.[second ? 1 : 0] ?? -1;
  const best = inPassage.map((all) =>
    all.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), NO_ANSWER),
  );
  const nearest = inPassage.map((all) => all.reduce((most, { near }) => Math.max(most, near), 0));
  const home = words.map((_, at) => inPassage[at]![placeOf(at)] ?? NO_ANSWER);
  const said = new Set(words.map(({ key }) => key));
  const left = new Map<number, readonly boolean[]>();

  function leftOf(place: number): readonly boolean[] {
    const known = left.get(place);
    if (known) return known;
    const answered = new Set(
      inPassage.flatMap((answers) => {
        const answer = answers[place] ?? NO_ANSWER;
        return worthOf(answer) >= ANSWERING ? [answer.at] : [];
      }),
    );
    const own = (passages[place]?.words ?? []).map(
      (one, at) => (!isSmall(one) || NEGATING.has(one.key)) && !said.has(one.key) && !answered.has(at),
    );
    left.set(place, own);
    return own;
  }

  function answeredBeside(from: number, step: -1 | 1): number {
    const place = placeOf(from);
    for (let at = from + step, seen = 0; words[at] && seen < REACH; at += step, seen += 1) {
      if (words[at]!.sentence !== words[from]!.sentence) return -1;
      const answer = inPassage[at]![place];
      if (answer && !isSmall(words[at]!) && worthOf(answer) >= ANSWERING) return answer.at;
    }
    return -1;
  }

  const beside = words.map((_, at) => [answeredBeside(at, -1), answeredBeside(at, 1)] as const);
  return {
    words,
    passages,
    inPassage,
    home,
    best,
    nearest,
    placeOf,
    leftOf,
    beside,
    exchanged(from) {
      const place = placeOf(from);
      const unsaid = leftOf(place);
      const word = words[from]!;
      const [before, after] = beside[from]!;
      const { direction } = senseOf(word.key);
      let [found, most]: [Word | null, number] = [null, -Infinity];
      for (const [at, one] of (passages[place]?.words ?? []).entries()) {
        if (!unsaid[at]) continue;
        const near = dot(direction, senseOf(one.key).direction);
        const between = before >= 0 && after >= 0 && at > before && at < after ? 0.3 : 0;
        const steps = [before, after].map((other) => (other >= 0 ? Math.abs(at - other) : 9));
        const close = 0.3 / Math.max(1, Math.min(...steps));
        const shape = shapeOf(one.text) === shapeOf(word.text) ? 0.2 : 0;
        const score = near + between + close + shape;
        if (score > most) [found, most] = [one, score];
      }
      return found;
    },
    tellingBeside(from, step) {
      for (let at = from + step; words[at]; at += step) {
        if (words[at]!.sentence !== words[from]!.sentence) return -1;
        if (!isSmall(words[at]!)) return worthOf(home[at]!);
      }
      return -1;
    },
    shareOf(some, by) {
      const telling = some.filter((at) => !isSmall(words[at]!));
      if (telling.length === 0) return 1;
      return telling.reduce((sum, at) => sum + worthOf(by[at]!), 0) / telling.length;
    },
    isStrange: (at) => !isSmall(words[at]!) && best[at]!.form < ANSWERED,
  };
}

/** A number, an abbreviation, a capital or none. */
function shapeOf(text: string): string {
  return (
    /^\p{N}|^\p{Lu}{1,2}/u
      .exec(text)?.[0]
      .replace(/\p{N}/u, "9")
      .replaceAll(/\p{Lu}/gu, "A") ?? "a"
  );
}
