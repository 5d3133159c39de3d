/** From a draft to what is kept: sentences that passed the gate, set into a JSON Resume that names what stands behind each line. */
import type { PortraitClaim } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";
import { because } from "./gate/index.ts";
import { basicsOfContact } from "../rendering/paper/index.ts";
import type { Material, Role } from "./material.ts";
import { restingOn } from "./resting-on.ts";
import { type Removed, sift, why } from "./sift.ts";
import { type NamedSkill, rankedSkills } from "./writer/naming.ts";
import { relevanceOf } from "./writer/relevance.ts";
import { firstSound, postsOf } from "./writer/summary.ts";
import type { ProfileDraft, Statement } from "./writer/index.ts";
import { inOneStyle } from "./writer/lines.ts";
import { bare, capitalised } from "./writer/phrases/phrases.ts";
import { spokenLanguage } from "./writer/spoken.ts";

/** A tailored profile's words. */
export interface Content {
  narrative: string | null;
  talking_points: string[] | null;
  resume_data: Record<string, unknown> | null;
}

/** The engine that needs no model. */
export const LOCAL = "local";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
/** Skills beyond these hide the ones that matter. */
const MOST_SKILLS = 24;
/** A longer label is a sentence, in words. */
const LONGEST_SKILL = 8;
const MOST_PROJECTS = 5;
/** A longer certificate is several lines that were read as one, in UTF-16 units. */
const LONGEST_NAME = 140;
const AWARD =
  /^(?=\S+\s+\S+\s+\S).*\b(?:award|prize|medal|scholarship|winner|of the year|dean['’]s list|preis|auszeichnung|stipendium|prix|bourse|premio|prêmio)/iu;

/** What is not known is left out, as the schema wants it. */
function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== "" &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function basicsOf({ contact, roles }: Material, summary: string | null) {
  const [latest] = postsOf({ roles });
  return known({
    ...basicsOfContact(contact),
    // The person's own latest title; the posting's title is never theirs.
    label: latest && capitalised(latest.title),
    summary,
  });
}

function workOf({ title, company, location, start, end, is_current }: Role, highlights: readonly string[]) {
  return known({
    name: company,
    position: capitalised(title),
    location,
    startDate: start,
    endDate: is_current ? null : end,
    highlights,
  });
}

function educationOf(claim: PortraitClaim) {
  const { institution, degree, field, start_date, end_date, label } = claim;
  return known({
    institution,
    studyType: degree ?? (institution === null ? label : null),
    area: field,
    startDate: start_date,
    endDate: end_date,
  });
}

/** Whether a claim names a language, and how well, in brackets, it is spoken. */
function spokenOf({ type, label }: PortraitClaim) {
  return type === "attribute" || type === "skill" ? spokenLanguage(label) : null;
}

/** Each language once, by the claim that says how well. */
function languagesOf(claims: readonly PortraitClaim[]) {
  const told = new Map<string, { claim: PortraitClaim; entry: Record<string, unknown> }>();
  for (const claim of claims) {
    const spoken = spokenOf(claim);
    if (!spoken) continue;
    const before = told.get(spoken.code);
    if (before && (spoken.level === null || before.entry.fluency !== undefined)) continue;
    told.set(spoken.code, { claim, entry: known({ language: spoken.name, fluency: spoken.level }) });
  }
  return [...told.values()];
}

/** Skills one by one, the posting's first, with its name for a skill beside the person's own. */
function skillStatements(
  skills: readonly NamedSkill[],
  spoken: ReadonlySet<string>,
  material: Material,
): Statement[] {
  const fit = skills.filter(
    ({ label, claim }) => !spoken.has(claim.id) && label.split(/\s+/u).length <= LONGEST_SKILL,
  );
  const relevant = fit.filter(({ relevance }) => relevance > 0).length;
  return fit.slice(0, Math.max(relevant, MOST_SKILLS)).flatMap(({ claim, label, postingName }) => {
    const names = postingName === null ? [label] : [`${label} (${postingName})`, label];
    return firstSound(
      names.map((text) => ({ text, ids: [claim.id] })),
      material,
    );
  });
}

/** Each list of the document with the ids behind its entries, so that lines and evidence cannot drift apart. */
class Lists {
  readonly evidence: Record<string, string[]> = {};
  readonly removed: Removed[] = [];
  readonly #material: Material;

  constructor(material: Material) {
    this.#material = material;
  }

  cite(path: string, ids: readonly string[]): void {
    this.evidence[path] = [...new Set(ids)];
  }

  /** The sentences that pass, cited under `path.0`, `path.1`, … */
  sifted(statements: readonly Statement[], path: string, field = path): string[] {
    const { kept, removed } = sift(statements, field, this.#material);
    this.removed.push(...removed);
    kept.forEach(({ ids }, index) => this.cite(`${path}.${index}`, ids));
    return kept.map(({ text }) => text);
  }

  entries<T>(
    path: string,
    items: readonly T[],
    idsOf: (item: T) => readonly string[],
    entryOf: (item: T) => Record<string, unknown>,
  ) {
    return items.map((item, index) => {
      this.cite(`${path}.${index}`, idsOf(item));
      return entryOf(item);
    });
  }
}

/** Lines of a role that do not stand on the page, in `meta.condensed`. */
export interface Condensed {
  /** `work.0`. */
  field: string;
  kept: number;
  of: number;
  /** Their words. */
  left: string[];
}

/** Without the stop and the capital that its neighbours gave it. */
function wordsAlone(text: string): string {
  return fold(bare(text));
}

/** What is told of each role, where it is not all: a line is told by its words, or by a sentence that cites its deed. */
function condensedOf(
  { roles }: Material,
  work: readonly { highlights?: unknown }[],
  evidence: Readonly<Record<string, readonly string[]>>,
): Condensed[] {
  return roles.flatMap(({ id: roleId, lines }, index) => {
    const field = `work.${index}`;
    const told = (work[index]?.highlights ?? []) as string[];
    const words = new Set(told.map(wordsAlone));
    const cited = new Set(told.flatMap((_, at) => evidence[`${field}.highlights.${at}`] ?? []));
    cited.delete(roleId);
    const left = lines.filter(
      ({ text, ids }) => !words.has(wordsAlone(text)) && !ids.some((id) => cited.has(id)),
    );
    if (left.length === 0) return [];
    const kept = told.length;
    return [{ field, kept, of: kept + left.length, left: left.map(({ text }) => text) }];
  });
}

/** Sets a draft. Every employer, title and date comes from the portrait's rows, never from the draft. */
export function compose(
  draft: ProfileDraft,
  material: Material,
  made: { engine: string; at: string; removed: readonly Removed[] },
): Content {
  const { claims, roles, projects, ventures } = material;
  const relevance = relevanceOf(material);
  const lists = new Lists(material);
  const ofType = (type: PortraitClaim["type"]) => claims.filter((claim) => claim.type === type);
  const opening = lists.sifted(draft.narrative, "narrative");
  const narrative = opening.join(" ") || null;
  const talking_points = lists.sifted(draft.talking_points, "talking_points");
  const work = roles.map((role, index) => {
    lists.cite(`work.${index}`, [role.id]);
    const highlights = lists.sifted(draft.bullets.get(role.id) ?? [], `work.${index}.highlights`);
    return workOf(role, inOneStyle(highlights));
  });
  const languages = languagesOf(claims);
  const spoken = new Set(claims.filter((claim) => spokenOf(claim)).map(({ id }) => id));
  const skills = lists.sifted(skillStatements(rankedSkills(material, relevance), spoken, material), "skills");
  const certificates = ofType("certification")
    .filter(({ label }) => {
      if (label.length <= LONGEST_NAME) return true;
      lists.removed.push({ field: "certificates", text: label, ...why(because("certificate_too_long")) });
      return false;
    })
    .map((claim) => ({ claim, value: relevance.ofSkill(claim.label) + relevance.ofLine(claim.label) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ claim }) => claim);
  const undertakings = [
    ...projects,
    ...ventures.map((venture) => ({ ...venture, technologies: [] as string[] })),
  ]
    .map((project) => ({
      project,
      value: relevance.ofLine([project.name, project.description, project.technologies.join(", ")].join(" ")),
    }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_PROJECTS)
    .map(({ project }) => project);
  const awards = ofType("achievement").filter(
    ({ work_history_id, label }) => work_history_id === null && AWARD.test(label),
  );
  const resume_data = {
    $schema: SCHEMA,
    basics: basicsOf(material, narrative),
    work,
    education: lists.entries("education", ofType("education"), ({ id }) => [id], educationOf),
    skills: skills.map((name) => ({ name })),
    certificates: lists.entries(
      "certificates",
      certificates,
      ({ id }) => [id],
      ({ label }) => ({ name: label }),
    ),
    projects: lists.entries(
      "projects",
      undertakings,
      ({ id }) => [id],
      (project) =>
        known({
          name: project.name,
          description: project.description,
          roles: project.role === null ? null : [project.role],
          url: project.url,
          startDate: project.start_date,
          endDate: project.end_date,
          keywords: project.technologies,
        }),
    ),
    languages: lists.entries(
      "languages",
      languages,
      ({ claim }) => [claim.id],
      ({ entry }) => entry,
    ),
    awards: lists.entries(
      "awards",
      awards,
      ({ id }) => [id],
      ({ label }) => ({ title: label }),
    ),
    meta: {
      version: "v1.0.0",
      language: material.language,
      // Sentence by sentence, as `evidence` counts them.
      narrative: opening,
      evidence: lists.evidence,
      basis: restingOn(Object.values(lists.evidence).flat(), material.reviewed).basis,
      removed: [...made.removed, ...lists.removed],
      condensed: condensedOf(material, work, lists.evidence),
      engine: made.engine,
      generated_at: made.at,
    },
  };
  return { narrative, talking_points, resume_data };
}
