/** Teaches the gate by sentences of many hands, and counts what models without a sentence's author make of it. */
import { readFileSync, writeFileSync } from "node:fs";
import { fitGate, type TaughtSentence } from "../../shared/training/gate.ts";
import { hash } from "../../shared/text/hash.ts";
import { wholeInputs } from "../src/tailoring/gate/doubt.ts";
import { type Described, described, TABLE_ROWS } from "../src/tailoring/gate/inputs.ts";
import { borderOf } from "../src/tailoring/gate/judge.ts";
import { findingsOf, RULES } from "../src/tailoring/gate/rules/index.ts";
import { isVerbatim, statementOf } from "../src/tailoring/gate/statement.ts";
import { fingerprint } from "./facts-out-of-fold.ts";
import { labelledPairs } from "./matching/fixtures.ts";
import { type Taught, taughtSentences } from "./tailoring/taught.ts";
import { NOW, share } from "./tailoring/verdicts.ts";

export const GATE_WEIGHTS = new URL("../../shared/models/gate.bin", import.meta.url);
export const GATE_COUNTS = new URL("../../shared/training/out-of-fold-gate.json", import.meta.url);

/** One sentence by another hand: false, refused, language, and what of it is marked as false. */
type Count = [isFalse: 0 | 1, refused: 0 | 1, language: string, file: string];

interface Counts {
  /** SHA-256 of the weights that were fitted in the same run. */
  weights: string;
  sentences: Count[];
}

const FOLDS = 5;
/** What a sentence counts that is not by another hand. */
const OWN_WEIGHT = 0.3;

interface DescribedSentence extends TaughtSentence {
  taught: Taught;
  described: Described;
  /** Odds above which it is refused. */
  border: number;
}

/** Writes the weights, and the counts of what models without a sentence's author made of it. */
export async function trainGate(say: (what: string) => void): Promise<void> {
  const sentences = describedOf(taughtSentences(await labelledPairs()));
  say(`${sentences.length} sentences described`);
  const { file, outOfFold } = fitted(sentences, say);
  writeFileSync(GATE_WEIGHTS, file);
  writeFileSync(GATE_COUNTS, `${JSON.stringify(countsOf(sentences, outOfFold, file, say))}\n`);
}

function fitted(sentences: readonly DescribedSentence[], say: (what: string) => void) {
  const wholeOf = ({ described: about }: DescribedSentence, odds: ArrayLike<number>, said: number) =>
    wholeInputs(about, odds, said);
  return fitGate(sentences, { size: TABLE_ROWS, folds: FOLDS, wholeOf }, say);
}

function describedOf(taught: readonly Taught[]): DescribedSentence[] {
  return taught.flatMap((one): DescribedSentence[] => {
    const statement = statementOf(one.text, one.cited, { posting: one.posting, voice: one.voice, now: NOW });
    if (isVerbatim(statement) && !one.isOthers) return [];
    const ruled = findingsOf(statement);
    const about = described(statement, ruled, RULES.length);
    return [
      {
        taught: one,
        described: about,
        fold: foldOf(one),
        weight: one.isOthers ? 1 : OWN_WEIGHT,
        isFalse: one.isFalse,
        border: isVerbatim(statement) ? Infinity : borderOf(ruled, about),
        words: about.words.map(({ word, inputs, rows }) => {
          const { start, end } = statement.source.original(word);
          return { inputs, rows, isFalse: one.marks.some(([from, to]) => start < to && end > from) };
        }),
      },
    ];
  });
}

/** What models without a sentence's author make of it. */
function countsOf(
  sentences: readonly DescribedSentence[],
  outOfFold: readonly number[],
  file: Uint8Array,
  say: (what: string) => void,
): Counts {
  const refused = (at: number) => outOfFold[at]! > sentences[at]!.border;
  const counted = sentences.flatMap(({ taught: { isOthers, isFalse, language, source } }, at): Count[] =>
    isOthers ? [[isFalse ? 1 : 0, refused(at) ? 1 : 0, language, source.split(" ")[0]!]] : [],
  );
  const kinds = Map.groupBy(sentences.keys(), (at) => kindOf(sentences[at]!.taught));
  for (const [kind, own] of kinds) {
    const [no, yes] = [
      own.filter((at) => sentences[at]!.isFalse),
      own.filter((at) => !sentences[at]!.isFalse),
    ];
    say(
      `${kind}: refused ${share(yes.filter(refused).length, yes.length)}, ` +
        `passed ${share(no.filter((at) => !refused(at)).length, no.length)}`,
    );
  }
  return { weights: fingerprint(file), sentences: counted };
}

/** What one hand wrote is left out together. */
function foldOf(one: Taught): number {
  return hash(fileOf(one)) % FOLDS;
}

const fileOf = ({ source }: Taught) => source.split(" ")[0]!;
function kindOf({ source, isOthers }: Taught): string {
  return isOthers ? "by other hands" : source.split(" ")[0]!.replace(/[\d.-].*$/u, "");
}

/** The table of `npm run eval` for sentences by other hands. */
export function otherHandsTable(): string {
  const { weights, sentences } = JSON.parse(readFileSync(GATE_COUNTS, "utf8")) as Counts;
  const stale = weights !== fingerprint(readFileSync(GATE_WEIGHTS));
  const row = (name: string, own: readonly Count[]) => {
    const [yes, no] = [own.filter(([isFalse]) => isFalse === 0), own.filter(([isFalse]) => isFalse === 1)];
    const refused = yes.filter((one) => one[1] === 1).length;
    const passed = no.filter((one) => one[1] === 0).length;
    return `| ${name} | ${share(refused, yes.length)} | ${share(passed, no.length)} |`;
  };
  const by = (place: 2 | 3) =>
    [...Map.groupBy(sentences, (one) => one[place])].map(([name, own]) => row(name.replace(".txt", ""), own));
  return [
    "| Hard sentences by other hands, judged without their authors | faithful, refused | false, passed |",
    "|---|---|---|",
    row("all", sentences),
    ...by(2),
    ...by(3),
    ...(stale ? ["COUNTED WITH OTHER WEIGHTS THAN THOSE IN USE (npm run train)"] : []),
  ].join("\n");
}
