/** The account's page, the one for developers, and approving clients. */
import { DELETION_PHRASE, type FileAnswer, ScopeName } from "@career-portrait/shared/contract";
import { Readable } from "node:stream";
import { z } from "zod";
import type { Accounts, ApiKeys, Devices, Sessions } from "../account/index.ts";
import { attach } from "../http/index.ts";
import { passwordField } from "./fields.ts";
import * as accountViews from "./views/account.ts";
import * as developerViews from "./views/developers.ts";
import { approve, decided, enterCode } from "./views/device.ts";
import { type Problems } from "./views/form.ts";
import { type VisitedPages, type Member, problemsOf, text } from "./visit.ts";

export interface AccountPageServices {
  accounts: Accounts;
  keys: ApiKeys;
  devices: Devices;
  sessions: Sessions;
  exportAccount: (accountId: string) => Promise<FileAnswer>;
  publicUrl: string;
}

const NewKey = z.object({
  name: z.string().trim().min(1, "key_name_missing").max(100, "too_long"),
  scopes: z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(ScopeName)),
});
const PasswordChange = z.object({
  current: z.string().min(1, "password_missing"),
  password: passwordField,
});
const Deletion = z.object({
  delete_password: z.string().min(1, "password_missing"),
  confirmation: z.literal(DELETION_PHRASE, "invalid_confirmation"),
});

export function addAccountPages(pages: VisitedPages, services: AccountPageServices): void {
  const { accounts, keys, devices, sessions, publicUrl } = services;

  async function showAccount(visit: Member, problems: Problems = {}): Promise<void> {
    const { words, session, ctx } = visit;
    const { _id, name, email } = session.account;
    const live = (await keys.list(_id)).filter(({ revoked_at }) => revoked_at === null);
    const said: Record<string, string> = {
      password: words.account.passwordChanged,
      revoked: words.account.revoked,
    };
    const told = said[text(ctx.query.told)] ?? null;
    const content = accountViews.account(words, {
      csrf: session.csrf,
      name,
      email,
      keys: live,
      told,
      problems,
    });
    const status = Object.keys(problems).length > 0 ? 400 : 200;
    await pages.show(visit, { title: words.account.title, place: "account", status }, content);
  }

  async function showDevelopers(visit: Member, problems: Problems = {}): Promise<void> {
    const { words, session } = visit;
    const view = {
      csrf: session.csrf,
      keys: await keys.list(session.account._id),
      mcp: `${publicUrl}/mcp`,
      told: null,
      problems,
    };
    const status = Object.keys(problems).length > 0 ? 400 : 200;
    const content = developerViews.developers(words, view);
    await pages.show(visit, { title: words.developers.title, place: "developers", status }, content);
  }

  pages.memberGet("/account", (visit) => showAccount(visit));
  pages.memberPost("/account/password", async (visit, form) => {
    const { ctx, session, words } = visit;
    try {
      const { current, password } = PasswordChange.parse(form);
      await accounts.changePassword(session.account, current, password);
    } catch (error) {
      return showAccount(
        visit,
        wrongPassword(problemsOf(words, error, { invalid_credentials: "current" }), words),
      );
    }
    await sessions.begin(ctx, session.account._id);
    ctx.redirect("/account?told=password");
  });
  pages.memberPost("/account/export", async ({ ctx, session }) => {
    const { body, filename } = await services.exportAccount(session.account._id);
    ctx.type = "application/zip";
    attach(ctx, filename);
    ctx.body = body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body);
  });
  pages.memberPost("/account/delete", async (visit, form) => {
    const { words, session } = visit;
    try {
      const { delete_password } = Deletion.parse(form);
      await accounts.delete(session.account._id, delete_password);
    } catch (error) {
      return showAccount(visit, problemsOf(words, error, { invalid_password: "delete_password" }));
    }
    await pages.show(
      { ...visit, session: null },
      { title: words.account.deletedTitle },
      accountViews.deleted(words),
    );
  });

  pages.memberGet("/account/developers", (visit) => showDevelopers(visit));
  pages.memberPost("/account/keys", async (visit, form) => {
    const { words, session } = visit;
    let made: Awaited<ReturnType<ApiKeys["issue"]>>;
    try {
      const { name, scopes } = NewKey.parse(form);
      made = await keys.issue(session.account._id, name, scopes);
    } catch (error) {
      return showDevelopers(visit, problemsOf(words, error));
    }
    const shown = { title: words.developers.newKeyTitle, place: "developers" as const, status: 201 };
    await pages.show(visit, shown, developerViews.newKey(words, made));
  });
  pages.memberPost("/account/keys/:id/revoke", async ({ ctx, session }, form) => {
    await keys.revoke(session.account._id, (ctx.params as { id: string }).id);
    ctx.redirect(form.from === "account" ? "/account?told=revoked" : "/account/developers");
  });

  async function askForCode(visit: Member, problem?: "no_such_client" | "request_expired"): Promise<void> {
    const { words } = visit;
    const problems: Problems = problem ? { user_code: words.problems[problem] ?? problem } : {};
    const shown = { title: words.device.title, status: problem ? 404 : 200 };
    await pages.show(visit, shown, enterCode(words, problems));
  }
  pages.memberGet("/account/device", async (visit) => {
    const { ctx, words, session } = visit;
    const userCode = text(ctx.query.user_code);
    if (userCode === "") return askForCode(visit);
    const device = await devices.pending(userCode);
    if (!device) return askForCode(visit, "no_such_client");
    const asking = {
      csrf: session.csrf,
      email: session.account.email,
      client: device.client_name,
      userCode: device.user_code,
      scopes: device.scopes,
    };
    await pages.show(visit, { title: words.device.title }, approve(words, asking));
  });
  pages.memberPost("/account/device", async (visit, form) => {
    const { words, session } = visit;
    const approves = form.decision === "approve";
    if (!(await devices.decide(session.account._id, text(form.user_code), approves)))
      return askForCode(visit, "request_expired");
    const title = approves ? words.device.approvedTitle : words.device.refusedTitle;
    await pages.show(visit, { title }, decided(words, approves));
  });
}

/** Of who is signed in only the password can be wrong. */
function wrongPassword(problems: Problems, words: Member["words"]): Problems {
  const said = words.problems.invalid_password ?? "";
  return problems.current === words.problems.invalid_credentials ? { ...problems, current: said } : problems;
}
