/** Mail intake's route: contract to call. */
import type { intakeRoutes } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import { invalid } from "../errors.ts";
import type { HandlersFor } from "../http/index.ts";
import type { Opportunities } from "../opportunities/index.ts";
import { filingResult, type Queue } from "../queue/index.ts";
import { readMail } from "./mail.ts";
import { newsIn } from "./news.ts";
import { type MailTools, postingsIn } from "./postings.ts";

export function intakeHandlers(
  queue: Pick<Queue, "fileForwarded">,
  cases: Pick<Opportunities, "named" | "noteMail">,
  tools: MailTools,
): HandlersFor<keyof typeof intakeRoutes> {
  return {
    async intakeEmail({ accountId, effectId, body }) {
      const mail = await readMail(body.bytes);
      if (!mail) {
        throw invalid([
          { path: "", message: "is no mail with a text; send the raw message, headers and all" },
        ]);
      }
      const { sender, subject, html } = mail;
      const { postings, text } = await postingsIn(html, tools);
      const news = newsIn(mail, text, postings.length > 0, await cases.named(accountId));
      const entry = news && {
        ...news,
        id: derivedId("mail", accountId, mail.messageId ?? effectId),
        at: mail.at,
        text: subject,
      };
      const origin = { source_type: "email", query_key: null, sender, subject };
      const items = postings.map((posting) => ({ ...posting, origin }));
      const filed = filingResult(await queue.fileForwarded({ id: effectId, accountId, items }));
      return { ...filed, noted: entry && (await cases.noteMail(accountId, entry)) };
    },
  };
}
