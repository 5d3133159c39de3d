/** Tellings written to teach, as models read them that have read nothing of their authors: what is found, what is claimed. */
import { tokenF1 } from "@career-portrait/shared/text";
import { canonicalSkill } from "@career-portrait/shared/skills";
import type { MarkedTelling } from "../../shared/training/names.ts";
import type { WrittenStory } from "../../shared/training/stories.ts";
import { readByStrangers } from "../../shared/training/tellings.ts";
import { readStory } from "../src/reading/story/index.ts";
import type { DocumentReading } from "../src/reading/reading.ts";
import { type Count, f1, foldText } from "./resume-scoring.ts";

type Range = readonly [start: number, end: number];

/** From so much of the shorter passage on, two are the same. */
const SAME = 0.5;
/** Two names are the same that share so many words. */
const SAME_NAME = 0.6;
/** From so much of it on, a trap is claimed. */
const SPRUNG = 0.6;

const FIELDS = [
  "achievements",
  "employers",
  "titles",
  "dates of roles",
  "schools",
  "schooling",
  "papers",
  "skills",
] as const;

interface Counts {
  fields: Record<(typeof FIELDS)[number], Count>;
  traps: { all: number; sprung: number };
}

function noCounts(): Counts {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }]));
  return { fields: fields as Counts["fields"], traps: { all: 0, sprung: 0 } };
}

/** Each that was said is held against one that is true. */
function countAll<One, Other>(
  count: Count,
  said: readonly One[],
  truth: readonly Other[],
  agree: (one: One, other: Other) => boolean,
): void {
  const left = [...truth];
  for (const one of said) {
    const at = left.findIndex((other) => agree(one, other));
    if (at < 0) count.wrong += 1;
    else {
      count.right += 1;
      left.splice(at, 1);
    }
  }
  count.missed += left.length;
}

const distinct = (names: readonly (string | null)[]) => [
  ...new Map(names.flatMap((name) => (name ? [[foldText(name), name] as const] : []))).values(),
];
const isSameName = (one: string, other: string) => tokenF1(one, other) >= SAME_NAME;

function countNames({ fields }: Counts, reading: DocumentReading, telling: MarkedTelling): void {
  const { roles, education, certificates, skills } = telling;
  const names = (
    field: (typeof FIELDS)[number],
    said: readonly (string | null)[],
    truth: readonly (string | null)[],
    agree = isSameName,
  ) => countAll(fields[field], distinct(said), distinct(truth), agree);
  const { work_history } = reading;
  names(
    "employers",
    work_history.map(({ company }) => company),
    roles.map(({ employer }) => employer),
  );
  names(
    "titles",
    work_history.map(({ title }) => title),
    roles.map(({ title }) => title),
  );
  names(
    "dates of roles",
    work_history.map((one) => one.title && one.start_date && `${one.title} ${one.start_date}`),
    roles.map((one) => one.title && one.start && `${one.title} ${one.start}`),
    (one, other) =>
      one.split(" ").at(-1) === other.split(" ").at(-1) && isSameName(one.slice(0, -5), other.slice(0, -5)),
  );
  names(
    "schools",
    reading.education.map(({ institution }) => institution),
    education.map(({ institution }) => institution),
  );
  names(
    "schooling",
    reading.education.map(({ degree, field }) => [degree, field].filter(Boolean).join(" ")),
    education.map(({ what }) => what),
  );
  names(
    "papers",
    reading.certifications,
    certificates.map(({ name }) => name),
  );
  const keyOf = (skill: string) => foldText(canonicalSkill(skill) ?? skill);
  const abilities = reading.claims.filter(({ type }) => type === "attribute").map(({ label }) => label);
  names("skills", [...reading.skills, ...abilities].map(keyOf), skills.map(keyOf));
}

function overlap(one: Range, other: Range): number {
  return Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));
}

function isSame(one: Range, other: Range): boolean {
  return overlap(one, other) >= SAME * Math.min(one[1] - one[0], other[1] - other[0]);
}

/** Achievements, and whether what must not be claimed is claimed as one. */
function countDeeds({ fields, traps }: Counts, reading: DocumentReading, story: WrittenStory): void {
  const at = (quote: string): Range => {
    const start = story.text.indexOf(quote);
    return [start, start + quote.length];
  };
  const claims = reading.claims
    .filter(({ type }) => type === "achievement")
    .map(({ evidence }) => evidence.map(({ start, end }): Range => [start, end]));
  const told = story.achievements.map(({ quotes }) => quotes.map(at));
  const agree = (one: readonly Range[], other: readonly Range[]) =>
    one.some((a) => other.some((b) => isSame(a, b)));
  const found = told.filter((one) => claims.some((claim) => agree(claim, one))).length;
  fields.achievements.right += found;
  fields.achievements.missed += told.length - found;
  fields.achievements.wrong += claims.filter((claim) => !told.some((one) => agree(claim, one))).length;
  traps.all += story.traps.length;
  traps.sprung += story.traps
    .map(at)
    .filter((trap) =>
      claims.flat().some((range) => overlap(trap, range) >= SPRUNG * (trap[1] - trap[0])),
    ).length;
}

function isWhole(telling: MarkedTelling): telling is WrittenStory {
  return "clauses" in telling;
}

/** The table as text. */
export function evaluateWrittenStories(): string {
  const parts = new Map<string, Counts>();
  const all = readByStrangers();
  for (const { telling, told, names } of all) {
    const reading = readStory(telling.text, { told, names });
    const kind = isWhole(telling) ? "stories" : "short tellings";
    for (const part of [kind, `${kind}, ${telling.language}`]) {
      const counts = parts.get(part) ?? noCounts();
      parts.set(part, counts);
      countNames(counts, reading, telling);
      if (isWhole(telling)) countDeeds(counts, reading, telling);
    }
  }
  const rows = [...parts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, { fields, traps }]) =>
      [part.padEnd(20), ...FIELDS.map((field) => cellOf(fields[field])), trapsOf(traps)].join("  "),
    );
  return [
    `${all.length} tellings by ${new Set(all.map(({ telling }) => telling.author)).size} hands, each read by models without its author:`,
    "F1 (precision/recall)",
    ["".padEnd(20), ...FIELDS.map((field) => field.padEnd(CELL)), "traps claimed"].join("  "),
    ...rows,
  ].join("\n");
}

const CELL = 14;

function cellOf(count: Count): string {
  const { right, wrong, missed } = count;
  if (right + wrong + missed === 0) return "–".padEnd(CELL);
  const share = (whole: number) => (whole === 0 ? "–" : (right / whole).toFixed(2).replace(/^0/, ""));
  return `${f1(count).toFixed(2).replace(/^0/, "")} (${share(right + wrong)}/${share(right + missed)})`.padEnd(
    CELL,
  );
}

function trapsOf({ all, sprung }: Counts["traps"]): string {
  return all === 0 ? "–" : `${((100 * sprung) / all).toFixed(1)} % of ${all}`;
}
