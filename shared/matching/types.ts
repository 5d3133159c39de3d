/**
 * What the score is computed from. These are the stored facts of a portrait reduced to what matching reads; the API's
 * Claim and WorkHistory fit them structurally, so that panel and backend score the same bytes.
 */
import type { Basis, ClaimType } from "../contract/index.ts";

export interface PortraitEvidence {
  id: string;
  source_document_id: string | null;
  content: string | null;
  page: number | null;
  start: number | null;
  end: number | null;
  /** The role this piece was said of; a claim shown in several roles has pieces of each. */
  work_history_id?: string | null;
}

export interface PortraitClaim {
  id: string;
  type: ClaimType;
  label: string;
  description: string | null;
  confidence: number;
  institution: string | null;
  degree: string | null;
  field: string | null;
  start_date: string | null;
  end_date: string | null;
  work_history_id: string | null;
  evidence: PortraitEvidence[];
}

export interface PortraitRole {
  id: string;
  company: string;
  title: string;
  start_date: string | null;
  /** Null for a role that still runs. */
  end_date: string | null;
  location: string | null;
  summary: string | null;
}

export interface Portrait {
  claims: PortraitClaim[];
  work_history: PortraitRole[];
  /** How much of it was accepted: all, some or nothing (decisions, section 5). */
  basis: Basis;
}
