/** The rows of the portrait as they are stored, and what each looks like on the wire. */
import type {
  Claim,
  ClaimType,
  Contact,
  Evidence,
  Project,
  ReviewStatus,
  Venture,
  WorkHistory,
} from "@career-portrait/shared/contract";

export interface EvidenceRow extends Evidence {
  /** How sure the reading was of this piece, 0–1. */
  confidence: number;
}

/** What one document says of a claim besides its quotes. */
export interface ClaimReading {
  document_id: string;
  description: string | null;
  institution: string | null;
  degree: string | null;
  field: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** What one document says of a role. */
export interface RoleReading {
  document_id: string;
  company: string;
  title: string;
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
  location: string | null;
  summary: string | null;
}

export interface ClaimRow {
  _id: string;
  account_id: string;
  type: ClaimType;
  label: string;
  /** Type and folded label as first found: what a second document's claim is merged by, whatever the user renames. */
  origin: string;
  description: string | null;
  confidence: number;
  review_status: ReviewStatus;
  institution: string | null;
  degree: string | null;
  field: string | null;
  start_date: string | null;
  end_date: string | null;
  work_history_id: string | null;
  evidence: EvidenceRow[];
  /** By document, oldest first: the fields come from here until the user changes them. Absent means none. */
  readings?: ClaimReading[];
  /** The user changed it; re-extraction adds evidence and leaves the words alone. */
  edited: boolean;
  /** Claims the user merged into this one, and what they were first read as. Absent means none. */
  merged?: { id: string; origin: string }[];
  /** Raised by every write; a merge that met another write in between is done again. */
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export interface WorkHistoryRow {
  _id: string;
  account_id: string;
  company: string;
  title: string;
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
  location: string | null;
  summary: string | null;
  company_domain: string | null;
  logo_override_path: string | null;
  position: number;
  source_document_ids: string[];
  /** By document, oldest first: as whatever it is found again, and where its fields come from. Absent means none. */
  readings?: RoleReading[];
  edited: boolean;
  /** Absent in rows of before roles were reviewed, and told by `edited` then. */
  review_status?: ReviewStatus;
  created_at: Date;
  updated_at: Date;
}

export interface ProjectRow {
  _id: string;
  account_id: string;
  name: string;
  role: string | null;
  description: string | null;
  url: string | null;
  start_date: string | null;
  end_date: string | null;
  technologies: string[];
  source_document_ids: string[];
  /** The user made or changed it: it outlives the documents it was found in. Absent means no. */
  edited?: boolean;
  created_at: Date;
}

/** What the user founded or runs. Only the user adds ventures, so each is confirmed (specification, Venture). */
export interface VentureRow extends Omit<Venture, "id"> {
  _id: string;
  account_id: string;
  created_at: Date;
}

export interface ProfileRow {
  _id: string;
  account_id: string;
  contact?: Partial<Contact>;
  /** Fields that the user set or emptied: no document fills them. Absent means none. */
  contact_edited?: (keyof Contact)[];
  /** What the sample data filled in; absent means nothing. */
  contact_sample?: Partial<Contact>;
  /** Raised before and after every change to what is scored. */
  version?: number;
}

export const EMPTY_CONTACT: Contact = {
  name: null,
  email: null,
  phone: null,
  location: null,
  linkedin_url: null,
  github_url: null,
  website_url: null,
  logo_url: null,
};

export function asClaim(row: ClaimRow): Claim {
  return {
    id: row._id,
    type: row.type,
    label: row.label,
    description: row.description,
    confidence: row.confidence,
    review_status: row.review_status,
    institution: row.institution,
    degree: row.degree,
    field: row.field,
    start_date: row.start_date,
    end_date: row.end_date,
    work_history_id: row.work_history_id,
    evidence: row.evidence.map(({ id, source_document_id, content, page, start, end, work_history_id }) => ({
      id,
      source_document_id,
      content,
      page,
      start,
      end,
      work_history_id: work_history_id ?? null,
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** What the person made or edited before roles were reviewed is theirs; the rest waits for them. */
function reviewOf({ review_status, edited }: WorkHistoryRow): ReviewStatus {
  return review_status ?? (edited ? "accepted" : "proposed");
}

export function asWorkHistory(row: WorkHistoryRow): WorkHistory {
  return {
    id: row._id,
    company: row.company,
    title: row.title,
    start_date: row.start_date,
    end_date: row.end_date,
    is_current: row.is_current,
    location: row.location,
    summary: row.summary,
    company_domain: row.company_domain,
    logo_override_path: row.logo_override_path,
    position: row.position,
    review_status: reviewOf(row),
  };
}

export function asProject(row: ProjectRow): Project {
  const { _id, name, role, description, url, start_date, end_date, technologies } = row;
  return { id: _id, name, role, description, url, start_date, end_date, technologies };
}

export function asVenture(row: VentureRow): Venture {
  const { _id, name, role, description, start_date, end_date, url, status } = row;
  return { id: _id, name, role, description, start_date, end_date, url, status };
}
