/**
 * The local engine's reading of a résumé: pages of laid-out text, or plain text, to contact, work, education, skills,
 * certifications, projects, achievements and claims with verbatim evidence. No network, no model; the same document
 * always gives the same reading. How it reads, and what it decides where documents are ambiguous, is described in
 * `docs/reading.md`.
 */
import { findSkills } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../layout.ts";
import type { DocumentReading, ReadClaim } from "../reading.ts";
import { admissionsIn, inlineAdmissions, isAdmissions } from "./admissions.ts";
import { bodyClaims, type ClaimFound, claimsOf, labelOf } from "./claims.ts";
import { contactOf } from "./contact.ts";
import { schoolingOf } from "./education.ts";
import { languagesAmong, languagesIn } from "./languages.ts";
import { judged } from "./judging.ts";
import { type KindsOf, kindsIn, type Place } from "./kinds.ts";
import { type ResumeLine, resumeLines } from "./lines.ts";
import {
  drivingLicenceIn,
  type Named,
  namesIn,
  projectsIn,
  withLevel,
  withoutIssuer,
} from "./named-items.ts";
import { plainTextPages, tidied } from "./plain-text.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { statementsIn } from "./statements.ts";
import { skillsIn, withoutCategories } from "./skills.ts";
import type { SectionKind } from "@career-portrait/shared/lexicon/resume-headings";
import { type Role, rolesOf } from "./work.ts";

/** Reads plain text (UTF-16 string; form feeds divide pages). */
export function readResumeText(text: string): DocumentReading {
  return readResumePages(plainTextPages(tidied(text)));
}

/**
 * Reads a laid-out document, as `readPdfLayout` gives it.
 * @param kinds what its lines are; by the shipped model unless an evaluation says otherwise
 */
export function readResumePages(pages: LaidOutPage[], kinds: KindsOf = kindsIn(pages)): DocumentReading {
  const sections = sectionsOf(resumeLines(pages));
  const roles = workOf(sections, kinds);
  const schooling = of(sections, "education").flatMap((section) => schoolingOf(section.lines));
  const skills = distinct(
    skillSections(sections).flatMap((section) => skillsIn(withoutCategories(section.lines))),
  );
  const certifications = distinct(of(sections, "certifications").flatMap(certificationsIn)).map((item) => {
    const line = lineAround(pages, item);
    return { ...item, line, label: withLevel(item.label, line) };
  });
  const projects = of(sections, "projects").flatMap((section) => projectsIn(section.lines, kinds));
  const awards = distinct(of(sections, "achievements").flatMap((section) => namesIn(section.lines)));

  const languages = distinct([
    ...of(sections, "languages").flatMap((section) => section.lines.flatMap((line) => languagesIn([line]))),
    ...skillSections(sections).flatMap((section) => languagesAmong(section.lines)),
  ]);

  const claims: ClaimFound[] = [
    ...skills.map((skill): ClaimFound => ({
      type: "skill",
      label: skill.label,
      confidence: 0.95,
      pieces: [skill],
    })),
    ...roles.flatMap(roleClaims),
    ...languages.map((item): ClaimFound => ({
      type: "attribute",
      label: item.label,
      confidence: 0.9,
      pieces: [item],
    })),
    ...roles.flatMap((role, index) => bodyClaims(role.body, index)),
    ...projects.flatMap((project) => bodyClaims(project.body, null)),
    ...awards.map((award): ClaimFound => ({
      type: "achievement",
      label: labelOf(award.label),
      confidence: 0.9,
      pieces: [award],
    })),
    ...schooling.map(({ education, pieces }, index): ClaimFound => ({
      type: "education",
      label: [education.degree, education.field, education.institution].filter(Boolean).join(", "),
      confidence: education.degree && education.institution ? 0.95 : 0.8,
      education: index,
      pieces,
    })),
    ...certifications.map((item): ClaimFound => ({
      type: "certification",
      label: item.label,
      description: item.line,
      confidence: 0.92,
      pieces: [item],
    })),
    ...of(sections, "strengths")
      .flatMap((section) => namesIn(section.lines))
      .map((item): ClaimFound => ({ type: "attribute", label: item.label, confidence: 0.7, pieces: [item] })),
  ];
  const listed = claimsOf(pages, judged(claims, kinds));
  const rest = claimsOf(pages, statementsIn(pages, sections, listed, kinds));
  return {
    contact: contactOf(pages, sections),
    work_history: roles.map(({ role }) => role),
    education: schooling.map(({ education }) => education),
    skills: skills.map((skill) => skill.label),
    certifications: [...certifications, ...rest.filter(isSurePaper)].map(({ label }) => label),
    projects: projects.map(({ project, lines }) => ({ ...project, technologies: technologiesIn(lines) })),
    achievements: awards.map((award) => award.label),
    claims: [...listed, ...rest],
    pages: pages.map((page) => page.text),
  };
}

