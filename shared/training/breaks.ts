/** Teaches where breaks were lost: structured postings are flattened, and what stood on a line of its own is known. */
import { BREAK_ROWS, breakFeatures, possibleBreaks, SURE_JOINTS, widestLine } from "../text/breaks.ts";
import { flatten, type Range } from "../letters/flat.ts";
import { physicalLines } from "../text/lines.ts";
import { type BreakModel, stretches } from "../text/units.ts";
import type { CorpusRow } from "./corpus.ts";
import type { GoldPosting } from "./gold-posting.ts";
import { randomOf } from "./random.ts";
import { type Example, fit, probabilities } from "./linear.ts";

const LEAST_LINES = 8;
/** How lines are joined, and how often. */
const JOINTS = [
  [" ", 0.42],
  ["  ", 0.08],
  ["", 0.2],
  [" - ", 0.18],
  [" * ", 0.08],
  [" • ", 0.04],
] as const;
/** So many are not flattened but kept, with long lines wrapped: what a line break is worth. */
const KEPT = 0.35;
const WIDTHS = [60, 110] as const;

/** Examples of breaks and of none from one posting; none when it has too few lines. */
function breakExamples(row: CorpusRow, random: () => number): Example[] {
  const lines = physicalLines(row.text);
  if (lines.length < LEAST_LINES) return [];
  const own = lines.map((line) => ({
    bullet: line.bullet,
    text: row.text.slice(line.start, line.end).replace(/\s+/g, " ").trim(),
  }));
  const { text, breaks } = random() < KEPT ? wrapped(own, random) : flattened(own, random);
  const range = { start: 0, end: text.length };
  return examplesIn({ text, flat: flatten(text), widest: widestLine(text) }, range, 1, (at) =>
    breaks.has(at) ? 1 : 0,
  );
}

/** How much a break that was read counts beside one that was taken away. */
const READ = 64;
/** What joins two demands that stand apart; the model of joints is asked about these. */
const JOINS = /(?:[,;&/]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of))\s*$/u;

/** Examples from requirements labelled by reading: where one begins or ends there is a break, inside it none. */
function readBreakExamples({ text, requirements }: GoldPosting): Example[] {
  const flat = flatten(text);
  const source = { text, flat, widest: widestLine(text) };
  return stretches(physicalLines(text)).flatMap((stretch) => {
    const range = { start: stretch[0]!.start, end: stretch.at(-1)!.end };
    return examplesIn(source, range, READ, (at) => breaksAt(text, flat, requirements, at));
  });
}

/** An example of each place that no rule decides and of which something is known. */
function examplesIn(
  { text, flat, widest }: { text: string; flat: string; widest: number },
  range: Range,
  weight: number,
  known: (at: number) => 0 | 1 | null,
): Example[] {
  const possible = possibleBreaks(text, flat, range.start, range.end);
  const open = possible.filter(({ joint }) => !SURE_JOINTS.has(joint));
  const features = breakFeatures(text, range, possible, widest, new Set(open));
  return open.flatMap(({ at }, index) => {
    const yes = known(at);
    return yes === null ? [] : [{ rows: features[index]!, target: [1 - yes, yes], weight }];
  });
}

/** 1: a requirement begins or ends here; 0: it goes on; null: nobody has said. */
function breaksAt(
  text: string,
  flat: string,
  requirements: GoldPosting["requirements"],
  at: number,
): 0 | 1 | null {
  if (requirements.some(({ start, end }) => start < at && end > at && !isEdge(text, start, at))) return 0;
  if (JOINS.test(flat.slice(Math.max(0, at - 8), at))) return null;
  const touches = requirements.some(
    ({ start, end }) => isEdge(text, at, start) || isEdge(text, start, at) || isEdge(text, end, at),
  );
  return touches && text[at] !== "(" ? 1 : null;
}

/** Nothing but blanks and marks stands between. */
function isEdge(text: string, from: number, to: number): boolean {
  return from <= to && to - from < 8 && !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}

interface OwnLine {
  text: string;
  bullet: boolean;
}

interface Broken {
  text: string;
  breaks: ReadonlySet<number>;
}

function flattened(lines: readonly OwnLine[], random: () => number): Broken {
  let draw = random();
  const joint = JOINTS.find(([, share]) => (draw -= share) < 0)?.[0] ?? " ";
  let text = "";
  const breaks = new Set<number>();
  for (const line of lines) {
    if (text !== "") {
      text += joint.length === 3 ? " " : joint;
      breaks.add(text.length);
      if (joint.length === 3 && line.bullet) text += joint.slice(1);
    }
    text += line.text;
  }
  return { text, breaks };
}

function wrapped(lines: readonly OwnLine[], random: () => number): Broken {
  const width = random() < 0.5 ? Infinity : WIDTHS[0] + random() * (WIDTHS[1] - WIDTHS[0]);
  let text = "";
  const breaks = new Set<number>();
  for (const line of lines) {
    if (text !== "") {
      text += "\n";
      breaks.add(text.length);
    }
    let used = 0;
    for (const [index, word] of line.text.split(" ").entries()) {
      const blank = index === 0 ? "" : used + word.length > width ? "\n" : " ";
      used = blank === "\n" ? word.length : used + word.length + 1;
      text += blank + word;
    }
  }
  return { text, breaks };
}

/** The table of the break model: {@link BREAK_ROWS} rows of two columns. */
export function fitBreaks(
  rows: readonly CorpusRow[],
  read: readonly GoldPosting[],
  seed: number,
): Float32Array {
  const random = randomOf(seed);
  const examples = rows.flatMap((row) => {
    const times = (row.lang ?? "en") === "en" ? 1 : 3;
    return Array.from({ length: times }, () => breakExamples(row, random)).flat();
  });
  examples.push(...read.flatMap(readBreakExamples));
  return fit(examples, { size: BREAK_ROWS, classes: 2, epochs: 3, rate: 0.1, decay: 1e-6, seed });
}

/** The model as the splitter calls it. */
export function breakModel(weights: Float32Array): BreakModel {
  const chances = new Float64Array(2);
  return (features) =>
    features.map((rows) => {
      probabilities(weights, rows, 1 / Math.sqrt(rows.length), 2, chances);
      return chances[1]!;
    });
}
