/** The collections `tailored_profiles` and `cover_letters`; the id of a row in either is its opportunity's. */
import type { LetterTone, LittleFit, MatchPhrase } from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import type { Content } from "./document.ts";
import type { Edit } from "./edit.ts";
import type { Removed } from "./sift.ts";
import type { Versions } from "./sources.ts";
import type { UnborneField, UnborneSentence } from "./unborne.ts";

/** A tailored profile, or the place that is kept for one while it is being written. */
export interface TailoredRow {
  _id: string;
  account_id: string;
  /** One of 0 … limit - 1, each taken once within an account: so the limit cannot be overshot. */
  slot: number;
  /** The job that keeps the place, or wrote what stands. */
  job_id: string;
  reserved_at: Date;
  /** Absent while only the place is kept. */
  written?: Written;
  /** Raised by every edit, so that none is lost to another. */
  revision: number;
}

export interface Written {
  profile_id: string;
  /** As generated: what a revert gives back. */
  generated: Content;
  /** As it stands. */
  content: Content;
  edits: Edit[];
  /** What of the edits the portrait did not bear out, by what was known then; absent until they are looked at. */
  judged?: Versions & { unsupported: UnborneField[] };
  engine: string;
  portrait_version: string;
  posting_version: string;
  created_at: Date;
  updated_at: Date;
}

/** A letter in the person's own words. */
export interface LetterEdit {
  content: string;
  /** `words` is absent in rows of before they were told. */
  unsupported: (Omit<UnborneSentence, "words"> & { words?: string[] })[];
  /** Of what was known when it was judged. */
  judged: Versions;
}

export interface LetterRow {
  _id: string;
  account_id: string;
  letter_id: string;
  /** As written: what giving it back gives. */
  content: string;
  /** Where little fitted when it was written; absent in rows of before it was told. */
  little_fit?: LittleFit | null;
  /** Of those, the sentences about the person, each with what it cites. */
  sentences: { text: string; ids: string[] }[];
  /** The person's own version of it, while there is one. */
  edit?: LetterEdit;
  tone: LetterTone;
  max_words: number;
  language: string;
  engine: string;
  removed: Omit<Removed, "field">[];
  notes: string[];
  /** Of each note, its codes; absent in rows of before there were any. */
  notes_explanation?: MatchPhrase[][];
  portrait_version: string;
  posting_version: string;
  created_at: Date;
}

export const tailoringIndexes: IndexDeclaration[] = [
  { collection: "tailored_profiles", keys: { account_id: 1, slot: 1 }, options: { unique: true } },
  { collection: "cover_letters", keys: { account_id: 1 } },
];

export class TailoringStore {
  readonly #profiles: Collection<TailoredRow>;
  readonly #letters: Collection<LetterRow>;

  constructor(db: Db) {
    this.#profiles = db.collection("tailored_profiles");
    this.#letters = db.collection("cover_letters");
  }

  async find(accountId: string, opportunityId: string): Promise<TailoredRow | null> {
    return this.#profiles.findOne({ _id: opportunityId, account_id: accountId });
  }

  async count(accountId: string): Promise<number> {
    return this.#profiles.countDocuments({ account_id: accountId });
  }

  async takenSlots(accountId: string): Promise<Set<number>> {
    const rows = await this.#profiles.find({ account_id: accountId }, { projection: { slot: 1 } }).toArray();
    return new Set(rows.map(({ slot }) => slot));
  }

  /** The places kept since before then for profiles that are not written. */
  async unwritten(accountId: string, before: Date): Promise<Pick<TailoredRow, "_id" | "job_id">[]> {
    return this.#profiles
      .find(
        { account_id: accountId, written: { $exists: false }, reserved_at: { $lt: before } },
        { projection: { job_id: 1 } },
      )
      .toArray();
  }

  /** False when the slot, or the opportunity's row, is there already. */
  async reserve(row: TailoredRow): Promise<boolean> {
    try {
      await this.#profiles.insertOne(row);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** Gives the place up, unless something is written there or another job keeps it. */
  async release(accountId: string, opportunityId: string, jobId: string): Promise<void> {
    await this.#profiles.deleteOne({
      _id: opportunityId,
      account_id: accountId,
      job_id: jobId,
      written: { $exists: false },
    });
  }

  /** Writes the profile; without `replace` only where none stands. False when there is no row to write to. */
  async write(
    accountId: string,
    opportunityId: string,
    jobId: string,
    written: Written,
    { replace }: { replace: boolean },
  ): Promise<boolean> {
    const place = { _id: opportunityId, account_id: accountId };
    const { matchedCount } = await this.#profiles.updateOne(
      replace ? place : { ...place, written: { $exists: false } },
      { $set: { written, job_id: jobId }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  /** Keeps an edit of the revision that was read; false when another came in between. */
  async edit(accountId: string, row: TailoredRow, written: Written): Promise<boolean> {
    const { matchedCount } = await this.#profiles.updateOne(
      { _id: row._id, account_id: accountId, revision: row.revision },
      { $set: { written }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  async letter(accountId: string, opportunityId: string): Promise<LetterRow | null> {
    return this.#letters.findOne({ _id: opportunityId, account_id: accountId });
  }

  async putLetter(row: LetterRow): Promise<void> {
    await this.#letters.replaceOne({ _id: row._id, account_id: row.account_id }, row, { upsert: true });
  }

  /** Keeps the person's version of the letter that was read, null for none; false when another was written in between. */
  async editLetter(accountId: string, read: LetterRow, edit: LetterEdit | null): Promise<boolean> {
    const { matchedCount } = await this.#letters.updateOne(
      { _id: read._id, account_id: accountId, created_at: read.created_at },
      edit ? { $set: { edit } } : { $unset: { edit: "" } },
    );
    return matchedCount === 1;
  }

  /** Everything written for these opportunities. */
  async deleteFor(accountId: string, opportunityIds: readonly string[]): Promise<void> {
    const those = { account_id: accountId, _id: { $in: [...opportunityIds] } };
    await Promise.all([this.#profiles.deleteMany(those), this.#letters.deleteMany(those)]);
  }
}