/** The role itself as a claim, so that its title and time can be quoted. Dates keep two roles of one title apart. */
function roleClaims({ role, titlePiece, companyPiece }: Role, index: number): ClaimFound[] {
  if (!titlePiece) return [];
  const time = role.start_date && `${role.start_date} – ${role.end_date ?? ""}`.trim();
  const label = [role.title, role.company, time].filter(Boolean).join(", ");
  return [
    {
      type: "attribute",
      label: labelOf(label),
      confidence: 0.9,
      role: index,
      pieces: companyPiece ? [titlePiece, companyPiece] : [titlePiece],
    },
  ];
}

/** A professional paper found outside a list of them; a licence to drive a car is claimed, but is none. */
function isSurePaper({ type, label, confidence }: ReadClaim): boolean {
  return type === "certification" && confidence >= SURE_PAPER && drivingLicenceIn(label) === null;
}

const SURE_PAPER = 0.6;

/** The line that a piece stands in: who issued a paper, and when, stands beside its name. */
function lineAround(pages: readonly LaidOutPage[], { page, start, end }: Place): string {
  const { text } = pages[page - 1]!;
  const to = text.indexOf("\n", end);
  return text
    .slice(text.lastIndexOf("\n", start - 1) + 1, to < 0 ? undefined : to)
    .replace(/\s+/g, " ")
    .trim();
}

/** Skills named in a project's own lines, in order. */
function technologiesIn(lines: ResumeLine[]): string[] {
  return [...new Set(lines.flatMap((line) => findSkills(line.text).map((found) => found.skill)))];
}

function certificationsIn({ heading, lines }: Section): Named[] {
  if (isAdmissions(heading)) return admissionsIn(heading, lines);
  const inline = lines.flatMap((line) => inlineAdmissions(line) ?? []);
  const others = lines.filter((line) => inlineAdmissions(line) === null);
  return [
    ...namesIn(others).map((item) => ({ ...item, label: withoutIssuer(item.label) })),
    ...inline.flatMap(({ heading: own, line }) => admissionsIn(own, [line])),
  ];
}

function of(sections: Section[], kind: SectionKind): Section[] {
  return sections.filter((section, index) => index > 0 && section.kind === kind);
}

/** Sections that list skills; without one, strengths that are a list of short items and no text. */
function skillSections(sections: Section[]): Section[] {
  const highlights = of(sections, "summary").filter(({ heading, lines }) => isHighlightList(heading, lines));
  const skills = [...highlights, ...of(sections, "skills")];
  if (skills.length > 0) return skills;
  return of(sections, "strengths").filter(({ lines }) =>
    lines.every((line) => line.cells.length > 1 || line.text.length < 40),
  );
}

/** "Highlights" over a list of short items names skills; over sentences it is a summary. */
function isHighlightList(heading: string, lines: ResumeLine[]): boolean {
  return (
    /^highlights$/i.test(heading.trim()) &&
    lines.flatMap((line) => line.cells).length > 2 &&
    lines.every((line) => line.cells.every((cell) => cell.text.length < 45))
  );
}

/** Roles of all work sections; volunteering counts as work only for someone who shows no other. */
function workOf(sections: Section[], kinds: KindsOf): Role[] {
  const employed = of(sections, "experience").flatMap((section) => rolesOf(section.lines, kinds));
  return employed.length > 0
    ? employed
    : of(sections, "volunteering").flatMap((section) => rolesOf(section.lines, kinds));
}

function distinct<T extends { label: string }>(items: T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ label }) => {
    const key = fold(label);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
