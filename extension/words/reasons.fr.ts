/** French: why a sentence was left out of a text, or is not borne out by the portrait. */
import { cite, francais } from "./explanation.fr.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

/** Behind "Aucune preuve ne montre ceci". */
export const ACTES: Record<string, string> = {
  leading: "une direction",
  "leading people": "l’encadrement de personnes",
  managing: "une fonction de gestion",
  "managing a whole place": "la direction d’un établissement entier",
  "a senior position": "un poste supérieur",
  founding: "une fondation",
  "owning it": "que cela vous appartient",
  "doing it alone": "que cela s’est fait seul",
  "being an expert": "une expertise",
  "being outstanding": "que c’était remarquable",
  "that it was always so": "que c’était toujours ainsi",
  "being known for it": "que vous êtes connu pour cela",
  "being employee of the month": "un titre d’employé du mois",
  "being employee of the year": "un titre d’employé de l’année",
  "an award": "une distinction",
  "a promotion": "une promotion",
  "a publication": "une publication",
  "being its author": "que vous en êtes l’auteur",
  "speaking in public": "des prises de parole en public",
  "teaching or mentoring": "un enseignement ou un accompagnement",
  hiring: "des recrutements",
  negotiating: "des négociations",
  "an international reach": "une portée internationale",
  "a budget": "un budget",
  "raising money": "une levée de fonds",
  "a certificate": "un certificat",
  "a clearance": "une habilitation",
};

export const DIPLOMES: Record<string, string> = {
  "a doctorate": "un doctorat",
  "an MBA": "un MBA",
  "a master's degree": "un master",
  "a diploma": "un diplôme supérieur",
  "a bachelor's degree": "une licence",
  "a state examination": "un examen d’État",
  "an associate degree": "un diplôme de premier cycle court",
  "a teaching certificate": "un certificat d’enseignement",
  "vocational training": "une formation professionnelle",
  "a school leaving certificate": "un diplôme de fin d’études secondaires",
  "a degree": "un diplôme",
  "a distinction": "une mention au diplôme",
};

const words = { words: "text" } as const;
const montre = (what: string) => `Aucune preuve ne montre ceci\u202f: ${what}.`;

export const reasonsFr: PhraseWords = {
  cites_nothing: fixed("Cela dit quelque chose de la personne et ne cite aucune preuve."),
  cites_no_row: fixed("Cela ne cite aucune preuve que contienne le portrait."),
  cites_other_role: fixed("Cela cite les preuves d’un autre poste."),
  nothing_speaks: fixed("Aucune preuve n’en parle."),
  speaks_not_of: sentence(words, (said) => `Les preuves ne parlent pas de ${cite(said.words)}.`),
  says_elsewhere: fixed("Les preuves le disent d’un autre poste, d’un autre travail ou d’une autre période."),
  says_of_others: fixed("Les preuves le racontent de quelqu’un d’autre."),
  says_not: sentence(words, (said) => `Les preuves ne disent pas ${cite(said.words)}.`),
  says_not_of: sentence(words, (said) => `Les preuves ne disent pas cela de ${cite(said.words)}.`),
  says_another: sentence(words, (said) => `Les preuves disent autre chose que ${cite(said.words)}.`),
  stands_not: sentence(words, (said) => `${cite(said.words)} ne figure pas dans les preuves.`),
  quoted_not: fixed("Ces mots ne figurent pas dans les preuves."),
  helped: fixed("Les preuves racontent une aide apportée, non que la chose a été faite."),
  proposed: fixed("Les preuves racontent une proposition, non sa réalisation."),
  nominated: fixed("Les preuves racontent une nomination, non une victoire."),
  unfinished: fixed("Les preuves disent que ce n’est pas encore terminé."),
  no_cause: fixed("Aucune preuve ne dit que cela en a résulté."),
  no_common_cause: fixed("Aucune preuve ne dit à elle seule que l’un a résulté de l’autre."),
  skill_unshown: sentence({ skill: "text" }, ({ skill }) => montre(skill)),
  language_unshown: sentence({ language: "text" }, ({ language }) => montre(francais.spoken(language))),
  language_level: sentence(
    { language: "text" },
    ({ language }) => `Les preuves ne montrent pas ce niveau\u202f: ${francais.spoken(language)}.`,
  ),
  deed_unshown: sentence({ deed: "text" }, ({ deed }) => montre(ACTES[deed] ?? cite(deed))),
  degree_unshown: sentence({ degree: "text" }, ({ degree }) => montre(DIPLOMES[degree] ?? cite(degree))),
  degree_mark: fixed("Aucune preuve ne montre avec quelle note ce diplôme a été obtenu."),
  degree_field: fixed("Le diplôme prouvé a été obtenu dans une autre matière."),
  title_unheld: sentence(words, (said) => `Aucun poste prouvé ne portait le titre ${cite(said.words)}.`),
  employer_unheld: sentence(words, (said) => `Aucun poste prouvé n’était chez ${said.words}.`),
  employer_written_to: sentence(
    { company: "text" },
    ({ company }) => `La lettre s’adresse à ${company}\u202f; la personne n’y a pas travaillé.`,
  ),
  people_not_led: sentence(
    words,
    (said) => `Les preuves ne disent pas que ces personnes étaient dirigées\u202f: ${cite(said.words)}.`,
  ),
  people_none: sentence(
    words,
    (said) => `Dans les preuves, ${cite(said.words)} désigne autre chose que des personnes.`,
  ),
  team_size: sentence(
    words,
    (said) => `Aucune équipe de cette taille (${cite(said.words)}) ne figure dans les preuves.`,
  ),
  number_once: fixed("Les preuves ne contiennent ce chiffre qu’une fois."),
  number_of_other: sentence(words, (said) => `Dans les preuves, ${cite(said.words)} compte autre chose.`),
  number_turned: sentence(words, (said) => `Dans les preuves, ${cite(said.words)} va dans l’autre sens.`),
  number_not_each: sentence(words, (said) => `Les preuves ne disent pas ${cite(said.words)} de chaque fois.`),
  number_pair: fixed("Dans les preuves, on passe d’un autre chiffre à un autre, ou l’inverse."),
  counts_other: sentence(words, (said) => `Les preuves comptent autre chose que ${cite(said.words)}.`),
  date_stands_not: sentence(words, (said) => `La date ${cite(said.words)} ne figure pas dans les preuves.`),
  none_began: sentence(
    words,
    (said) => `Aucun poste prouvé n’a commencé alors (${cite(said.words)}) et ne dure encore.`,
  ),
  none_ended: sentence(words, (said) => `Aucun poste prouvé ne s’est terminé alors (${cite(said.words)}).`),
  none_runs: fixed("Aucun des postes prouvés ne dure encore."),
  certificate_too_long: fixed(
    "C’est trop long pour le nom d’un certificat\u202f; raccourcissez l’affirmation pour qu’elle figure ici.",
  ),
};
