/** French, the explanations of a score. */
import { formsOf } from "./forms.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

/** What the other French sentences share with these. */
export const francais = formsOf("fr", { "Sign language": "langue des signes" });
const { all: tous, one: unSeul, spoken: langue } = francais;

/** Words that are quoted. */
export const cite = (words: string): string => `«\u202f${words}\u202f»`;

function duree(months: number): string {
  const whole = Math.floor(months);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  const parts = [years > 0 && `${years} ${years === 1 ? "an" : "ans"}`, rest > 0 && `${rest} mois`].filter(
    Boolean,
  );
  return parts.join(" ") || "moins d’un mois";
}

/** Undated roles show the work and no time. */
const dureeComme = (months: number): string => (months > 0 ? `${duree(months)} comme ` : "");

function titres(titles: string[]): string {
  return titles.length > 3 ? `${titles.slice(0, 3).join(", ")} et autres` : titles.join(", ");
}

const langues = (names: string[]): string[] => names.map(langue);

const WORK = { months: "number", titles: "texts" } as const;

export const explanationFr: PhraseWords = {
  not_shown: sentence({ skills: "texts" }, ({ skills }) => `Sans preuve\u202f: ${tous(skills)}.`),
  one_is_enough: sentence(
    { skills: "texts" },
    ({ skills }) => `Une seule suffit\u202f; sans preuve\u202f: ${tous(skills)}.`,
  ),
  time_in_roles: sentence({ ...WORK, asked_months: "number" }, ({ months, titles, asked_months }) => {
    const asked = asked_months > 0 ? `\u202f; demandé\u202f: ${duree(asked_months)}` : "";
    return `${months > 0 ? duree(months) : "Aucune durée datée"} comme ${titres(titles)}${asked}.`;
  }),
  same_work: sentence(
    WORK,
    ({ months, titles }) => `Même travail\u202f: ${dureeComme(months)}${titres(titles)}.`,
  ),
  neighbouring_work: sentence(
    WORK,
    ({ months, titles }) => `Travail voisin\u202f: ${dureeComme(months)}${titres(titles)}.`,
  ),
  named_in_posting: sentence(
    { skills: "texts" },
    ({ skills }) =>
      `De ce que nomme l’offre, est prouvé\u202f: ${skills.length === 0 ? "rien" : tous(skills)}.`,
  ),
  degree: sentence(
    { label: "text", finished: "flag", same: "flag" },
    ({ label, finished, same }) =>
      `${label}${finished ? "" : ", pas encore terminé"}${same ? "" : "\u202f; proche, mais pas du même niveau ou de la même matière"}.`,
  ),
  paper: sentence(
    { label: "text", asked: "text", same: "flag" },
    ({ label, asked, same }) =>
      `${label}${same ? "" : `\u202f; proche de ce qui est demandé (${asked}), mais différent`}.`,
  ),
  languages_shown: sentence(
    { languages: "texts" },
    ({ languages }) => `Prouvé\u202f: ${tous(langues(languages))}.`,
  ),
  languages_below: sentence(
    { languages: "texts" },
    ({ languages }) => `En dessous du niveau demandé\u202f: ${tous(langues(languages))}.`,
  ),
  languages_missing: sentence(
    { languages: "texts" },
    ({ languages }) => `Sans preuve\u202f: ${tous(langues(languages))}.`,
  ),
  shown: sentence({ things: "texts" }, ({ things }) => `Prouvé\u202f: ${tous(things)}.`),
  implied: sentence({ skill: "text", by: "text" }, ({ skill, by }) => `${skill}\u202f: prouvé par ${by}.`),
  line_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) => `Une ligne qui montre ${(either ? unSeul : tous)(things.map(cite))}.`,
  ),
  evidence_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) => `Une preuve pour ${(either ? unSeul : tous)(things)}.`,
  ),
  evidence_of_language: sentence(
    { languages: "texts", either: "flag" },
    ({ languages, either }) =>
      `Une preuve au niveau demandé\u202f: ${(either ? unSeul : tous)(langues(languages))}.`,
  ),
  dated_work: sentence(
    { months: "number" },
    ({ months }) => `Un travail daté qui le montre, sur ${duree(months)}.`,
  ),
  required_missing: sentence(
    { requirement: "text" },
    ({ requirement }) => `Exigé, mais sans preuve\u202f: ${requirement}`,
  ),
  said: fixed("La citation le montre."),
  said_in_part: fixed("La citation le montre en partie."),
  nothing_said: fixed("Rien dans le portrait ne le montre."),
  no_role: fixed("Aucun poste dans ce métier ou dans un métier voisin."),
  no_degree: fixed("Aucun diplôme n’est prouvé."),
  instead_of_degree: fixed("À la place du diplôme\u202f:"),
  no_paper: fixed("Aucune habilitation ni aucun certificat de ce genre n’est prouvé."),
  no_language: fixed("Le portrait ne mentionne aucune langue de ce genre."),
  not_in_portrait: fixed("Un portrait ne le montre pas\u202f; cela ne compte pas."),
  work_in_occupation: fixed("Un travail dans ce métier."),
  more_in_occupation: fixed("Un travail plus long, plus proche ou plus élevé dans ce métier."),
  work_told: fixed("Une ligne qui dit où vous l’avez fait et avec quel résultat."),
  tell_employer: fixed("Dites-le vous-même à l’employeur."),
  no_claims: fixed("Le portrait ne contient pas encore d’affirmation avec une citation."),
  no_requirements: fixed("L’offre n’énonce aucune exigence que l’on puisse comparer."),
};
