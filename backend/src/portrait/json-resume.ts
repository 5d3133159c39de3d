/** A portrait as a JSON Resume 1.0 document (jsonresume.org/schema). */
import type { Claim, Profile, Project, Venture } from "@career-portrait/shared/contract";
import { basicsOfContact } from "../rendering/paper/index.ts";
import { wordsOfClaim } from "../claim-words.ts";
import { normalised } from "./normalised.ts";

/** What is not known is left out, as the schema wants it. */
function known<T extends Record<string, unknown>>(fields: T): Partial<T> {
  const kept = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return Object.fromEntries(kept) as Partial<T>;
}

function projectOf(project: Project | Venture) {
  return known({
    name: project.name,
    description: project.description,
    roles: project.role === null ? null : [project.role],
    url: project.url,
    startDate: project.start_date,
    endDate: project.end_date,
  });
}

function isSame(line: string, highlight: string): boolean {
  const [a, b] = [normalised(line), normalised(highlight)];
  return a.includes(b) || (a.length > 20 && b.includes(a));
}

/** The role's summary without the lines that stand among its highlights. */
function summaryBeside(summary: string | null, highlights: readonly string[]): string | null {
  if (summary === null) return null;
  const lines = summary.split("\n").filter((line) => !highlights.some((said) => isSame(line, said)));
  return lines.join("\n").trim() || null;
}

/** Achievements that belong to no role: the schema's place for what was achieved is `awards`. */
function outsideRoles({ achievements, experience }: Profile): Claim[] {
  const roles = new Set<string | null>(experience.map(({ id }) => id));
  return achievements.filter(({ work_history_id }) => !roles.has(work_history_id));
}

/** Which rows stand behind each line, by the line's path: claims, roles, projects and ventures by id. */
function evidenceOf(profile: Profile, highlightsOf: (roleId: string) => Claim[]): Record<string, string[]> {
  const lines: [string, string[]][] = [
    ...profile.experience.flatMap((role, index): [string, string[]][] => [
      [`work.${index}`, [role.id]],
      ...highlightsOf(role.id).map(({ id }, at): [string, string[]] => [
        `work.${index}.highlights.${at}`,
        [id],
      ]),
    ]),
    ...profile.education.map(({ id }, index): [string, string[]] => [`education.${index}`, [id]]),
    ...profile.skills.map(({ id }, index): [string, string[]] => [`skills.${index}`, [id]]),
    ...profile.certifications.map(({ id }, index): [string, string[]] => [`certificates.${index}`, [id]]),
    ...outsideRoles(profile).map(({ id }, index): [string, string[]] => [`awards.${index}`, [id]]),
    ...[...profile.projects, ...profile.ventures].map(({ id }, index): [string, string[]] => [
      `projects.${index}`,
      [id],
    ]),
  ];
  return Object.fromEntries(lines);
}

/** The document, with the ids behind each of its lines under `meta.evidence` (decisions, section 5). */
export function jsonResume(profile: Profile): Record<string, unknown> {
  const { contact } = profile;
  const highlightsOf = (roleId: string) =>
    profile.achievements.filter(({ work_history_id }) => work_history_id === roleId);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      ...basicsOfContact(contact),
      ...known({ image: contact.logo_url, summary: profile.summary }),
    },
    work: profile.experience.map((role) => {
      const highlights = highlightsOf(role.id).map(wordsOfClaim);
      return known({
        name: role.company,
        position: role.title,
        location: role.location,
        startDate: role.start_date,
        endDate: role.end_date,
        summary: summaryBeside(role.summary, highlights),
        highlights: highlights.length > 0 ? highlights : null,
      });
    }),
    education: profile.education.map((claim) =>
      known({
        institution: claim.institution,
        studyType: claim.degree,
        area: claim.field,
        startDate: claim.start_date,
        endDate: claim.end_date,
      }),
    ),
    skills: profile.skills.map((claim) => ({ name: claim.label })),
    certificates: profile.certifications.map((claim) => ({ name: claim.label })),
    awards: outsideRoles(profile).map((claim) => ({ title: wordsOfClaim(claim) })),
    projects: [
      ...profile.projects.map((project) => ({
        ...projectOf(project),
        ...known({ keywords: project.technologies.length > 0 ? project.technologies : null }),
      })),
      ...profile.ventures.map((venture) => ({ ...projectOf(venture), type: "venture" })),
    ],
    meta: { version: "v1.0.0", evidence: evidenceOf(profile, highlightsOf) },
  };
}
