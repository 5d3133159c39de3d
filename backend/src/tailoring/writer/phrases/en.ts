/** English. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { withArticle, workedAs } from "./english-articles.ts";
import { englishDeed } from "./english-deeds.ts";
import {
  type ByTone,
  capitalised,
  type LetterPhrases,
  listed,
  type NamedRole,
  stopped,
  yearOf,
  spanOf,
  periodSince,
} from "./phrases.ts";

/** "as a Staff Nurse at St Anne's", "in Sales at Acme". */
function workedAt(role: NamedRole): string {
  const named = workedAs(role);
  // "as Staff Nurse, Intensive Care, at …": what hangs behind a comma ends with one.
  return role.company === null ? named : `${named}${named.includes(",") ? "," : ""} at ${role.company}`;
}

/** "Staff Nurse at St Anne's": the post, not whoever holds it. */
function post({ title, company }: NamedRole): string {
  return company === null ? title : `${title}${title.includes(",") ? "," : ""} at ${company}`;
}

const SIGN_OFF: Record<LetterTone, string> = {
  plain: "Kind regards,",
  warm: "Warm regards,",
  formal: "Yours sincerely,",
};

const EMPLOYER: ByTone<string> = {
  plain: (fact) => `You write of yourselves: “${fact}.” I would like to be part of that.`,
  warm: (fact) => `“${fact},” you write, and I would love to be part of that.`,
  formal: (fact) =>
    `Among what your posting says of your organisation, one sentence prompted me to write to you: “${fact}.”`,
};

const LINES: Record<LetterTone, string> = {
  plain: "From my work so far:",
  warm: "Some of what I would bring:",
  formal: "From my work so far I would like to mention:",
};
const SKILLS: ByTone<string> = {
  plain: (skills) => `The skills I would bring to this position include ${skills}.`,
  warm: (skills) => `What I would bring along to your team includes ${skills}.`,
  formal: (skills) => `Of the skills that you require, I can offer ${skills}.`,
};

const YEARS: ByTone<number> = {
  plain: (years) => `In all, I have ${years} years of professional experience.`,
  warm: (years) => `All in all, I bring ${years} years of professional experience with me.`,
  formal: (years) => `My professional experience amounts to ${years} years in total.`,
};

const HOLDS: ByTone<string> = {
  plain: (items) => `My qualifications include ${items}.`,
  warm: (items) => `I also bring ${items}.`,
  formal: (items) => `I hold the following qualifications: ${items}.`,
};

export const english: LetterPhrases = {
  list: (items) => listed(items, "and"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` with ${years} years of professional experience`;
    const where = company === null ? "" : `, ${is_current ? "currently" : "most recently"} at ${company}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Skills include ${skills}.`,
  proofs: (items) => `Qualifications: ${items}.`,
  study: (degree, field) => `${degree} in ${field}`,
  aDegree: withArticle,
  period: periodSince("since"),

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
  role(tone, role) {
    if (!role.is_current) {
      return tone === "formal"
        ? stopped(`My most recent post was that of ${post(role)}${spanOf(role)}`)
        : stopped(`Most recently, I worked ${workedAt(role)}${spanOf(role)}`);
    }
    if (role.start === null) return stopped(`I work ${workedAt(role)}`);
    const since = yearOf(role.start);
    if (tone === "formal") return stopped(`I have held the position of ${post(role)} since ${since}`);
    return tone === "warm"
      ? stopped(`Since ${since}, I have been working ${workedAt(role)}`)
      : `I have worked ${workedAt(role)} since ${since}.`;
  },
  earlier: (roles) =>
    stopped(
      `Before that, I worked ${listed(
        roles.map((role) => `${workedAt(role)}${spanOf(role)}`),
        "and",
      )}`,
    ),
  deed: englishDeed,
  lines: (tone) => LINES[tone],
  skills: (tone, skills) => SKILLS[tone](skills),
  years: (tone, years) => YEARS[tone](years),
  holds: (tone, items) => HOLDS[tone](items),
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
