/** Pages to make an account and to sign in and out. */
import { z } from "zod";
import type { Accounts, Sessions } from "../account/index.ts";
import { emailField, passwordField } from "./fields.ts";
import { html } from "../rendering/html.ts";
import { ApiError } from "../errors.ts";
import { login, register } from "./views/sign-in.ts";
import { type VisitedPages, nextPage, problemsOf, text } from "./visit.ts";

export interface SignInServices {
  accounts: Accounts;
  sessions: Sessions;
  newId: () => string;
}

const Registration = z.object({
  name: z.string().trim().min(1, "name_missing").max(200, "too_long"),
  email: emailField,
  password: passwordField,
});
const SignIn = z.object({ email: emailField, password: z.string().min(1, "password_missing") });

export function addSignInPages(pages: VisitedPages, { accounts, sessions, newId }: SignInServices): void {
  pages.get("/account/register", async (visit) => {
    const { words, ctx } = visit;
    if (!(await accounts.registrationIsOpen())) {
      const content = html`<p>${words.register.closed}</p>
        <p><a href="/account/login">${words.nav.signIn}</a></p>`;
      return pages.show(visit, { title: words.register.closedTitle, status: 403 }, content);
    }
    const form = { token: pages.formToken(visit), next: nextPage(ctx.query.next) };
    await pages.show(visit, { title: words.register.title, place: "register" }, register(words, form));
  });
  pages.post("/account/register", async (visit, form) => {
    const { words, ctx } = visit;
    const next = nextPage(form.next);
    try {
      const account = await accounts.register({ id: newId(), ...Registration.parse(form) });
      await sessions.begin(ctx, account._id);
      ctx.redirect(next);
    } catch (error) {
      const problems = problemsOf(words, error, { email_taken: "email" });
      const again = { token: pages.formToken(visit), next, name: text(form.name), email: text(form.email) };
      const status = error instanceof ApiError ? error.status : 400;
      const content = register(words, again, problems);
      await pages.show(visit, { title: words.register.title, place: "register", status }, content);
    }
  });

  pages.get("/account/login", async (visit) => {
    const { words, ctx } = visit;
    const form = {
      token: pages.formToken(visit),
      next: nextPage(ctx.query.next),
      canRegister: await accounts.registrationIsOpen(),
    };
    await pages.show(visit, { title: words.login.title, place: "login" }, login(words, form));
  });
  pages.post("/account/login", async (visit, form) => {
    const { words, ctx } = visit;
    const next = nextPage(form.next);
    try {
      const { email, password } = SignIn.parse(form);
      const account = await accounts.signIn(email, password);
      await sessions.begin(ctx, account._id);
      ctx.redirect(next);
    } catch (error) {
      const problems = problemsOf(words, error);
      const canRegister = await accounts.registrationIsOpen();
      const again = { token: pages.formToken(visit), next, canRegister, email: text(form.email) };
      if (error instanceof ApiError) ctx.set(error.headers);
      const status = error instanceof ApiError ? error.status : 400;
      await pages.show(
        visit,
        { title: words.login.title, place: "login", status },
        login(words, again, problems),
      );
    }
  });

  pages.memberPost("/account/logout", async ({ ctx, session }) => {
    await sessions.end(ctx, session.account._id);
    ctx.redirect("/");
  });
}
