/** What the extension keeps on this device: a copy of the portrait, what is tracked, and what waits to be sent. */
import type {
  ClaimDetail,
  ClaimType,
  Document,
  FiledPosting,
  FilingResult,
  Interview,
  Job,
  MatchPhrase,
  NextStep,
  PostingFacts,
  MatchResult,
  Opportunity,
  OpportunityDetail,
  OpportunityStatus,
  PendingOpportunity,
  Requirement,
  RequirementCorrection,
  Salary,
  SavedView,
  SentDocument,
  TimelineEntry,
  ViewFilters,
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
  /** The message as a code, where the server gave one. */
  explanation?: MatchPhrase | null;
  details: { path: string; message: string }[];
}

/** What the person says of one requirement; null takes back what was said. */
export interface SaidOfRequirement {
  text: string;
  as: RequirementCorrection["as"] | null;
}

/** What the person has said of the requirements of a posting that is not saved. */
export interface UnsavedCorrections {
  /** The posting, by address and title. */
  posting: string;
  said: RequirementCorrection[];
  at: number;
}

export interface OutboxItem {
  /** The idempotency key, made when the posting was captured. */
  key: string;
  /** The account it was saved for; null when saved before any was connected: the first one takes it. */
  account: string | null;
  /** Items of before there were fields (`facts`) carry what the page said as lines of the text. */
  body: {
    url?: string;
    description?: string;
    title_hint?: string;
    facts?: PostingFacts;
    requirement_corrections?: RequirementCorrection[];
  };
  /** Said of the requirements since it was saved, in that order: the body may be on its way already. */
  said_since?: SaidOfRequirement[];
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

/** What a person does to the portrait, in the form in which it waits to be sent. */
export type PortraitChange =
  | { kind: "review"; claim_ids: string[]; status: "accepted" | "rejected" }
  | { kind: "review_role"; role_id: string; status: "accepted" | "rejected" }
  /** "Looks right": the rest is what is expected to be accepted with it, and how much is doubtful and stays. */
  | {
      kind: "accept_document";
      document_id: string;
      claim_ids: string[];
      role_ids: string[];
      doubtful: number;
    }
  | { kind: "edit"; claim_id: string; words: ClaimWords }
  | { kind: "edit_role"; role_id: string; words: RoleWords }
  | { kind: "edit_name"; name: string }
  /** The evidence of `claim_id` goes to `into`; the first is gone then. */
  | { kind: "merge"; claim_id: string; into: string }
  | { kind: "dismiss"; claim_id: string }
  | { kind: "delete_claim"; claim_id: string }
  | { kind: "delete_document"; document_id: string };

export interface ClaimWords {
  label?: string;
  description?: string | null;
  type?: ClaimType;
}

/** What of a role is mended; an end of null is none: it still runs. */
export type RoleWords = Partial<Pick<WorkHistory, "title" | "company" | "start_date" | "end_date">>;

/** Something done, in the form `C`, on its way to the server. */
export interface Action<C> {
  /** Given by the database, in the order in which things were done. */
  id: number;
  /** The idempotency key. */
  key: string;
  account: string;
  change: C;
  /** What it is about, in the person's words. */
  subject: string;
  /**
   * `waiting` on this device, and until `not_before` taken back at no cost; `sending` right now, or cut off while it was;
   * `done`: the server has it, the copies here may not; `refused`: it waits for the person.
   */
  state: "waiting" | "sending" | "done" | "refused";
  attempts: number;
  /** Not before this instant (ms), by our own spacing. */
  next_at: number;
  /** Not before this instant (ms): the time to think again, or the server's wish. */
  not_before: number;
  refusal: Refusal | null;
  created_at: number;
}

export type PortraitAction = Action<PortraitChange>;

/** What a person does to the case of one opportunity; null takes it away. New ids are made here. */
export type CaseChange =
  | { kind: "tags"; id: string; tags: string[] }
  | { kind: "salary"; id: string; salary_asked: Salary | null; salary_offered: Salary | null }
  | { kind: "next_step"; id: string; next_step: NextStep | null }
  | { kind: "entry"; id: string; entry_id: string; entry: EntryWords | null }
  | { kind: "interview"; id: string; interview_id: string; interview: InterviewWords | null }
  | {
      kind: "sent";
      id: string;
      document_id: string;
      sent: Pick<SentDocument, "kind" | "title" | "sent_at"> | null;
    };

export type EntryWords = Pick<TimelineEntry, "kind" | "at" | "text">;
export type InterviewWords = Omit<Interview, "id" | "created_at" | "updated_at">;

/** What a person does to tracked opportunities, in the form in which it waits to be sent. */
export type OpportunityChange =
  | { kind: "status"; ids: string[]; status: OpportunityStatus }
  | { kind: "delete"; ids: string[] }
  | { kind: "star"; id: string; is_starred: boolean }
  | { kind: "notes"; id: string; notes: string | null }
  | { kind: "names"; id: string; title: string; company: string | null }
  | CaseChange
  | { kind: "address"; id: string; url_status: Opportunity["url_status"] }
  /** `left`: everything that is said of the requirements with this. */
  | ({ kind: "correct"; id: string; left: RequirementCorrection[] } & SaidOfRequirement);

/** What a person does to saved views, in the form in which it waits to be sent. */
export type ViewChange =
  | { kind: "save"; id: string; name: string; filters: ViewFilters }
  | { kind: "delete"; id: string };

export type ViewAction = Action<ViewChange>;

export type OpportunityAction = Action<OpportunityChange>;

/** Where a row of the review queue is looked for: what waits, what just missed the floor, what is held back, what is filed away. */
export type Lane = "queue" | "near" | "deck" | "dismissed";

/** A row of the review queue with its place: lanes are read from the least `order` on, so that no lane is read whole. */
export type QueueRow = PendingOpportunity & { lane: Lane; order: number };

/** What a person decides about the review queue, in the form in which it waits to be sent. */
export type QueueChange =
  | { kind: "add" | "dismiss" | "restore" | "rescue"; id: string }
  /** `ids` are those expected to come: the best that were held back when it was asked for. */
  | { kind: "promote"; ids: string[] };

export type QueueAction = Action<QueueChange>;

/** One page of the review queue's list: which rows it held, and between which of them it stands. */
export interface QueuePage {
  /** Empty for the first page. */
  cursor: string;
  etag: string | null;
  ids: string[];
  next: string | null;
  /** The place of the row before the page's first, and of its last; null where there is none. */
  start: ListPlace | null;
  end: ListPlace | null;
}

/** A row's place in a list that holds the last received first. */
export interface ListPlace {
  received_at: string;
  id: string;
}

/** Cards of a results list on their way into the review queue. */
export interface Filing {
  /** The idempotency key. */
  key: string;
  /** As for the outbox. */
  account: string | null;
  items: FiledPosting[];
  /** By what the panel knows each of the cards again, in the order of the items. */
  cards: string[];
  state: "waiting" | "done" | "refused";
  attempts: number;
  next_at: number;
  not_before: number;
  /** What became of each item, in their order. */
  results: FilingResult["items"] | null;
  refusal: Refusal | null;
  created_at: number;
}

/** An opportunity as last read whole: its posting's text, what that asks for, and who is known there. */
export type KnownDetail = OpportunityDetail & {
  /** When it was last known to be so (ms). */
  at: number;
};

/** A résumé or story on its way to becoming a document. */
export interface Submission {
  /** The idempotency key. */
  id: string;
  account: string;
  type: Document["type"];
  /** The file's name; null for a story. */
  name: string | null;
  /** The PDF, or the story in UTF-8; null once the server has read it. */
  bytes: ArrayBuffer | null;
  /** As for the outbox; `read`: the document stands. */
  state: "waiting" | "accepted" | "read" | "refused" | "failed";
  attempts: number;
  next_at: number;
  not_before: number;
  job_id: string | null;
  document_id: string | null;
  refusal: Refusal | null;
  created_at: number;
}

/** The text of a document, page by page; it never changes once it has been read. */
export interface DocumentText {
  id: string;
  pages: string[];
}

/** Words not sent yet, as they were last typed. */
export interface Draft {
  id: string;
  text: string;
}

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
  collection:
    | "skills"
    | "education"
    | "certifications"
    | "projects"
    | "ventures"
    | "workHistory"
    | "people"
    | "messages";
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
  /** The same as the server's code. */
  refusal_code?: string;
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
  actions!: EntityTable<PortraitAction, "id">;
  submissions!: EntityTable<Submission, "id">;
  texts!: EntityTable<DocumentText, "id">;
  drafts!: EntityTable<Draft, "id">;
  opportunityActions!: EntityTable<OpportunityAction, "id">;
  details!: EntityTable<KnownDetail, "id">;
  queue!: EntityTable<QueueRow, "id">;
  queuePages!: EntityTable<QueuePage, "cursor">;
  queueActions!: EntityTable<QueueAction, "id">;
  filings!: EntityTable<Filing, "key">;
  views!: EntityTable<SavedView, "id">;
  viewActions!: EntityTable<ViewAction, "id">;
  unsavedCorrections!: EntityTable<UnsavedCorrections, "posting">;

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
    this.version(3)
      .stores({
        actions: "++id, state",
        submissions: "id, state, job_id, created_at",
        texts: "id",
        drafts: "id",
      })
      // Claims are kept with their issues from now on; lists are asked for anew, so that they come.
      .upgrade(async (transaction) => {
        await transaction.table<ClaimDetail>("claims").toCollection().modify({ issues: [] });
        await transaction.table("pages").clear();
      });
    this.version(4).stores({ opportunityActions: "++id, state", details: "id" });
    this.version(5).stores({
      queue: "id, [lane+order], status",
      queuePages: "cursor",
      queueActions: "++id, state",
      filings: "key, state, created_at, *cards",
    });
    this.version(6)
      .stores({ unsavedCorrections: "posting, at" })
      // Kept before anybody could say anything of a requirement.
      .upgrade(async (transaction) => {
        for (const name of ["opportunities", "matches", "details"]) {
          await transaction.table(name).toCollection().modify({ requirement_corrections: [] });
        }
        await transaction
          .table<{ requirements: Requirement[]; requirements_as_read: Requirement[] }>("details")
          .toCollection()
          .modify((detail) => void (detail.requirements_as_read = detail.requirements));
      });
    // Roles are reviewed from now on; the list, which has changed by that, says what became of each.
    this.version(7).upgrade((transaction) =>
      transaction.table("workHistory").toCollection().modify({ review_status: "proposed" }),
    );
    // What cannot fit is said from now on.
    this.version(8).upgrade(async (transaction) => {
      for (const name of ["matches", "queue"])
        await transaction.table(name).toCollection().modify({ warnings: [] });
    });
    this.version(9)
      .stores({ views: "id", viewActions: "++id, state" })
      // Kept before opportunities were cases; lists are asked for anew, so that these come.
      .upgrade(async (transaction) => {
        const none = { tags: [], next_step: null, salary_asked: null, salary_offered: null };
        const nothing = { ...none, timeline: [], interviews: [], documents_sent: [] };
        for (const name of ["opportunities", "details"])
          await transaction.table(name).toCollection().modify(nothing);
        await transaction.table("pages").clear();
      });
  }

  /**
   * Forgets everything that belongs to an account and can be fetched again. The outbox, the removals, actions and
   * submissions stay: what was asked for and not yet sent exists nowhere else.
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
      this.texts,
      this.details,
      this.queue,
      this.queuePages,
      this.views,
    ];
    const actions = [this.actions, this.opportunityActions, this.viewActions, this.queueActions];
    const kept = [this.outbox, ...actions, this.submissions, this.filings];
    await this.transaction("rw", [...copies, ...kept], async () => {
      for (const table of copies) await table.clear();
      await this.outbox.where("state").equals("saved").delete();
      for (const table of actions) await table.where("state").equals("done").delete();
      await this.filings.where("state").equals("done").delete();
      await this.submissions.where("state").equals("read").delete();
    });
  }
}

export const cache = new Cache();
