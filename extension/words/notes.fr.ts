/** French: what is told beside a result, why a row needs attention, and what went wrong with a search. */
import { cite, francais } from "./explanation.fr.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const { all: tous, number: nombre } = francais;
/** French counts 0 and 1 as one. */
const compte = (count: number, one: string, many: string): string =>
  `${nombre(count)} ${count < 2 ? one : many}`;

const LU: Record<string, string> = {
  posting: "l’offre",
  document: "le document",
  description: "la description",
  portrait: "le portrait",
};
const ECRIT: Record<string, string> = {
  review: "le bilan",
  profile: "le profil",
  letter: "la lettre",
  text: "le texte",
  advice: "le conseil",
};
const SOURCE: Record<string, string> = {
  linkedin: "LinkedIn",
  google_jobs: "Google Jobs",
  fractionaljobs: "Fractional Jobs",
};

const QUI_A_LU: PhraseWords = {
  model_too_slow: fixed("Le modèle a mis trop de temps."),
  model_unreachable: fixed("Le serveur du modèle n’était pas joignable."),
  model_failed: fixed("Le serveur du modèle a répondu par une erreur."),
  model_key_refused: fixed("Le serveur du modèle a refusé la clé."),
  model_unknown: fixed("Le serveur du modèle ne connaît pas le modèle ou l’adresse."),
  model_text_too_long: fixed("Le texte est trop long pour le modèle."),
  model_over_limit: fixed("Le serveur du modèle a atteint sa limite."),
  model_budget_spent: fixed("Le budget du mois pour le modèle est épuisé."),
  model_refused_text: fixed("Le modèle a refusé de lire ce texte."),
  model_unusable: fixed("Le modèle a donné deux fois une réponse inutilisable."),
  model_broke_rule: fixed("La description du modèle a enfreint deux fois les règles."),
  model_quoted_nothing: fixed("Rien de ce que le modèle a avancé ne figure dans le texte."),
  model_review_unborne: fixed("Les preuves ne confirment pas le bilan du modèle."),
  model_vectors_miscounted: fixed("Le modèle a donné un autre nombre de vecteurs que demandé."),
  model_vectors_unusable: fixed("Le modèle a donné des vecteurs inutilisables."),
  model_unborne: fixed("Rien de ce que le modèle a écrit n’est confirmé par le portrait."),
  model_mostly_unborne: fixed("Trop peu de ce que le modèle a écrit est confirmé."),
  model_sentences_left_out: sentence(
    { count: "number" },
    ({ count }) => `Faute de preuves, retiré\u202f: ${compte(count, "phrase", "phrases")} du modèle.`,
  ),
  local_engine_read: sentence(
    { what: "text" },
    ({ what }) => `C’est l’analyse locale qui a lu ${LU[what] ?? "le texte"}.`,
  ),
  local_engine_wrote: sentence(
    { what: "text" },
    ({ what }) => `C’est l’analyse locale qui a rédigé ${ECRIT[what] ?? "le texte"}.`,
  ),
};

const A_L_ENREGISTREMENT: PhraseWords = {
  address_unread: fixed("L’adresse n’a pas été lue\u202f:"),
  embeddings_unavailable: fixed(
    "Les vecteurs ont été omis\u202f: aucun modèle configuré n’en produit. Le score n’en a pas besoin.",
  ),
  embeddings_failed: fixed(
    "Les vecteurs ont été omis\u202f: le modèle n’en a pas donné. Le score n’en a pas besoin.",
  ),
  embeddings_skipped: fixed("Les vecteurs ont été omis."),
  model_makes_no_embeddings: fixed("Le modèle configuré ne produit pas de vecteurs."),
  company_site_unknown: fixed("Rien n’a été lu sur l’employeur\u202f: l’offre ne dit pas où est son site."),
  company_site_unread: sentence(
    { host: "text" },
    ({ host }) => `Rien n’a été lu sur l’employeur\u202f: ${host} n’a pas pu être lu.`,
  ),
  imports_unread: sentence(
    { count: "number" },
    ({ count }) =>
      `${compte(count, "offre importée n’a pas pu être lue à son adresse", "offres importées n’ont pas pu être lues à leur adresse")}.`,
  ),
  nothing_claimed: fixed(
    "Rien dans ce texte n’a pu être compris comme une affirmation sur vous. Il est gardé\u202f; rien n’a été ajouté.",
  ),
};

