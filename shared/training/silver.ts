/**
 * Roles of units without reading them: a posting with headings says itself what stands under each ("silver" labels).
 * They are wrong at the ends of sections; `roles.ts` mends that by a first model that was fitted on other corpora.
 */
import { flatten } from "../letters/flat.ts";
import { type BreakModel, type Unit, unitsOf } from "../text/units.ts";
import type { Role } from "../models/roles.ts";
import { shuffle } from "./random.ts";
import { headingKind } from "../lexicon/headings.ts";
import { fold } from "../letters/fold.ts";

export interface LabelledUnit {
  text: string;
  role: Role | null;
  unit: Unit;
}

const UNDER: Readonly<Record<string, readonly [Role, Role]>> = {
  requirement: ["heading:requirement", "requirement"],
  nice: ["heading:nice", "requirement"],
  duty: ["heading:duty", "duty"],
  benefit: ["heading:benefit", "benefit"],
  about: ["heading:about", "about"],
  legal: ["heading:other", "legal"],
  process: ["heading:other", "process"],
  facts: ["heading:other", "facts"],
};
const LONGEST_HEADING = 70;
/** A section without a further known heading is believed for so many units. */
const BELIEVED = 30;

/** The units of a posting with what its headings say of them; null where they say nothing. */
export function silverUnits(text: string, isBreak: BreakModel): LabelledUnit[] {
  const flat = flatten(text);
  let section: Role | null = null;
  let age = 0;
  return unitsOf(text, flat, isBreak).map((unit) => {
    const own = text.slice(unit.start, unit.end);
    const short = own.length <= LONGEST_HEADING && !/[.!,;]$/.test(own);
    const kind = short ? headingKind(fold(own)) : null;
    const known = kind === null ? undefined : UNDER[kind];
    if (known && (unit.marked || !unit.bullet)) {
      section = known[1];
      age = 0;
      return { text: own, role: known[0], unit };
    }
    // What looks like a heading and is none that is known: nobody knows what stands under it.
    const heading =
      short &&
      (unit.marked ||
        (own.endsWith(":") && !unit.bullet) ||
        (unit.alone && unit.blankBefore && /^\p{Lu}/u.test(own) && own.split(/\s+/).length <= 6));
    if (heading) section = null;
    age += 1;
    return { text: own, role: heading || age > BELIEVED ? null : section, unit };
  });
}

/** Texts made of the same units: without headings, flattened, without bullets, in another order of sections. */
export function variantOf(
  units: readonly LabelledUnit[],
  random: () => number,
): { text: string; roles: { end: number; role: Role | null }[] } {
  const headless = random() < 0.4;
  const draw = random();
  const joint = draw < 0.45 ? "\n" : draw < 0.8 ? " " : draw < 0.9 ? "  " : "";
  const marks = random() < 0.5;
  const sections = sectionsOf(units);
  if (random() < 0.3) shuffle(sections, random);
  let text = "";
  const roles: { end: number; role: Role | null }[] = [];
  for (const one of sections.flat()) {
    if (headless && one.role?.startsWith("heading") && random() < 0.9) continue;
    const own = one.text.replace(/\s+/g, " ");
    if (text !== "") text += joint === "\n" && one.unit.blankBefore ? "\n\n" : joint;
    text += marks && one.unit.bullet ? `• ${own}` : own;
    roles.push({ end: text.length, role: one.role });
  }
  return { text, roles };
}

function sectionsOf(units: readonly LabelledUnit[]): LabelledUnit[][] {
  const sections: LabelledUnit[][] = [];
  for (const unit of units) {
    if (sections.length === 0 || unit.role?.startsWith("heading")) sections.push([unit]);
    else sections.at(-1)!.push(unit);
  }
  return sections;
}
