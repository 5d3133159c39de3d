/** Which of a role's lines stand on the résumé, and in which order: what the posting asks for first. */
import type { Line, Material, Role } from "../material.ts";
import type { Measure, Statement } from "./draft.ts";
import { isGarbled, isRemnant, isToolList, wordCount } from "./lines.ts";
import type { Relevance } from "./relevance.ts";

/** Roles that ended longer ago than this count as old, in years. */
const OLD = 10;
/** The newest roles show what the person does now, whatever the posting asks. */
const NEWEST = 2;

function isOld(role: Role, today: string): boolean {
  const last = role.is_current ? today : (role.end ?? role.start ?? today);
  return Number(today.slice(0, 4)) - Number(last.slice(0, 4)) > OLD;
}

interface Ranked {
  role: Role;
  line: Line;
  relevance: number;
  /** Where it stood. */
  at: number;
}

function ranked(role: Role, relevance: Relevance): Ranked[] {
  const whole = role.lines.filter(({ text }) => !isRemnant(text));
  return (whole.length > 0 ? whole : role.lines)
    .map((line, at) => ({
      role,
      line,
      at,
      relevance: relevance.ofLine(line.text) * (isToolList(line.text) || isGarbled(line.text) ? 0.5 : 1),
    }))
    .toSorted((a, b) => b.relevance - a.relevance || a.at - b.at);
}

/** How many lines a role is worth. */
function share(role: Role, index: number, lines: readonly Ranked[], measure: Measure, today: string): number {
  const speaking = lines.filter((line) => line.relevance > 0).length;
  const { most, others, old } = measure.bullets;
  if (isOld(role, today)) return speaking > 0 ? Math.min(others, Math.max(old, speaking)) : old;
  if (index < NEWEST || speaking >= 2) return most;
  return others;
}

/** Where the choice leaves much of the page empty, the next best lines of the roles that gave fewest follow. */
function fillUp(chosen: Ranked[], material: Material, relevance: Relevance, measure: Measure): void {
  let words = chosen.reduce((sum, { line }) => sum + wordCount(line.text), 0);
  const told = (role: Role) => chosen.filter((one) => one.role === role).length;
  const left = material.roles
    .flatMap((role) => ranked(role, relevance))
    .filter(({ line }) => !chosen.some((one) => one.line === line))
    .toSorted(
      (a, b) => b.relevance - a.relevance || material.roles.indexOf(a.role) - material.roles.indexOf(b.role),
    );
  for (const one of left) {
    if (words >= measure.leastWords) return;
    if (told(one.role) >= measure.bullets.others) continue;
    chosen.push(one);
    words += wordCount(one.line.text);
  }
}

/** The lines kept for each role that has any. */
export function chooseBullets(
  material: Material,
  relevance: Relevance,
  measure: Measure,
): Map<string, Statement[]> {
  const chosen = material.roles.flatMap((role, index) => {
    const lines = ranked(role, relevance);
    return lines.slice(0, share(role, index, lines, measure, material.today));
  });
  fillUp(chosen, material, relevance, measure);
  return new Map(
    material.roles
      .map((role): [string, Statement[]] => [
        role.id,
        chosen.filter((one) => one.role === role).map(({ line }) => line),
      ])
      .filter(([, lines]) => lines.length > 0),
  );
}

/** A line of the résumé, by its role's place there and its words. */
export interface SpareLine {
  role: number;
  text: string;
}

/** The lines that stand there, the one that is missed least first; the first of each role is missed more than any other. */
export function inOrderOfNeed(
  work: readonly { highlights?: readonly string[] }[],
  relevance: Relevance,
): SpareLine[] {
  return work
    .flatMap(({ highlights = [] }, role) =>
      highlights.map((text, at) => ({ role, text, at, relevance: relevance.ofLine(text) })),
    )
    .toSorted(
      (a, b) =>
        Number(a.at === 0) - Number(b.at === 0) ||
        a.relevance - b.relevance ||
        b.role - a.role ||
        b.at - a.at,
    )
    .map(({ role, text }) => ({ role, text }));
}
