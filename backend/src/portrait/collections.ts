/** The collections of the portrait as the user keeps them by hand (decisions, section 5). */
import type { Claim, ClaimType, Project, Venture, WorkHistory } from "@career-portrait/shared/contract";
import { notFound } from "../errors.ts";
import { isRunning, requirePeriod } from "./period.ts";
import { placeRole } from "./placing.ts";
import {
  asClaim,
  asProject,
  asVenture,
  asWorkHistory,
  type ClaimRow,
  type ProjectRow,
  type VentureRow,
  type WorkHistoryRow,
} from "./rows.ts";
import { type ClaimWords, given, restatedClaim, statedClaim } from "./stated.ts";
import { stateRole } from "./stated-role.ts";
import type { PortraitStore } from "./store.ts";

/** A write that keeps meeting others is given up after this many tries. */
const TRIES = 20;

/** Fields as bodies give them: any may be missing. */
type Given<T> = { [K in keyof T]?: T[K] | undefined };
type RoleFields = Given<Omit<WorkHistory, "id" | "review_status">> & { company: string; title: string };

export class Collections {
  readonly #store: PortraitStore;
  readonly #now: () => number;

  constructor(store: PortraitStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Claims of a type that were not rejected, most confident first. */
  async claims(accountId: string, type: ClaimType): Promise<Claim[]> {
    const rows = await this.#store.claims(accountId);
    return rows.filter((row) => row.type === type && row.review_status !== "rejected").map(asClaim);
  }

  /** Adds what the user states, or makes the claim that stands already certain. @throws ApiError 400 for the dates. */
  async state(
    accountId: string,
    id: string,
    type: ClaimType,
    words: ClaimWords & { label: string },
  ): Promise<Claim> {
    return this.#store.changing(accountId, async () => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const standing = await this.#store.claims(accountId);
        const now = new Date(this.#now());
        const row = statedClaim(standing, { id, accountId, type, words, now });
        requirePeriod(row.start_date, row.end_date);
        if (await this.#store.putClaim(accountId, row)) return asClaim(row);
      }
      throw new Error("The portrait changed again and again while a claim was being added to it.");
    });
  }

  /** Changes a claim of this collection. @throws ApiError 404; 400 for the dates. */
  async restate(accountId: string, id: string, type: ClaimType, words: ClaimWords): Promise<Claim> {
    await this.#claimOfType(accountId, id, type);
    return this.edit(accountId, id, words);
  }

