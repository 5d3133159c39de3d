/** A site as schema.org Person (JSON-LD), of what its visitors see. */
import type { SiteView } from "@career-portrait/shared/contract";

const MOST_SKILLS = 50;

function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** @param view without what is hidden. */
export function personData(view: SiteView, url: string): Record<string, unknown> {
  const { career } = view.sections;
  const current = career?.experience.find(({ is_current }) => is_current);
  const schools = new Set((career?.education ?? []).flatMap(({ institution }) => institution ?? []));
  return known({
    "@context": "https://schema.org",
    "@type": "Person",
    name: view.name,
    url,
    description: view.summary ?? view.headline,
    jobTitle: current?.title,
    worksFor: current && { "@type": "Organization", name: current.company },
    alumniOf: [...schools].map((name) => ({ "@type": "EducationalOrganization", name })),
    knowsAbout: (career?.skills ?? []).slice(0, MOST_SKILLS).map(({ label }) => label),
    hasCredential: (career?.certifications ?? []).map(({ label }) => ({
      "@type": "EducationalOccupationalCredential",
      name: label,
    })),
  });
}
