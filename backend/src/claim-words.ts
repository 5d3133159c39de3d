/** A claim in its own words, and whether it speaks of the person as such. */
import type { Claim } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";

/** The whole text of a claim; a label that was cut short stands whole in the description. */
export function wordsOfClaim({ label, description }: Pick<Claim, "label" | "description">): string {
  const cut = label.replace(/…$/u, "");
  return description !== null && fold(description).startsWith(fold(cut)) ? description : label;
}

/** What was said of the person, in no role. */
export function isOfNoRole({ type, work_history_id }: Pick<Claim, "type" | "work_history_id">): boolean {
  return work_history_id === null && (type === "attribute" || type === "achievement");
}
