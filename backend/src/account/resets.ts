/**
 * A forgotten password: a secret address, good once and for half an hour, by the operator's command or by mail. Only the secret's
 * hash is stored. What is asked for by mail is answered alike, and in like time, whether there is such an account or not.
 */
import { hash, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { rateLimited, type WindowLimiter } from "../http/index.ts";
import { type Accounts, normaliseEmail } from "./accounts.ts";
import type { Mailer } from "./mailer.ts";
import type { AccountStore } from "./store.ts";

const LIFETIME_MS = 30 * 60_000;

export interface ResetServices {
  store: AccountStore;
  accounts: Pick<Accounts, "setPassword">;
  publicUrl: string;
  /** Null where the server sends no mail. */
  mailer: Mailer | null;
  /** Messages to one address. */
  limiter: WindowLimiter;
  log: Logger;
  now: () => number;
}

/** The message in the reader's language. */
export interface ResetWords {
  subject: string;
  text: (link: string) => string;
}

function hashOf(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Makes an address under which the account's password can be chosen anew, once; null where there is no such account. */
export async function issueReset(
  store: AccountStore,
  { email, publicUrl, now }: { email: string; publicUrl: string; now: number },
): Promise<string | null> {
  const account = await store.accountByEmail(normaliseEmail(email));
  if (!account) return null;
  const secret = randomBytes(32).toString("base64url");
  const expires_at = new Date(now + LIFETIME_MS);
  await store.insertReset({ _id: hashOf(secret), account_id: account._id, expires_at });
  return `${publicUrl}/account/reset?token=${secret}`;
}

export class PasswordResets {
  readonly #services: ResetServices;
  readonly #underWay = new Set<Promise<void>>();

  constructor(services: ResetServices) {
    this.#services = services;
  }

  /** Whether the server sends mail. */
  get mails(): boolean {
    return this.#services.mailer !== null;
  }

  /**
   * Sends the address to whom it belongs, in the background.
   * @throws ApiError 429 after three messages an hour, for unknown addresses too.
   */
  async mail(email: string, words: ResetWords): Promise<void> {
    const { limiter, log, now } = this.#services;
    const allowance = await limiter.consume(hashOf(normaliseEmail(email)));
    if (!allowance.allowed) throw rateLimited(allowance, now());
    const sending = this.#send(email, words)
      .catch((error: unknown) => log.error({ err: error }, "a message could not be sent"))
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #send(email: string, words: ResetWords): Promise<void> {
    const { store, mailer, publicUrl, now } = this.#services;
    const link = mailer && (await issueReset(store, { email, publicUrl, now: now() }));
    if (link)
      await mailer.send({ to: normaliseEmail(email), subject: words.subject, text: words.text(link) });
  }

  /** Whether a secret can still be used. */
  async stands(secret: string): Promise<boolean> {
    return this.#services.store.hasReset(hashOf(secret), new Date(this.#services.now()));
  }

  /** Sets the password and signs every browser out. False when the secret was used, has expired or never was. */
  async use(secret: string, password: string): Promise<boolean> {
    const { store, accounts, now } = this.#services;
    const reset = await store.takeReset(hashOf(secret), new Date(now()));
    const account = reset && (await store.account(reset.account_id));
    if (!account) return false;
    await accounts.setPassword(account, password);
    return true;
  }

  /** Waits for the messages that are on their way. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay);
    this.#services.mailer?.close();
  }
}
