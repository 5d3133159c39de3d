/** The pages under `/account`: register, sign in, approve a client, keys, password (decisions, section 3). */
import { DELETION_PHRASE, type FileAnswer, ScopeName } from "@career-portrait/shared/contract";
import { Readable } from "node:stream";
import { Router } from "@koa/router";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import { attach } from "../http/attachment.ts";
import type { WindowLimiter } from "../http/limits.ts";
import { rateLimited } from "../http/refusals.ts";
import type { Html } from "../rendering/html.ts";
import { page } from "../rendering/page.ts";
import type { Accounts } from "./accounts.ts";
import type { Devices } from "./devices.ts";
import type { ApiKeys } from "./keys.ts";
import type { Session, Sessions } from "./sessions.ts";
import * as views from "./views.ts";

export interface AccountPageServices {
  accounts: Accounts;
  keys: ApiKeys;
  devices: Devices;
  sessions: Sessions;
  limiter: WindowLimiter;
  exportAccount: (accountId: string) => Promise<FileAnswer>;
  newId: () => string;
}

type Form = Record<string, string | string[] | undefined>;

const Registration = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(200),
  email: z.email("Enter a valid e-mail address.").max(254),
  password: z.string().min(10, "The password needs at least 10 characters.").max(200),
});
const NewPassword = z.string().min(10, "The new password needs at least 10 characters.").max(200);
const NewKey = z.object({
  name: z.string().trim().min(1, "Give the key a name.").max(100),
  scopes: z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(ScopeName)),
});

/** Where to go after signing in: one of our own pages, never another site. */
function nextPage(value: unknown): string {
  return typeof value === "string" && /^\/account(\/[\w/-]*)?(\?[\w=&-]*)?$/.test(value) ? value : "/account";
}

function text(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}

/** A sentence for the person who filled in the form. */
function complaint(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? "Check what you entered.";
  if (error instanceof ApiError && error.status < 500) return error.message;
  throw error;
}

