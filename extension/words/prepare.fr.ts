/** French, getting ready for an interview. */
import type { prepareEn } from "./prepare.en.ts";

export const prepareFr: Record<keyof typeof prepareEn, string> = {
  "prepare.tab": "Préparer",
  "prepare.promise":
    "Ce que vous pouvez raconter pour chaque exigence, dans les mots de vos propres documents. Rien n’est ajouté.",
  "prepare.print": "Imprimer",
  "prepare.told": "Ce que vous pouvez raconter",
  "prepare.toldHow":
    "L’indispensable d’abord. Une action avec son résultat est une réponse complète\u202f; là où il n’y a que l’action, réfléchissez à ce qu’elle a donné.",
  "prepare.bare": "Ce que vous montrez sans l’illustrer",
  "prepare.bareHow":
    "Vos documents le mentionnent sans raconter d’action. Ayez un exemple prêt, ou racontez l’expérience dans votre portrait.",
  "prepare.open": "Ce qu’il faut préparer",
  "prepare.openHow":
    "Rien dans votre portrait n’y répond. Attendez-vous à la question, et ayez une réponse honnête.",
  "prepare.questions": "Ce que vous pouvez leur demander",
  "prepare.questionsHow": "Chaque question part de ce que l’offre dit ou passe sous silence.",
  "prepare.situation": "Situation",
  "prepare.deed": "Action",
  "prepare.result": "Résultat",
  "prepare.at": "{title}, {company}",
  "prepare.source": "{name}, page {page}",
  "prepare.unread": "Le texte de l’offre n’a pas été lu\u202f: il n’y a donc pas d’exigences à préparer.",
};
