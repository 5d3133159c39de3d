/** Small postings and answers for tests. */
import type {
  CapturedPosting,
  CaptureResult,
  ClaimDetail,
  Opportunity,
  PendingOpportunity,
  WorkHistory,
} from "@career-portrait/shared/contract";
import type { PageReading } from "../capture/page.ts";

export function posting(
  title: string,
  url: string | null = `https://jobs.example/${title}`,
): CapturedPosting {
  return {
    title,
    company: "Helio Grid",
    location: "Berlin",
    url,
    source_site: null,
    external_id: null,
    employment_type: null,
    work_mode: null,
    salary: null,
    posted_at: null,
    valid_through: null,
    description_text: `${title}\n\nRequirements\n- 5 years of Python\n- Experience with Apache Kafka\n\nNice to have\n- Terraform`,
    description_html: null,
    extraction: "structured",
    confidence: 1,
    closed: false,
    sources: {},
  };
}

export function reading(address: string, result: CaptureResult, document = "d1", headline = ""): PageReading {
  return { address, document, headline, ready: true, frames: 0, result };
}

export function one(title: string): CaptureResult {
  return { kind: "posting", reason: null, postings: [posting(title)] };
}

export const NONE: CaptureResult = { kind: "none", reason: "not_a_posting", postings: [] };

const AT = "2026-01-01T00:00:00.000Z";
export const DOCUMENT_ID = "0b5ad2f1-94a3-4a5e-9f0e-2b1f4f6d7c11";

export function claim(id: string, label: string, content: string): ClaimDetail {
  return {
    id,
    type: "skill",
    label,
    description: null,
    confidence: 0.9,
    review_status: "proposed",
    institution: null,
    degree: null,
    field: null,
    start_date: null,
    end_date: null,
    work_history_id: null,
    evidence: [
      { id: `${id}-e`, source_document_id: DOCUMENT_ID, content, page: 2, start: 0, end: content.length },
    ],
    issues: [],
    created_at: AT,
    updated_at: AT,
  };
}

export function opportunity(id: string, title: string, url: string | null): Opportunity {
  return {
    id,
    title,
    company: "Helio Grid",
    url,
    status: "tracking",
    match_score: 64,
    match_is_stale: false,
    location: null,
    work_mode: null,
    employment_type: null,
    salary: null,
    source: null,
    url_status: "live",
    is_starred: false,
    notes: null,
    requirement_corrections: [],
    applied_at: null,
    tags: [],
    next_step: null,
    salary_asked: null,
    salary_offered: null,
    timeline: [],
    interviews: [],
    documents_sent: [],
    created_at: AT,
    updated_at: AT,
  };
}

export const ROLE: WorkHistory = {
  id: "30000000-0000-4000-8000-000000000001",
  company: "Northwind",
  title: "Data Engineer",
  start_date: "2017-01",
  end_date: null,
  is_current: true,
  location: null,
  summary: null,
  company_domain: null,
  logo_override_path: null,
  position: 0,
  review_status: "proposed",
};

/** A row of the review queue that waits. */
export function pending(id: string, more: Partial<PendingOpportunity> = {}): PendingOpportunity {
  return {
    id,
    title: `Posting ${id}`,
    company: "Helio Grid",
    location: "Berlin",
    url: `https://jobs.example/${id}`,
    source_type: "linkedin",
    original_sender: null,
    original_subject: null,
    is_duplicate: false,
    status: "pending",
    dismissed_reason: null,
    relevance_score: 50,
    relevance_reason: "The role fits.",
    warnings: [],
    received_at: "2026-11-01T00:00:00.000Z",
    work_mode: null,
    employment_type: null,
    salary: null,
    posted_at: null,
    attention: null,
    query_key: null,
    job_id: null,
    opportunity_id: null,
    decided_at: null,
    ...more,
  };
}
