/** French. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { frenchDeed, spanOf, startsWithDeed, titleOf } from "./french-deeds.ts";
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
  const named = `en tant que ${titleOf(role)}`;
  return role.company === null ? named : `chez ${role.company} ${named}`;
}

const SIGN_OFF: Record<LetterTone, string> = {
  plain: "Cordialement,",
  warm: "Bien cordialement,",
  formal: "Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
};

export const french: LetterPhrases = {
  list: (items) => listed(items, "et"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` avec ${years} ans d’expérience professionnelle`;
    const where =
      company === null ? "" : `, ${is_current ? "actuellement" : "en dernier lieu"} chez ${company}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Compétences pour ce poste : ${skills}.`,
  deedAt: (company, line) =>
    `Chez ${company} : ${startsWithDeed(line) ? lowerFirst(bare(line)) : bare(line)}.`,
  proofs: (items) => `Formation : ${items}.`,
  study: (degree, field) => `${degree} en ${field}`,
  aDegree: (degree) => degree,
  period: ({ start, end, is_current }) =>
    is_current && start !== null ? `depuis ${yearOf(start)}` : yearSpan(start, end),

  greeting(tone, company, addressee) {
    if (addressee) {
      const title = addressee.isWoman ? "Madame" : "Monsieur";
      return tone === "formal" ? `${title},` : `Bonjour ${title} ${addressee.surname},`;
    }
    if (tone === "formal") return "Madame, Monsieur,";
    return tone === "warm" && company !== null ? `Bonjour à toute l’équipe de ${company},` : "Bonjour,";
  },
  applying(tone, title, company) {
    const post = title === null ? "au poste que vous proposez" : `au poste « ${title} »`;
    const where = company === null ? "" : ` chez ${company}`;
    if (tone === "formal") return `J’ai l’honneur de vous présenter ma candidature ${post}${where}.`;
    return tone === "warm"
      ? `J’aimerais rejoindre votre équipe et vous présente ma candidature ${post}${where}.`
      : `Je vous présente ma candidature ${post}${where}.`;
  },
  role(role) {
    if (!role.is_current) return stopped(`En dernier lieu, j’ai travaillé ${at(role)}${spanOf(role)}`);
    return role.start === null
      ? stopped(`Je travaille ${at(role)}`)
      : stopped(`Depuis ${yearOf(role.start)}, je travaille ${at(role)}`);
  },
  earlier: (roles) =>
    stopped(
      `Auparavant, j’ai travaillé ${listed(
        roles.map((role) => `${at(role)}${spanOf(role)}`),
        "et",
      )}`,
    ),
  deed: frenchDeed,
  skills: (skills) => `Parmi les compétences que vous recherchez, j’apporte : ${skills}.`,
  years: (years) => `Au total, j’ai ${years} ans d’expérience professionnelle.`,
  holds: (items) => `J’apporte également : ${items}.`,
  closing(tone) {
    if (tone === "formal") return "Je me tiens à votre disposition pour un entretien.";
    return tone === "warm"
      ? "Ce serait un plaisir de vous rencontrer et de vous en dire plus sur ce travail."
      : "Je vous en dirai volontiers plus lors d’un entretien.";
  },
  signOff: (tone) => SIGN_OFF[tone],
};
