/** How likely a statement says what its rows do not hold, by models that know what is usually so (docs/tailoring.md). */
import { gateWeights } from "@career-portrait/shared/models/gate";
import { type LinearModel, scoresIn } from "@career-portrait/shared/models/linear";
import { chanceOf, oddsOf } from "@career-portrait/shared/models/trees";
import { partOf } from "@career-portrait/shared/models/weights";
import type { Described, DescribedWord } from "./inputs.ts";
import type { Word } from "./source.ts";

export interface Doubt {
  /** Above 0 the statement may not stand. */
  odds: number;
  words: readonly { word: Word; odds: number }[];
}

export function doubtOf(described: Described): Doubt {
  const { tables, trees } = gateWeights();
  const { words } = described;
  const table = partOf(tables, "words");
  const word = partOf(trees, "word");
  const odds = words.map(({ inputs, rows }) =>
    oddsOf(word, Float32Array.of(...inputs, scoreOf(table, rows))),
  );
  const rows = words.flatMap((one) => one.rows);
  const said = scoreOf(partOf(tables, "said"), rows.length === 0 ? [0] : rows);
  return {
    odds: oddsOf(partOf(trees, "sentence"), wholeInputs(described, odds, said)),
    words: words.map((one, at) => ({ word: one.word, odds: odds[at]! })),
  };
}

/** How much more a table takes the features for those of something false. */
function scoreOf(table: LinearModel, rows: readonly number[]): number {
  const [isTrue = 0, isFalse = 0] = scoresIn(table, rows);
  return isFalse - isTrue;
}

/** Below such odds no word says more than another. */
const LOWEST = -8;

/** What is asked of a statement as a whole, once its words have odds. */
export function wholeInputs(
  { words, whole }: Described,
  odds: ArrayLike<number>,
  said: number,
): Float32Array {
  const all = Array.from(odds);
  const sorted = all.toSorted((a, b) => b - a);
  const sure = all.map(chanceOf);
  const most = (isOne: (word: DescribedWord) => boolean) =>
    Math.max(LOWEST, ...all.filter((_, at) => isOne(words[at]!)));
  const clauses = clausesOf(words, all);
  return Float32Array.from([
    ...[0, 1, 2, 3].map((at) => sorted[at] ?? LOWEST),
    -sure.reduce((sum, one) => sum + Math.log(1 - Math.min(0.999, one)), 0),
    sure.filter((one) => one > 0.3).length,
    sure.filter((one) => one > 0.1).length,
    most((word) => word.isSmall),
    most((word) => word.isGeneric),
    most((word) => word.isNumber),
    most((word) => word.isCapital),
    most((word) => word.isAnswered),
    most((word) => !word.isAnswered),
    mostIn(all, 2),
    mostIn(all, 4),
    meanOf(all),
    said,
    Math.max(LOWEST, ...clauses.map(meanOf)),
    Math.max(0, ...clauses.map((own) => own.reduce((sum, one) => sum + chanceOf(one), 0))),
    clauses.length,
    meanOf(clauses.at(-1) ?? []),
    ...whole,
  ]);
}

function clausesOf(words: readonly DescribedWord[], odds: readonly number[]): number[][] {
  const clauses: number[][] = [];
  for (const [at, one] of odds.entries()) {
    if (at === 0 || words[at]!.opensClause) clauses.push([]);
    clauses.at(-1)!.push(one);
  }
  return clauses;
}

/** The highest mean of so many words side by side. */
function mostIn(odds: readonly number[], count: number): number {
  return odds
    .slice(count - 1)
    .reduce((most, _, at) => Math.max(most, meanOf(odds.slice(at, at + count))), LOWEST);
}

function meanOf(odds: readonly number[]): number {
  return odds.reduce((sum, one) => sum + Math.max(LOWEST, one), 0) / Math.max(1, odds.length);
}