export function createAccountPages(services: AccountPageServices): Router {
  const { accounts, keys, devices, sessions, limiter } = services;
  const router = new Router();
  const readForm = koaBody({
    json: false,
    text: false,
    multipart: false,
    urlencoded: true,
    formLimit: "64kb",
  });

  function show(ctx: Context, title: string, content: Html, status = 200): void {
    ctx.status = status;
    ctx.type = "html";
    ctx.set("Cache-Control", "no-store");
    ctx.body = page(title, content);
  }

  // People read pages, not error objects.
  router.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const message = complaint(error);
      if (error instanceof ApiError) ctx.set(error.headers);
      show(ctx, "That did not work", views.refused(message), error instanceof ApiError ? error.status : 400);
    }
  });

  async function signedIn(ctx: Context): Promise<Session | null> {
    const session = await sessions.current(ctx);
    if (!session) ctx.redirect(`/account/login?next=${encodeURIComponent(ctx.url)}`);
    return session;
  }

  /** The submitted form, after the limit per address and the check that the form is ours. */
  async function submitted(ctx: Context, session: Session | null): Promise<Form> {
    const allowance = await limiter.consume(ctx.ip);
    if (!allowance.allowed) throw rateLimited(allowance, Date.now());
    await readForm(ctx, async () => {});
    const form = (ctx.request.body ?? {}) as Form;
    if (!sessions.isOwnForm(ctx, session, form.form_token)) {
      throw new ApiError(
        403,
        "form_expired",
        "This form has expired. Go back, reload the page and try again.",
      );
    }
    return form;
  }

  router.get("/account/register", async (ctx: Context) => {
    if (!(await accounts.registrationIsOpen()))
      return show(ctx, "Registration is closed", views.closed(), 403);
    show(ctx, "Make your account", views.register(sessions.formToken(ctx, null), nextPage(ctx.query.next)));
  });
  router.post("/account/register", async (ctx: Context) => {
    const form = await submitted(ctx, null);
    const next = nextPage(form.next);
    try {
      const account = await accounts.register({ id: services.newId(), ...Registration.parse(form) });
      await sessions.begin(ctx, account._id);
      ctx.redirect(next);
    } catch (error) {
      const view = views.register(
        sessions.formToken(ctx, null),
        next,
        complaint(error),
        text(form.name),
        text(form.email),
      );
      show(ctx, "Make your account", view, 400);
    }
  });

  router.get("/account/login", async (ctx: Context) => {
    const open = await accounts.registrationIsOpen();
    show(ctx, "Sign in", views.login(sessions.formToken(ctx, null), nextPage(ctx.query.next), open));
  });
  router.post("/account/login", async (ctx: Context) => {
    const form = await submitted(ctx, null);
    const next = nextPage(form.next);
    try {
      const account = await accounts.signIn(text(form.email), text(form.password));
      await sessions.begin(ctx, account._id);
      ctx.redirect(next);
    } catch (error) {
      const open = await accounts.registrationIsOpen();
      const view = views.login(sessions.formToken(ctx, null), next, open, complaint(error), text(form.email));
      show(ctx, "Sign in", view, error instanceof ApiError ? error.status : 400);
    }
  });
  /** A page for people who are signed in; others are asked to sign in first. */
  function get(path: string, view: (ctx: Context, session: Session) => Promise<void>): void {
    router.get(path, async (ctx: Context) => {
      const session = await signedIn(ctx);
      if (session) await view(ctx, session);
    });
  }

  /** A form of such a page. What it refuses is said on the account's page, above what was filled in. */
  function post(path: string, act: (ctx: Context, session: Session, form: Form) => Promise<void>): void {
    router.post(path, async (ctx: Context) => {
      const session = await signedIn(ctx);
      if (!session) return;
      const form = await submitted(ctx, session);
      try {
        await act(ctx, session, form);
      } catch (error) {
        const known = await keys.list(session.account._id);
        show(ctx, "Your account", views.home(session, known, complaint(error)), 400);
      }
    });
  }

  post("/account/logout", async (ctx, session) => {
    await sessions.end(ctx, session.account._id);
    ctx.redirect("/account/login");
  });
  get("/account", async (ctx, session) => {
    show(ctx, "Your account", views.home(session, await keys.list(session.account._id)));
  });
  post("/account/keys", async (ctx, session, form) => {
    const { name, scopes } = NewKey.parse(form);
    show(ctx, "Your new key", views.newKey(await keys.issue(session.account._id, name, scopes)), 201);
  });
  post("/account/keys/:id/revoke", async (ctx, session) => {
    await keys.revoke(session.account._id, (ctx.params as { id: string }).id);
    ctx.redirect("/account");
  });
  post("/account/password", async (ctx, session, form) => {
    await accounts.changePassword(session.account, text(form.current), NewPassword.parse(form.password));
    await sessions.begin(ctx, session.account._id);
    show(ctx, "Password changed", views.passwordChanged());
  });
  post("/account/export", async (ctx, session) => {
    const { body, filename } = await services.exportAccount(session.account._id);
    ctx.type = "application/zip";
    attach(ctx, filename);
    ctx.body = body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body);
  });
  post("/account/delete", async (ctx, session, form) => {
    if (form.confirmation !== DELETION_PHRASE) {
      throw new ApiError(400, "invalid_confirmation", `To delete the account, type ${DELETION_PHRASE}.`);
    }
    await accounts.delete(session.account._id, text(form.password));
    show(ctx, "Account deleted", views.deleted());
  });

  function askForCode(ctx: Context, complaint?: string): void {
    show(ctx, "Connect a client", views.enterCode(complaint), complaint ? 404 : 200);
  }
  get("/account/device", async (ctx, session) => {
    const userCode = text(ctx.query.user_code);
    if (userCode === "") return askForCode(ctx);
    const device = await devices.pending(userCode);
    if (!device)
      return askForCode(ctx, "No client waits under this code. Check it, or start again in the client.");
    show(ctx, "Connect a client", views.approve(session, device));
  });
  post("/account/device", async (ctx, session, form) => {
    const approve = form.decision === "approve";
    const decided = await devices.decide(session.account._id, text(form.user_code), approve);
    if (!decided) return askForCode(ctx, "This request has expired. Start again in the client.");
    show(ctx, approve ? "Connected" : "Refused", views.decided(approve));
  });
  return router;
}
