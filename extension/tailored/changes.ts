/** What tailoring has made of the base résumé: which lines stand, moved, reworded or left out; and the words that differ. */
import { fold } from "@career-portrait/shared/text";
import { joined, type Resume, type Role } from "./resume-data.ts";

export interface LineChange {
  /** `same`: word for word; `moved`: so, but before lines it followed; `reworded`; `added`: not told in that place before. */
  kind: "same" | "moved" | "reworded" | "added";
  text: string;
  /** What a reworded line was. */
  was: string | null;
}

export interface ListChange {
  after: LineChange[];
  leftOut: string[];
}

export interface RoleChange extends ListChange {
  title: string;
  role: Role;
}

export interface Changes {
  headline: { before: string; after: string };
  opening: { before: string; after: string };
  roles: RoleChange[];
  rolesLeftOut: string[];
  lists: ({ section: "projects" | "education" | "skills" | "certificates" | "awards" } & ListChange)[];
}

/** From here on two lines are one, told in other words: the share of words they have in common (Dice). */
const ALIKE = 0.5;

/** A line without what does not count: case, accents, the full stop. */
const bare = (line: string): string => fold(line).replace(/[\s.;,:]+$/u, "");

/** A skill without the posting's name for it in brackets. */
const unbracketed = (line: string): string => bare(line.replace(/\s*\([^()]*\)\s*$/u, "")) || bare(line);

