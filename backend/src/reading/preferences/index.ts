/** Reading what a person looks for out of their own words, in English and German; nothing is guessed. */
import type { PreferencesReading } from "@career-portrait/shared/contract";
import { findSkills, skillKind } from "@career-portrait/shared/skills";
import { flowing } from "@career-portrait/shared/text";
import { findExclusions } from "./exclusions.ts";
import { findPayFloor } from "./pay.ts";
import { findPlaces } from "./places.ts";
import {
  COMPANY_ATTRIBUTES,
  COMPANY_SIZES,
  COMPANY_STAGES,
  CULTURE_SIGNALS,
  HEADCOUNT,
  INDUSTRIES,
  named,
  ROLE_LEVELS,
  SERIES,
  WORK_STYLES,
} from "./vocabulary.ts";

export { findPayFloor } from "./pay.ts";

const TECHNICAL = new Set(["technology", "tool"]);

function stages(text: string): string[] {
  const series = [...text.matchAll(SERIES)].flatMap(([, first, second]) =>
    [first, second].flatMap((letter) => (letter ? `Series ${letter.toUpperCase()}` : [])),
  );
  return [...named(COMPANY_STAGES, text), ...new Set(series)];
}

/**
 * What a description asks for. Lists hold the names of docs/review-queue.md; places, head counts and exclusions are the person's
 * own words; pay has a currency and a period only when they are stated.
 */
export function readPreferences(description: string): PreferencesReading {
  const { items, wanted } = findExclusions(flowing(description).text);
  const skills = findSkills(wanted).filter(({ skill }) => TECHNICAL.has(skillKind(skill) ?? ""));
  return {
    industries: named(INDUSTRIES, wanted),
    company_sizes: [
      ...named(COMPANY_SIZES, wanted),
      ...new Set([...wanted.matchAll(HEADCOUNT)].map(([count]) => count.trim())),
    ],
    company_stages: stages(wanted),
    role_levels: named(ROLE_LEVELS, wanted),
    tech_stack: [...new Set(skills.map(({ skill }) => skill))],
    work_styles: named(WORK_STYLES, wanted),
    culture_signals: named(CULTURE_SIGNALS, wanted),
    locations: findPlaces(wanted, skills),
    company_attributes: named(COMPANY_ATTRIBUTES, wanted),
    exclusions: items,
    ...findPayFloor(wanted),
  };
}
