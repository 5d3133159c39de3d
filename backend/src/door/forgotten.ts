/** Pages for who has forgotten their password. */
import { z } from "zod";
import type { PasswordResets } from "../account/index.ts";
import { emailField, passwordField } from "./fields.ts";
import { forgot, linkSent, reset, resetDone, resetExpired } from "./views/sign-in.ts";
import { type Desk, problemsOf, text, type Visit } from "./visit.ts";

export interface ForgottenServices {
  resets: PasswordResets;
}

const Asking = z.object({ email: emailField });
const Choosing = z.object({ password: passwordField });

export function addForgottenPages(desk: Desk, { resets }: ForgottenServices): void {
  desk.get("/account/forgot", async (visit) => {
    const form = { token: desk.formToken(visit), mails: resets.mails };
    await desk.show(visit, { title: visit.words.forgot.title }, forgot(visit.words, form));
  });
  desk.post("/account/forgot", async (visit, given) => {
    const { words } = visit;
    try {
      await resets.mail(Asking.parse(given).email, words.mail);
    } catch (error) {
      const form = { token: desk.formToken(visit), mails: resets.mails };
      const content = forgot(words, form, problemsOf(words, error));
      return desk.show(visit, { title: words.forgot.title, status: 400 }, content);
    }
    await desk.show(visit, { title: words.forgot.sentTitle }, linkSent(words));
  });

  async function expired(visit: Visit): Promise<void> {
    await desk.show(visit, { title: visit.words.reset.title, status: 404 }, resetExpired(visit.words));
  }

  desk.get("/account/reset", async (visit) => {
    const secret = text(visit.ctx.query.token);
    if (!(await resets.stands(secret))) return expired(visit);
    const form = { token: desk.formToken(visit), secret };
    await desk.show(visit, { title: visit.words.reset.title }, reset(visit.words, form));
  });
  desk.post("/account/reset", async (visit, given) => {
    const { words } = visit;
    const secret = text(given.secret);
    const chosen = Choosing.safeParse(given);
    if (!chosen.success) {
      const form = { token: desk.formToken(visit), secret };
      const content = reset(words, form, problemsOf(words, chosen.error));
      return desk.show(visit, { title: words.reset.title, status: 400 }, content);
    }
    if (!(await resets.use(secret, chosen.data.password))) return expired(visit);
    await desk.show({ ...visit, session: null }, { title: words.reset.done }, resetDone(words));
  });
}