const wordsOf = (line: string): string[] => fold(line).match(/[\p{L}\p{N}+#%]+/gu) ?? [];

function likeness(a: string, b: string): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const common = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}

/** For each line after, which line before it is; each line before is at most one. */
function matches(before: readonly string[], after: readonly string[]): (number | null)[] {
  const free = new Set(before.keys());
  const found: (number | null)[] = after.map(() => null);
  const take = (at: number, from: number | undefined): void => {
    if (from === undefined) return;
    found[at] = from;
    free.delete(from);
  };
  for (const same of [bare, unbracketed]) {
    for (const [at, line] of after.entries()) {
      if (found[at] === null)
        take(
          at,
          [...free].find((from) => same(before[from]!) === same(line)),
        );
    }
  }
  const pairs = [...found.keys()]
    .filter((at) => found[at] === null)
    .flatMap((at) => [...free].map((from) => ({ at, from, value: likeness(before[from]!, after[at]!) })))
    .filter(({ value }) => value >= ALIKE)
    .toSorted((a, b) => b.value - a.value || a.at - b.at || a.from - b.from);
  for (const { at, from } of pairs) if (found[at] === null && free.has(from)) take(at, from);
  return found;
}

/** Compares two lists of lines. Every line before is either what a line after was, or left out. */
export function compareLines(before: readonly string[], after: readonly string[]): ListChange {
  const found = matches(before, after);
  const lines = after.map((text, at): LineChange => {
    const from = found[at] ?? null;
    if (from === null) return { kind: "added", text, was: null };
    const was = before[from]!;
    if (bare(was) !== bare(text)) return { kind: "reworded", text, was };
    // It has overtaken a line that it followed.
    const moved = found.slice(at + 1).some((other) => other !== null && other < from);
    return { kind: moved ? "moved" : "same", text, was: null };
  });
  const kept = new Set(found);
  return { after: lines, leftOut: before.filter((_, from) => !kept.has(from)) };
}

/** The lines a role is told in; a summary is told line by line. */
function linesOf(role: Role | undefined): string[] {
  const summary = role?.summary?.split("\n").map((line) => line.replace(/^[\s•*\-–]+/u, "").trim()) ?? [];
  return [...(role?.highlights ?? []), ...summary.filter(Boolean)];
}

const titleOf = (role: Role): string => joined(role.position, role.name);

/** The role before that a role after is: by the row it stands on, else by its words. */
function roleBefore(base: Resume, after: Resume, index: number): number {
  const ids = after.meta.evidence[`work.${index}`] ?? [];
  const byRow = base.work.findIndex((_, at) =>
    (base.meta.evidence[`work.${at}`] ?? []).some((id) => ids.includes(id)),
  );
  if (byRow !== -1) return byRow;
  const { position, name, startDate } = after.work[index]!;
  return base.work.findIndex(
    (role) =>
      bare(joined(role.position, role.name)) === bare(joined(position, name)) && role.startDate === startDate,
  );
}

export function changesBetween(base: Resume, tailored: Resume, narrative: string | null): Changes {
  const before = tailored.work.map((_, index) => roleBefore(base, tailored, index));
  const namesIn = (resume: Resume) => ({
    projects: resume.projects.map((project) => joined(project.name, ...project.roles)),
    education: resume.education.map(({ studyType, area, institution }) =>
      joined(studyType, area, institution),
    ),
    skills: resume.skills.map(({ name }) => name ?? ""),
    certificates: resume.certificates.map(({ name }) => name ?? ""),
    awards: resume.awards.map(({ title }) => title ?? ""),
  });
  const [old, now] = [namesIn(base), namesIn(tailored)];
  const sections = ["skills", "projects", "education", "certificates", "awards"] as const;
  return {
    headline: { before: base.basics.label ?? "", after: tailored.basics.label ?? "" },
    opening: { before: base.basics.summary ?? "", after: narrative ?? "" },
    roles: tailored.work.map((role, index) => ({
      title: titleOf(role),
      role,
      ...compareLines(linesOf(base.work[before[index]!]), linesOf(role)),
    })),
    rolesLeftOut: base.work.filter((_, at) => !before.includes(at)).map(titleOf),
    lists: sections
      .map((section) => ({ section, ...compareLines(old[section], now[section]) }))
      .filter(({ after, leftOut }) => after.length + leftOut.length > 0),
  };
}

export interface WordChange {
  kind: "same" | "gone" | "new";
  text: string;
}

/** Texts that have less in common are shown whole, before and after. */
const RELATED = 0.25;

/** Longer texts are shown whole, before and after: telling their words apart would take long and help nobody. */
const MOST_WORDS = 1_000;

/** Two texts as one, word by word (longest common subsequence). Without `gone` it is the later text, without `new` the earlier. */
export function wordChanges(before: string, after: string): WordChange[] {
  // Each with the space behind it, so that no space stands alone between two changes.
  const split = (text: string): string[] => text.match(/^\s+|\S+\s*/gu) ?? [];
  const [a, b] = [split(before), split(after)];
  const [wordsOfA, wordsOfB] = [a.map((word) => word.trimEnd()), b.map((word) => word.trimEnd())];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS || likeness(before, after) < RELATED)
    return merged([
      { kind: "gone", text: before },
      { kind: "new", text: after },
    ]);
  // lengths[i][j]: of the longest common subsequence of a from i and b from j.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
      lengths[i]![j] = wordsOfA[i] === wordsOfB[j] ? lengths[i + 1]![j + 1]! + 1 : skip;
    }
  }
  const changes: WordChange[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && wordsOfA[i] === wordsOfB[j]) {
      const [word, was, is] = [
        wordsOfA[i]!,
        a[i]!.slice(wordsOfA[i]!.length),
        b[j]!.slice(wordsOfA[i]!.length),
      ];
      // The same word may stand at another line's end.
      if (was === is) changes.push({ kind: "same", text: a[i]! });
      else changes.push({ kind: "same", text: word }, { kind: "gone", text: was }, { kind: "new", text: is });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      changes.push({ kind: "gone", text: a[i]! });
      i += 1;
    } else {
      changes.push({ kind: "new", text: b[j]! });
      j += 1;
    }
  }
  return merged(changes);
}

/** Neighbours of one kind as one; nothing empty. */
function merged(changes: readonly WordChange[]): WordChange[] {
  const runs: WordChange[] = [];
  for (const { kind, text } of changes) {
    const last = runs.at(-1);
    if (text === "") continue;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
