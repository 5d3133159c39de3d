/** French. */
import type { LetterTone } from "@career-portrait/shared/contract";
import {
  bare,
  capitalised,
  firstWord,
  type LetterPhrases,
  listed,
  lowerFirst,
  type Mention,
  type NamedRole,
  stopped,
  yearOf,
  yearSpan,
} from "./phrases.ts";

const VOWEL = /^[aeiouyâàéèêëîïôöùûœh]/iu;

function at({ title, company }: NamedRole): string {
  const named = `en tant que ${lowerFirst(title)}`;
  return company === null ? named : `chez ${company} ${named}`;
}

function spanOf({ start, end, is_current }: NamedRole): string {
  const span = is_current ? "" : yearSpan(start, end);
  return span === "" ? "" : ` (${span})`;
}

const FEMININE = /(?:tion|sion|ance|ence|ture|ité)$/u;
const MASCULINE = /(?:ment|age)$/u;
const FEMININE_NOUNS = new Set(
  "mise prise vente tenue maintenance étude veille analyse refonte conduite remise recherche garde paie relecture écoute".split(
    " ",
  ),
);
const MASCULINE_NOUNS = new Set(
  "suivi pilotage support accueil conseil contrôle audit reporting déploiement entretien développement soin".split(
    " ",
  ),
);
const PARTICIPLES = new Set(
  "conçu construit réduit conduit produit traduit mis pris remis permis obtenu tenu soutenu maintenu écrit rédigé reçu vendu fait défini établi fourni garanti accompli rempli choisi investi élargi ouvert offert découvert".split(
    " ",
  ),
);
/** Nouns that end in -é. */
const NOT_PARTICIPLES = new Set(
  "chargé marché santé société qualité sécurité diplômé salarié employé".split(" "),
);

/** "Chiffre", "ouverture" and "cadre" end like verbs. */
function isInfinitive(word: string): boolean {
  if (
    /^(?:cahier|atelier|métier|dossier|chantier|premier|leader|manager|courrier|quartier|papier|calendrier|plaisir|avenir|loisir)$/u.test(
      word,
    )
  )
    return false;
  return (
    /^\p{L}{2,}(?:er|ir)$/u.test(word) ||
    /(?:[aeo]ndre|[eo]indre|mettre|battre|naître|[ièsuco]rire|[lcud]ire|faire|suivre|vivre|clure|rompre)$/u.test(
      word,
    )
  );
}

/** What follows "j’ai": the deed as done. */
function done(line: string): string | null {
  const text = lowerFirst(line);
  const first = firstWord(text);
  if ((first.endsWith("é") && !NOT_PARTICIPLES.has(first)) || PARTICIPLES.has(first)) return `j’ai ${text}`;
  if (isInfinitive(first)) {
    return `j’ai eu pour mission ${VOWEL.test(first) ? "d’" : "de "}${text}`;
  }
  const feminine = FEMININE_NOUNS.has(first) || FEMININE.test(first);
  if (!feminine && !MASCULINE_NOUNS.has(first) && !MASCULINE.test(first)) return null;
  const article = VOWEL.test(first) ? "l’" : feminine ? "la " : "le ";
  return `j’ai assuré ${article}${text}`;
}

function deed(line: string, role: NamedRole, mention: Mention): string | null {
  const said = done(bare(line));
  if (said === null) return null;
  if (mention === "again") return `${said.replace(/^j’ai/u, "J’ai également")}.`;
  if (mention === "further") return `De plus, ${said}.`;
  const { title, company, isOneOfSeveral } = role;
  if (company === null) return `En tant que ${lowerFirst(title)}, ${said}.`;
  return isOneOfSeveral
    ? `En tant que ${lowerFirst(title)} chez ${company}, ${said}.`
    : `Chez ${company}, ${said}.`;
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
  deedAt: (company, line) => `Chez ${company} : ${bare(line)}.`,
  proofs: (items) => `Formation : ${items}.`,
  study: (degree, field) => `${degree} en ${field}`,
  aDegree: (degree) => degree,
  period: ({ start, end, is_current }) =>
    is_current && start !== null ? `depuis ${yearOf(start)}` : yearSpan(start, end),

  greeting(tone, company) {
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
  deed,
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
