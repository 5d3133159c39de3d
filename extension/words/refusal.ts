/**
 * What the backend would not take, in the person's language. English comes with the refusal and names the particulars; another
 * language has a sentence for each code of the contract. A code or complaint that is not known here stays English.
 */
import type { MatchPhrase } from "@career-portrait/shared/contract";
import { phraseInWords } from "./explanation.ts";
import { t } from "./index.ts";
import { language, type Translated } from "./language.ts";
import type { RefusalWords } from "./refusal-words.ts";

/** As with the messages, only the language in use is loaded. */
const REFUSALS: Record<Translated, () => Promise<RefusalWords>> = {
  de: async () => (await import("./refusals.de.ts")).refusalsDe,
  fr: async () => (await import("./refusals.fr.ts")).refusalsFr,
  es: async () => (await import("./refusals.es.ts")).refusalsEs,
};
const own = language === "en" ? null : await REFUSALS[language]();

export interface Told {
  code: string;
  message: string;
  /** The message as a code, where there is one. */
  explanation?: MatchPhrase | null;
  details?: readonly { path: string; message: string }[];
}

/** What is wrong with a field, such as "must not be empty". @param words the person's own language unless given */
export function complaintInWords(english: string, words: RefusalWords | null = own): string {
  for (const [form, say] of words?.complaints ?? []) {
    const match = form.exec(english);
    if (match) return say(...match.slice(1)) ?? english;
  }
  return english;
}

/** Why something was refused, without its details. @param words the person's own language unless given */
export function refusalInWords(
  { code, message, explanation, details = [] }: Told,
  words: RefusalWords | null = own,
): string {
  if (code === "unknown_answer") return t("trouble.tooOld");
  if (explanation) return phraseInWords(explanation, message);
  if (words === null) return message;
  const [first] = details;
  if (code === "validation_error" && first) {
    const said = complaintInWords(first.message, words);
    return first.path === "" ? said : `${first.path}: ${said}`;
  }
  return Object.hasOwn(words.refusals, code) ? words.refusals[code]! : message;
}
