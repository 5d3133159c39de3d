/** Claims, work history, projects, ventures and contact: the only file that knows their collections. */
import type { ClaimType, Contact, ReviewStatus } from "@career-portrait/shared/contract";
import { type Collection, type Db, type Filter, type UpdateFilter } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import { roleFieldsFrom } from "./merge-roles.ts";
import {
  type ClaimRow,
  EMPTY_CONTACT,
  type ProfileRow,
  type ProjectRow,
  type VentureRow,
  type WorkHistoryRow,
} from "./rows.ts";

export const portraitIndexes: IndexDeclaration[] = [
  { collection: "claims", keys: { account_id: 1, origin: 1 }, options: { unique: true } },
  { collection: "claims", keys: { account_id: 1, confidence: -1, _id: -1 } },
  { collection: "claims", keys: { account_id: 1, "evidence.source_document_id": 1 } },
  { collection: "dismissed_issues", keys: { account_id: 1, claim_id: 1 } },
  { collection: "work_history", keys: { account_id: 1, position: 1 } },
  { collection: "projects", keys: { account_id: 1, created_at: 1 } },
  { collection: "ventures", keys: { account_id: 1, created_at: 1 } },
];

/** An issue the user waved away; `_id` is the issue's, which names its cause. */
export interface DismissalRow {
  _id: string;
  account_id: string;
  claim_id: string;
  dismissed_at: Date;
}

export interface ClaimFilter {
  type?: ClaimType;
  review_status?: ReviewStatus;
}

/** The last row of the page before: lists are read on from there, stable while rows are added. */
export interface ClaimPosition {
  confidence: number;
  id: string;
}

export class PortraitStore {
  readonly #claims: Collection<ClaimRow>;
  readonly #dismissals: Collection<DismissalRow>;
  readonly #workHistory: Collection<WorkHistoryRow>;
  readonly #projects: Collection<ProjectRow>;
  readonly #ventures: Collection<VentureRow>;
  readonly #profiles: Collection<ProfileRow>;

  constructor(db: Db) {
    this.#claims = db.collection("claims");
    this.#dismissals = db.collection("dismissed_issues");
    this.#workHistory = db.collection("work_history");
    this.#projects = db.collection("projects");
    this.#ventures = db.collection("ventures");
    this.#profiles = db.collection("profiles");
  }

  async claims(accountId: string): Promise<ClaimRow[]> {
    return this.#claims.find({ account_id: accountId }).sort({ confidence: -1, _id: -1 }).toArray();
  }

  /** Most confident first. */
  async claimPage(
    accountId: string,
    filter: ClaimFilter,
    after: ClaimPosition | null,
    limit: number,
  ): Promise<ClaimRow[]> {
    const query: Filter<ClaimRow> = { account_id: accountId, ...filter };
    if (after) {
      query.$or = [
        { confidence: { $lt: after.confidence } },
        { confidence: after.confidence, _id: { $lt: after.id } },
      ];
    }
    return this.#claims.find(query).sort({ confidence: -1, _id: -1 }).limit(limit).toArray();
  }

  async claim(accountId: string, claimId: string): Promise<ClaimRow | null> {
    return this.#claims.findOne({ _id: claimId, account_id: accountId });
  }

  async claimsNamed(accountId: string, ids: readonly string[]): Promise<ClaimRow[]> {
    return this.#claims.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
  }

  async rolesOfDocument(accountId: string, documentId: string): Promise<WorkHistoryRow[]> {
    return this.#workHistory.find({ account_id: accountId, source_document_ids: documentId }).toArray();
  }

  async claimsOfDocument(accountId: string, documentId: string): Promise<ClaimRow[]> {
    return this.#claims.find({ account_id: accountId, "evidence.source_document_id": documentId }).toArray();
  }

