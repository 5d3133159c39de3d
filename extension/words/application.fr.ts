/** French, filling in an application form. */
import type { applicationEn } from "./application.en.ts";

export const applicationFr: Record<keyof typeof applicationEn, string> = {
  "form.open": "Remplir le formulaire de candidature",
  "form.title": "Formulaire de candidature",
  "form.back": "Retour",
  "form.promise":
    "Ce que votre profil contient va dans les champs que vous cochez, chacun marqué sur la page. Rien n’est envoyé\u202f: vous relisez et vous envoyez vous-même.",
  "form.reading": "Lecture du formulaire…",
  "form.none": "Aucun formulaire à remplir ici",
  "form.noneHow":
    "Cette page n’a pas de champs pour du texte, des choix ou des fichiers. Si le formulaire s’ouvre en plusieurs étapes, allez à celle qui contient les champs, puis relisez la page.",
  "form.noAccess": "Cette page ne peut pas être remplie",
  "form.noAccessHow":
    "Le navigateur n’ouvre une page à l’extension que si vous y cliquez sur son icône. Cliquez dessus sur la page du formulaire, puis revenez ici.",
  "form.noProfile":
    "Votre profil n’est pas encore sur cet appareil. Ouvrez-le une fois dans l’espace de travail pendant que le serveur est joignable.",
  "form.known": "Tiré de votre profil",
  "form.questions": "Questions telles que le formulaire les pose",
  "form.left": "À vous de remplir",
  "form.leftHow":
    "Les cases et tout ce à quoi votre profil ne répond pas avec certitude ne sont jamais remplis.",
  "form.unsure": "À vérifier",
  "form.standing": "Contient déjà\u202f: {text}",
  "form.resume": "Votre CV en PDF",
  "form.letter": "La lettre pour cette offre",
  "form.draft": "Brouillon tiré de vos preuves",
  "form.noDraft": "Aucun passage de votre portrait ne répond à cette question.",
  "form.fill.one": "Remplir {count} champ",
  "form.fill.other": "Remplir {count} champs",
  "form.filling": "Remplissage…",
  "form.done.one": "{count} champ est rempli et marqué sur la page.",
  "form.done.other": "{count} champs sont remplis et marqués sur la page.",
  "form.refused": "La page n’a pas accepté\u202f: {fields}.",
  "form.unmade": "Pas encore rédigé, donc laissé vide\u202f: {fields}.",
  "form.undo": "Vider ces champs",
  "form.undone": "Les champs ont retrouvé leur contenu précédent.",
  "form.failed": "Le remplissage a échoué. {why}",
  "form.required": "obligatoire",
};
