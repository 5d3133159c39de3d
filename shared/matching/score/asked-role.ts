/** The role that a posting asks for: what its title says, and what its text names. */
import type { Requirement } from "../../contract/posting.ts";
import { findSkills, skillKind } from "../../skills/index.ts";
import type { AskedRole } from "./experience-credit.ts";
import { languagesIn } from "./languages.ts";
import { levelOf, occupationsOf } from "./occupation.ts";
import { termsOf } from "./terms.ts";

/** Kinds of skills that tell one occupation's work from another's. */
const TELLING = new Set<string | null>(["technology", "tool", "method", "domain", "credential"]);

interface Posting {
  title: string | null;
  requirements: readonly Requirement[];
  description_text?: string | null;
}

/** The role that the title names; "relevant experience" refers to it. */
export function askedRole({ title, requirements, description_text }: Posting): AskedRole {
  const text = title ?? "";
  const years = requirements.map(({ importance, years }) => (importance === "must" ? (years ?? 0) : 0));
  const occupations = occupationsOf(text);
  return {
    // A title such as "Assistant Director" names no occupation; the experience asked for does.
    occupations:
      occupations.length > 0
        ? occupations
        : occupationsOf(textOf(requirements, ({ kind }) => kind === "experience")),
    groups: [],
    terms: termsOf(text),
    words: termsOf(description_text ?? ""),
    level: levelOf(text),
    years: Math.max(0, ...years),
    named: namedIn(text, requirements, description_text ?? ""),
  };
}

const isStudy = ({ kind }: Requirement): boolean => kind === "education";

/** What a posting names anywhere, what its title names twice; fields of study are the degree's, and weighed there. */
function namedIn(title: string, requirements: readonly Requirement[], description: string): string[] {
  const inTitle = namedSkills(title);
  const asked = [...inTitle, ...namedSkills(textOf(requirements, (one) => !isStudy(one)))];
  const studied = new Set(namedSkills(textOf(requirements, isStudy)));
  for (const skill of asked) studied.delete(skill);
  const named = new Set([...asked, ...namedSkills(description)].filter((skill) => !studied.has(skill)));
  return [...named, ...inTitle, ...languagesIn(title)].sort();
}

function textOf(requirements: readonly Requirement[], isMeant: (one: Requirement) => boolean): string {
  return requirements
    .filter(isMeant)
    .map(({ text }) => text)
    .join("\n");
}

/** Distinct skills that a text names and that tell work from work. */
function namedSkills(text: string): string[] {
  const found = findSkills(text).filter(({ skill }) => TELLING.has(skillKind(skill)));
  return [...new Set(found.map(({ skill }) => skill))];
}
