/** French, what is made for one opportunity: the tailored profile, the letter, the share link. */
import type { tailoredEn } from "./tailored.en.ts";

export const tailoredFr: Record<keyof typeof tailoredEn, string> = {
  "tailored.tab": "Profil sur mesure",
  "tailored.views": "Vues du profil sur mesure",
  "tailored.none": "Pas encore adapté",
  "tailored.noneHow":
    "Votre CV pour cette offre\u202f: ce qu’elle demande en premier, dans vos propres mots, sans rien que votre portrait ne contienne.",
  "tailored.noneEmpty":
    "Il est tiré de votre portrait, encore vide. Apportez d’abord un CV ou racontez une expérience.",
  "tailored.write": "Le rédiger maintenant",
  "tailored.again": "Le refaire",
  "tailored.retailor": "Réécrire selon une consigne",
  "tailored.retailorHow": "Comment tout le profil doit-il changer\u202f?",
  "tailored.retailorHint": "Par exemple\u202f: insister sur Kubernetes, retirer le premier poste, une page",
  "tailored.noEdits": "Tout est réécrit.",
  "tailored.edits.one":
    "Tout est réécrit. {count} modification est remplacée et ne pourra pas être récupérée.",
  "tailored.edits.other":
    "Tout est réécrit. {count} modifications sont remplacées et ne pourront pas être récupérées.",
  "tailored.replace": "Remplacer et réécrire",
  "tailored.writeAnew": "Réécrire",
  "tailored.byRule": "Rédigé par règle, le {when}.",
  "tailored.byModel": "Rédigé par {engine}, le {when}.",
  "tailored.stale": "Ce n’est peut-être plus exact.",
  "tailored.away": "Le serveur ne répond pas en ce moment. La rédaction s’y poursuit.",

  "tailored.narrative": "Présentation",
  "tailored.headline": "Titre",
  "tailored.summary": "Résumé",
  "tailored.point": "Argument",
  "tailored.line": "Ligne",
  "tailored.skill": "Compétence",
  "tailored.certificate": "Certificat",
  "tailored.award": "Distinction",
  "tailored.language": "Langue",
  "tailored.fluency": "Niveau",
  "tailored.addPoint": "Ajouter un argument",
  "tailored.addLine": "Ajouter une ligne",
  "tailored.addAward": "Ajouter une distinction ou une réalisation",
  "tailored.addHint":
    "Vos propres mots ne citent rien. Les autres lignes de cette liste gardent ce qui les appuie.",

  "tailored.edit": "Modifier\u202f: {name}",
  "tailored.close": "Fermer",
  "tailored.leaveOut": "Laisser de côté",
  "tailored.byYou": "Modifié par vous",
  "tailored.byInstruction": "Réécrit",
  "tailored.revert": "Rétablir",
  "tailored.revertTo": "Rétablir\u202f: {text}",
  "tailored.writtenAs": "Rédigé ainsi\u202f: {text}",
  "tailored.rewrite": "Réécrire",
  "tailored.instruction": "Ou dites comment le changer",
  "tailored.instructionHint": "plus court, mentionner PostgreSQL, retirer…",
  "tailored.scopeWhole":
    "Change tout le texte. Sélectionnez-en une partie ci-dessus pour ne changer que celle-ci.",
  "tailored.scopePart": "Ne change que votre sélection\u202f: «\u202f{text}\u202f»",
  "tailored.rewritten": "Réécrit et gardé.",
  "tailored.putBack": "Remettre comme avant",

  "tailored.evidence": "Ce qui l’appuie",
  "tailored.evidenceHow":
    "Pointez une ligne, ou atteignez-la avec la touche Tab, pour voir sur quoi elle repose dans votre portrait.",
  "tailored.evidenceOwn": "Ce sont vos propres mots, ou ils suivent votre consigne. Ils ne citent rien.",
  "tailored.evidenceNone": "Rien n’est cité pour cette ligne.",
  "tailored.evidenceGone.one": "{count} élément n’est pas sur cet appareil, ou plus dans votre portrait.",
  "tailored.evidenceGone.other":
    "{count} éléments ne sont pas sur cet appareil, ou plus dans votre portrait.",

  "tailored.removed": "Retiré, et pourquoi",
  "tailored.removedNone": "Rien n’a été retiré.",
  "tailored.condensed.one": "{place}\u202f: {kept} ligne gardée sur {count}. Retirées\u202f:",
  "tailored.condensed.other": "{place}\u202f: {kept} lignes gardées sur {count}. Retirées\u202f:",

  "tailored.refused.limit":
    "Vous avez autant de profils sur mesure que ce serveur en permet. Supprimez une opportunité qui en a un pour faire de la place.",
  "tailored.refused.ceiling":
    "Le budget du mois pour le modèle est épuisé. Il repart le mois prochain\u202f; qui gère le serveur peut l’augmenter.",
  "tailored.refused.inProgress":
    "Une autre version de ce profil est en cours de rédaction. Redemandez quand elle sera prête.",
  "tailored.refused.empty":
    "Il n’y a encore rien sur quoi écrire. Apportez d’abord un CV ou racontez une expérience.",
  "tailored.refused.linkGone": "Ce lien a expiré ou a été fermé. Ouvrez-en un autre.",
  "tailored.refused.scope":
    "Ce navigateur a été connecté sans le droit de modifier les opportunités. Déconnectez-le dans les réglages et reconnectez-le.",
  "tailored.refused.tooLong": "C’est trop long pour être imprimé. Raccourcissez les textes les plus longs.",
  "tailored.refused.unprintable":
    "Il contient des lettres qu’aucune police d’ici ne peut imprimer ({letters}). Écrivez ces mots dans une autre écriture.",
  "tailored.refused.gone":
    "L’opportunité, ou ce qui avait été fait pour elle, n’est plus là. Rechargez la page pour voir ce qu’il en est.",

  "tailoredPart.opening": "Ouverture",
  "tailoredPart.points": "Arguments",
  "tailoredPart.work": "Parcours",
  "tailoredPart.projects": "Projets",
  "tailoredPart.education": "Formation",
  "tailoredPart.skills": "Compétences",
  "tailoredPart.certificates": "Certificats",
  "tailoredPart.languages": "Langues",
  "tailoredPart.awards": "Distinctions et réalisations",
  "tailoredPart.contact": "Coordonnées",

  "tailoredStep.queued": "Attend son tour",
  "tailoredStep.writing": "Choix et formulation de vos lignes",

  "tailoredView.words": "Texte",
  "tailoredView.changes": "Ce qui a changé",
  "tailoredView.pages": "Pages",

  "change.moved": "Remontée",
  "change.reworded": "Reformulée",
  "change.added": "Ajoutée",
  "changes.now": "Pour cette offre",
  "changes.base": "CV de base",
  "changes.none": "Rien",
  "changes.sum":
    "De votre CV de base, lignes gardées mot pour mot\u202f: {same}, dont remontées\u202f: {moved}. Reformulées\u202f: {reworded}\u202f; ajoutées\u202f: {added}\u202f; retirées\u202f: {out}.",
  "changes.leftOut.one": "Seulement dans votre CV de base\u202f: {count} ligne",
  "changes.leftOut.other": "Seulement dans votre CV de base\u202f: {count} lignes",
  "changes.allStands": "Rien de votre CV de base n’est retiré ici.",
  "changes.nothingLeft": "Il n’y a rien ici pour cette offre.",
  "changes.noLines": "Aucune ligne de ce poste ne figure dans l’un ni dans l’autre.",
  "changes.rolesLeftOut": "Postes retirés",
  "changes.edits.one": "{count} modification depuis la rédaction",
  "changes.edits.other": "{count} modifications depuis la rédaction",
  "changes.noBase": "Aucun CV de base avec lequel comparer",
  "changes.noBaseHow":
    "Une fois qu’il sera composé, vous verrez ligne par ligne ce qui a été gardé, déplacé, reformulé et retiré.",
  "changes.makeBase": "Composer le CV de base",

  "judge.title": "Évaluation",
  "judge.judge": "L’évaluer",
  "judge.again": "L’évaluer à nouveau",
  "judge.how":
    "Par règle\u202f: lesquelles des exigences que vous remplissez il aborde, et si votre portrait le confirme.",
  "judge.at": "Évalué le {when}.",
  "judge.old": "Évalué le {when}. Le profil a changé depuis.",
  "judge.coverage": "Couverture",
  "judge.faithfulness": "Fidélité",
  "judge.clarity": "Clarté",
  "judgeMeans.coverage": "part des exigences que vous remplissez et qu’il aborde",
  "judgeMeans.faithfulness": "part de ses énoncés que votre portrait contient",
  "judgeMeans.clarity": "longueurs, répétitions, formules creuses",
  "unborne.notice.one":
    "Votre portrait ne confirme pas {count} phrase de votre main. Elle reste telle que vous l’avez écrite\u202f; les lecteurs ne voient aucune marque.",
  "unborne.notice.other":
    "Votre portrait ne confirme pas {count} phrases de votre main. Elles restent telles que vous les avez écrites\u202f; les lecteurs ne voient aucune marque.",
  "unborne.toWords": "Les voir dans le profil",
  "judge.unsupported": "Non confirmé par votre portrait",
  "judge.suggestions": "Suggestions",
  "judge.goTo": "Y aller",
  "judge.nothing": "Rien à corriger.",

  "letter.tab": "Lettre",
  "letter.title": "Lettre de motivation",
  "letter.none": "Pas encore de lettre",
  "letter.noneHow":
    "Rédigée à partir des mêmes preuves que le profil. Chaque phrase repose sur ce que contient votre portrait.",
  "letter.tone": "Ton",
  "letter.length": "Longueur",
  "letter.upTo": "jusqu’à {count} mots",
  "letter.write": "Rédiger la lettre",
  "letter.writeSo": "La rédiger ainsi",
  "letter.again": "La réécrire",
  "letter.writing": "Rédaction…",
  "letter.words.one": "{count} mot.",
  "letter.words.other": "{count} mots.",
  "letter.copy": "Copier la lettre",
  "letter.fileWord": "Lettre",
  "letter.little": "Votre portrait montre peu de ce que demande cette offre",
  "letter.littleHow":
    "Le score est de {score} sur 100. Une lettre n’affirme rien que votre portrait ne contienne\u202f: celle-ci laisse donc de côté l’essentiel de ce qui est demandé. Pour en écrire une convaincante, il faudrait que ceci soit vrai\u202f:",
  "letter.littleAdd": "Ajouter à votre portrait ce qui est vrai",
  "letter.littleShow": "Montrer la lettre quand même",
  "letter.stale":
    "Votre portrait ou l’offre a changé depuis la rédaction de cette lettre. Réécrivez-la pour qu’elle dise ce qui est vrai maintenant.",
  "letter.edit": "Modifier",
  "letter.keep": "Garder la mienne",
  "letter.replaces": "Vos propres mots sont remplacés et ne pourront pas être récupérés.",
  "letter.unsupported":
    "Ces mots sont les vôtres et restent tels quels. Vérifiez-les, ou racontez une expérience qui les confirme.",
  "letterTone.plain": "Sobre",
  "letterTone.warm": "Chaleureux",
  "letterTone.formal": "Formel",

  "share.tab": "Partager",
  "share.title": "Le montrer à quelqu’un",
  "share.unreviewed.one": "Il repose sur {count} affirmation ou poste que vous n’avez pas vérifié.",
  "share.unreviewed.other": "Il repose sur {count} affirmations et postes que vous n’avez pas vérifiés.",
  "share.shows": "Quiconque a le lien voit votre nom, la présentation, les arguments et le CV en PDF.",
  "share.hides":
    "Jamais montrés\u202f: votre e-mail, votre téléphone, votre adresse, vos liens, ni rien de l’offre.",
  "share.follows":
    "Vos modifications y apparaissent aussitôt. Le lien se ferme tout seul, ou quand vous le fermez.",
  "share.days": "Jours d’ouverture",
  "share.choice.one": "{count} jour",
  "share.choice.other": "{count} jours",
  "share.until": "Ouvert jusqu’au {day}.",
  "share.badDays": "Entre 1 et 365 jours.",
  "share.open": "Ouvrir un lien",
  "share.opening": "Ouverture…",
  "share.closed": "Le lien est fermé. Quiconque l’ouvre en est averti.",
  "share.isOpen": "Le lien est ouvert",
  "share.address": "Adresse du lien",
  "share.copy": "Copier le lien",
  "share.visit": "L’ouvrir",
  "share.views": "Visites",
  "share.lastView": "Dernière visite",
  "share.never": "Pas encore",
  "share.closes": "Se ferme",
  "share.noEnd": "Quand vous le fermez",
  "share.private":
    "Cette adresse ne mène qu’à cet ordinateur ou à son réseau. D’autres pourront ouvrir le lien une fois que le serveur aura une adresse publique (PUBLIC_URL).",
  "share.summary": "Ce qu’un visiteur lit en premier",
  "share.close": "Fermer le lien",
  "share.closeAsk": "Fermer ce lien définitivement\u202f?",
  "share.closeWhat": "Quiconque l’a ne pourra plus l’ouvrir. Un nouveau lien aura une autre adresse.",
  "share.closeDo": "Le fermer définitivement",
  "share.keep": "Le laisser ouvert",
  "share.nothing": "Rien à partager pour l’instant",
  "share.nothingHow": "Un lien montre le profil sur mesure. Rédigez-le d’abord.",
  "share.toTailored": "Aller au profil sur mesure",
};