  /** Changes any claim's words or type; from then on they are the user's. @throws ApiError 404; 400 for the dates. */
  async edit(accountId: string, id: string, change: ClaimWords & { type?: ClaimType }): Promise<Claim> {
    if (!(await this.#store.claim(accountId, id))) throw notFound("This claim");
    return this.#store.changing(accountId, async () => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const standing = await this.#store.claim(accountId, id);
        if (!standing) throw notFound("This claim");
        const row = restatedClaim(standing, change, new Date(this.#now()));
        requirePeriod(row.start_date, row.end_date);
        if (await this.#store.putClaim(accountId, row)) return asClaim(row);
      }
      throw new Error("The claim changed again and again while it was being edited.");
    });
  }

  /** @throws ApiError 404 */
  async removeClaim(accountId: string, id: string, type?: ClaimType): Promise<void> {
    await this.#claimOfType(accountId, id, type);
    const deleted = await this.#store.changing(accountId, () => this.#store.deleteClaim(accountId, id));
    if (!deleted) throw notFound("This claim");
  }

  async #claimOfType(accountId: string, id: string, type?: ClaimType): Promise<ClaimRow> {
    const row = await this.#store.claim(accountId, id);
    if (!row || (type !== undefined && row.type !== type)) throw notFound(`This ${type ?? "claim"}`);
    return row;
  }

  async projects(accountId: string): Promise<Project[]> {
    return (await this.#store.projects(accountId)).map(asProject);
  }

  /** @throws ApiError 400 when the end would lie before the start. */
  async createProject(
    accountId: string,
    id: string,
    fields: Given<Omit<Project, "id">> & { name: string },
  ): Promise<Project> {
    requirePeriod(fields.start_date, fields.end_date);
    const row: ProjectRow = {
      _id: id,
      account_id: accountId,
      role: null,
      description: null,
      url: null,
      start_date: null,
      end_date: null,
      technologies: [],
      ...(given(fields) as { name: string }),
      source_document_ids: [],
      edited: true,
      created_at: new Date(this.#now()),
    };
    await this.#store.changing(accountId, () => this.#store.putProject(accountId, row));
    return asProject(row);
  }

  /** @throws ApiError 404; 400 when the end would lie before the start. */
  async updateProject(accountId: string, id: string, change: Given<Omit<Project, "id">>): Promise<Project> {
    const standing = (await this.#store.projects(accountId)).find((row) => row._id === id);
    if (!standing) throw notFound("This project");
    const next = { ...standing, ...given(change) };
    requirePeriod(next.start_date, next.end_date);
    const edit = { ...given(change), edited: true };
    const row = await this.#store.changing(accountId, () => this.#store.updateProject(accountId, id, edit));
    if (!row) throw notFound("This project");
    return asProject(row);
  }

  /** @throws ApiError 404 */
  async deleteProject(accountId: string, id: string): Promise<void> {
    const deleted = await this.#store.changing(accountId, () => this.#store.deleteProject(accountId, id));
    if (!deleted) throw notFound("This project");
  }

  /** Only the user adds ventures, so each is confirmed. */
  async ventures(accountId: string): Promise<Venture[]> {
    return (await this.#store.ventures(accountId)).map(asVenture);
  }

  /** @throws ApiError 400 when the end would lie before the start. */
  async createVenture(
    accountId: string,
    id: string,
    fields: Given<Omit<Venture, "id">> & { name: string },
  ): Promise<Venture> {
    requirePeriod(fields.start_date, fields.end_date);
    const row: VentureRow = {
      _id: id,
      account_id: accountId,
      role: null,
      description: null,
      url: null,
      status: null,
      start_date: null,
      end_date: null,
      ...(given(fields) as { name: string }),
      created_at: new Date(this.#now()),
    };
    await this.#store.changing(accountId, () => this.#store.putVenture(accountId, row));
    return asVenture(row);
  }

  /** @throws ApiError 404; 400 when the end would lie before the start. */
  async updateVenture(accountId: string, id: string, change: Given<Omit<Venture, "id">>): Promise<Venture> {
    const standing = (await this.#store.ventures(accountId)).find((row) => row._id === id);
    if (!standing) throw notFound("This venture");
    const edit = given(change);
    const next = { ...standing, ...edit };
    requirePeriod(next.start_date, next.end_date);
    if (Object.keys(edit).length === 0) return asVenture(standing);
    const row = await this.#store.changing(accountId, () => this.#store.updateVenture(accountId, id, edit));
    if (!row) throw notFound("This venture");
    return asVenture(row);
  }

  /** @throws ApiError 404 */
  async deleteVenture(accountId: string, id: string): Promise<void> {
    const deleted = await this.#store.changing(accountId, () => this.#store.deleteVenture(accountId, id));
    if (!deleted) throw notFound("This venture");
  }

  /** A role that the user gives a start and no end still runs. A claim says it, for scores to quote. @throws ApiError 400 for the dates. */
  async createRole(accountId: string, id: string, fields: RoleFields): Promise<WorkHistory> {
    requirePeriod(fields.start_date, fields.end_date);
    const now = new Date(this.#now());
    const { position, ...words } = fields;
    const row: WorkHistoryRow = {
      _id: id,
      account_id: accountId,
      start_date: null,
      end_date: null,
      location: null,
      summary: null,
      company_domain: null,
      logo_override_path: null,
      ...(given(words) as { company: string; title: string }),
      is_current: isRunning(fields.start_date, fields.end_date, fields.is_current),
      position: 0,
      source_document_ids: [],
      edited: true,
      review_status: "accepted",
      created_at: now,
      updated_at: now,
    };
    return this.#store.changing(accountId, async () => {
      await this.#store.putWorkHistory(accountId, row);
      await stateRole(this.#store, row, now);
      return asWorkHistory(await placeRole(this.#store, accountId, row, position));
    });
  }
}
