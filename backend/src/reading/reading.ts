/**
 * What reading a document yields, whichever engine read it (`npm run -s resume`; decisions, section 1).
 * Every span's `content` equals `pages[page - 1].slice(start, end)`.
 */
import type { ClaimType } from "@career-portrait/shared/contract";

/** A verbatim piece of a document: UTF-16 offsets into the text of `page` (1-based). */
export interface Span {
  content: string;
  page: number;
  start: number;
  end: number;
  /** Index into `work_history` of the role it was said of, where that is known. */
  role?: number;
}

export interface ReadContact {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  /** Addresses as printed or linked, scheme included when it was there. */
  links: string[];
}

/** Dates are `YYYY` or `YYYY-MM`; `end_date` is `"present"` for a role that still runs. */
export interface ReadRole {
  company: string | null;
  title: string | null;
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  summary: string | null;
}

export interface ReadEducation {
  institution: string | null;
  degree: string | null;
  field: string | null;
  start_date: string | null;
  end_date: string | null;
}

export interface ReadProject {
  name: string;
  role: string | null;
  description: string | null;
  url: string | null;
  start_date: string | null;
  end_date: string | null;
  technologies: string[];
}

export interface ReadClaim {
  type: ClaimType;
  label: string;
  description: string | null;
  confidence: number;
  /** Index into `work_history` of the role this was shown in. */
  role: number | null;
  /** Index into `education` for an education claim. */
  education: number | null;
  evidence: Span[];
}

export interface DocumentReading {
  contact: ReadContact;
  work_history: ReadRole[];
  education: ReadEducation[];
  skills: string[];
  certifications: string[];
  projects: ReadProject[];
  achievements: string[];
  claims: ReadClaim[];
  /** The document's text page by page, in reading order; spans point into it. */
  pages: string[];
}
