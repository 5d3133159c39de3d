/** The rules of the portrait: what an extraction adds, what a review changes, what is scored. */
import type {
  Claim,
  ClaimSummary,
  ClaimType,
  Contact,
  ReviewStatus,
  WorkHistory,
} from "@career-portrait/shared/contract";
import { type Portrait, portraitFrom } from "@career-portrait/shared/matching";
import { notFound, invalid } from "../errors.ts";
import type { Reviewed } from "./accepted.ts";
import { claimFieldsFrom, confidenceOf, mergeReading, roleFrom } from "./merge.ts";
import type { MergeInput } from "./merge-input.ts";
import { isRunning, requirePeriod } from "./period.ts";
import { placeRole } from "./placing.ts";
import { asClaim, asWorkHistory, type ClaimReading, type ClaimRow, type WorkHistoryRow } from "./rows.ts";
import { claimsSaying, restateRole, withdrawRole } from "./stated-role.ts";
import type { ClaimFilter, ClaimPosition, PortraitStore } from "./store.ts";

/** A merge that keeps meeting other writes is given up after this many tries. */
const MERGE_TRIES = 20;

const CLAIM_TYPES: readonly ClaimType[] = ["skill", "achievement", "attribute", "education", "certification"];

function acceptedOr<T extends { review_status: ReviewStatus }>(rows: readonly T[]): readonly T[] {
  const accepted = rows.filter(({ review_status }) => review_status === "accepted");
  return accepted.length > 0 ? accepted : rows;
}

export class Portraits {
  readonly #store: PortraitStore;
  readonly #nameOf: (accountId: string) => Promise<string | null>;
  readonly #now: () => number;

  /** @param nameOf the name that an account was made with */
  constructor(
    store: PortraitStore,
    nameOf: (accountId: string) => Promise<string | null>,
    now: () => number,
  ) {
    this.#store = store;
    this.#nameOf = nameOf;
    this.#now = now;
  }

  /** Adds what a document's reading found. Doing it again changes nothing. Returns how many claims the document backs. */
  async absorb(input: Omit<MergeInput, "now">): Promise<number> {
    return this.#store.changing(input.accountId, () => this.#absorb(input));
  }

