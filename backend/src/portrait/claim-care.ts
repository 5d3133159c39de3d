/** What the user does about doubtful claims: seeing the issues, dismissing them, merging two claims into one. */
import type { Claim, DocumentAcceptance } from "@career-portrait/shared/contract";
import { soundOf } from "@career-portrait/shared/review";
import { invalid, notFound } from "../errors.ts";
import { findIssues, type Issue } from "./issues.ts";
import { asClaim, asWorkHistory } from "./rows.ts";
import type { PortraitStore } from "./store.ts";
import { united } from "./uniting.ts";

/** A write that keeps meeting others is given up after this many tries. */
const TRIES = 20;

export class ClaimCare {
  readonly #store: PortraitStore;
  readonly #now: () => number;

  constructor(store: PortraitStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The issues that were not dismissed, by claim; claims without one are left out. */
  async issuesByClaim(accountId: string): Promise<Map<string, Issue[]>> {
    const [claims, work_history, dismissed] = await Promise.all([
      this.#store.claims(accountId),
      this.#store.workHistory(accountId),
      this.#store.dismissedIssues(accountId),
    ]);
    const today = new Date(this.#now()).toISOString().slice(0, 10);
    const active = [...findIssues({ claims, work_history, today })].map(
      ([claimId, issues]) => [claimId, issues.filter(({ id }) => !dismissed.has(id))] as const,
    );
    return new Map(active.filter(([, issues]) => issues.length > 0));
  }

  /** The claim's issues that were not dismissed. */
  async issues(accountId: string, claimId: string): Promise<Issue[]> {
    return (await this.issuesByClaim(accountId)).get(claimId) ?? [];
  }

  /** Dismisses the claim's active issues for as long as their causes stay the same. @throws ApiError 404 */
  async dismiss(accountId: string, claimId: string): Promise<{ dismissed: number; message: string }> {
    if (!(await this.#store.claim(accountId, claimId))) throw notFound("This claim");
    const active = await this.issues(accountId, claimId);
    await this.#store.dismissIssues(
      accountId,
      claimId,
      active.map(({ id }) => id),
      new Date(this.#now()),
    );
    const dismissed = active.length;
    const what = dismissed === 1 ? "One issue was dismissed." : `${dismissed} issues were dismissed.`;
    return { dismissed, message: dismissed === 0 ? "There was no issue to dismiss." : what };
  }

  /**
   * Moves the evidence of one claim to another and removes the first. Asked again, it answers alike.
   * @throws ApiError 404 when either is missing; 400 when `into` is missing, the claim itself, or of another type.
   */
  async merge(accountId: string, claimId: string, into: string | undefined): Promise<Claim> {
    const target = into === undefined ? null : await this.#store.claim(accountId, into);
    if (target?.merged?.some(({ id }) => id === claimId)) return this.#finish(accountId, claimId, target._id);
    const source = await this.#store.claim(accountId, claimId);
    if (!source) throw notFound("This claim");
    if (into === undefined) throw invalid([{ path: "into", message: "is required" }]);
    if (!target) throw notFound("The claim to merge into");
    if (into === claimId) throw invalid([{ path: "into", message: "is the claim itself" }]);
    if (target.type !== source.type) {
      throw invalid([{ path: "into", message: `is a claim of type ${target.type}, not ${source.type}` }]);
    }
    return this.#finish(accountId, claimId, target._id);
  }

  /**
   * "Looks right": accepts what a document shows and waits for review, but for what is doubtful: a claim with an issue or little
   * confidence, a role whose dates are in doubt or whose own claim is. Repeated, it changes nothing.
   */
  async acceptDocument(accountId: string, documentId: string): Promise<DocumentAcceptance> {
    const [claims, roles, issues] = await Promise.all([
      this.#store.claimsOfDocument(accountId, documentId),
      this.#store.rolesOfDocument(accountId, documentId),
      this.issuesByClaim(accountId),
    ]);
    const detailed = claims.map((row) => ({ ...asClaim(row), issues: issues.get(row._id) ?? [] }));
    const sound = soundOf(detailed, roles.map(asWorkHistory));
    const { doubtful } = sound;
    if (sound.claims.length + sound.roles.length === 0) return { claims: 0, roles: 0, doubtful };
    const now = new Date(this.#now());
    return this.#store.changing(accountId, async () => {
      const accepted = { claims: 0, roles: 0 };
      for (const { id } of sound.claims)
        if (await this.#store.acceptWaiting(accountId, id, now)) accepted.claims += 1;
      for (const { id } of sound.roles)
        if (await this.#store.acceptWaitingRole(accountId, id, now)) accepted.roles += 1;
      return { ...accepted, doubtful };
    });
  }

  /** The evidence first: a claim goes only when what stood on it stands elsewhere. */
  async #finish(accountId: string, claimId: string, into: string): Promise<Claim> {
    return this.#store.changing(accountId, async () => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const source = await this.#store.claim(accountId, claimId);
        const target = await this.#store.claim(accountId, into);
        if (!target) throw notFound("The claim to merge into");
        if (!source) return asClaim(target);
        const row = united(target, source, new Date(this.#now()));
        if (!(await this.#store.putClaim(accountId, row))) continue;
        if (await this.#store.deleteClaim(accountId, claimId, source.revision)) return asClaim(row);
      }
      throw new Error("The claims changed again and again while they were being merged.");
    });
  }
}
