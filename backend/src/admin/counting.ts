/** Counting across all accounts: the only file that looks at everybody's rows, and it sees no more of them than how many there are. */
import type { Collection, Db, Document } from "mongodb";

export class Counting {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async all(collection: string, filter: Document = {}): Promise<number> {
    return this.#rows(collection).countDocuments(filter);
  }

  /** How many rows have each value of a field; the key of those without one is `none`. */
  async by(collection: string, field: string, filter: Document = {}): Promise<Record<string, number>> {
    const groups = await this.#rows(collection)
      .aggregate<{ _id: unknown; count: number }>([
        { $match: filter },
        { $group: { _id: `$${field}`, count: { $sum: 1 } } },
      ])
      .toArray();
    const named = groups.map(({ _id, count }) => [typeof _id === "string" ? _id : "none", count] as const);
    return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** How many accounts have a row that fits. */
  async accounts(collection: string, filter: Document): Promise<number> {
    return (await this.#rows(collection).distinct("account_id", filter)).length;
  }

  /** Sums of fields over rows that fit, by the values of others; in `rows` how many rows there were. */
  async sums(
    collection: string,
    filter: Document,
    by: readonly string[],
    fields: readonly string[],
  ): Promise<{ by: Record<string, string>; rows: number; sums: Record<string, number> }[]> {
    const groups = await this.#rows(collection)
      .aggregate<{ _id: Record<string, string>; rows: number } & Record<string, number>>([
        { $match: filter },
        {
          $group: {
            _id: Object.fromEntries(by.map((name) => [name, `$${name}`])),
            rows: { $sum: 1 },
            ...Object.fromEntries(fields.map((name) => [name, { $sum: `$${name}` }])),
          },
        },
      ])
      .toArray();
    return groups.map((group) => ({
      by: group._id,
      rows: group.rows,
      sums: Object.fromEntries(fields.map((name) => [name, group[name] ?? 0])),
    }));
  }

  /** Saved discovery queries, by whether they are switched on. */
  async queries(): Promise<{ enabled: number; disabled: number }> {
    const groups = await this.#rows("preferences")
      .aggregate<{ _id: boolean; count: number }>([
        { $unwind: "$preferences.discovery_queries" },
        { $group: { _id: "$preferences.discovery_queries.enabled", count: { $sum: 1 } } },
      ])
      .toArray();
    const of = (enabled: boolean) => groups.find(({ _id }) => _id === enabled)?.count ?? 0;
    return { enabled: of(true), disabled: of(false) };
  }

  #rows(collection: string): Collection {
    return this.#db.collection(collection);
  }
}
