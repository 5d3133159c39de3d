/** French. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { asRole, frenchDeed } from "./french-deeds.ts";
import { atEmployer } from "./french-places.ts";
import {
  type ByTone,
  type Addressee,
  capitalised,
  type LetterPhrases,
  listed,
  type NamedRole,
  stopped,
  yearOf,
  spanOf,
  periodSince,
} from "./phrases.ts";

function at(role: NamedRole): string {
  const named = asRole(role);
  return role.company === null ? named : `${atEmployer(role.company)} ${named}`;
}

const SIGN_OFF: Record<Exclude<LetterTone, "formal">, string> = {
  plain: "Cordialement,",
  warm: "Bien cordialement,",
};

function titleOf({ isWoman }: Addressee): string {
  return isWoman ? "Madame" : "Monsieur";
}

const EMPLOYER: ByTone<string> = {
  plain: (fact) => `Vous écrivez dans votre annonce : « ${fact}. » C’est à cela que j’aimerais contribuer.`,
  warm: (fact) => `« ${fact} », écrivez-vous, et j’aimerais beaucoup y prendre part.`,
  formal: (fact) => `Une phrase de votre annonce est à l’origine de cette lettre : « ${fact}. »`,
};

const LINES: Record<LetterTone, string> = {
  plain: "De mon parcours :",
  warm: "Voici une partie de ce que j’apporterais :",
  formal: "De mon parcours, je souhaite souligner :",
};
const SKILLS: ByTone<string> = {
  plain: (skills) => `Parmi les compétences que vous recherchez, j’apporte : ${skills}.`,
  warm: (skills) => `Voici ce que j’apporterais à votre équipe : ${skills}.`,
  formal: (skills) => `Parmi les compétences requises, je peux vous proposer : ${skills}.`,
};

const YEARS: ByTone<number> = {
  plain: (years) => `Au total, j’ai ${years} ans d’expérience professionnelle.`,
  warm: (years) => `En tout, j’ai ${years} ans d’expérience professionnelle.`,
  formal: (years) => `Mon expérience professionnelle est de ${years} ans au total.`,
};

const HOLDS: ByTone<string> = {
  plain: (items) => `Mes qualifications : ${items}.`,
  warm: (items) => `Côté qualifications, j’ai : ${items}.`,
  formal: (items) => `Je suis titulaire de ce qui suit : ${items}.`,
};

export const french: LetterPhrases = {
  list: (items) => listed(items, "et"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` avec ${years} ans d’expérience professionnelle`;
    const where =
      company === null ? "" : `, ${is_current ? "actuellement" : "en dernier lieu"} ${atEmployer(company)}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Compétences pour ce poste : ${skills}.`,
  proofs: (items) => `Formation : ${items}.`,
  study: (degree, field) => `${degree} en ${field}`,
  aDegree: (degree) => degree,
  period: periodSince("depuis"),

  greeting(tone, company, addressee) {
    if (addressee) {
      const title = titleOf(addressee);
      return tone === "formal" ? `${title},` : `Bonjour ${title} ${addressee.surname},`;
    }
    if (tone === "formal") return "Madame, Monsieur,";
    return tone === "warm" && company !== null ? `Bonjour à toute l’équipe de ${company},` : "Bonjour,";
  },
  applying(tone, title, company) {
    const post = title === null ? "au poste que vous proposez" : `au poste « ${title} »`;
    const where = company === null ? "" : ` ${atEmployer(company)}`;
    if (tone === "formal") return `J’ai l’honneur de vous présenter ma candidature ${post}${where}.`;
    return tone === "warm"
      ? `J’aimerais rejoindre votre équipe et vous présente ma candidature ${post}${where}.`
      : `Je vous présente ma candidature ${post}${where}.`;
  },
  employer: (tone, fact) => EMPLOYER[tone](fact),
  role(_tone, role) {
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
  lines: (tone) => LINES[tone],
  skills: (tone, skills) => SKILLS[tone](skills),
  years: (tone, years) => YEARS[tone](years),
  holds: (tone, items) => HOLDS[tone](items),
  closing(tone) {
    if (tone === "formal") return "Je me tiens à votre disposition pour un entretien.";
    return tone === "warm"
      ? "Ce serait un plaisir de vous rencontrer et de vous en dire plus sur ce travail."
      : "Je vous en dirai volontiers plus lors d’un entretien.";
  },
  // It repeats whom the letter greets.
  signOff(tone, addressee) {
    const greeted = addressee === null ? "Madame, Monsieur" : titleOf(addressee);
    return tone === "formal"
      ? `Je vous prie d’agréer, ${greeted}, l’expression de mes salutations distinguées.`
      : SIGN_OFF[tone];
  },
};
