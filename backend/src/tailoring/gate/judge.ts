/** The gate's verdict on one statement. */
import { findSkills } from "@career-portrait/shared/skills";
import { amountsIn } from "./amounts.ts";
import type { Evidence } from "./evidence.ts";
import type { GateOptions, Unsupported, UnsupportedKind } from "./finding.ts";
import { readingOf } from "./readings.ts";
import { sourceOf, type Span } from "./source.ts";

/**
 * What a statement says that its cited evidence does not hold; an empty list lets it pass. Pure: the same input gives
 * the same answer (decisions, section 7).
 */
export function unsupportedIn(
  statement: string,
  cited: readonly Evidence[],
  options: GateOptions,
): Unsupported[] {
  const source = sourceOf(statement);
  const readings = cited.map(readingOf);
  const found: Unsupported[] = [];
  const say = (kind: UnsupportedKind, span: Span, reason: string) => {
    const { start, end } = source.original(span);
    found.push({ kind, text: statement.slice(start, end), start, end, reason });
  };
  const asked = new Set(
    options.posting && options.voice === "employer_need"
      ? findSkills(options.posting.text).map(({ skill }) => skill)
      : [],
  );
  for (const skill of findSkills(source.text)) {
    if (asked.has(skill.skill) || readings.some((reading) => reading.skills.has(skill.skill))) continue;
    say("technology", skill, `Nothing cited here shows ${skill.skill}.`);
  }
  for (const amount of amountsIn(source)) {
    const held = readings.some((reading) =>
      reading.amounts.some(
        (other) => other.unit === amount.unit && other.values.some((value) => amount.values.includes(value)),
      ),
    );
    if (!held)
      say(
        "number",
        amount,
        `“${source.text.slice(amount.start, amount.end)}” does not stand in the cited evidence.`,
      );
  }
  return found;
}
