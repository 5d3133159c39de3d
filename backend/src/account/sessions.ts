/** Sessions of the account pages: an opaque token in a cookie, its hash in the database. */
import { hash, randomBytes } from "node:crypto";
import type { Context } from "koa";
import type { AccountRow, AccountStore } from "./store.ts";

const LIFETIME_MS = 12 * 60 * 60 * 1000;
const SESSION_COOKIE = "cp_session";
/** Guards forms before anyone is signed in: the form must repeat what the cookie says. */
const FORM_COOKIE = "cp_form";

export interface Session {
  account: AccountRow;
  csrf: string;
}

function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

export class Sessions {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Signs a browser in. */
  async begin(ctx: Context, accountId: string): Promise<void> {
    const token = randomBytes(32).toString("base64url");
    await this.#store.insertSession({
      _id: hashToken(token),
      account_id: accountId,
      csrf: randomBytes(24).toString("base64url"),
      expires_at: new Date(this.#now() + LIFETIME_MS),
    });
    this.#setCookie(ctx, SESSION_COOKIE, token);
  }

  async current(ctx: Context): Promise<Session | null> {
    const token = ctx.cookies.get(SESSION_COOKIE);
    if (!token) return null;
    const row = await this.#store.session(hashToken(token), new Date(this.#now()));
    const account = row ? await this.#store.account(row.account_id) : null;
    return row && account ? { account, csrf: row.csrf } : null;
  }

  async end(ctx: Context, accountId: string): Promise<void> {
    const token = ctx.cookies.get(SESSION_COOKIE);
    if (token) await this.#store.deleteSession(accountId, hashToken(token));
    ctx.cookies.set(SESSION_COOKIE, null);
  }

  /** The token a form must carry: the session's, or before sign-in one that a cookie of its own repeats. */
  formToken(ctx: Context, session: Session | null): string {
    if (session) return session.csrf;
    const standing = ctx.cookies.get(FORM_COOKIE);
    if (standing && /^[\w-]{32}$/.test(standing)) return standing;
    const token = randomBytes(24).toString("base64url");
    this.#setCookie(ctx, FORM_COOKIE, token);
    return token;
  }

  /** Whether a submitted form comes from one of our own pages. */
  isOwnForm(ctx: Context, session: Session | null, token: unknown): boolean {
    const expected = session ? session.csrf : ctx.cookies.get(FORM_COOKIE);
    const site = ctx.get("Sec-Fetch-Site");
    const fromElsewhere = site !== "" && site !== "same-origin" && site !== "none";
    return !fromElsewhere && typeof token === "string" && expected !== undefined && token === expected;
  }

  #setCookie(ctx: Context, name: string, value: string): void {
    ctx.cookies.set(name, value, {
      httpOnly: true,
      sameSite: "lax",
      secure: ctx.secure,
      path: "/",
      maxAge: LIFETIME_MS,
    });
  }
}
