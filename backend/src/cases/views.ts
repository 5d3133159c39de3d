/** Saved views: filters of the list that are kept under a name, each name once. */
import {
  type BodyOf,
  type SavedView,
  type ViewFilters,
  VIEWS_MAX,
  type viewRoutes,
} from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import { ApiError, invalid, notFound } from "../errors.ts";

export interface ViewRow {
  _id: string;
  account_id: string;
  name: string;
  /** The name as it is compared and sorted. */
  name_key: string;
  filters: ViewFilters;
  created_at: Date;
  updated_at: Date;
}

export const viewIndexes: IndexDeclaration[] = [
  { collection: "saved_views", keys: { account_id: 1, name_key: 1 }, options: { unique: true } },
];

const WHAT = "The view";

export function viewKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

function present({ _id, name, filters, created_at, updated_at }: ViewRow): SavedView {
  return {
    id: _id,
    name,
    filters,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export class Views {
  readonly #rows: Collection<ViewRow>;
  readonly #now: () => Date;

  constructor(db: Db, now: () => Date) {
    this.#rows = db.collection("saved_views");
    this.#now = now;
  }

  /** By name, behind the one whose compared name is `after`. */
  async list(accountId: string, after: string | null, limit: number): Promise<SavedView[]> {
    const behind = after === null ? {} : { name_key: { $gt: after } };
    const rows = await this.#rows
      .find({ account_id: accountId, ...behind })
      .sort({ name_key: 1 })
      .limit(limit)
      .toArray();
    return rows.map(present);
  }

  async findMany(accountId: string, ids: readonly string[]): Promise<SavedView[]> {
    const rows = await this.#rows.find({ account_id: accountId, _id: { $in: [...ids] } }).toArray();
    return rows.map(present);
  }

  /** Repeated with the same id it gives what stands. @throws ApiError 409 `duplicate`, 403 `limit_reached`, 400 */
  async create(
    accountId: string,
    effectId: string,
    { id = effectId, name, filters }: BodyOf<(typeof viewRoutes)["createView"]>,
  ): Promise<SavedView> {
    const own = { _id: id, account_id: accountId };
    const standing = await this.#rows.findOne(own);
    if (standing) return present(standing);
    if ((await this.#rows.countDocuments({ account_id: accountId })) >= VIEWS_MAX)
      throw new ApiError(
        403,
        "limit_reached",
        `An account has at most ${VIEWS_MAX} views. Delete one first.`,
      );
    const at = this.#now();
    const row = { ...own, name, name_key: viewKey(name), filters, created_at: at, updated_at: at };
    await this.#distinct(accountId, name, () => this.#rows.insertOne(row));
    return present(row);
  }

  /** @throws ApiError 404, 409 `duplicate` */
  async update(
    accountId: string,
    id: string,
    { name, filters }: BodyOf<(typeof viewRoutes)["updateView"]>,
  ): Promise<SavedView> {
    const changes = {
      ...(name === undefined ? {} : { name, name_key: viewKey(name) }),
      ...(filters === undefined ? {} : { filters }),
      updated_at: this.#now(),
    };
    const row = await this.#distinct(accountId, name ?? "", () =>
      this.#rows.findOneAndUpdate(
        { _id: id, account_id: accountId },
        { $set: changes },
        { returnDocument: "after" },
      ),
    );
    if (!row) throw notFound(WHAT);
    return present(row);
  }

  /** @throws ApiError 404 */
  async delete(accountId: string, id: string): Promise<void> {
    const { deletedCount } = await this.#rows.deleteOne({ _id: id, account_id: accountId });
    if (deletedCount === 0) throw notFound(WHAT);
  }

  async #distinct<T>(accountId: string, name: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const existing = await this.#rows.findOne({ account_id: accountId, name_key: viewKey(name) });
      if (!existing) throw invalid([{ path: "id", message: "is taken; leave it out or choose another" }]);
      const message = `A view is called "${existing.name}" already.`;
      throw new ApiError(409, "duplicate", message, { existing: present(existing) });
    }
  }
}
