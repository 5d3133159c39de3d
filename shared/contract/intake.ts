/** Mail as a way into the review queue (decisions, section 8). */
import { z } from "zod";
import { TimelineEntry } from "./cases.ts";
import { uuid } from "./common.ts";
import { FilingResult } from "./queue.ts";
import { route } from "./route.ts";

/** Largest message taken. */
export const EMAIL_MAX_BYTES = 2 * 1024 * 1024;

/** What became of a mail: its postings, and what it says of a tracked opportunity. */
export const MailResult = FilingResult.extend({
  noted: z
    .object({ opportunity_id: uuid, entry: TimelineEntry })
    .nullable()
    .meta({ description: "what was written into the timeline of the opportunity that the mail is about" }),
}).meta({ id: "MailResult" });
export type MailResult = z.infer<typeof MailResult>;

export const intakeRoutes = {
  intakeEmail: route({
    method: "POST",
    path: "/intake/email",
    tag: "Review queue",
    summary:
      "File the postings of a job-alert mail, or note an employer's answer, sent as the raw message (RFC 5322)",
    access: ["write:opportunities"],
    body: { type: "raw", contentType: "message/rfc822", maxBytes: EMAIL_MAX_BYTES },
    success: { status: 200, data: MailResult },
  }),
};
