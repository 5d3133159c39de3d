/** A mail that is about an application: which tracked opportunity it speaks of, and what it says. Nothing is guessed. */
import { withoutLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import { type MailOutcome, mailOutcome } from "@career-portrait/shared/lexicon/mail-outcomes";
import { fold } from "@career-portrait/shared/text";
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import type { Mail } from "./mail.ts";

/** A tracked opportunity by its names. */
export interface NamedOpportunity {
  id: string;
  title: string;
  company: string | null;
  status: OpportunityStatus;
}

export interface News {
  opportunityId: string;
  kind: MailOutcome | "reply";
}

/** So much of a mail says what it is about, in UTF-16 units. */
const READ = 4_000;
/** A shorter name is also a word. */
const SHORTEST_NAME = 3;
/** Those in which an employer is heard from. */
const ACTIVE: readonly OpportunityStatus[] = ["applied", "interviewing", "offer"];

/** Whether folded words stand in folded text, whole. */
function names(text: string, words: string): boolean {
  return words.length >= SHORTEST_NAME && ` ${text} `.includes(` ${words} `);
}

/** The labels of the sender's address that could be a company's: `jobs@mail.nordvik-energi.no` → mail, nordvikenergi. */
function labelsOf(address: string | null): string[] {
  const labels = (address?.split("@")[1] ?? "").toLowerCase().split(".").slice(0, -1);
  return labels.map((label) => label.replaceAll("-", ""));
}

/**
 * Which opportunity a mail is about: one whose company sent it or is named in its subject; of several, the one whose title
 * is named, else the only one that is under way. Null where that is not one.
 * @param text the mail's words; @param isAlert whether it shows postings
 */
export function newsIn(
  mail: Pick<Mail, "sender" | "senderName" | "subject">,
  text: string,
  isAlert: boolean,
  tracked: readonly NamedOpportunity[],
): News | null {
  const subject = fold(mail.subject ?? "");
  const from = fold(mail.senderName ?? "");
  const labels = labelsOf(mail.sender);
  const keyed = tracked.flatMap((one) => {
    const company = withoutLegalForm(fold(one.company ?? ""));
    if (company.length < SHORTEST_NAME) return [];
    const isSender = names(from, company) || labels.includes(company.replaceAll(" ", ""));
    return isSender || names(subject, company) ? [{ ...one, isSender }] : [];
  });
  const start = text.slice(0, READ);
  const outcome = mailOutcome(`${mail.subject ?? ""}. ${start}`);
  // Alerts name companies too; and a mail that only names one and says nothing of an application is none of ours.
  const heard = outcome === null ? (isAlert ? [] : keyed.filter(({ isSender }) => isSender)) : keyed;
  const said = fold(`${mail.subject ?? ""} ${start}`);
  const titled = heard.filter(({ title }) => names(said, fold(title)));
  const active = (titled.length > 0 ? titled : heard).filter(({ status }) => ACTIVE.includes(status));
  const meant = [titled, active, heard].find((some) => some.length === 1)?.[0];
  return meant ? { opportunityId: meant.id, kind: outcome ?? "reply" } : null;
}
