/** Pages for who has forgotten their password. */
import { z } from "zod";
import type { PasswordResets } from "../account/index.ts";
import { emailField, passwordField } from "./fields.ts";
import { forgot, linkSent, reset, resetDone, resetExpired } from "./views/sign-in.ts";
import { type VisitedPages, problemsOf, text, type Visit } from "./visit.ts";

export interface ForgottenServices {
  resets: PasswordResets;
}

const Asking = z.object({ email: emailField });
const Choosing = z.object({ password: passwordField });

export function addForgottenPages(pages: VisitedPages, { resets }: ForgottenServices): void {
  pages.get("/account/forgot", async (visit) => {
    const form = { token: pages.formToken(visit), mails: resets.mails };
    await pages.show(visit, { title: visit.words.forgot.title }, forgot(visit.words, form));
  });
  pages.post("/account/forgot", async (visit, given) => {
    const { words } = visit;
    try {
      await resets.mail(Asking.parse(given).email, words.mail);
    } catch (error) {
      const form = { token: pages.formToken(visit), mails: resets.mails };
      const content = forgot(words, form, problemsOf(words, error));
      return pages.show(visit, { title: words.forgot.title, status: 400 }, content);
    }
    await pages.show(visit, { title: words.forgot.sentTitle }, linkSent(words));
  });

  async function expired(visit: Visit): Promise<void> {
    await pages.show(visit, { title: visit.words.reset.title, status: 404 }, resetExpired(visit.words));
  }

  pages.get("/account/reset", async (visit) => {
    const secret = text(visit.ctx.query.token);
    if (!(await resets.stands(secret))) return expired(visit);
    const form = { token: pages.formToken(visit), secret };
    await pages.show(visit, { title: visit.words.reset.title }, reset(visit.words, form));
  });
  pages.post("/account/reset", async (visit, given) => {
    const { words } = visit;
    const secret = text(given.secret);
    const chosen = Choosing.safeParse(given);
    if (!chosen.success) {
      const form = { token: pages.formToken(visit), secret };
      const content = reset(words, form, problemsOf(words, chosen.error));
      return pages.show(visit, { title: words.reset.title, status: 400 }, content);
    }
    if (!(await resets.use(secret, chosen.data.password))) return expired(visit);
    await pages.show({ ...visit, session: null }, { title: words.reset.done }, resetDone(words));
  });
}
