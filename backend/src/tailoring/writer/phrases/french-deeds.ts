/** French résumé lines in the first person: participles as they are, nouns of doing by their verb, or not at all. */
import { atEmployer } from "./french-places.ts";
import {
  bare,
  capitalised,
  firstWord,
  inTurn,
  lowerFirst,
  type Mention,
  type NamedRole,
  placeIn,
  type PlaceWords,
} from "./phrases.ts";

const VOWEL = /^[aeiouyâàéèêëîïôöùûœh]/iu;
const FEMININE = /(?:tion|sion|ance|ence|ture|ité)$/u;
const MASCULINE = /(?:ment|age)$/u;
/** "montage tableaux, différentiels": three words without one that joins them. */
const TELEGRAPHIC =
  /^\S+\s(?!(?:\S+\s)?(?:des?|du|d[’']\S*|à|aux?|en|avec|par|pour|sur|sous|dans|chez|et|auprès|l[’']\S*)(?:\s|$))\S+\s\S/iu;
/** They end like deeds and are none. */
const NO_DEEDS = new Set(
  (
    "voyage stage âge page image village étage avantage langage paysage visage personnage " +
    "département logement appartement événement élément document médicament équipement " +
    "bâtiment"
  ).split(" "),
);
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
  (
    "conçu construit réduit conduit produit traduit mis pris remis permis obtenu tenu soutenu " +
    "maintenu écrit rédigé reçu vendu fait défini établi fourni garanti accompli rempli " +
    "choisi investi élargi ouvert offert découvert"
  ).split(" "),
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

/** Nouns of doing whose participle takes what follows them as its object. */
const DONE_BY: Readonly<Record<string, string>> = {
  accueil: "accueilli",
  amélioration: "amélioré",
  analyse: "analysé",
  animation: "animé",
  automatisation: "automatisé",
  augmentation: "augmenté",
  conception: "conçu",
  conduite: "conduit",
  contribution: "contribué",
  contrôle: "contrôlé",
  coordination: "coordonné",
  création: "créé",
  développement: "développé",
  déploiement: "déployé",
  élaboration: "élaboré",
  encadrement: "encadré",
  établissement: "établi",
  formation: "formé",
  gestion: "géré",
  installation: "installé",
  lancement: "lancé",
  négociation: "négocié",
  optimisation: "optimisé",
  organisation: "organisé",
  participation: "participé",
  pilotage: "piloté",
  planification: "planifié",
  préparation: "préparé",
  réalisation: "réalisé",
  recrutement: "recruté",
  rédaction: "rédigé",
  réduction: "réduit",
  saisie: "saisi",
  suivi: "suivi",
  supervision: "supervisé",
  tenue: "tenu",
  traitement: "traité",
  vente: "vendu",
  "mise en place": "mis en place",
  "mise à jour": "mis à jour",
  "mise en œuvre": "mis en œuvre",
  "prise en charge": "pris en charge",
};
/** What is done stands with "de" behind its noun and without behind its verb. */
const OBJECTS: readonly (readonly [behindNoun: RegExp, behindVerb: string])[] = [
  [/^de la /u, "la "],
  [/^de l[’']/u, "l’"],
  [/^du /u, "le "],
  [/^des /u, "les "],
  [/^d[’'](?=une? )/u, ""],
  [
    /^de (?=\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|mon|ma|mes|son|sa|ses|leurs?)\s)/u,
    "",
  ],
  [/^de (?=\p{Ll}+s(?:\s|$))/u, "des "],
];
/** A second noun of doing would be left without its verb. */
const SECOND =
  /\b(?:et|puis)\s(?:la |le |l[’']|du |de la )?\p{Ll}+(?:tion|ment|age|ance|suivi|mise|tenue|saisie)\b|,/u;

/** "géré un portefeuille" for "Gestion d’un portefeuille"; null where the line is built otherwise. */
function byVerb(text: string): string | null {
  const noun = Object.keys(DONE_BY).find((one) => text.toLowerCase().startsWith(`${one} `));
  if (noun === undefined || SECOND.test(text)) return null;
  const rest = text.slice(noun.length + 1);
  if (noun === "participation" || noun === "contribution")
    return /^(?:à|au|aux)\s/u.test(rest) ? `${DONE_BY[noun]} ${rest}` : null;
  const found = OBJECTS.find(([behindNoun]) => behindNoun.test(rest));
  return found ? `${DONE_BY[noun]} ${rest.replace(found[0], found[1])}` : null;
}

/** "la surveillance … et l’administration …": the second of two nouns of doing has its own article. */
function withArticles(text: string): string {
  return text.replace(/ et (\p{Ll}+(?:tion|sion|ance|ence|ment|age))\b/gu, (_, noun: string) => {
    const article = VOWEL.test(noun) ? "l’" : MASCULINE.test(noun) ? "le " : "la ";
    return ` et ${article}${noun}`;
  });
}

/** What follows "j’ai": the deed as done, in the ways it can be told. */
function done(line: string): string[] {
  const text = lowerFirst(line);
  const first = firstWord(text);
  const verb = byVerb(text);
  if (verb === null && ((first.endsWith("é") && !NOT_PARTICIPLES.has(first)) || PARTICIPLES.has(first)))
    return [text];
  if (isInfinitive(first)) return [`eu pour mission ${VOWEL.test(first) ? "d’" : "de "}${text}`];
  const feminine = FEMININE_NOUNS.has(first) || FEMININE.test(first);
  const isNoun = feminine || MASCULINE_NOUNS.has(first) || MASCULINE.test(first);
  const article = VOWEL.test(first) ? "l’" : feminine ? "la " : "le ";
  // "J’ai assuré la participation à …" is nobody's French.
  const assured =
    isNoun &&
    !NO_DEEDS.has(first) &&
    !TELEGRAPHIC.test(text) &&
    !/^(?:participation|contribution)$/u.test(first)
      ? [`assuré ${article}${withArticles(text)}`]
      : [];
  return [...(verb === null ? [] : [verb]), ...assured];
}

/** "Deputy Head of Finance": a title with capitals of its own, as other languages write them. */
const CAPITALS = /\s\p{Lu}\p{Ll}/u;

/** "en tant que comptable", "en tant qu’infirmière"; a title in another language keeps its capitals. */
export function asRole({ title, isForeign }: NamedRole): string {
  const named = isForeign === true || CAPITALS.test(title) ? title : lowerFirst(title);
  return `en tant ${/^(?:[aeiouàâéèêîôœ]|h[ôouy])/iu.test(named) ? "qu’" : "que "}${named}`;
}

const FURTHER = ["De plus", "Par ailleurs", "En outre"];

const PLACE: PlaceWords = {
  project: "Dans mon projet",
  current: "Dans mon poste actuel",
  as: (role) => capitalised(asRole(role)) + (role.company === null ? "" : ` ${atEmployer(role.company)}`),
  at: (company) => capitalised(atEmployer(company)),
};

/** "Chez Kasa, j’ai géré …", "J’ai également …"; none where no form of the line is sure. */
export function frenchDeed(line: string, role: NamedRole, mention: Mention): string[] {
  return done(bare(line)).map((said) => {
    if (mention === "again") return `J’ai également ${said}.`;
    return `${mention === "further" ? inTurn(FURTHER, role) : placeIn(role, PLACE)}, j’ai ${said}.`;
  });
}
