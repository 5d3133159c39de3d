import type { Profile } from "@career-portrait/shared/contract";

/**
 * A JSON Resume 1.0 document (https://jsonresume.org/schema, v1.0.0): every field may be missing, dates are `YYYY`,
 * `YYYY-MM` or `YYYY-MM-DD`, `highlights` are the bullets of an entry.
 */
export interface JsonResume {
  basics?: ResumeBasics;
  work?: readonly ResumeWork[];
  volunteer?: readonly ResumeVolunteer[];
  education?: readonly ResumeEducation[];
  awards?: readonly { title?: string; date?: string; awarder?: string; summary?: string }[];
  certificates?: readonly { name?: string; date?: string; issuer?: string; url?: string }[];
  publications?: readonly ResumePublication[];
  skills?: readonly { name?: string; level?: string; keywords?: readonly string[] }[];
  languages?: readonly { language?: string; fluency?: string }[];
  interests?: readonly { name?: string; keywords?: readonly string[] }[];
  references?: readonly { name?: string; reference?: string }[];
  projects?: readonly ResumeProject[];
  /** Free for tools: of it only `language` is read, an ISO 639 code that chooses the headings' words. */
  meta?: { readonly language?: unknown; readonly [key: string]: unknown };
  /** Further fields that the schema allows are left out of the PDF. */
  readonly [key: string]: unknown;
}

export interface ResumeBasics {
  name?: string;
  /** The headline, such as a job title. */
  label?: string;
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: {
    address?: string;
    postalCode?: string;
    city?: string;
    countryCode?: string;
    region?: string;
  };
  profiles?: readonly { network?: string; username?: string; url?: string }[];
}

interface Dated {
  startDate?: string;
  /** Missing while it goes on, when there is a start. */
  endDate?: string;
}

export interface ResumeWork extends Dated {
  name?: string;
  position?: string;
  location?: string;
  description?: string;
  url?: string;
  summary?: string;
  highlights?: readonly string[];
}

export interface ResumeVolunteer extends Dated {
  organization?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights?: readonly string[];
}

export interface ResumeEducation extends Dated {
  institution?: string;
  url?: string;
  /** The degree. */
  studyType?: string;
  /** The subject. */
  area?: string;
  score?: string;
  courses?: readonly string[];
}

export interface ResumeProject extends Dated {
  name?: string;
  description?: string;
  highlights?: readonly string[];
  keywords?: readonly string[];
  url?: string;
  roles?: readonly string[];
  entity?: string;
}

export interface ResumePublication {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
}

/** How somebody is reached, as `basics` holds it; what is not known is left out. */
export function basicsOfContact(contact: Profile["contact"]): ResumeBasics {
  const { name, email, phone, website_url, location, linkedin_url, github_url } = contact;
  const profiles = [
    { network: "LinkedIn", url: linkedin_url },
    { network: "GitHub", url: github_url },
  ];
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(website_url && { url: website_url }),
    ...(location && { location: { address: location } }),
    profiles: profiles.flatMap(({ network, url }) => (url ? [{ network, url }] : [])),
  };
}
