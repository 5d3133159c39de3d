/** The `contacts` collection. */
import type { Person } from "@career-portrait/shared/contract";
import { withoutLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import { fold } from "@career-portrait/shared/text";
import { type Collection, type Db, type Filter } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";

export type PersonFields = Omit<Person, "id" | "created_at" | "last_contacted_at"> & {
  last_contacted_at: Date | null;
};
export interface ContactRow extends PersonFields {
  _id: string;
  account_id: string;
  created_at: Date;
  /** Folded name, the order of lists. */
  name_key: string;
  company_key: string | null;
  /** Everything a search looks through, folded. */
  search_key: string;
}

export interface ContactPosition {
  name: string;
  id: string;
}

export const contactIndexes: IndexDeclaration[] = [
  { collection: "contacts", keys: { account_id: 1, name_key: 1, _id: 1 } },
  { collection: "contacts", keys: { account_id: 1, company_key: 1 } },
];

const BATCH = 1000;

/** A company's name as it is compared: folded, without its legal form; null for none. */
export function companyKey(company: string | null): string | null {
  const key = withoutLegalForm(fold(company ?? ""));
  return key === "" ? null : key;
}

function keysOf(person: PersonFields): Pick<ContactRow, "name_key" | "company_key" | "search_key"> {
  const { name, company, title, email } = person;
  return {
    name_key: fold(name),
    company_key: companyKey(company),
    search_key: [name, company, title, email].map((part) => fold(part ?? "")).join(" "),
  };
}

export class ContactStore {
  readonly #rows: Collection<ContactRow>;

  constructor(db: Db) {
    this.#rows = db.collection<ContactRow>("contacts");
  }

  /** Stores new rows, a batch at a time. */
  async insertAll(
    accountId: string,
    people: readonly (readonly [id: string, person: PersonFields])[],
    created_at: Date,
  ): Promise<void> {
    for (let from = 0; from < people.length; from += BATCH) {
      const rows = people
        .slice(from, from + BATCH)
        .map(([_id, person]) => ({ ...person, ...keysOf(person), _id, account_id: accountId, created_at }));
      await this.#rows.insertMany(rows);
    }
  }

  /** Stores a new row; false when a row of this id is there already. */
  async insert(accountId: string, id: string, person: PersonFields, created_at: Date): Promise<boolean> {
    try {
      await this.#rows.insertOne({
        ...person,
        ...keysOf(person),
        _id: id,
        account_id: accountId,
        created_at,
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async find(accountId: string, id: string): Promise<ContactRow | null> {
    return this.#rows.findOne({ _id: id, account_id: accountId });
  }

  async all(accountId: string): Promise<ContactRow[]> {
    return this.#rows.find({ account_id: accountId }).sort({ name_key: 1, _id: 1 }).toArray();
  }

  /** By name. */
  async page(
    accountId: string,
    query: { words: readonly string[]; company: string | null; after: ContactPosition | null; limit: number },
  ): Promise<ContactRow[]> {
    const conditions: Filter<ContactRow>[] = [{ account_id: accountId }];
    // Folded words hold letters, digits and `+#.` only; what has a meaning in a pattern is escaped.
    for (const word of query.words)
      conditions.push({ search_key: { $regex: word.replace(/[.+]/g, String.raw`\$&`) } });
    if (query.company !== null) conditions.push({ company_key: query.company });
    if (query.after) {
      const { name, id } = query.after;
      conditions.push({ $or: [{ name_key: { $gt: name } }, { name_key: name, _id: { $gt: id } }] });
    }
    return this.#rows.find({ $and: conditions }).sort({ name_key: 1, _id: 1 }).limit(query.limit).toArray();
  }

  /** The row as it then stands, or null when there is none. */
  async update(accountId: string, id: string, person: PersonFields): Promise<ContactRow | null> {
    return this.#rows.findOneAndUpdate(
      { _id: id, account_id: accountId },
      { $set: { ...person, ...keysOf(person) } },
      { returnDocument: "after" },
    );
  }

  async delete(accountId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.#rows.deleteOne({ _id: id, account_id: accountId });
    return deletedCount === 1;
  }
}
