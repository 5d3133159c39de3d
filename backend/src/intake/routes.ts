/** Mail intake's route: contract to call. */
import type { intakeRoutes } from "@career-portrait/shared/contract";
import { invalid } from "../errors.ts";
import type { HandlersFor } from "../http/handler.ts";
import { filingResult, type Queue } from "../queue/index.ts";
import { readMail } from "./mail.ts";
import { type MailTools, postingsIn } from "./postings.ts";

export function intakeHandlers(
  queue: Pick<Queue, "fileForwarded">,
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
      const postings = await postingsIn(html, tools);
      const origin = { source_type: "email", query_key: null, sender, subject };
      const items = postings.map((posting) => ({ ...posting, origin }));
      return filingResult(await queue.fileForwarded({ id: effectId, accountId, items }));
    },
  };
}
