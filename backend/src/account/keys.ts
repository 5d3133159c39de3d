/** Issuing, finding and revoking API keys. */
import { type ApiKey, type ApiKeyCreated, SCOPES, type Scope } from "@career-portrait/shared/contract";
import { ApiError, notFound } from "../errors.ts";
import type { FindKey, KnownKey } from "../http/index.ts";
import { apiKeyPrefix, generateApiKey, hashApiKey, isWellFormedApiKey } from "./api-key.ts";
import type { AccountStore, ApiKeyRow } from "./store.ts";

/** How long a process believes what it knows of a key; a revocation by another process takes this long to arrive. */
const TRUST_MS = 2_000;
/** `last_used_at` is written at most this often. */
const TOUCH_MS = 60_000;

function asApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row._id,
    prefix: row.prefix,
    name: row.name,
    scopes: row.scopes,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

/** Every scope there is: what a key made at registration holds (decisions, section 3). */
export const ALL_SCOPES: readonly Scope[] = SCOPES;

export class ApiKeys {
  readonly #store: AccountStore;
  readonly #now: () => number;
  readonly #newId: () => string;
  readonly #known = new Map<string, { key: KnownKey | null; until: number }>();
  readonly #touched = new Map<string, number>();

  constructor(store: AccountStore, now: () => number, newId: () => string) {
    this.#store = store;
    this.#now = now;
    this.#newId = newId;
  }

  /** Makes a key for an account; its text is in the answer and nowhere else. */
  async issue(
    accountId: string,
    name: string,
    scopes: readonly Scope[],
    id = this.#newId(),
  ): Promise<ApiKeyCreated> {
    const key = generateApiKey();
    const row: ApiKeyRow = {
      _id: id,
      account_id: accountId,
      hash: hashApiKey(key),
      prefix: apiKeyPrefix(key),
      name,
      scopes: [...new Set(scopes)],
      created_at: new Date(this.#now()),
      last_used_at: null,
      revoked_at: null,
    };
    if (!(await this.#store.insertKey(row))) {
      // Only a repetition of a request that died before its answer was stored comes here: the first key is lost, so
      // nobody holds it, and the repetition gets one of its own.
      await this.#store.revokeKey(accountId, id, row.created_at);
      return this.issue(accountId, name, scopes, this.#newId());
    }
    const { _id, prefix, created_at } = row;
    return { id: _id, key, prefix, name, scopes: row.scopes, created_at: created_at.toISOString() };
  }

  /**
   * Makes a key that can do no more than the one that asks for it.
   * @throws ApiError 403 `insufficient_scope`.
   */
  async grant(
    caller: { accountId: string; scopes: readonly Scope[] },
    name: string,
    scopes: readonly Scope[],
    id: string,
  ): Promise<ApiKeyCreated> {
    const beyond = scopes.filter((scope) => !caller.scopes.includes(scope));
    if (beyond.length > 0) {
      const message = `This key lacks the scope ${beyond.join(", ")} and so cannot grant it.`;
      throw new ApiError(403, "insufficient_scope", message);
    }
    return this.issue(caller.accountId, name, scopes, id);
  }

  async list(accountId: string): Promise<ApiKey[]> {
    return (await this.#store.keys(accountId)).map(asApiKey);
  }

  /** @throws ApiError 404 */
  async revoke(accountId: string, keyId: string): Promise<void> {
    const row = await this.#store.revokeKey(accountId, keyId, new Date(this.#now()));
    if (!row) throw notFound("This API key");
    this.#known.delete(row.hash);
  }

  /** Believes nothing it knew: keys have gone without being revoked one by one. */
  forget(): void {
    this.#known.clear();
  }

  /** Finds the key a request carries. A key that cannot be genuine is turned away without asking the database. */
  find: FindKey = async (key) => {
    if (!isWellFormedApiKey(key)) return null;
    const hash = hashApiKey(key);
    const now = this.#now();
    const remembered = this.#known.get(hash);
    const known = remembered && remembered.until > now ? remembered.key : await this.#load(hash, now);
    if (known && !known.revoked) await this.#touch(known, now);
    return known;
  };

  async #load(hash: string, now: number): Promise<KnownKey | null> {
    const row = await this.#store.keyByHash(hash);
    const account = row ? await this.#store.account(row.account_id) : null;
    const key =
      row && account
        ? {
            accountId: row.account_id,
            keyId: row._id,
            scopes: row.scopes,
            email: account.email,
            revoked: row.revoked_at !== null,
          }
        : null;
    if (this.#known.size > 10_000) this.#known.clear();
    this.#known.set(hash, { key, until: now + TRUST_MS });
    return key;
  }

  async #touch(key: KnownKey, now: number): Promise<void> {
    if (now - (this.#touched.get(key.keyId) ?? 0) < TOUCH_MS) return;
    this.#touched.set(key.keyId, now);
    await this.#store.touchKey(key.accountId, key.keyId, new Date(now));
  }
}
