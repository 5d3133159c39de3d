/** The collection `model_settings`: a row for each account that has chosen. */
import type { ModelUse } from "@career-portrait/shared/contract";
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/index.ts";

export interface OwnModel {
  /** Without a slash at its end. */
  address: string;
  model: string;
  key: string | null;
  input_usd_per_million: number | null;
  output_usd_per_million: number | null;
  updated_at: Date;
}

interface ModelSettingsRow {
  /** The account. */
  _id: string;
  account_id: string;
  use: ModelUse;
  own: Omit<OwnModel, "key"> | null;
  /** In the clear, because it is sent with every question; leaves the server in no other way, an export neither. */
  key: string | null;
}

export const modelSettingsIndexes: IndexDeclaration[] = [
  { collection: "model_settings", keys: { account_id: 1 } },
];

export class ModelSettingsStore {
  readonly #rows: Collection<ModelSettingsRow>;

  constructor(db: Db) {
    this.#rows = db.collection("model_settings");
  }

  async find(accountId: string): Promise<{ use: ModelUse; own: OwnModel | null }> {
    const row = await this.#rows.findOne({ _id: accountId, account_id: accountId });
    return { use: row?.use ?? "server", own: row?.own ? { ...row.own, key: row.key } : null };
  }

  async setUse(accountId: string, use: ModelUse): Promise<void> {
    await this.#set(accountId, { use }, { own: null, key: null });
  }

  /** Keeps the own model, or forgets it with its key, and says what is used from now on. */
  async setOwn(accountId: string, model: OwnModel | null, use: ModelUse): Promise<void> {
    const { key = null, ...own } = model ?? {};
    await this.#set(accountId, { use, own: model && (own as Omit<OwnModel, "key">), key }, {});
  }

  async #set(
    account_id: string,
    change: Partial<ModelSettingsRow>,
    otherwise: Partial<ModelSettingsRow>,
  ): Promise<void> {
    await this.#rows.updateOne(
      { _id: account_id },
      { $set: change, $setOnInsert: { account_id, ...otherwise } },
      { upsert: true },
    );
  }
}
