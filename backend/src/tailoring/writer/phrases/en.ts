/** English. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { inRole, withArticle } from "./english-articles.ts";
import { englishDeed, spanOf, startsWithVerb } from "./english-deeds.ts";
import {
  bare,
  capitalised,
  type LetterPhrases,
  listed,
  lowerFirst,
  type NamedRole,
  stopped,
  yearOf,
  yearSpan,
} from "./phrases.ts";

function at(role: NamedRole): string {
  const named = inRole(role);
  // "as Staff Nurse, Intensive Care, at …": what hangs behind a comma ends with one.
  return role.company === null ? named : `${named}${named.includes(",") ? "," : ""} at ${role.company}`;
}

const SIGN_OFF: Record<LetterTone, string> = {
  plain: "Kind regards,",
  warm: "Warm regards,",
  formal: "Yours sincerely,",
};

const EMPLOYER: Record<LetterTone, (fact: string) => string> = {
  plain: (fact) => `You write of yourselves: “${fact}.” I would like to be part of that.`,
  warm: (fact) => `“${fact},” you write, and I would love to be part of that.`,
  formal: (fact) =>
    `Among what your posting says of your organisation, one sentence prompted me to write to you: “${fact}.”`,
};

export const english: LetterPhrases = {
  list: (items) => listed(items, "and"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` with ${years} years of professional experience`;
    const where = company === null ? "" : `, ${is_current ? "currently" : "most recently"} at ${company}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Skills include ${skills}.`,
  deedAt: (company, deed) => `At ${company}: ${startsWithVerb(deed) ? lowerFirst(bare(deed)) : bare(deed)}.`,
  proofs: (items) => `Qualifications: ${items}.`,
  study: (degree, field) => `${degree} in ${field}`,
  aDegree: withArticle,
  period: ({ start, end, is_current }) =>
    is_current && start !== null ? `since ${yearOf(start)}` : yearSpan(start, end),

  greeting(tone, company, addressee) {
    if (addressee) {
      const { isWoman, degree, surname } = addressee;
      return `Dear ${degree === "" ? (isWoman ? "Ms" : "Mr") : degree.replace(/\.$/u, "")} ${surname},`;
    }
    if (tone === "formal") return "Dear Hiring Manager,";
    return tone === "warm" && company !== null ? `Dear ${company} team,` : "Dear Hiring Team,";
  },
  applying(tone, title, company) {
    const post = title === null ? "the position you advertise" : `the position of ${title}`;
    const where = company === null ? "" : ` at ${company}`;
    if (tone === "formal") return `I wish to apply for ${post}${where}.`;
    return tone === "warm"
      ? `I would be glad to join you: this is my application for ${post}${where}.`
      : `I am applying for ${post}${where}.`;
  },
  employer: (tone, fact) => EMPLOYER[tone](fact),
  role(role) {
    if (!role.is_current) return stopped(`Most recently, I worked as ${at(role)}${spanOf(role)}`);
    return role.start === null
      ? stopped(`I work as ${at(role)}`)
      : `I have worked as ${at(role)} since ${yearOf(role.start)}.`;
  },
  earlier: (roles) =>
    stopped(
      `Before that, I worked as ${listed(
        roles.map((role) => `${at(role)}${spanOf(role)}`),
        "and as",
      )}`,
    ),
  deed: englishDeed,
  skills: (skills) => `The skills I would bring to this position include ${skills}.`,
  years: (years) => `In all, I have ${years} years of professional experience.`,
  holds: (items) => `My qualifications include ${items}.`,
  closing(tone, company) {
    if (tone === "formal")
      return "I would welcome the opportunity to discuss my application with you in an interview.";
    if (tone === "warm") {
      return `I would be happy to meet ${company === null ? "you" : `the people at ${company}`} and to tell you more about this work.`;
    }
    return "I would be glad to tell you more in a conversation.";
  },
  signOff: (tone) => SIGN_OFF[tone],
};
