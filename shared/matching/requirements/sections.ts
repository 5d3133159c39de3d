/** What an unknown heading opens: told by what stands under it, and by the sections before and after it. */
import type { Piece } from "./pieces.ts";
import {
  ABILITY,
  CANDIDATE,
  CONDITION,
  DEGREE,
  LICENCE,
  MUST,
  NICE,
  PERSONAL,
  YEARS,
} from "./vocabulary/cues.ts";
import type { SectionKind } from "./vocabulary/headings.ts";
import { APPLY, COMPANY, DUTY_START, LEGAL, OFFER, WISHFUL } from "./vocabulary/noise.ts";

type Told = Exclude<SectionKind, "other" | "facts">;

/** Cue → the kind of section whose points carry it, and how much one point that does says. */
const CUES: readonly (readonly [Told, number, RegExp])[] = [
  ["must", 0.8, ABILITY],
  ["must", 0.8, DEGREE],
  ["must", 0.8, YEARS],
  ["must", 0.6, LICENCE],
  ["must", 0.7, MUST],
  ["must", 0.9, NICE],
  ["must", 1, CANDIDATE],
  ["must", 0.9, CONDITION],
  ["must", 0.4, PERSONAL],
  ["duties", 1.1, DUTY_START],
  ["benefits", 1.1, OFFER],
  ["about", 0.9, COMPANY],
  ["legal", 1.2, LEGAL],
  ["apply", 1.1, APPLY],
];
/** One point says at most this much for one kind. */
const LOUDEST = 1.6;
/** How sections follow one another: `before>after`. */
const ORDER: Readonly<Record<string, number>> = {
  "start>about": 0.3,
  "start>duties": 0.2,
  "about>duties": 0.3,
  "duties>must": 0.5,
  "must>benefits": 0.4,
  "must>must": 0.1,
  "nice>benefits": 0.4,
  "benefits>apply": 0.3,
  "benefits>end": 0.2,
  "must>nice": 0.1,
  "apply>end": 0.2,
};
/** Most postings name each kind once. */
const AGAIN = -0.35;
/** Below this nothing is told; running text, where a heading may end unseen, must say more. */
/** "Ce serait top :" after a list of requirements: what stands under it is wished for. */
const WISHED_TOO = 0.4;
const CLEAR = 0.55;
const CLEAR_IN_PROSE = 0.85;
const POINTS_READ = 14;

/** The same points; those under a heading that no vocabulary knows get the kind of section their words tell. */
export function toldSections(flat: string, points: readonly Piece[]): Piece[] {
  const blocks = blocksOf(points);
  const kinds = blocks.map(({ known }) => known);
  for (const [at, block] of blocks.entries()) {
    if (block.known !== null || block.heading === 0) continue;
    kinds[at] = tell(flat, block, before(kinds, at), after(kinds, at), new Set(kinds));
  }
  return blocks.flatMap((block, at) => {
    const kind = kinds[at];
    return block.known !== null || kind == null
      ? block.points
      : block.points.map((point) => ({ ...point, section: kind }));
  });
}

interface Block {
  heading: number;
  title: string;
  known: SectionKind | null;
  points: Piece[];
}

function blocksOf(points: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  for (const point of points) {
    const last = blocks.at(-1);
    const goesOn = last?.heading === point.heading && (last.known === null) === !point.known;
    // Running text after the points of an unknown heading is no longer headed by it.
    const leaves = goesOn && !point.known && point.after && last.points.at(-1)!.bullet;
    if (goesOn && !leaves) last.points.push(point);
    else
      blocks.push({
        heading: point.heading,
        title: leaves ? "" : point.title,
        known: point.known ? point.section : null,
        points: [point],
      });
  }
  return blocks;
}

function before(kinds: readonly (SectionKind | null)[], at: number): string {
  return (
    kinds.slice(0, at).findLast((kind) => kind !== null && kind !== "other" && kind !== "facts") ?? "start"
  );
}

function after(kinds: readonly (SectionKind | null)[], at: number): string {
  return kinds.slice(at + 1).find((kind) => kind !== null && kind !== "other" && kind !== "facts") ?? "end";
}

/** The likeliest kind; null when nothing speaks clearly for one. */
function tell(
  flat: string,
  block: Block,
  previous: string,
  next: string,
  seen: ReadonlySet<SectionKind | null>,
): Told | null {
  const scores = wordsOf(flat, block.points);
  const wished = WISHFUL.test(block.title);
  if (wished && previous === "must" && block.points.some(({ bullet }) => bullet))
    scores.set("must", (scores.get("must") ?? 0) + WISHED_TOO);
  let best: Told | null = null;
  const listed = block.points.some(({ bullet, alone }) => bullet || alone);
  let most = listed ? CLEAR : CLEAR_IN_PROSE;
  for (const [kind, score] of scores) {
    const total =
      score +
      (ORDER[`${previous}>${kind}`] ?? 0) +
      (ORDER[`${kind}>${next}`] ?? 0) +
      (seen.has(kind) && !(wished && kind === "must") ? AGAIN : 0);
    if (total > most) [best, most] = [kind, total];
  }
  if (best !== "must") return best;
  return wished ? "nice" : "must";
}

/** For each kind, what the mean point says for it. */
function wordsOf(flat: string, points: readonly Piece[]): Map<Told, number> {
  const read = points.slice(0, POINTS_READ);
  const sums = new Map<Told, number>();
  for (const { start, end } of read) {
    const own = flat.slice(start, end);
    const said = new Map<Told, number>();
    for (const [kind, weight, cue] of CUES) {
      if (cue.test(own)) said.set(kind, Math.min(LOUDEST, (said.get(kind) ?? 0) + weight));
    }
    for (const [kind, value] of said) sums.set(kind, (sums.get(kind) ?? 0) + value);
  }
  return new Map([...sums].map(([kind, sum]) => [kind, sum / read.length]));
}
