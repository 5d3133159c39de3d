/** One visit to a page: who comes, in which language, what their form holds, and what they are shown. */
import { type UploadedFile, RESUME_MAX_BYTES } from "@career-portrait/shared/contract";
import { Router } from "@koa/router";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { z } from "zod";
import type { Accounts, Session, Sessions } from "../account/index.ts";
import { ApiError } from "../errors.ts";
import { rateLimited, readMultipart, type WindowLimiter } from "../http/index.ts";
import { type Html, html } from "../rendering/html.ts";
import { page, type Place } from "./page.ts";
import { notice, type Problems } from "./views/form.ts";
import { type Words, wordsFor } from "./words/index.ts";

export interface VisitServices {
  accounts: Accounts;
  sessions: Sessions;
  /** Forms per address. */
  limiter: WindowLimiter;
}

export type Form = Record<string, string | string[] | undefined>;

export interface Visit {
  ctx: Context;
  words: Words;
  language: string;
  session: Session | null;
}
export type Member = Visit & { session: Session };

export interface Shown {
  title: string;
  place?: Place;
  wide?: boolean;
  status?: number;
}

/** The file of a form, and what it may weigh. */
const RESUME_FORM = { field: "file", maxBytes: RESUME_MAX_BYTES };

/** A field's only value. */
export function text(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Where to go after signing in: one of our own pages, never another site. */
export function nextPage(value: unknown): string {
  return typeof value === "string" && /^\/(account(\/[\w/-]*)?(\?[\w=&-]*)?)?$/.test(value) ? value : "/";
}

/**
 * What was refused, by field, in the reader's words. `places` says which field a code of ours belongs to.
 * @throws what is no refusal
 */
export function problemsOf(words: Words, error: unknown, places: Record<string, string> = {}): Problems {
  if (error instanceof z.ZodError) {
    // In the order of the fields; of one field what is said first.
    const byField = Object.entries(Object.groupBy(error.issues, ({ path }) => String(path[0] ?? "form")));
    const said = ([issue]: z.core.$ZodIssue[] = []) =>
      words.problems[issue?.message ?? ""] ?? issue?.message ?? "";
    return Object.fromEntries(byField.map(([name, issues]) => [name, said(issues)]));
  }
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  return { [places[error.code] ?? "form"]: words.problems[error.code] ?? error.message };
}

export class VisitedPages {
  readonly router = new Router();
  readonly #services: VisitServices;
  readonly #readForm = koaBody({
    json: false,
    text: false,
    multipart: false,
    urlencoded: true,
    formLimit: "64kb",
  });

  constructor(services: VisitServices) {
    this.#services = services;
  }

  async show(visit: Visit, { title, place = null, wide, status = 200 }: Shown, content: Html): Promise<void> {
    const { ctx, language, words, session } = visit;
    const canRegister = session === null && (await this.#services.accounts.registrationIsOpen());
    ctx.status = status;
    ctx.type = "html";
    ctx.set("Cache-Control", "no-store");
    ctx.vary("Accept-Language");
    ctx.set("Content-Language", language);
    const csrf = session?.csrf ?? null;
    ctx.body = page({ language, words, title, place, csrf, canRegister, wide }, content);
  }

  /** A page for everybody. */
  get(path: string, view: (visit: Visit) => Promise<void>): void {
    this.router.get(path, (ctx: Context) => this.#serve(ctx, view));
  }

  /** A form that anybody may send; who is signed in sends it as themselves. */
  post(path: string, act: (visit: Visit, form: Form) => Promise<void>): void {
    this.router.post(path, (ctx: Context) =>
      this.#serve(ctx, async (visit) => act(visit, await this.#submitted(visit))),
    );
  }

  /** A page for who is signed in; others are asked to sign in first. */
  memberGet(path: string, view: (visit: Member) => Promise<void>): void {
    this.get(path, (visit) => this.#asMember(visit, view));
  }

  memberPost(path: string, act: (visit: Member, form: Form) => Promise<void>): void {
    this.router.post(path, (ctx: Context) =>
      this.#serve(ctx, (visit) =>
        this.#asMember(visit, async (member) => act(member, await this.#submitted(member))),
      ),
    );
  }

  /** A form with a file. `receive` gives it, or null where none was chosen; it throws what a route would. */
  memberUpload(
    path: string,
    act: (visit: Member, receive: () => Promise<UploadedFile | null>) => Promise<void>,
  ): void {
    this.router.post(path, (ctx: Context) =>
      this.#serve(ctx, (visit) =>
        this.#asMember(visit, async (member) => {
          await this.#allow(ctx);
          await act(member, async () => {
            const { fields, file } = await readMultipart(ctx, RESUME_FORM);
            this.#checkOrigin(member, fields.form_token);
            return file && (file.filename || file.bytes.length > 0) ? file : null;
          });
        }),
      ),
    );
  }

  /** The token for a form of who need not be signed in. */
  formToken({ ctx, session }: Visit): string {
    return this.#services.sessions.formToken(ctx, session);
  }

  async #asMember(visit: Visit, then: (visit: Member) => Promise<void>): Promise<void> {
    const { ctx, session } = visit;
    if (session) return then({ ...visit, session });
    const back = ctx.method === "GET" ? ctx.url : "/";
    ctx.redirect(`/account/login?next=${encodeURIComponent(back)}`);
  }

  /** People read pages, not error objects. */
  async #serve(ctx: Context, view: (visit: Visit) => Promise<void>): Promise<void> {
    const { language, words } = wordsFor(ctx);
    const visit: Visit = { ctx, words, language, session: await this.#services.sessions.current(ctx) };
    try {
      await view(visit);
    } catch (error) {
      const [problem] = Object.values(problemsOf(words, error));
      if (error instanceof ApiError) ctx.set(error.headers);
      const { title, back } = words.failed;
      await this.show(
        visit,
        { title, status: error instanceof ApiError ? error.status : 400 },
        html`${notice(problem)}
          <p><a href="/">${back}</a></p>`,
      );
    }
  }

  async #allow(ctx: Context): Promise<void> {
    const allowance = await this.#services.limiter.consume(ctx.ip);
    if (!allowance.allowed) throw rateLimited(allowance, Date.now());
  }

  #checkOrigin({ ctx, session }: Visit, token: unknown): void {
    if (this.#services.sessions.isOwnForm(ctx, session, token)) return;
    const message = "This form has expired. Go back, reload the page and try again.";
    throw new ApiError(403, "form_expired", message);
  }

  /** The submitted form, after the limit per address and the check that the form is ours. */
  async #submitted(visit: Visit): Promise<Form> {
    await this.#allow(visit.ctx);
    await this.#readForm(visit.ctx, async () => {});
    const form = (visit.ctx.request.body ?? {}) as Form;
    this.#checkOrigin(visit, form.form_token);
    return form;
  }
}
