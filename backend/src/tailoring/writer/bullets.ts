/** Which of a role's lines stand on the résumé, and in which order: what the posting asks for first. */
import type { Line, Material, Role } from "../material.ts";
import type { Measure, Statement } from "./draft.ts";
import { isGarbled, isRemnant, isToolList } from "./lines.ts";
import type { Relevance } from "./relevance.ts";

/** Roles that ended longer ago than this count as old, in years. */
const OLD = 10;
/** The newest roles show what the person does now, whatever the posting asks. */
const NEWEST = 2;
/** Below this share of the words there is room for what says less about the posting. */
const LEAST_FILLED = 0.4;

function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

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

/** Where the choice leaves much of two pages empty, the next best lines of the roles that gave fewest follow. */
function fillUp(chosen: Ranked[], material: Material, relevance: Relevance, measure: Measure): void {
  const least = measure.bulletWords * LEAST_FILLED;
  let words = chosen.reduce((sum, { line }) => sum + wordCount(line.text), 0);
  const told = (role: Role) => chosen.filter((one) => one.role === role).length;
  const left = material.roles
    .flatMap((role) => ranked(role, relevance))
    .filter(({ line }) => !chosen.some((one) => one.line === line))
    .toSorted(
      (a, b) => b.relevance - a.relevance || material.roles.indexOf(a.role) - material.roles.indexOf(b.role),
    );
  for (const one of left) {
    if (words >= least) return;
    if (told(one.role) >= measure.bullets.others) continue;
    chosen.push(one);
    words += wordCount(one.line.text);
  }
}

/** The lines kept for each role that has any, the least relevant going first where there are too many words. */
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
  const first = new Set(
    material.roles.map((role) => chosen.find((one) => one.role === role)).filter((one) => one !== undefined),
  );
  let words = chosen.reduce((sum, { line }) => sum + wordCount(line.text), 0);
  const kept = new Set(chosen);
  const byNeed = chosen
    .filter((one) => !first.has(one))
    .toSorted((a, b) => a.relevance - b.relevance || b.at - a.at);
  for (const one of byNeed) {
    if (words <= measure.bulletWords) break;
    kept.delete(one);
    words -= wordCount(one.line.text);
  }
  return new Map(
    material.roles
      .map((role): [string, Statement[]] => [
        role.id,
        chosen.filter((one) => one.role === role && kept.has(one)).map(({ line }) => line),
      ])
      .filter(([, lines]) => lines.length > 0),
  );
}