const A_LA_RECHERCHE: PhraseWords = {
  no_search_on: fixed("Aucune recherche enregistrée n’est activée."),
  search_failed: sentence(
    { keyword: "text", source: "text" },
    ({ keyword, source }) => `${cite(keyword)} sur ${SOURCE[source] ?? source}\u202f:`,
  ),
  source_resting: fixed("La source a demandé qu’on la laisse tranquille un moment."),
  source_failed: sentence(
    { status: "number" },
    ({ status }) => `La source a eu elle-même une erreur (réponse ${status}).`,
  ),
  source_refused: sentence(
    { status: "number" },
    ({ status }) => `La source a refusé la recherche (réponse ${status}).`,
  ),
  source_said: sentence(
    { words: "text" },
    ({ words }) => `La source a refusé la recherche. Selon ses termes\u202f: ${cite(words)}`,
  ),
  source_no_results: fixed("La source a répondu par une page sans résultats."),
  source_no_list: fixed("La source a répondu par une page sans liste d’offres."),
  source_unreadable: fixed("La réponse de la source n’a pas pu être lue."),
  source_no_key: fixed(
    "Ce serveur n’a pas de clé pour Google Jobs\u202f: qui le gère doit définir GOOGLE_JOBS_API_KEY.",
  ),
  site_bad_address: fixed("L’adresse n’est pas une adresse http ou https ordinaire."),
  site_forbidden_address: fixed("L’adresse mène à un réseau privé, que ce service ne lit pas."),
  site_not_found_in_dns: fixed("L’adresse nomme un site qui n’existe pas."),
  site_unreachable: fixed("Le site n’a pas répondu, ou a interrompu sa réponse."),
  site_timeout: fixed("Le site a mis trop de temps à répondre."),
  site_too_large: fixed("La page dépasse 5\u202fMo."),
  site_too_many_redirects: fixed("L’adresse redirige sans fin."),
  site_not_a_page: fixed("L’adresse mène à un fichier, pas à une page."),
  untitled: fixed("Arrivée sans titre. Ouvrez-la pour voir de quoi il s’agit."),
  unaddressed: fixed("Arrivée sans adresse, elle ne peut être ni ouverte ni contrôlée."),
  mail_link_unread: fixed(
    "L’e-mail mentionne cette offre, mais la page derrière son lien n’a pas pu être lue.",
  ),
};

const A_LA_REDACTION: PhraseWords = {
  untailored: fixed("Il n’a pas été adapté\u202f:"),
  letter_in_english: fixed(
    "Les lettres se rédigent en anglais, allemand, français ou espagnol\u202f; celle-ci est en anglais.",
  ),
  letter_unsigned: fixed("Votre portrait ne contient pas de nom, la lettre n’est donc pas signée."),
  letter_thin: fixed(
    "Votre portrait contient trop peu de choses qu’une lettre puisse raconter. Ajoutez à vos postes ce que vous y avez fait et ce que cela a donné, ou racontez une expérience.",
  ),
  pages_over: sentence({ pages: "number", asked: "number" }, ({ pages, asked }) => {
    const rempli = pages === 1 ? "une page" : `${pages} pages`;
    return `Postes, formation et listes remplissent déjà ${rempli}, d’où plus que ce qui était demandé (${compte(asked, "page", "pages")}).`;
  }),
  rests_on_unreviewed: sentence({ count: "number" }, ({ count }) =>
    count === 1
      ? "Il repose sur une affirmation ou un poste que vous n’avez pas encore vérifié."
      : `Il repose sur ${nombre(count)} affirmations et postes que vous n’avez pas encore vérifiés.`,
  ),
  left_out_unborne: sentence(
    { text: "text" },
    ({ text }) => `Retiré, car rien dans le portrait ne le confirme\u202f: ${cite(text)}`,
  ),
  nothing_about: sentence(
    { phrase: "text" },
    ({ phrase }) => `Le portrait ne montre rien sur ${cite(phrase)}.`,
  ),
  nothing_about_unwritten: sentence(
    { phrase: "text" },
    ({ phrase }) => `Le portrait ne montre rien sur ${cite(phrase)}, rien n’a donc été écrit à ce sujet.`,
  ),
  nothing_more: fixed("Le portrait ne contient rien de plus à ajouter."),
  nothing_left: fixed("Il ne resterait rien, rien n’a donc été retiré."),
  untranslated: fixed(
    "Sans modèle, rien n’est traduit\u202f: le texte reste dans la langue de vos propres lignes.",
  ),
  tone_kept: fixed("Sans modèle, le ton reste tel quel\u202f: les mots sont les vôtres."),
  instruction_unfollowed: fixed(
    "Sans modèle, une consigne peut demander un texte plus court ou plus long, de dire une chose en premier ou de la retirer\u202f; celle-ci demandait autre chose et n’a pas été suivie.",
  ),
  changed_since: sentence({ portrait: "flag", posting: "flag" }, ({ portrait, posting }) => {
    const was = [...(portrait ? ["votre portrait"] : []), ...(posting ? ["l’offre"] : [])];
    return `Depuis la rédaction, ${tous(was)} ${was.length > 1 ? "ont" : "a"} changé.`;
  }),
};

