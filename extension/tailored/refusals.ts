/** Why something about a tailored profile, a letter or a link was not done: a sentence for each of the backend's codes. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { t, type MessageKey } from "../words/index.ts";
import { complaintInWords } from "../words/refusal.ts";
import { sentenceFor } from "../connection/refusal.ts";

const OWN_SENTENCES: Record<string, MessageKey> = {
  limit_reached: "tailored.refused.limit",
  cost_ceiling: "tailored.refused.ceiling",
  tailoring_in_progress: "tailored.refused.inProgress",
  portrait_empty: "tailored.refused.empty",
  share_link_gone: "tailored.refused.linkGone",
  insufficient_scope: "tailored.refused.scope",
  resume_too_long: "tailored.refused.tooLong",
};

/** `resume_data.work.0.startDate: ` before what is wrong with it. */
const PATH = /^(?:narrative|talking_points|resume_data)[\w.]*:\s*/;

export interface Refused {
  code: string;
  message: string;
}

/** Those that the backend names in brackets. */
function lettersOf(message: string): string {
  return /\((.+)\)/u.exec(message)?.[1] ?? message;
}

export function refusedBy(error: unknown): Refused {
  if (!(error instanceof ApiRequestError)) return { code: "", message: sentenceFor(error) };
  const { code, details } = error;
  const own = OWN_SENTENCES[code];
  if (own) return { code, message: t(own) };
  // Only the backend knows which letters they are.
  if (code === "unprintable_text")
    return { code, message: t("tailored.refused.unprintable", { letters: lettersOf(error.message) }) };
  if (error.status === 404) return { code, message: t("tailored.refused.gone") };
  if (details.length > 0) {
    // The field on show says which it is.
    const bare = details.map((detail) => complaintInWords(detail.message.replace(PATH, "")));
    const message = bare.join("; ");
    return { code, message: t("field.refused", { message }) };
  }
  return { code, message: sentenceFor(error) };
}
