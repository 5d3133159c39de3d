/** French: why a posting is relevant, what is doubtful about a claim, and why work was not done. */
import { cite, francais } from "./explanation.fr.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const { all: tous, one: unSeul, date: jour, countries: pays, spoken: langue } = francais;

const MODE: Record<string, string> = { remote: "télétravail", hybrid: "hybride", onsite: "sur place" };
const mode = (name: string): string => MODE[name] ?? name;
const PAR: Record<string, string> = {
  hour: " de l’heure",
  day: " par jour",
  week: " par semaine",
  month: " par mois",
  year: " par an",
};
const NIVEAU: Record<string, string> = {
  intern: "stage",
  entry: "débutant",
  "entry-level": "débutant",
  head: "responsable",
  executive: "direction",
};
const niveau = (level: string): string => NIVEAU[level] ?? level;

const salaire = ({
  amount,
  currency,
  period,
}: {
  amount: number;
  currency: string;
  period: string;
}): string => `${francais.money(amount, currency)}${PAR[period] ?? ""}`;

const TRAIT: Record<string, (name: string) => string> = {
  company: (name) => `de l’entreprise ${name}`,
  title: (name) => `avec ${cite(name)} dans le titre`,
  location: (name) => `situées à ${name}`,
  work_mode: (name) => `en mode ${mode(name)}`,
  source: (name) => `de la source ${name}`,
};

const WORK = { titles: "texts", names: "texts" } as const;
const prouve = (names: string[]) =>
  names.length === 0 ? "" : `, preuves à l’appui\u202f: ${names.join(", ")}`;
const travail = ({ titles, names }: { titles: string[]; names: string[] }) =>
  `${titles.join(", ")}${prouve(names)}`;

const LIEU = { countries: "texts", own: "texts", remote: "flag" } as const;
const lieu = (remote: boolean) => (remote ? "Télétravail depuis" : "Lieu de travail");

/** What may rule a posting out. */
const AVERTISSEMENTS: PhraseWords = {
  country_not_sought: sentence(
    LIEU,
    ({ countries, own, remote }) =>
      `${lieu(remote)}\u202f: ${pays(countries)}\u202f; recherché\u202f: ${pays(own)}.`,
  ),
  country_not_home: sentence(
    LIEU,
    ({ countries, own, remote }) =>
      `${lieu(remote)}\u202f: ${pays(countries)}\u202f; vous êtes ici\u202f: ${pays(own)}.`,
  ),
  permit: sentence(
    { countries: "texts", own: "texts" },
    ({ countries, own }) =>
      `Exige un permis de travail (${pays(countries)})\u202f; votre portrait ne montre que\u202f: ${pays(own)}.`,
  ),
  language_asked: sentence(
    { languages: "texts" },
    ({ languages }) =>
      `Langue exigée\u202f: ${unSeul(languages.map(langue))}\u202f; votre portrait ne la montre pas.`,
  ),
  language_written: sentence(
    { language: "text" },
    ({ language }) => `Rédigée en ${langue(language)}\u202f; votre portrait ne montre pas cette langue.`,
  ),
};

/** Pieces of a sentence, joined by whoever says them. */
const PERTINENCE: PhraseWords = {
  title_answers: sentence({ keyword: "text" }, ({ keyword }) => `le titre répond à ${cite(keyword)}`),
  title_far: fixed("le titre est loin de ce que vous cherchez"),
  level_fits: sentence({ level: "text" }, ({ level }) => `niveau\u202f: ${niveau(level)}`),
  level_off: sentence(
    { level: "text" },
    ({ level }) => `${niveau(level)} n’est pas le niveau que vous voulez`,
  ),
  place_fits: sentence({ place: "text" }, ({ place }) => `lieu\u202f: ${place}`),
  remote_from: sentence({ place: "text" }, ({ place }) => `télétravail depuis ${place}`),
  place_off: sentence({ place: "text" }, ({ place }) => `${place} ne fait pas partie de vos lieux`),
  mode_fits: sentence({ mode: "text" }, (said) => mode(said.mode)),
  mode_off: sentence(
    { mode: "text", wanted: "texts" },
    (said) => `${mode(said.mode)} au lieu de ${unSeul(said.wanted.map(mode))}`,
  ),
  pay_fits: sentence(
    { amount: "number", currency: "text", period: "text" },
    (pay) => `paie jusqu’à ${salaire(pay)}`,
  ),
  pay_below: sentence(
    { amount: "number", currency: "text", period: "text" },
    (pay) => `paie au plus ${salaire(pay)}, moins que votre salaire minimum`,
  ),
  names: sentence({ names: "texts" }, ({ names }) => `nomme ${tous(names)}`),
  names_none: sentence({ names: "texts" }, ({ names }) => `ne nomme rien de ceci\u202f: ${tous(names)}`),
  work_same: sentence(WORK, (work) => `comme votre travail\u202f: ${travail(work)}`),
  work_near: sentence(WORK, (work) => `proche de votre travail\u202f: ${travail(work)}`),
  work_far: sentence(
    WORK,
    ({ names }) =>
      `loin de votre travail passé${names.length === 0 ? "" : `, mais prouvé\u202f: ${names.join(", ")}`}`,
  ),
  says: sentence({ names: "texts" }, ({ names }) => `mentionne ${tous(names)}`),
  ruled_out: sentence({ wish: "text" }, ({ wish }) => `vous avez exclu ${cite(wish)}`),
  lesson: sentence(
    { kept: "flag", times: "number", of: "number", trait: "text", name: "text" },
    ({ kept, times, of, trait, name }) =>
      `vous avez ${kept ? "gardé" : "écarté"} ${times} offres sur ${of} ${TRAIT[trait]?.(name) ?? name}`,
  ),
};