const je = (audience: string) => audience === "manager";

const BILAN: PhraseWords = {
  review_worked_as: sentence(
    { audience: "text", titles: "texts", companies: "texts" },
    ({ audience, titles, companies }) => {
      const postes = tous(titles.map((title, at) => `${title} chez ${companies[at] ?? ""}`));
      return `${je(audience) ? "J’ai travaillé" : "Vous avez travaillé"} comme ${postes}.`;
    },
  ),
  review_record: sentence(
    { audience: "text", deeds: "texts" },
    ({ audience, deeds }) =>
      `${je(audience) ? "Mon" : "Votre"} bilan de cette période\u202f: ${deeds.join("\u202f; ")}.`,
  ),
  review_drew_on: sentence(
    { audience: "text", skills: "texts" },
    ({ audience, skills }) =>
      `${je(audience) ? "Mon" : "Votre"} travail s’appuyait sur ces compétences\u202f: ${tous(skills)}.`,
  ),
  review_needs_number: sentence(
    { deed: "text" },
    ({ deed }) => `Dites ce que cela a donné, avec un chiffre\u202f: ${deed}`,
  ),
};

const CONSEIL: PhraseWords = {
  field_unborne: sentence(
    { field: "text", text: "text" },
    ({ text }) => `Rien dans le portrait ne confirme ${cite(text)}.`,
  ),
  requirement_unsaid: sentence(
    { requirement: "text" },
    ({ requirement }) => `Vous remplissez ${cite(requirement)}, et le profil ne le dit pas.`,
  ),
  nothing_to_cover: fixed(
    "Le portrait ne montre rien de ce que demande l’offre\u202f; il n’y a donc rien à couvrir.",
  ),
  long_sentences: sentence({ count: "number", words: "number" }, ({ count, words }) =>
    count === 1
      ? `Raccourcissez la phrase de plus de ${words} mots.`
      : `Raccourcissez les ${nombre(count)} phrases de plus de ${words} mots.`,
  ),
  said_twice: fixed("Dites chaque chose une seule fois\u202f: certaines lignes en répètent d’autres."),
  empty_phrases: sentence(
    { phrases: "texts" },
    ({ phrases }) => `Remplacez les formules creuses par ce qui a été fait\u202f: ${phrases.join(", ")}.`,
  ),
  too_many_pages: sentence(
    { pages: "number", most: "number" },
    ({ pages, most }) =>
      `Il compte ${pages} pages\u202f; on en lit ${most}. Retirez ce qui dit le moins de choses sur le poste à pourvoir.`,
  ),
  narrative_missing: fixed(
    "Il commence sans présentation\u202f; deux à quatre phrases disent de qui il s’agit.",
  ),
  narrative_long: fixed("Tenez-vous-en à quatre phrases pour la présentation."),
  roles_without_lines: fixed(
    "Aucun poste ne dit ce qui y a été fait\u202f; ajoutez des lignes à votre portrait.",
  ),
};

/** What to ask in the interview: said to the employer. */
const EN_ENTRETIEN: PhraseWords = {
  ask_duty: sentence(
    { quote: "text" },
    ({ quote }) =>
      `Vous citez ${cite(quote)} parmi les tâches. À quoi verrait-on, au bout de six mois, que cela se passe bien\u202f?`,
  ),
  ask_employer: sentence(
    { quote: "text" },
    ({ quote }) => `Votre offre dit\u202f: ${cite(quote)}. Qu’est-ce que cela signifie pour ce poste\u202f?`,
  ),
  ask_unshown: sentence(
    { requirement: "text" },
    ({ requirement }) =>
      `Quelle importance a ${cite(requirement)} dès le premier jour, et qu’est-ce qui peut s’apprendre en poste\u202f?`,
  ),
  ask_condition: sentence(
    { requirement: "text" },
    ({ requirement }) =>
      `Vous mentionnez ${cite(requirement)}. À quoi cela ressemble-t-il dans un mois ordinaire\u202f?`,
  ),
  ask_hybrid: fixed("Comment la semaine se partage-t-elle entre bureau et domicile, et qui en décide\u202f?"),
  ask_mode: fixed("L’offre ne dit pas où l’on travaille. Quelle part peut se faire d’ailleurs\u202f?"),
  ask_pay: fixed("L’offre n’indique pas de salaire. Quelle fourchette est prévue pour ce poste\u202f?"),
};

export const notesFr: PhraseWords = {
  ...EN_ENTRETIEN,
  ...QUI_A_LU,
  ...A_L_ENREGISTREMENT,
  ...A_LA_RECHERCHE,
  ...A_LA_REDACTION,
  ...CONSEIL,
  ...BILAN,
};
