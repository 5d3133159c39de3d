/** French, what the side panel starts with, with "vous". A narrow no-break space (U+202F) stands before ; : ! ? and inside « ». */
import { applicationFr } from "./application.fr.ts";
import { casesFr } from "./cases.fr.ts";
import { claimsFr } from "./claims.fr.ts";
import { documentsFr } from "./documents.fr.ts";
import type { startEn } from "./start.en.ts";
import { opportunitiesFr } from "./opportunities.fr.ts";
import { keysFr } from "./keys.fr.ts";
import { queueFr } from "./queue.fr.ts";
import { savedFr } from "./saved.fr.ts";
import { understoodFr } from "./understood.fr.ts";

export const startFr: Record<keyof typeof startEn, string> = {
  ...keysFr,
  ...queueFr,
  ...savedFr,
  ...applicationFr,
  ...casesFr,
  ...claimsFr,
  ...documentsFr,
  ...understoodFr,
  ...opportunitiesFr,
  "done.undo": "Revenir en arrière",
  "button.about": "\u202f: {about}",
  "done.undone": "Annulé\u202f: {subject}",
  "done.nothing": "Plus rien à annuler",
  "done.givenUp": "Abandonné\u202f: {subject}",
  "done.waiting.one":
    "{count} modification est gardée sur cet appareil et sera envoyée quand le serveur répondra.",
  "done.waiting.other":
    "{count} modifications sont gardées sur cet appareil et seront envoyées quand le serveur répondra.",
  "done.again": "Réessayer",
  "done.refused": "Non pris. {what}. {message}",

  "chip.reading": "Enregistrée, en cours de lecture",
  "chip.tracked": "Suivie",
  "chip.waiting": "En attente d’envoi",

  "connect.address": "Adresse du serveur",
  "connect.looking": "Recherche du serveur sur cet ordinateur…",
  "connect.found": "Votre serveur y répond.",
  "connect.notFound":
    "Aucun serveur ne répond encore. Démarrez-le avec npm start, ou saisissez son adresse\u202f; une nouvelle recherche a lieu toutes les quelques secondes.",
  "connect.connect": "Connecter",
  "connect.asking": "Connexion…",
  "connect.again": "Réessayer",
  "connect.code": "Vérifiez que la page qui s’est ouverte montre ce code, puis approuvez.",
  "connect.waiting": "En attente de votre approbation",
  "connect.openPage": "Rouvrir la page",
  "connect.cancel": "Annuler",
  "connect.invalid":
    "Ce n’est pas une adresse. Elle ressemble à http://127.0.0.1:8787 ou https://portrait.example.com.",
  "connect.unreachable":
    "{address} ne répond pas. Vérifiez que le serveur tourne et que l’adresse est juste.",
  "connect.grant": "Autoriser l’accès à cette adresse",
  "connect.denied": "La demande a été refusée sur la page. Reconnectez si ce n’était pas vous.",
  "connect.expired": "Le code a expiré. Reconnectez pour en obtenir un autre.",
  "connect.refused":
    "{address} a refusé de connecter cette extension. Vérifiez que c’est bien un serveur Career Portrait.",

  "edit.open": "Modifier",
  "edit.title": "Titre",
  "edit.address": "Adresse",
  "edit.send": "Renvoyer",

  "entry.newTab": "(s’ouvre dans un nouvel onglet)",
  "evidence.stated": "Indiqué par vous",
  "evidence.story": "Votre récit",
  "evidence.document": "Votre document",
  "evidence.page": "{name}, page {page}",

  "failed.title": "Cette page n’a pas pu être lue",
  "failed.how": "Rechargez la page et relisez-la. Rien n’a été enregistré ni envoyé.",

  "list.count.one": "{count} offre sur cette page",
  "list.count.other": "{count} offres sur cette page",
  "list.choose": "Choisissez-en une pour voir à quel point vous y répondez.",
  "list.back": "Toutes les offres",
  "list.save": "Enregistrer\u202f: {title}",
  "list.saved": "Enregistrée\u202f: {title}",

  "live.reading": "Lecture de la page",
  "live.posting": "Offre lue\u202f: {title}",

  "mark.met": "Remplie",
  "mark.partly": "Remplie en partie",
  "mark.gap": "Manque",
  "mark.unknown": "Non comparée",
  "mark.unknowable": "Un portrait ne le montre pas",

  "manage.allow": "L’autoriser",
  "menu.more": "Autres actions",
  "menu.readAgain": "Relire",
  "menu.copyAddress": "Copier l’adresse",
  "menu.workspace": "Ouvrir l’espace de travail",
  "menu.always": "Toujours lire ce site",

  "mode.remote": "Télétravail",
  "mode.hybrid": "Hybride",
  "mode.onsite": "Sur place",

  "noAccess.title": "Cliquez sur l’icône de la barre d’outils pour lire cette page",
  "noAccess.how":
    "Ou appuyez sur Ctrl+Maj+Y (⌘⇧Y sur Mac). Le panneau peut alors lire cet onglet jusqu’à ce que vous quittiez le site.",
  "noAccess.why": "Career Portrait ne voit une page que si vous le lui demandez.",
  "noAccess.always": "Toujours lire tous les sites",
  "noAccess.alwaysSite": "Toujours lire ce site",

  "nothing.title": "Aucune offre sur cette page",
  "nothing.how": "Rien ici ne ressemble à une offre d’emploi.",
  "nothing.empty": "Cette page est encore vide",
  "nothing.emptyHow": "Elle n’a pas encore montré de texte. Elle sera relue dès qu’elle en montrera.",
  "nothing.form": "Seulement un formulaire de candidature",
  "nothing.formHow":
    "Cette page demande vos coordonnées mais ne décrit pas le poste. Ouvrez l’offre elle-même pour voir votre score.",
  "nothing.instead":
    "S’il y en a une, sélectionnez son texte et choisissez «\u202fLire le texte sélectionné comme une offre\u202f» dans le menu du clic droit, ou collez-le.",

  "outbox.waiting": "En attente d’envoi",
  "outbox.refused": "Refusée",
  "outbox.failed": "Échec",
  "outbox.saved": "Enregistrée",

  "paste.title": "Coller une offre",
  "paste.open": "Coller l’offre",
  "paste.text": "Texte de l’offre",
  "paste.address": "Son adresse, si vous l’avez",
  "paste.read": "Lire",
  "paste.cancel": "Annuler",

  "pay.from": "à partir de {range}",
  "pay.to": "jusqu’à {range}",
  "pay.hour": "{range} de l’heure",
  "pay.day": "{range} par jour",
  "pay.week": "{range} par semaine",
  "pay.month": "{range} par mois",
  "pay.year": "{range} par an",

  "phase.queued": "Attend son tour",
  "phase.validating": "Contrôle de ce qui a été enregistré",
  "phase.enriching": "Lecture de la page de l’offre",
  "phase.extracting": "Recherche de ce qu’elle demande",
  "phase.embeddings": "Comparaison des mots",
  "phase.researching": "Lecture sur l’entreprise",
  "phase.matching": "Comparaison avec votre portrait",
  "phase.step": "{step} sur {count}",

  "portrait.title": "Votre portrait",
  "portrait.views": "Vues de votre portrait",

  "posting.untitled": "Offre sans titre",
  "posting.closed": "N’accepte plus de candidatures",
  "posting.until": "Ouverte jusqu’au {day}",
  "posting.noDescription":
    "La page nomme cette offre mais n’en contient pas le texte. Enregistrez-la, et le serveur la lira sur sa propre page\u202f; ou ouvrez l’offre elle-même.",

  "requirement.unknown": "Pas encore comparée\u202f: votre portrait ne contient aucune affirmation.",
  "requirements.name": "Ce que l’offre demande",
  "requirements.must": "Indispensable",
  "requirements.nice": "Un plus",
  "requirements.met": "remplies\u202f: {met} sur {count}",
  "requirements.count.one": "{count} exigence",
  "requirements.count.other": "{count} exigences",

  "restricted.title": "Le navigateur garde cette page pour lui",
  "restricted.how":
    "Ses propres pages et la boutique d’extensions sont fermées à toutes les extensions. Ouvrez une offre dans un autre onglet.",

  "room.name": "Espaces",
  "room.portrait": "Portrait",
  "room.opportunities": "Opportunités",
  "room.settings": "Réglages",

  "save.save": "Enregistrer l’offre",
  "save.open": "Ouvrir dans l’espace de travail",
  "save.sendNow": "Envoyer maintenant",
  "save.again": "Réessayer",
  "save.discard": "Abandonner",
  "save.waiting": "Enregistrée sur cet appareil. Elle sera envoyée dès que le serveur sera joignable.",
  "save.refused": "Le serveur l’a refusée.",
  "save.failed": "Elle n’a pas pu être traitée.",

  "score.name": "Score",
  "warnings.name": "Ce qui peut l’exclure",
  "score.of": "/100",
  "score.must": "Indispensable",
  "score.nice": "Un plus",
  "score.here": "calculé sur cet appareil",
  "score.confirmed": "confirmé par le serveur",
  "score.model": "offre lue par {engine}",
  "score.proposed": "d’après des affirmations que vous n’avez pas vérifiées",
  "score.mixed": "en partie d’après des affirmations que vous n’avez pas vérifiées",
  "score.none": "Sans score",
  "score.noRequirements": "Cette offre n’énonce aucune exigence.",
  "score.noClaims": "Votre portrait ne contient aucune affirmation à lui comparer.",
  "score.unknown": "Sans score",

  "settings.title": "Réglages",
  "settings.views": "Vues des réglages",
  "settings.import": "Importer",
  "settings.export": "Exporter",
  "settings.model": "Modèle d’IA",
  "settings.usage": "Utilisation",
  "settings.keys": "Clés d’API",
  "settings.webhooks": "Webhooks",
  "settings.mail": "E-mail",
  "settings.delete": "Supprimer le compte",
  "settings.connection": "Connexion",
  "settings.keyHere": "La clé est gardée sur cet appareil seulement.",
  "settings.disconnect": "Déconnecter",
  "sample.title": "Données d’exemple",
  "sample.chip": "Exemple",
  "sample.what":
    "Le portrait d’une personne inventée, si vous n’en avez pas encore, et dix offres inventées de plusieurs métiers, notées comme le seraient les vôtres. Un clic les retire.",
  "sample.stands.one":
    "{count} offre inventée est ici, signalée. La retirer ne touche à rien qui vous appartienne.",
  "sample.stands.other":
    "{count} offres inventées sont ici, signalées. Les retirer avec ce qui en a été fait ne touche à rien qui vous appartienne\u202f; le portrait inventé part avec elles.",
  "sample.unknown": "Il faut que le serveur réponde pour voir ou changer ceci.",
  "sample.failed": "Cela n’a pas marché. Réessayez quand le serveur répondra.",
  "sample.working": "Un instant…",
  "sample.add": "Charger les données d’exemple",
  "sample.remove": "Retirer les données d’exemple",
  "settings.sites": "Sites lus sans clic",
  "settings.noSites": "Aucun. Une page n’est lue que si vous cliquez sur l’icône ou utilisez le raccourci.",
  "settings.forget": "Ne plus lire",

  "status.tracking": "Suivie",
  "status.applied": "Candidature envoyée",
  "status.interviewing": "En entretien",
  "status.offer": "Proposition",
  "status.rejected": "Refusée",
  "status.archived": "Archivée",

  "steps.title": "Voyez où vous en êtes face à chaque offre",
  "steps.lead": "Chaque point expliqué, avec vos propres mots.",
  "steps.done": "Fait",
  "steps.connect": "Connectez votre serveur",
  "steps.connectWhy": "C’est là que vit votre portrait. Une page s’ouvre, où vous approuvez ce navigateur.",
  "steps.resume": "Apportez votre CV",
  "steps.resumeWhy": "Il est lu une fois\u202f; chaque affirmation garde les mots dont elle est tirée.",
  "steps.posting": "Ouvrez une offre",
  "steps.postingWhy":
    "Cliquez sur l’icône de la barre d’outils devant une offre d’emploi, ou appuyez sur Ctrl+Maj+Y.",

  "trouble.unreachable":
    "Le serveur ne répond pas. Les offres enregistrées seront envoyées plus tard\u202f; les changements de votre portrait doivent l’attendre.",
  "trouble.broken": "Quelque chose s’est cassé ici. Ce que vous avez enregistré est en sûreté.",
  "trouble.reload": "Recharger",
  "trouble.retry": "Essayer maintenant",
  "trouble.signedOut":
    "Le serveur n’accepte plus la clé de ce navigateur. Reconnectez-le\u202f; rien de ce que vous avez enregistré n’est perdu.",
  "trouble.tooOld":
    "Le serveur et l’extension ne sont pas de la même version. Mettez à jour la plus ancienne des deux.",
  "trouble.refused": "Le serveur a refusé de répondre. Vérifiez les droits de la clé dans votre compte.",

  "unsettled.title": "Toujours l’offre précédente",
  "unsettled.how":
    "L’adresse a changé, mais pas encore la page. Elle sera lue dès qu’elle changera\u202f; ou lisez-la telle qu’elle est.",

  "view.documents": "Documents",
  "view.toReview": "À vérifier",
  "view.claims": "Affirmations",
};
