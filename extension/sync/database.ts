/** What the extension keeps on this device: a copy of the portrait, what is tracked, and what waits to be sent. */
import type {
  ClaimDetail,
  Document,
  Job,
  MatchResult,
  Opportunity,
  WorkHistory,
} from "@career-portrait/shared/contract";
import { Dexie, type EntityTable, type Table } from "dexie";

/** A tracked opportunity with the canonical form of its address, by which an open page is recognised. */
export type KnownOpportunity = Opportunity & { canonical: string | null };

/** Why the server would not take an item, kept until the person has decided. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  details: { path: string; message: string }[];
}

export interface OutboxItem {
  /** The idempotency key, made when the posting was captured. */
  key: string;
  /** The account it was saved for; null when saved before any was connected: the first one takes it. */
  account: string | null;
  body: { url?: string; description?: string; title_hint?: string };
  title: string;
  company: string | null;
  canonical: string | null;
  /**
   * `waiting` to be sent; `accepted`: its job runs; `saved`: the opportunity exists; `refused` by the server and `failed`
   * on the way both wait for the person.
   */
  state: "waiting" | "accepted" | "saved" | "refused" | "failed";
  /** Sending attempts that found no server, or one that asked to wait. */
  attempts: number;
  /** Not before this instant (ms), by our own spacing. */
  next_at: number;
  /** Not before this instant (ms), because the server said so. */
  not_before: number;
  job_id: string | null;
  opportunity_id: string | null;
  refusal: Refusal | null;
  created_at: number;
}

/** A job that is followed until it ends. */
export type FollowedJob = Job & { account: string; attempt: number; next_at: number };

/** One page of a list as last received: its tag, and the rows it held. */
export interface CachedPage {
  key: string;
  etag: string | null;
  ids: string[];
  next: string | null;
}

/** One thing of the account, not a list of rows, as last received. */
export interface Copy {
  name: string;
  etag: string | null;
  value: unknown;
  /** When it was last known to be so (ms). */
  at: number;
}

/** Something the person has deleted here. It is sent once the time to take it back has passed. */
export interface Removal {
  /** Of the row to delete. */
  id: string;
  collection: "skills" | "education" | "certifications" | "projects" | "ventures" | "workHistory";
  label: string;
  account: string;
  /** Until this instant (ms) it can be taken back, and nothing is sent. */
  due: number;
  /** Sending attempts that found no server, or one that asked to wait. */
  attempts: number;
  /** Not before this instant (ms). */
  next_at: number;
  /** Why the server would not delete it; the row is shown again. */
  refusal: string | null;
}

export class Cache extends Dexie {
  claims!: EntityTable<ClaimDetail, "id">;
  workHistory!: EntityTable<WorkHistory, "id">;
  documents!: EntityTable<Document, "id">;
  opportunities!: EntityTable<KnownOpportunity, "id">;
  matches!: Table<MatchResult, string>;
  jobs!: EntityTable<FollowedJob, "id">;
  outbox!: EntityTable<OutboxItem, "key">;
  pages!: EntityTable<CachedPage, "key">;
  copies!: EntityTable<Copy, "name">;
  removals!: EntityTable<Removal, "id">;

  constructor(name = "career-portrait") {
    super(name);
    this.version(1).stores({
      claims: "id, review_status",
      workHistory: "id",
      documents: "id",
      opportunities: "id, canonical, created_at",
      matches: "opportunity.id",
      jobs: "id, status",
      outbox: "key, state, canonical, created_at",
      pages: "key",
    });
    this.version(2).stores({ copies: "name", removals: "id" });
  }

  /**
   * Forgets everything that belongs to an account and can be fetched again. The outbox and the removals stay: what was
   * asked for and not yet sent exists nowhere else.
   */
  async forgetAccount(): Promise<void> {
    const copies = [
      this.claims,
      this.workHistory,
      this.documents,
      this.opportunities,
      this.matches,
      this.jobs,
      this.pages,
      this.copies,
    ];
    await this.transaction("rw", [...copies, this.outbox], async () => {
      for (const table of copies) await table.clear();
      await this.outbox.where("state").equals("saved").delete();
    });
  }
}

export const cache = new Cache();
