/** A refused form: what is wrong, each part where it belongs. */
import { ApiRequestError } from "@career-portrait/shared/contract";
import { troubleOf } from "../../connection/api.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { t } from "../../words/index.ts";
import { complaintInWords } from "../../words/refusal.ts";
import type { Errors, Field } from "./fields.ts";

/** What is wrong, at the fields the backend names; under `""` what belongs to none of them. */
export function errorsOf(error: unknown, fields: readonly Field[]): Errors {
  const details = error instanceof ApiRequestError ? error.details : [];
  const named = details.flatMap(({ path, message }) => {
    const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
    return field ? [[field.name, t("field.refused", { message: complaintInWords(message) })] as const] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const kept = troubleOf(error) === "unreachable" ? ` ${t("form.kept")}` : "";
  return { "": sentenceFor(error) + kept };
}
