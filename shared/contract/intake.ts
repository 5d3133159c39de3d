/** Mail as a way into the review queue (decisions, section 8). */
import { FilingResult } from "./queue.ts";
import { route } from "./route.ts";

/** Largest message taken. */
export const EMAIL_MAX_BYTES = 2 * 1024 * 1024;

export const intakeRoutes = {
  intakeEmail: route({
    method: "POST",
    path: "/intake/email",
    tag: "Review queue",
    summary: "File the postings of a job-alert mail, sent as the raw message (RFC 5322)",
    access: ["write:opportunities"],
    body: { type: "raw", contentType: "message/rfc822", maxBytes: EMAIL_MAX_BYTES },
    success: { status: 200, data: FilingResult },
  }),
};
