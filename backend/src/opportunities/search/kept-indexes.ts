/**
 * Indexes as they are kept in the database, so that a process that has just started need not read every text again. They may be
 * lost at any time: an index is made of the stored rows, and what is kept of it is held to them again.
 */
import { hash, randomUUID } from "node:crypto";
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, UNSYNCED } from "../../database/index.ts";
import type { Piece } from "./search-index.ts";
import { textWords } from "./search-terms.ts";

export const keptIndexIndexes: IndexDeclaration[] = [
  { collection: "search_pieces", keys: { account_id: 1, revision: 1, number: 1 } },
];

/** The newest whole index of an account. */
interface HeadRow {
  /** The account. */
  _id: string;
  account_id: string;
  form: string;
  revision: string;
  pieces: number;
  newest: Date | null;
}

type PieceRow = Piece & {
  _id: string;
  account_id: string;
  revision: string;
  number: number;
  made_at: Date;
};

export interface KeptIndex {
  /** Up to which date of a text the index is true. */
  newest: Date | null;
  pieces: Piece[];
}

/** Raise it when pieces are written otherwise. */
const FORM = 1;
/** What an index is made with shows in the words of this: one that was made otherwise is not read. */
const PROBE = "Ingénieur·e C++/C# .NET node.js, naïve ﬁle, STRAẞE 東京 ソフトウェア nurse’s 10–20 €";
/** Pieces of an index that was never finished are taken away after so long. */
const ABANDONED_MS = 60 * 60_000;

export class KeptIndexes {
  readonly #heads: Collection<HeadRow>;
  readonly #pieces: Collection<PieceRow>;
  readonly #form = hash("sha256", JSON.stringify([FORM, textWords(PROBE)]), "hex");

  constructor(db: Db) {
    this.#heads = db.collection<HeadRow>("search_indexes", UNSYNCED);
    this.#pieces = db.collection<PieceRow>("search_pieces", UNSYNCED);
  }

  /** The account's index as it was kept last; null when there is none, or only one that was made otherwise. */
  async read(accountId: string): Promise<KeptIndex | null> {
    for (let tries = 0; tries < 3; tries += 1) {
      const head = await this.#heads.findOne({ _id: accountId });
      if (!head || head.form !== this.#form) return null;
      const pieces = await this.#pieces
        .find({ account_id: accountId, revision: head.revision }, { promoteBuffers: true })
        .sort({ number: 1 })
        .toArray();
      // Otherwise another process has just kept a newer one in its place.
      if (pieces.length === head.pieces) return { newest: head.newest, pieces };
    }
    return null;
  }

  /** Keeps an index in the place of the one before. */
  async keep(accountId: string, newest: Date | null, pieces: AsyncIterable<Piece>): Promise<void> {
    const revision = randomUUID();
    const made_at = new Date();
    let number = 0;
    for await (const piece of pieces) {
      await this.#pieces.insertOne({
        _id: `${revision}:${number}`,
        account_id: accountId,
        revision,
        number,
        made_at,
        ...piece,
      });
      number += 1;
    }
    const head = { account_id: accountId, form: this.#form, revision, pieces: number, newest };
    const before = await this.#heads.findOneAndReplace({ _id: accountId }, head, { upsert: true });
    const abandoned = { made_at: { $lt: new Date(made_at.getTime() - ABANDONED_MS) } };
    await this.#pieces.deleteMany({
      account_id: accountId,
      revision: { $ne: revision },
      $or: [{ revision: before?.revision ?? "" }, abandoned],
    });
  }
}
