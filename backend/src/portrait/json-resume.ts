/** A portrait as a JSON Resume 1.0 document (jsonresume.org/schema). */
import type { Profile } from "@career-portrait/shared/contract";

/** What is not known is left out, as the schema wants it. */
function known<T extends Record<string, unknown>>(fields: T): Partial<T> {
  const kept = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return Object.fromEntries(kept) as Partial<T>;
}

function networkOf(name: string, url: string | null) {
  return url === null ? [] : [{ network: name, url }];
}

export function jsonResume(profile: Profile): Record<string, unknown> {
  const { contact } = profile;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      ...known({
        name: contact.name,
        email: contact.email,
        phone: contact.phone,
        url: contact.website_url,
        image: contact.logo_url,
        summary: profile.summary,
      }),
      ...(contact.location === null ? {} : { location: { address: contact.location } }),
      profiles: [...networkOf("LinkedIn", contact.linkedin_url), ...networkOf("GitHub", contact.github_url)],
    },
    work: profile.experience.map((role) =>
      known({
        name: role.company,
        position: role.title,
        location: role.location,
        startDate: role.start_date,
        endDate: role.end_date,
        summary: role.summary,
      }),
    ),
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
    projects: profile.projects.map((project) =>
      known({
        name: project.name,
        description: project.description,
        url: project.url,
        startDate: project.start_date,
        endDate: project.end_date,
        keywords: project.technologies,
      }),
    ),
  };
}
