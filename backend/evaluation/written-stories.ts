/** Deeds and results of the stories written to teach, as models read them that have read nothing of their authors. */
import { readStory } from "../src/intelligence/local/story/index.ts";
import { toldIn } from "../../shared/stories/index.ts";
import {
  AUTHOR_FOLDS,
  fitTelling,
  type WrittenStory,
  writtenStories,
} from "../../shared/training/stories.ts";

type Range = readonly [start: number, end: number];

/** From so much of the shorter passage on, two are the same. */
const SAME = 0.5;
/** From so much of it on, a trap is claimed. */
const SPRUNG = 0.6;

interface Counts {
  told: number;
  found: number;
  claimed: number;
  right: number;
  traps: number;
  sprung: number;
}

const none = (): Counts => ({ told: 0, found: 0, claimed: 0, right: 0, traps: 0, sprung: 0 });

function shared(one: Range, other: Range): number {
  return Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));
}

function isSame(one: Range, other: Range): boolean {
  return shared(one, other) >= SAME * Math.min(one[1] - one[0], other[1] - other[0]);
}

function count(story: WrittenStory, claims: readonly Range[][], counts: Counts): void {
  const at = (quote: string): Range => {
    const start = story.text.indexOf(quote);
    return [start, start + quote.length];
  };
  const told = story.achievements.map(({ quotes }) => quotes.map(at));
  const agree = (one: readonly Range[], other: readonly Range[]) =>
    one.some((a) => other.some((b) => isSame(a, b)));
  counts.told += told.length;
  counts.found += told.filter((one) => claims.some((claim) => agree(claim, one))).length;
  counts.claimed += claims.length;
  counts.right += claims.filter((claim) => told.some((one) => agree(claim, one))).length;
  counts.traps += story.traps.length;
  counts.sprung += story.traps
    .map(at)
    .filter((trap) =>
      claims.flat().some((range) => shared(trap, range) >= SPRUNG * (trap[1] - trap[0])),
    ).length;
}

/** The table as text. */
export function evaluateWrittenStories(): string {
  const all = writtenStories();
  const byLanguage = new Map<string, Counts>();
  for (const authors of AUTHOR_FOLDS) {
    const models = fitTelling(all, authors);
    for (const story of all.filter(({ author }) => authors.includes(author))) {
      const { claims } = readStory(story.text, toldIn(story.text, models));
      const ranges = claims
        .filter(({ type }) => type === "achievement")
        .map(({ evidence }) => evidence.map(({ start, end }): Range => [start, end]));
      for (const key of ["all", story.language]) {
        const counts = byLanguage.get(key) ?? none();
        byLanguage.set(key, counts);
        count(story, ranges, counts);
      }
    }
  }
  const share = (part: number, whole: number) => (part / whole).toFixed(2).padStart(6);
  return [
    `${all.length} stories by ${AUTHOR_FOLDS.flat().length} hands, each read by models without its author:`,
    "        recall  precision  traps claimed",
    ...[...byLanguage].map(
      ([name, { told, found, claimed, right, traps, sprung }]) =>
        `${name.padEnd(6)}${share(found, told)}${share(right, claimed).padStart(10)}${share(sprung, traps).padStart(11)}   ${told} achievements, ${claimed} claimed, ${traps} traps`,
    ),
  ].join("\n");
}