/** A date with its preposition: "en 2019", "en mars 2019", "le 3 mars 2019". */
const quand = (date: string): string => `${date.length > 7 ? "le" : "en"} ${jour(date)}`;

function periode([start = "", end = ""]: string[]): string {
  return `${jour(start) || "?"} – ${end === "present" ? "aujourd’hui" : jour(end) || "?"}`;
}

const DOUTES: PhraseWords = {
  shown_by_none: fixed("Aucun document ne le montre. Ajoutez-en un, ou indiquez-le vous-même."),
  shown_weakly: sentence(
    { sure: "number" },
    ({ sure }) => `Ce qui le montre est faible (${sure} sur 100). Regardez la citation avant de vous y fier.`,
  ),
  ends_before_start: sentence(
    { start: "text", end: "text" },
    ({ start, end }) => `La fin (${jour(end)}) précède le début (${jour(start)}).`,
  ),
  role_ends_before_start: sentence(
    { title: "text", company: "text" },
    ({ title, company }) => `Le poste qui le montre, ${title} chez ${company}, finit avant de commencer.`,
  ),
  dates_differ: sentence(
    { one: "texts", other: "texts" },
    ({ one, other }) => `Un document dit ${periode(one)}, un autre ${periode(other)}.`,
  ),
  role_dates_differ: sentence(
    { title: "text", company: "text", one: "texts", other: "texts" },
    ({ title, company, one, other }) =>
      `Pour le poste qui le montre, ${title} chez ${company}, un document dit ${periode(one)}, un autre ${periode(other)}.`,
  ),
  says_the_same: sentence(
    { label: "text" },
    ({ label }) => `${cite(label)} dit la même chose. Fusionnez les deux.`,
  ),
  number_not_shown: fixed("On y lit un chiffre qu’aucune preuve ne contient."),
  ended: sentence({ end: "text" }, ({ end }) => `Cela s’est terminé ${quand(end)}.`),
  last_shown: sentence(
    { end: "text" },
    ({ end }) => `Un poste terminé ${quand(end)} est le dernier à le montrer. Dites si c’est toujours vrai.`,
  ),
};

const COLLEZ = "Ouvrez-la dans votre navigateur et enregistrez-la de là, ou collez le texte de l’offre.";

