/** Making accounts and signing in (decisions, section 3). */
import { hash } from "node:crypto";
import type { ApiKeyCreated, Scope } from "@career-portrait/shared/contract";
import type { Config } from "../config.ts";
import { ApiError } from "../errors.ts";
import { rateLimited, type WindowLimiter } from "../http/index.ts";
import type { Deletions } from "./deletion.ts";
import { ALL_SCOPES, type ApiKeys } from "./keys.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { AccountRow, AccountStore } from "./store.ts";

export interface AccountServices {
  store: AccountStore;
  keys: ApiKeys;
  deletions: Deletions;
  registration: Config["REGISTRATION"];
  /** 10 failures in 15 minutes for one account. */
  failures: WindowLimiter;
  now: () => number;
}

/** Addresses differ only in case and surrounding space: one account. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Under which failures to sign in are counted. */
function counterOf(address: string): string {
  return hash("sha256", address, "hex");
}

export class Accounts {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /** Whether the register page has anything to offer. */
  async registrationIsOpen(): Promise<boolean> {
    const { registration, store } = this.#services;
    return registration === "open" || (registration === "first" && !(await store.hasFirstAccount()));
  }

  /** @throws ApiError 403 `registration_closed`, 409 `email_taken`. */
  async register(input: { id: string; email: string; password: string; name: string }): Promise<AccountRow> {
    const { store, registration, now } = this.#services;
    const closed = new ApiError(403, "registration_closed", "This server takes no new accounts.");
    if (!(await this.registrationIsOpen())) throw closed;
    const row: AccountRow = {
      _id: input.id,
      email: normaliseEmail(input.email),
      name: input.name,
      password_hash: await hashPassword(input.password),
      created_at: new Date(now()),
    };
    if (registration === "first" && !(await store.claimFirstAccount(row._id))) throw closed;
    if (await store.insertAccount(row)) return row;
    if (registration === "first") await store.releaseFirstAccount(row._id);
    throw new ApiError(409, "email_taken", "An account with this e-mail address exists already.");
  }

  /**
   * The account that address and password open.
   * @throws ApiError 401 `invalid_credentials`, the same for a wrong address and a wrong password; 429 after 10 failures.
   */
  async signIn(email: string, password: string): Promise<AccountRow> {
    const { store, failures, now } = this.#services;
    const address = normaliseEmail(email);
    const counter = counterOf(address);
    const standing = await failures.peek(counter);
    if (!standing.allowed) throw rateLimited(standing, now());
    const account = await store.accountByEmail(address);
    if (await verifyPassword(password, account?.password_hash ?? null)) return account as AccountRow;
    await failures.consume(counter);
    throw new ApiError(401, "invalid_credentials", "E-mail address or password is wrong.", {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }

  /** Exchanges address and password for a key. */
  async login(input: {
    email: string;
    password: string;
    keyName: string;
    scopes: readonly Scope[] | undefined;
    keyId: string;
  }): Promise<{ account: AccountRow; key: ApiKeyCreated }> {
    const account = await this.signIn(input.email, input.password);
    const key = await this.#services.keys.issue(
      account._id,
      input.keyName,
      input.scopes ?? ALL_SCOPES,
      input.keyId,
    );
    return { account, key };
  }

  /**
   * Deletes the account and everything it holds.
   * @throws ApiError 400 `invalid_password`; 429 after 10 failures.
   */
  async delete(accountId: string, password: string): Promise<void> {
    const { store, keys, deletions, now } = this.#services;
    const account = await store.account(accountId);
    if (account) {
      await this.signIn(account.email, password).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === "invalid_credentials")) throw error;
        throw new ApiError(400, "invalid_password", "The password is wrong. Nothing was deleted.");
      });
    }
    await deletions.delete(accountId, new Date(now()));
    keys.forget();
  }

  /** @throws ApiError 401 `invalid_credentials` when the current password is wrong. */
  async changePassword(account: AccountRow, current: string, next: string): Promise<void> {
    await this.signIn(account.email, current);
    await this.setPassword(account, next);
  }

  /** Sets the password of who has shown that they may, signs every browser out, and forgives failures to sign in. */
  async setPassword({ _id, email }: AccountRow, password: string): Promise<void> {
    const { store, failures } = this.#services;
    await store.setPassword(_id, await hashPassword(password));
    await store.deleteSessions(_id);
    await store.deleteResets(_id);
    await failures.clear(counterOf(email));
  }
}
