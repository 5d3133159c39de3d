/** How well the local engine reads career stories: roles, skills, achievements and what must not be read, by hand-made truth. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalSkill } from "@career-portrait/shared/skills";
import { readStory } from "../src/reading/story/index.ts";
import type { DocumentReading } from "../src/reading/reading.ts";
import { evaluateWrittenStories } from "./written-stories.ts";
import { type Count, f1, foldText, tokenF1 } from "./resume-scoring.ts";

const STORIES = join(import.meta.dirname, "stories");

export interface LabelledStory {
  id: string;
  text: string;
  roles: { company: string; title: string | null; start: string | null; end: string | null }[];
  skills: string[];
  skills_optional: string[];
  achievements: { quote: string; company: string | null }[];
  achievements_optional: string[];
  traps: string[];
}

const FIELDS = [
  "employer",
  "title",
  "start",
  "end",
  "skills",
  "achievements",
  "employer of an achievement",
] as const;
type Field = (typeof FIELDS)[number];
export type StoryScore = Record<Field, Count> & { traps: { all: number; sprung: number } };

export function emptyStoryScore(): StoryScore {
  const counts = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }]));
  return { ...(counts as Record<Field, Count>), traps: { all: 0, sprung: 0 } };
}

type Mark = (field: Field, said: string | null, truth: string | null, right: boolean) => void;

function skillKey(label: string): string {
  return foldText(canonicalSkill(label) ?? label);
}

function markSkills(reading: DocumentReading, story: LabelledStory, mark: Mark): void {
  const kinds = new Set(["skill", "certification", "attribute"]);
  const said = new Set(
    reading.claims.filter(({ type }) => kinds.has(type)).map(({ label }) => skillKey(label)),
  );
  const truth = new Set(story.skills.map(skillKey));
  const optional = new Set(story.skills_optional.map(skillKey));
  for (const key of said) if (!optional.has(key) || truth.has(key)) mark("skills", key, null, truth.has(key));
  for (const key of truth) if (!said.has(key)) mark("skills", null, key, false);
}

function markRoles(reading: DocumentReading, story: LabelledStory, mark: Mark): void {
  const left = [...reading.work_history];
  for (const role of story.roles) {
    const at = left.findIndex(({ company }) => tokenF1(company ?? "", role.company) >= 0.8);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    mark("employer", found?.company ?? null, role.company, found !== undefined);
    const facts: [Field, string | null, string | null][] = [
      ["title", found?.title ?? null, role.title],
      ["start", found?.start_date ?? null, role.start],
      ["end", found?.end_date ?? null, role.end],
    ];
    for (const [field, said, truth] of facts) {
      if (said !== null || truth !== null)
        mark(field, said, truth, foldText(said ?? "") === foldText(truth ?? ""));
    }
  }
  for (const { company } of left) mark("employer", company, null, false);
}

function markAchievements(reading: DocumentReading, story: LabelledStory, mark: Mark): void {
  const said = reading.claims.filter(({ type }) => type === "achievement");
  const states = (label: string, quote: string) => {
    const [a, b] = [foldText(label), foldText(quote)];
    return a.includes(b) || b.includes(a);
  };
  for (const { quote, company } of story.achievements) {
    const found = said.find(({ label }) => states(label, quote));
    mark("achievements", found?.label ?? null, quote, found !== undefined);
    if (!found) continue;
    const by = found.role === null ? null : (reading.work_history[found.role]?.company ?? null);
    const right = by === null || company === null ? by === company : tokenF1(by, company) >= 0.8;
    mark("employer of an achievement", by, company, right);
  }
  const known = [...story.achievements.map(({ quote }) => quote), ...story.achievements_optional];
  for (const { label } of said)
    if (!known.some((quote) => states(label, quote))) mark("achievements", label, null, false);
}

/** Scores one reading. `note` is told every mistake. */
export function scoreStory(
  reading: DocumentReading,
  story: LabelledStory,
  score: StoryScore,
  note: (mistake: string) => void = () => undefined,
): void {
  const mark: Mark = (field, said, truth, right) => {
    const count = score[field];
    if (right) count.right += 1;
    else {
      if (said !== null) count.wrong += 1;
      if (truth !== null) count.missed += 1;
      note(`${story.id.padEnd(18)} ${field.padEnd(28)} said ${said} · truth ${truth}`);
    }
  };
  markRoles(reading, story, mark);
  markSkills(reading, story, mark);
  markAchievements(reading, story, mark);
  const named = new Set(reading.claims.map(({ label }) => skillKey(label)));
  for (const trap of story.traps) {
    score.traps.all += 1;
    if (!named.has(skillKey(trap))) continue;
    score.traps.sprung += 1;
    note(`${story.id.padEnd(18)} ${"trap".padEnd(28)} ${trap}`);
  }
}

/** All labelled stories, in order of their files. */
export function labelledStories(): LabelledStory[] {
  return readdirSync(STORIES)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(STORIES, file), "utf8")) as LabelledStory[]);
}

function table(stories: readonly LabelledStory[], name: string, mistakes: string[]): string {
  const score = emptyStoryScore();
  for (const story of stories)
    scoreStory(readStory(story.text), story, score, (mistake) => mistakes.push(mistake));
  const rows = FIELDS.map((field) => {
    const { right, wrong, missed } = score[field];
    return `${field.padEnd(28)}${f1(score[field]).toFixed(2)}   ${right} right, ${wrong} wrong, ${missed} missed`;
  });
  const macro = FIELDS.reduce((sum, field) => sum + f1(score[field]), 0) / FIELDS.length;
  return [
    `${name}, ${stories.length} stories`,
    ...rows,
    `${"macro".padEnd(28)}${macro.toFixed(2)}`,
    `claimed although negated, wished for or another's: ${score.traps.sprung} of ${score.traps.all}`,
  ].join("\n");
}

/** The tables as text. `EVAL_MISTAKES=1` lists every mistake. */
export async function evaluateStories(): Promise<string> {
  const stories = labelledStories();
  const later = stories.filter(({ id }) => id.startsWith("later-"));
  const first = stories.filter((story) => !later.includes(story));
  const isOther = ({ id }: LabelledStory) => /^(de|fr|es)-/.test(id);
  const mistakes: string[] = [];
  const parts = [
    table(
      first.filter((story) => !isOther(story)),
      "English",
      mistakes,
    ),
    table(first.filter(isOther), "German, French, Spanish", mistakes),
    table(later, "written after the reader", mistakes),
    table(stories, "all", []),
    evaluateWrittenStories(),
  ];
  if (process.env["EVAL_MISTAKES"]) parts.push(mistakes.join("\n"));
  return parts.join("\n\n");
}