const ECHECS: PhraseWords = {
  went_wrong: fixed("Quelque chose s’est mal passé de notre côté. Veuillez réessayer plus tard."),
  job_forgotten: fixed("Le serveur n’a plus trace de ce travail."),
  stopped_halfway: fixed(
    "Ce travail s’est interrompu au même endroit à chaque essai. Relancez-le\u202f; si cela se reproduit, dites-le à la personne qui gère le serveur.",
  ),
  portrait_empty: fixed("Le portrait est encore vide. Apportez d’abord un CV, ou racontez une expérience."),
  portrait_unreviewed: fixed(
    "Rien de votre portrait n’est encore accepté, et un CV ne contient que ce qui l’est. Vérifiez d’abord ce qui a été trouvé.",
  ),
  opportunity_deleted: fixed("L’opportunité a été supprimée pendant qu’on y travaillait."),
  opportunity_limit: fixed(
    "Vous suivez autant d’opportunités qu’il est permis ici. Supprimez-en pour en enregistrer d’autres.",
  ),
  tailored_limit: fixed(
    "Vous avez autant de profils sur mesure qu’il est permis ici. Supprimez une opportunité qui en a un.",
  ),
  document_deleted: fixed("Le document a été supprimé avant d’être lu."),
  document_failed: fixed("Le document n’a pas pu être lu. Réessayez, ou apportez-le dans un autre format."),
  pdf_not_a_pdf: fixed(
    "Le fichier n’est ni un PDF ni un document Word (.docx). Enregistrez le CV dans l’un de ces formats.",
  ),
  docx_corrupt: fixed(
    "Le document Word est endommagé. Ouvrez-le dans le programme qui l’a créé, puis enregistrez-le à nouveau, ou en PDF.",
  ),
  docx_image_only: fixed(
    "Le document Word ne contient pas de texte, ou seulement des images de texte. Écrivez le CV en texte.",
  ),
  docx_too_large: fixed(
    "Le document Word contient bien plus qu’un CV. Enregistrez une copie avec le CV seul.",
  ),
  docx_timed_out: fixed(
    "La lecture a pris trop de temps. Enregistrez une nouvelle copie plus simple depuis le programme qui l’a créé.",
  ),
  pdf_encrypted: fixed("Le PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe."),
  pdf_corrupt: fixed(
    "Le PDF est endommagé ou incomplet. Ouvrez-le, enregistrez-le à nouveau et utilisez cette copie.",
  ),
  pdf_image_only: fixed(
    "Le PDF contient des images de pages, mais pas de texte. Enregistrez le CV depuis le programme qui l’a créé, ou passez-y d’abord une reconnaissance de texte (OCR).",
  ),
  pdf_too_many_pages: fixed("Le PDF a trop de pages. Envoyez le CV seul."),
  pdf_too_large: fixed("Le PDF est trop volumineux. Enregistrez-en une copie plus petite, sans images."),
  pdf_timed_out: fixed(
    "La lecture a pris trop de temps. Enregistrez une nouvelle copie plus simple depuis le programme qui l’a créé.",
  ),
  page_gone: sentence(
    { status: "number" },
    ({ status }) => `L’offre n’est plus à cette adresse (réponse ${status}).`,
  ),
  page_refused: sentence(
    { status: "number" },
    ({ status }) => `Le site ne montre pas la page à ce service (réponse ${status}). ${COLLEZ}`,
  ),
  page_list: sentence({ count: "number" }, ({ count }) =>
    count === 0
      ? "La page est une liste d’offres, et la liste est vide."
      : "La page est une liste d’offres. Ouvrez-en une et enregistrez celle-là.",
  ),
  page_loading: fixed(`La page n’avait pas encore chargé son offre. ${COLLEZ}`),
  page_empty_page: fixed(`La page ne montre son texte que dans un navigateur. ${COLLEZ}`),
  page_form_only: fixed(`La page ne contient qu’un formulaire de candidature. ${COLLEZ}`),
  page_not_a_posting: fixed(`Il n’y a pas d’offre d’emploi à cette adresse. ${COLLEZ}`),
  page_restricted: fixed(`La page demande de se connecter. ${COLLEZ}`),
  page_unreadable: fixed(`La page n’a pas pu être lue. ${COLLEZ}`),
  fetch_bad_address: fixed(`L’adresse n’est pas une adresse http ou https ordinaire. ${COLLEZ}`),
  fetch_forbidden_address: fixed(`L’adresse mène à un réseau privé, que ce service ne lit pas. ${COLLEZ}`),
  fetch_not_found_in_dns: fixed(`L’adresse nomme un site qui n’existe pas. ${COLLEZ}`),
  fetch_unreachable: fixed(`Le site n’a pas répondu. ${COLLEZ}`),
  fetch_timeout: fixed(`Le site a mis trop de temps à répondre. ${COLLEZ}`),
  fetch_too_large: fixed(`La page dépasse 5\u202fMo. ${COLLEZ}`),
  fetch_too_many_redirects: fixed(`L’adresse redirige sans fin. ${COLLEZ}`),
  fetch_not_a_page: fixed(`L’adresse mène à un fichier, pas à une page. ${COLLEZ}`),
};

export const sentencesFr: PhraseWords = { ...PERTINENCE, ...AVERTISSEMENTS, ...DOUTES, ...ECHECS };