  async review(
    accountId: string,
    claimId: string,
    review_status: ReviewStatus,
    now: Date,
  ): Promise<ClaimRow | null> {
    return this.#claims.findOneAndUpdate(
      { _id: claimId, account_id: accountId },
      { $set: { review_status, updated_at: now }, $inc: { revision: 1 } },
      { returnDocument: "after" },
    );
  }

  /** Accepts the claim while it still waits for review; whether it did. */
  async acceptWaiting(accountId: string, claimId: string, now: Date): Promise<boolean> {
    const { matchedCount } = await this.#claims.updateOne(
      { _id: claimId, account_id: accountId, review_status: "proposed" },
      { $set: { review_status: "accepted", updated_at: now }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  /** Writes a merged claim; false when another write came between, and the merge must be done again. */
  async putClaim(accountId: string, row: ClaimRow): Promise<boolean> {
    const next = { ...row, account_id: accountId, revision: row.revision + 1 };
    if (row.revision === 0) return this.#insertClaim(next);
    const replaced = await this.#claims.replaceOne(
      { _id: row._id, account_id: accountId, revision: row.revision },
      next,
    );
    return replaced.matchedCount === 1;
  }

  /** False when a claim of the same origin stands already. */
  async #insertClaim(row: ClaimRow): Promise<boolean> {
    try {
      await this.#claims.insertOne(row);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** With a revision only while the claim is as it was read. */
  async deleteClaim(accountId: string, claimId: string, revision?: number): Promise<boolean> {
    const query: Filter<ClaimRow> = { _id: claimId, account_id: accountId };
    if (revision !== undefined) query.revision = revision;
    if ((await this.#claims.deleteOne(query)).deletedCount === 0) return false;
    await this.#dismissals.deleteMany({ account_id: accountId, claim_id: claimId });
    return true;
  }

  async dismissedIssues(accountId: string): Promise<Set<string>> {
    const rows = await this.#dismissals.find({ account_id: accountId }).toArray();
    return new Set(rows.map(({ _id }) => _id));
  }

  async dismissIssues(
    accountId: string,
    claim_id: string,
    issueIds: readonly string[],
    now: Date,
  ): Promise<void> {
    for (const _id of issueIds) {
      await this.#dismissals.updateOne(
        { _id, account_id: accountId },
        { $setOnInsert: { claim_id, dismissed_at: now } },
        { upsert: true },
      );
    }
  }

  async workHistory(accountId: string): Promise<WorkHistoryRow[]> {
    return this.#workHistory.find({ account_id: accountId }).sort({ position: 1, _id: 1 }).toArray();
  }

  async putWorkHistory(accountId: string, row: WorkHistoryRow): Promise<void> {
    await this.#workHistory.replaceOne(
      { _id: row._id, account_id: accountId },
      { ...row, account_id: accountId },
      { upsert: true },
    );
  }

  async updateWorkHistory(
    accountId: string,
    id: string,
    change: Partial<WorkHistoryRow>,
  ): Promise<WorkHistoryRow | null> {
    return this.#workHistory.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $set: change },
      { returnDocument: "after" },
    );
  }

  async reviewRole(
    accountId: string,
    id: string,
    review_status: ReviewStatus,
    now: Date,
  ): Promise<WorkHistoryRow | null> {
    return this.updateWorkHistory(accountId, id, { review_status, updated_at: now });
  }

  /** Accepts the role while it still waits for review; whether it did. */
  async acceptWaitingRole(accountId: string, id: string, now: Date): Promise<boolean> {
    const waiting = [{ review_status: "proposed" as const }, { review_status: null, edited: false }];
    const { matchedCount } = await this.#workHistory.updateOne(
      { _id: id, account_id: accountId, $or: waiting } as Filter<WorkHistoryRow>,
      { $set: { review_status: "accepted", updated_at: now } },
    );
    return matchedCount === 1;
  }

  /** Writes down that a role waits for review, before it is moved: a place says nothing about its words. */
  async keepWaiting(accountId: string, id: string): Promise<void> {
    await this.#workHistory.updateOne(
      {
        _id: id,
        account_id: accountId,
        review_status: null,
        edited: false,
      } as unknown as Filter<WorkHistoryRow>,
      { $set: { review_status: "proposed" } },
    );
  }

  async workHistoryEntry(accountId: string, id: string): Promise<WorkHistoryRow | null> {
    return this.#workHistory.findOne({ _id: id, account_id: accountId });
  }

  async deleteWorkHistory(accountId: string, id: string): Promise<boolean> {
    return this.#deleteRole(accountId, id, {});
  }

  /** With `unless` only while the role is so; what was shown in it is shown in none, or in another that evidence names. */
  async #deleteRole(accountId: string, id: string, unless: Filter<WorkHistoryRow>): Promise<boolean> {
    const deleted = await this.#workHistory.deleteOne({ ...unless, _id: id, account_id: accountId });
    if (deleted.deletedCount === 0) return false;
    const shown = { $or: [{ work_history_id: id }, { "evidence.work_history_id": id }] };
    for (;;) {
      const rows = await this.#claims.find({ account_id: accountId, ...shown }).toArray();
      if (rows.length === 0) return true;
      for (const row of rows) {
        const evidence = row.evidence.map((piece) =>
          piece.work_history_id === id ? { ...piece, work_history_id: null } : piece,
        );
        const other = evidence.find(({ work_history_id }) => work_history_id)?.work_history_id ?? null;
        const work_history_id = row.work_history_id === id ? other : row.work_history_id;
        await this.putClaim(accountId, { ...row, evidence, work_history_id });
      }
    }
  }

  /** Writes what a merge changed; false when a row was changed or deleted in between, and the merge must be done again. */
  async mergeWorkHistory(
    accountId: string,
    standing: readonly WorkHistoryRow[],
    rows: readonly WorkHistoryRow[],
  ): Promise<boolean> {
    return mergeRows(this.#workHistory, accountId, standing, rows);
  }

  /** The same for projects. */
  async mergeProjects(
    accountId: string,
    standing: readonly ProjectRow[],
    rows: readonly ProjectRow[],
  ): Promise<boolean> {
    return mergeRows(this.#projects, accountId, standing, rows);
  }

  /** Takes a document from under the roles it backed; those that stood on it alone go. */
  async withdrawRoles(accountId: string, documentId: string): Promise<void> {
    const backed = { account_id: accountId, source_document_ids: documentId };
    for (const { _id } of await this.#workHistory.find(backed).toArray()) {
      const row = await this.#workHistory.findOneAndUpdate(
        { _id, account_id: accountId },
        { $pull: { source_document_ids: documentId, readings: { document_id: documentId } } },
        { returnDocument: "after" },
      );
      if (!row || row.edited) continue;
      // Only while no other document has come to back it.
      await this.#deleteRole(accountId, _id, { edited: false, source_document_ids: { $size: 0 } });
      if (!row.readings?.length) continue;
      const unedited = { _id, account_id: accountId, edited: false };
      await this.#workHistory.updateOne(unedited, { $set: roleFieldsFrom(row.readings) });
    }
  }

  async withdrawProjects(accountId: string, documentId: string): Promise<void> {
    await this.#projects.updateMany(
      { account_id: accountId, source_document_ids: documentId },
      { $pull: { source_document_ids: documentId } },
    );
    await this.#projects.deleteMany({
      account_id: accountId,
      edited: { $ne: true },
      source_document_ids: { $size: 0 },
    });
  }

  async projects(accountId: string): Promise<ProjectRow[]> {
    return this.#projects.find({ account_id: accountId }).sort({ created_at: 1, _id: 1 }).toArray();
  }

  async putProject(accountId: string, row: ProjectRow): Promise<void> {
    await this.#projects.replaceOne(
      { _id: row._id, account_id: accountId },
      { ...row, account_id: accountId },
      { upsert: true },
    );
  }

  async updateProject(
    accountId: string,
    id: string,
    change: Partial<ProjectRow>,
  ): Promise<ProjectRow | null> {
    return this.#projects.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $set: change },
      { returnDocument: "after" },
    );
  }

  async deleteProject(accountId: string, id: string): Promise<boolean> {
    return (await this.#projects.deleteOne({ _id: id, account_id: accountId })).deletedCount === 1;
  }

  async ventures(accountId: string): Promise<VentureRow[]> {
    return this.#ventures.find({ account_id: accountId }).sort({ created_at: 1, _id: 1 }).toArray();
  }

  async putVenture(accountId: string, row: VentureRow): Promise<void> {
    await this.#ventures.replaceOne(
      { _id: row._id, account_id: accountId },
      { ...row, account_id: accountId },
      { upsert: true },
    );
  }

  async updateVenture(
    accountId: string,
    id: string,
    change: Partial<VentureRow>,
  ): Promise<VentureRow | null> {
    return this.#ventures.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $set: change },
      { returnDocument: "after" },
    );
  }

  async deleteVenture(accountId: string, id: string): Promise<boolean> {
    return (await this.#ventures.deleteOne({ _id: id, account_id: accountId })).deletedCount === 1;
  }

  async contact(accountId: string): Promise<Contact> {
    return { ...EMPTY_CONTACT, ...(await this.#profiles.findOne({ _id: accountId }))?.contact };
  }

  /** Whether the user has said what the contact's name is to be, be it none. */
  async isNameGiven(accountId: string): Promise<boolean> {
    return (await this.#profiles.findOne({ _id: accountId, contact_edited: "name" })) !== null;
  }

  /** Names the state of what is scored. */
  async version(accountId: string): Promise<number> {
    return (await this.#profiles.findOne({ _id: accountId }, { projection: { version: 1 } }))?.version ?? 0;
  }

  /**
   * Runs a change to what is scored. The version is raised before it, so that a score computed while it is under way is
   * stale, and after it, so that one computed from half of it is stale too.
   */
  async changing<T>(accountId: string, change: () => Promise<T>): Promise<T> {
    await this.#raiseVersion(accountId);
    try {
      return await change();
    } finally {
      await this.#raiseVersion(accountId);
    }
  }

  async #raiseVersion(accountId: string): Promise<void> {
    await this.#profiles.updateOne(
      { _id: accountId },
      { $inc: { version: 1 }, $set: { account_id: accountId } },
      { upsert: true },
    );
  }

  /** Sets the named fields of the contact, as the user's, and leaves the others. */
  async setContact(accountId: string, change: Partial<Contact>): Promise<Contact> {
    const fields = Object.keys(change) as (keyof Contact)[];
    const set = Object.fromEntries(fields.map((name) => [`contact.${name}`, change[name]]));
    if (fields.length > 0) {
      await this.#profiles.updateOne(
        { _id: accountId },
        { $set: { account_id: accountId, ...set }, $addToSet: { contact_edited: { $each: fields } } },
        { upsert: true },
      );
    }
    return this.contact(accountId);
  }

  /** Fills fields that stand empty, except those that the user emptied; for sample data it is noted which. */
  async fillContact(accountId: string, found: Partial<Contact>, sample?: true): Promise<void> {
    await this.#profiles.updateOne({ _id: accountId }, { $set: { account_id: accountId } }, { upsert: true });
    for (const [field, value] of Object.entries(found)) {
      await this.#profiles.updateOne(
        { _id: accountId, [`contact.${field}`]: null, contact_edited: { $ne: field } } as Filter<ProfileRow>,
        { $set: { [`contact.${field}`]: value, ...(sample && { [`contact_sample.${field}`]: value }) } },
      );
    }
  }

  /**
   * Gives up what the person changed of rows that this document of the sample data alone backs, and empties what it filled in of
   * the contact and nobody has changed since.
   */
  async disown(accountId: string, documentId: string): Promise<void> {
    const alone = { account_id: accountId, source_document_ids: [documentId] };
    await this.#workHistory.updateMany(alone, { $set: { edited: false } });
    await this.#projects.updateMany(alone, { $set: { edited: false } });
    const claims = (await this.claimsOfDocument(accountId, documentId)).filter(({ evidence }) =>
      evidence.every(({ source_document_id }) => source_document_id === documentId),
    );
    const ids = claims.map(({ _id }) => _id);
    await this.#claims.updateMany({ account_id: accountId, _id: { $in: ids } }, { $set: { edited: false } });
    const sample = (await this.#profiles.findOne({ _id: accountId }))?.contact_sample ?? {};
    for (const [field, value] of Object.entries(sample)) {
      await this.#profiles.updateOne(
        { _id: accountId, [`contact.${field}`]: value, contact_edited: { $ne: field } } as Filter<ProfileRow>,
        { $unset: { [`contact.${field}`]: true } },
      );
    }
    await this.#profiles.updateOne({ _id: accountId }, { $unset: { contact_sample: true } });
  }
}

/** New rows are put, standing ones get the fields that differ, while the user has not taken them in hand since. */
async function mergeRows<R extends WorkHistoryRow | ProjectRow>(
  collection: Collection<R>,
  accountId: string,
  standing: readonly R[],
  rows: readonly R[],
): Promise<boolean> {
  const before = new Map(standing.map((row) => [row._id, row]));
  for (const row of rows) {
    const known = before.get(row._id);
    if (!known) {
      const own = { _id: row._id, account_id: accountId } as Filter<R>;
      await collection.replaceOne(own, { ...row, account_id: accountId }, { upsert: true });
      continue;
    }
    const fields = Object.entries(row).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof R]),
    );
    if (fields.length === 0) continue;
    const untouched = { _id: row._id, account_id: accountId, edited: known.edited ?? null } as Filter<R>;
    const written = await collection.updateOne(untouched, {
      $set: Object.fromEntries(fields),
    } as UpdateFilter<R>);
    if (written.matchedCount === 0) return false;
  }
  return true;
}
