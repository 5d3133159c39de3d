/** A tracked opportunity as stored. What lists show is small and kept apart from the posting's text. */
import type {
  MatchResult,
  MatchScore,
  Opportunity,
  OpportunityDetail,
  OpportunityStatus,
  Requirement,
  RequirementCorrection,
  Salary,
  WorkMode,
} from "@career-portrait/shared/contract";
import { applyCorrections } from "@career-portrait/shared/matching";
import { type Demands, type Person, warningsOf } from "@career-portrait/shared/relevance";
import { fold } from "@career-portrait/shared/text";
import { presentCase } from "./case/changes.ts";
import { type CaseRow, caseOf } from "./case/row.ts";

export interface OpportunityRow {
  _id: string;
  account_id: string;
  title: string;
  company: string | null;
  /** The person has given it title or company: no reading changes them. */
  is_named?: true;
  url: string | null;
  /** Canonical forms of every address known to lead to this posting; absent when none does. Unique within the account. */
  url_keys?: string[];
  /** What was saved, for a row that had no address: unique within the account, so that saves of one text at the same moment meet. */
  text_key?: string;
  /** Company and title in one normal form: where copies under other addresses are looked for. */
  same_name: string;
  status: OpportunityStatus;
  match_score: number | null;
  /** For sorting: the score, or -1 for none. */
  match_rank: number;
  /** Which portrait the score is of (`scoring.ts`); empty while there is none. */
  match_version: string;
  location: string | null;
  work_mode: WorkMode | null;
  employment_type: string | null;
  salary: Salary | null;
  source: string | null;
  url_status: Opportunity["url_status"];
  /** When the daily look last visited the address; absent before the first. */
  url_checked_at?: Date;
  is_starred: boolean;
  notes: string | null;
  /** What the person has said of the requirements; absent while that is nothing. Each change has another revision. */
  corrections?: { said: RequirementCorrection[]; revision: number };
  /** The day of the application in `case`. */
  applied_at: Date | null;
  /** What the person keeps of it; absent until they first do. */
  case?: CaseRow;
  /** Folded words of title, company and location, for `q`. */
  words: string[];
  /** Of the sample data; absent for a person's own. */
  sample?: true;
  /** When title, company or description was last written, by the database's clock. Search follows it. */
  text_at?: Date;
  created_at: Date;
  updated_at: Date;
}

/** The posting behind an opportunity; `_id` is the opportunity's. */
export interface PostingRow {
  _id: string;
  account_id: string;
  /** Empty while only an address or a name is known. */
  description: string;
  /** As they were read, whatever the person says of them. Null until they have been extracted. */
  requirements: Requirement[] | null;
  /** Which engine extracted them; null until then. */
  engine: string | null;
  research: CompanyResearch | null;
}

/** What the company's own site says; `text` is cut to a length that can be read. */
export interface CompanyResearch {
  site: string;
  pages: { url: string; title: string | null; text: string }[];
}

/** The explained score; `_id` is the opportunity's. */
export interface MatchRow {
  _id: string;
  account_id: string;
  version: string;
  engine: string;
  /** What the person had said of the requirements; absent for nothing. */
  corrections?: RequirementCorrection[];
  score: MatchScore;
  /** What can rule somebody out; absent in scores of before it was kept. */
  demands?: Demands;
  computed_at: Date;
}

const MAX_WORDS = 40;

/** The words by which a search finds an opportunity. */
export function searchWords(row: Pick<OpportunityRow, "title" | "company" | "location">): string[] {
  const words = fold([row.title, row.company ?? "", row.location ?? ""].join(" "))
    .split(" ")
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** What the person has said of an opportunity's requirements. */
export function saidOf({ corrections }: Pick<OpportunityRow, "corrections">): RequirementCorrection[] {
  return corrections?.said ?? [];
}

/** A row as it is shown; `match_is_stale` when its score is being computed anew. */
export function presentOpportunity(row: OpportunityRow & { match_is_stale?: boolean }): Opportunity {
  return {
    id: row._id,
    title: row.title,
    company: row.company,
    url: row.url,
    status: row.status,
    match_score: row.match_score,
    match_is_stale: row.match_is_stale ?? false,
    location: row.location,
    work_mode: row.work_mode,
    employment_type: row.employment_type,
    salary: row.salary,
    source: row.source,
    url_status: row.url_status,
    is_starred: row.is_starred,
    notes: row.notes,
    requirement_corrections: saidOf(row),
    ...presentCase(caseOf(row)),
    applied_at: row.applied_at?.toISOString() ?? null,
    ...(row.sample && { sample: row.sample }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentOpportunityDetail(
  row: OpportunityRow & { match_is_stale?: boolean },
  posting: PostingRow | null,
): Omit<OpportunityDetail, "contacts"> {
  const read = posting?.requirements ?? [];
  return {
    ...presentOpportunity(row),
    description: posting?.description || null,
    requirements: applyCorrections(read, saidOf(row)),
    requirements_as_read: read,
  };
}

/** @param person whom the posting's demands are held against */
export function presentMatch(
  row: Pick<OpportunityRow, "_id" | "title" | "company" | "location" | "work_mode">,
  match: MatchRow,
  person: Person,
): MatchResult {
  return {
    opportunity: { id: row._id, title: row.title, company: row.company },
    ...match.score,
    engine: match.engine,
    warnings: match.demands ? warningsOf(row, match.demands, person) : [],
    requirement_corrections: match.corrections ?? [],
    computed_at: match.computed_at.toISOString(),
  };
}