  async #absorb(input: Omit<MergeInput, "now">): Promise<number> {
    const { accountId } = input;
    for (let attempt = 0; attempt < MERGE_TRIES; attempt += 1) {
      const standing = {
        claims: await this.#store.claims(accountId),
        work_history: await this.#store.workHistory(accountId),
        projects: await this.#store.projects(accountId),
        contact: await this.#store.contact(accountId),
      };
      const change = mergeReading(standing, { ...input, now: new Date(this.#now()) });
      // Roles first: a claim must not name a role that is not there yet.
      const merged =
        (await this.#store.mergeWorkHistory(accountId, standing.work_history, change.work_history)) &&
        (await this.#store.mergeProjects(accountId, standing.projects, change.projects)) &&
        (await this.#putClaims(accountId, standing.claims, change.claims));
      if (!merged) continue;
      await this.#store.fillContact(accountId, change.contact, input.sample);
      return change.claims.length;
    }
    throw new Error("The portrait changed again and again while a document was being merged into it.");
  }

  async #putClaims(
    accountId: string,
    standing: readonly ClaimRow[],
    rows: readonly ClaimRow[],
  ): Promise<boolean> {
    const before = new Map(standing.map((row) => [row._id, row]));
    for (const row of rows) {
      const known = before.get(row._id);
      const unchanged =
        known &&
        known.evidence.length === row.evidence.length &&
        known.readings?.length === row.readings?.length &&
        known.work_history_id === row.work_history_id;
      if (!unchanged && !(await this.#store.putClaim(accountId, row))) return false;
    }
    return true;
  }

  /** Takes a document's evidence away; claims and roles that stood on it alone go, the others lose its weight. */
  async withdraw(accountId: string, documentId: string): Promise<void> {
    await this.#store.changing(accountId, () => this.#withdraw(accountId, documentId));
  }

  /**
   * Makes a sample's document ready to be withdrawn to the last row: what the person changed of what it alone shows goes with
   * it, and so does what it said of the contact.
   */
  async disown(accountId: string, documentId: string): Promise<void> {
    await this.#store.changing(accountId, () => this.#store.disown(accountId, documentId));
  }

  async #withdraw(accountId: string, documentId: string): Promise<void> {
    for (const found of await this.#store.claimsOfDocument(accountId, documentId)) {
      await this.#withdrawEvidence(accountId, found, documentId);
    }
    await this.#store.withdrawRoles(accountId, documentId);
    await this.#store.withdrawProjects(accountId, documentId);
  }

  async #withdrawEvidence(accountId: string, found: ClaimRow, documentId: string): Promise<void> {
    let row: ClaimRow | null = found;
    while (row) {
      const evidence: ClaimRow["evidence"] = row.evidence.filter(
        (piece) => piece.source_document_id !== documentId,
      );
      if (evidence.length === 0 && !row.edited) {
        // Only while no other document has come to show it.
        if (await this.#store.deleteClaim(accountId, row._id, row.revision)) return;
        row = await this.#store.claim(accountId, row._id);
        continue;
      }
      const readings: ClaimReading[] = (row.readings ?? []).filter(
        ({ document_id }) => document_id !== documentId,
      );
      const next: ClaimRow = {
        ...row,
        ...(row.edited || readings.length === 0 ? {} : claimFieldsFrom(readings)),
        evidence,
        readings,
        work_history_id: roleFrom(evidence, row.work_history_id),
        confidence: evidence.length === 0 ? 0 : confidenceOf(evidence),
        updated_at: new Date(this.#now()),
      };
      if (await this.#store.putClaim(accountId, next)) return;
      row = await this.#store.claim(accountId, row._id);
    }
  }

  /** What is scored, and a version that changes whenever it does. */
  async portraitOf(accountId: string): Promise<{ portrait: Portrait; version: string }> {
    const version = await this.versionOf(accountId);
    const [claims, workHistory] = await Promise.all([
      this.#store.claims(accountId),
      this.workHistory(accountId),
    ]);
    return { portrait: portraitFrom(claims.map(asClaim), workHistory), version };
  }

  /** What the person is described by: of claims and of roles the accepted ones, or while none is accepted the proposed. */
  async describedBy(accountId: string): Promise<{ portrait: Portrait; version: string }> {
    const version = await this.versionOf(accountId);
    const { claims, roles } = await this.reviewed(accountId);
    return { portrait: portraitFrom(acceptedOr(claims), acceptedOr(roles)), version };
  }

  async versionOf(accountId: string): Promise<string> {
    return String(await this.#store.version(accountId));
  }

  async claims(
    accountId: string,
    filter: ClaimFilter,
    after: ClaimPosition | null,
    limit: number,
  ): Promise<Claim[]> {
    return (await this.#store.claimPage(accountId, filter, after, limit)).map(asClaim);
  }

  /** Those of the ids that there are. */
  async claimsNamed(accountId: string, ids: readonly string[]): Promise<Claim[]> {
    return (await this.#store.claimsNamed(accountId, ids)).map(asClaim);
  }

  async claimRowsOfDocument(accountId: string, documentId: string): Promise<ClaimRow[]> {
    return this.#store.claimsOfDocument(accountId, documentId);
  }

  /** @throws ApiError 404 */
  async claim(accountId: string, claimId: string): Promise<Claim> {
    const row = await this.#store.claim(accountId, claimId);
    if (!row) throw notFound("This claim");
    return asClaim(row);
  }

  /** A role is reviewed with its summary, and with the claim that says it. @throws ApiError 404 */
  async reviewRole(accountId: string, id: string, status: ReviewStatus): Promise<WorkHistory> {
    const now = new Date(this.#now());
    const row = await this.#store.changing(accountId, async () => {
      const reviewed = await this.#store.reviewRole(accountId, id, status, now);
      for (const { _id } of reviewed ? await claimsSaying(this.#store, reviewed) : [])
        await this.#store.review(accountId, _id, status, now);
      return reviewed;
    });
    if (!row) throw notFound("This work history entry");
    return asWorkHistory(row);
  }

  /** @throws ApiError 404 */
  async review(accountId: string, claimId: string, status: ReviewStatus): Promise<Claim> {
    const now = new Date(this.#now());
    const row = await this.#store.changing(accountId, () =>
      this.#store.review(accountId, claimId, status, now),
    );
    if (!row) throw notFound("This claim");
    return asClaim(row);
  }

  async reviewAll(accountId: string, accept: readonly string[], reject: readonly string[]) {
    const both = accept.filter((id) => reject.includes(id));
    if (both.length > 0)
      throw invalid(both.map((id) => ({ path: "reject", message: `${id} is in both lists` })));
    const now = new Date(this.#now());
    const notFoundIds: string[] = [];
    const apply = async (ids: readonly string[], status: ReviewStatus) => {
      let done = 0;
      for (const id of new Set(ids)) {
        if (await this.#store.review(accountId, id, status, now)) done += 1;
        else notFoundIds.push(id);
      }
      return done;
    };
    return this.#store.changing(accountId, async () => {
      const accepted = await apply(accept, "accepted");
      const rejected = await apply(reject, "rejected");
      return { accepted, rejected, not_found: notFoundIds };
    });
  }

  /** Of the claims that were not rejected. */
  async summary(accountId: string): Promise<ClaimSummary> {
    const rows = (await this.#store.claims(accountId)).filter(
      ({ review_status }) => review_status !== "rejected",
    );
    const category = (type: ClaimType) => {
      const own = rows.filter((row) => row.type === type);
      const mean = own.length === 0 ? 0 : own.reduce((sum, row) => sum + row.confidence, 0) / own.length;
      return {
        count: own.length,
        avgConfidence: Math.round(mean * 1000) / 1000,
        topLabels: own.slice(0, 3).map((row) => row.label),
      };
    };
    return Object.fromEntries(CLAIM_TYPES.map((type) => [type, category(type)])) as ClaimSummary;
  }

  /** Roles of this review status; without one all that were not rejected. */
  async workHistory(accountId: string, status?: ReviewStatus): Promise<WorkHistory[]> {
    const roles = (await this.#store.workHistory(accountId)).map(asWorkHistory);
    return roles.filter(({ review_status }) =>
      status === undefined ? review_status !== "rejected" : review_status === status,
    );
  }

  /** Every claim and role, whatever became of it. */
  async reviewed(accountId: string): Promise<Reviewed> {
    const [claims, roles] = await Promise.all([
      this.#store.claims(accountId),
      this.#store.workHistory(accountId),
    ]);
    return { claims: claims.map(asClaim), roles: roles.map(asWorkHistory) };
  }

  /** Those of the ids that there are. */
  async rolesNamed(accountId: string, ids: readonly string[]): Promise<WorkHistory[]> {
    const roles = await this.#store.workHistory(accountId);
    return roles.filter(({ _id }) => ids.includes(_id)).map(asWorkHistory);
  }

  /** What the person says of a role in their own words is accepted with it. @throws ApiError 404; 400 when the end would lie before the start. */
  async updateWorkHistory(
    accountId: string,
    id: string,
    change: Partial<WorkHistoryRow>,
  ): Promise<WorkHistory> {
    const standing = await this.#store.workHistoryEntry(accountId, id);
    if (!standing) throw notFound("This work history entry");
    const start = change.start_date === undefined ? standing.start_date : change.start_date;
    const end = change.end_date === undefined ? standing.end_date : change.end_date;
    requirePeriod(start, end);
    // Emptying the end says that a role runs, once it has begun.
    const told = change.is_current ?? (change.end_date === undefined ? standing.is_current : undefined);
    const current = start !== null && isRunning(start, change.is_current ? end : change.end_date, told);
    const edit = { ...change, is_current: current, edited: true, updated_at: new Date(this.#now()) };
    const isMoved = Object.entries(change).every(
      ([name, value]) => name === "position" || value === undefined,
    );
    const row = await this.#store.changing(accountId, async () => {
      if (isMoved) await this.#store.keepWaiting(accountId, id);
      else await this.#store.acceptWaitingRole(accountId, id, edit.updated_at);
      const changed = await this.#store.updateWorkHistory(accountId, id, edit);
      if (changed) await restateRole(this.#store, changed, edit.updated_at);
      if (!changed || change.position === undefined) return changed;
      return placeRole(this.#store, accountId, changed, change.position);
    });
    if (!row) throw notFound("This work history entry");
    return asWorkHistory(row);
  }

  /** @throws ApiError 404 */
  async deleteWorkHistory(accountId: string, id: string): Promise<void> {
    const deleted = await this.#store.changing(accountId, async () => {
      await withdrawRole(this.#store, accountId, id);
      return this.#store.deleteWorkHistory(accountId, id);
    });
    if (!deleted) throw notFound("This work history entry");
  }

  /** Sets what the user gave; no document fills these fields from then on. */
  async updateContact(accountId: string, change: Partial<Contact>): Promise<Contact> {
    await this.#store.changing(accountId, () => this.#store.setContact(accountId, change));
    return this.contact(accountId);
  }

  /** The account's name is the portrait's until another is given (decisions, section 3). */
  async contact(accountId: string): Promise<Contact> {
    const contact = await this.#store.contact(accountId);
    if (contact.name !== null || (await this.#store.isNameGiven(accountId))) return contact;
    return { ...contact, name: await this.#nameOf(accountId) };
  }
}
