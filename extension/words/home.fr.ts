/** French, the first page of the workspace. */
import type { homeEn } from "./home.en.ts";

export const homeFr: Record<keyof typeof homeEn, string> = {
  "room.home": "Accueil",
  "home.figures": "Chiffres",
  "home.asTable": "Les chiffres en tableau",
  "home.asOf": "Le serveur ne répond pas. Ce qui repose sur des scores date du {when}.",
  "home.beingScored.one": "{count} score est en cours de recalcul et n’est pas compté pour l’instant.",
  "home.beingScored.other": "{count} scores sont en cours de recalcul et ne sont pas comptés pour l’instant.",
  "home.newTab": "s’ouvre dans un nouvel onglet",

  "home.steps": "Premiers pas",
  "home.step.resume": "Apportez votre CV",
  "home.step.resumeHow":
    "Un fichier PDF ou Word. Votre propre serveur en tire des affirmations, chacune avec les mots qui la prouvent.",
  "home.step.resumeGo": "Choisir un CV",
  "home.step.understood": "Voyez ce que nous avons compris",
  "home.step.understoodHow":
    "Une page\u202f: votre nom, vos postes, vos compétences et votre formation à côté de votre document. Corrigez ce qui est faux, puis confirmez.",
  "home.step.understoodGo": "Relire",
  "home.step.posting": "Enregistrez votre première offre",
  "home.step.postingHow":
    "Ouvrez une offre et cliquez sur l’icône de l’extension, ou appuyez sur Ctrl+Maj+Y. Le panneau dit à quel point vous y répondez, et pourquoi\u202f; S l’enregistre.",
  "home.step.postingGo": "",
  "home.step.applied": "Dites où vous avez postulé",
  "home.step.appliedHow":
    "Donnez à une offre enregistrée le statut «\u202fCandidature envoyée\u202f», et cette page la suivra.",
  "home.step.appliedGo": "Vers vos opportunités",

  "home.ahead": "Ce qui vous attend",
  "home.aheadNone":
    "Rien à faire cette semaine, et aucun entretien en vue. Donnez à une opportunité une prochaine étape avec une date, et elle s’affiche ici.",
  "home.overdue": "prévu {due}, en retard",
  "home.interview.phone": "Entretien téléphonique",
  "home.interview.video": "Entretien en visio",
  "home.interview.on_site": "Entretien sur place",
  "home.interview.task": "Exercice",
  "home.interview.other": "Entretien",

  "home.queue": "Nouveautés de la file",
  "home.queueEmpty":
    "Rien ne vous attend. Ce que trouvent vos recherches enregistrées apparaît ici, le meilleur d’abord.",
  "home.queueSearches": "Recherches enregistrées",
  "home.queueHow.one": "{count} offre attend. Ajoutez-la ou écartez-la dans la file du panneau latéral (Q).",
  "home.queueHow.other":
    "{count} offres attendent. Ajoutez-les ou écartez-les dans la file du panneau latéral (Q).",

  "home.stage": "Étape",
  "home.postings": "Offres",
  "home.stage.saved": "Enregistrées",
  "home.stage.applied": "Candidatures",
  "home.stage.interviewing": "Entretiens",
  "home.stage.offer": "Propositions",
  "home.ofBefore": "Part de l’étape précédente",
  "home.ofBeforeWords": "{share} de l’étape précédente",
  "home.stagesQuestion": "Jusqu’où va ce que vous enregistrez\u202f?",
  "home.stagesNone": "Offres enregistrées\u202f: {saved}. Aucune n’est encore devenue une candidature.",
  "home.stagesAnswer":
    "Offres enregistrées\u202f: {saved}\u202f; candidatures\u202f: {applied}\u202f; entretiens\u202f: {interviewing}\u202f; propositions\u202f: {offer}.",

  "home.weeksQuestion": "Jusqu’où est allé ce que vous avez enregistré chaque semaine\u202f?",
  "home.weekOf": "Semaine du",
  "home.applications": "Candidatures envoyées",
  "home.weekSaved.one": "Cette semaine, vous avez enregistré {count} offre",
  "home.weekSaved.other": "Cette semaine, vous avez enregistré {count} offres",
  "home.weekSent.one": "et envoyé {count} candidature.",
  "home.weekSent.other": "et envoyé {count} candidatures.",
  "home.weeksAll.one": "En {weeks} semaines\u202f: {count} enregistrée.",
  "home.weeksAll.other": "En {weeks} semaines\u202f: {count} enregistrées.",

  "home.originsQuestion": "D’où viennent vos bonnes correspondances\u202f?",
  "home.originsAnswer": "Surtout de {name}\u202f: {good} sur {tracked} avec un score d’au moins {from}.",
  "home.originsNone": "Aucun score n’atteint encore {from}. L’origine la plus fréquente vient en premier.",
  "home.originsUnscored": "Aucune offre n’a encore de score.",
  "home.origin": "Origine",
  "home.origin.query": "recherche enregistrée sur {source}",
  "home.origin.site": "site",
  "home.origin.mail": "E-mail transféré",
  "home.origin.by_hand": "Texte collé",
  "home.origin.others": "Toutes les autres",
  "home.goodFrom": "Score d’au moins {from}",
  "home.goodOf": "bonnes\u202f: {good} sur {tracked}",

  "home.lacksQuestion": "Que vous manque-t-il le plus souvent, et qu’est-ce que cela changerait\u202f?",
  "home.lacksAnswer":
    "{name}\u202f: demandé par {postings} offres sur {all}. Le montrer ajouterait jusqu’à {points} points à un score.",
  "home.lacksNone": "Rien de ce que votre portrait ne montre pas n’est demandé par plus d’une offre.",
  "home.lacksUnscored": "Aucune offre n’a encore de score\u202f: apportez un CV et enregistrez une offre.",
  "home.lacksHow":
    "Les points sont ce qu’un score gagnerait si les lignes qui le demandent étaient pleinement remplies et que rien d’autre ne changeait\u202f: le maximum possible. Si vous l’avez fait, dites-le avec vos propres mots\u202f; seul compte ce que vous montrez.",
  "home.tellStory": "Raconter une expérience",
  "home.lack": "Exigence",
  "home.certificate": "Certificat\u202f: {name}",
  "home.underOne": "moins de 1",
  "home.range": "{from} à {to}",
  "home.inPostings": "dans {count} sur {all}",
  "home.lackAdds.one":
    "Pleinement remplies, ses lignes ajouteraient {points} points au score de cette offre.",
  "home.lackAdds.other":
    "Pleinement remplies, ses lignes ajouteraient {points} points à chacun des {count} scores.",
  "home.lackWithOthers.one": "Dans {count} offre, il manque aussi autre chose à sa ligne.",
  "home.lackWithOthers.other": "Dans {count} offres, il manque aussi autre chose à sa ligne.",
  "home.lackUnlocks.one": "Dans {count} offre, rien d’autre ne retiendrait alors l’indispensable sous 70.",
  "home.lackUnlocks.other": "Dans {count} offres, rien d’autre ne retiendrait alors l’indispensable sous 70.",
  "home.lackWhere": "Où l’on demande {name}",
  "home.plus": "jusqu’à +{points}",
  "home.pointsEach": "Points par offre",
  "home.pointsAll": "Points au total",
  "home.withOthers": "Il manque autre chose",
};
