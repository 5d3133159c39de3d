/** French, adding a posting in the workspace. */
import type { addEn } from "./add.en.ts";

export const addFr: Record<keyof typeof addEn, string> = {
  "add.open": "Ajouter une offre",
  "add.title": "Ajouter une offre",
  "add.words": "Adresse de l’offre, ou son texte",
  "add.how":
    "Collez un lien, ou tout ce que dit l’offre. Vous voyez comment elle est lue avant tout enregistrement.",
  "add.address": "Son adresse, si elle en a une",
  "add.read": "La lire",
  "add.reading": "Lecture",
  "add.badAddress": "L’adresse ne convient pas\u202f: {why}.",
  "add.paste": "Coller plutôt son texte",
  "add.keep": "Enregistrer l’adresse pour plus tard",
  "add.away":
    "Une adresse est lue par le serveur, qui ne répond pas pour l’instant. Un texte que vous collez est lu sur cet appareil.",
  "add.tracked": "Vous suivez déjà cette offre\u202f: {title}",
  "add.saved": "Enregistrée\u202f: {title}",
  "add.openTracked": "L’ouvrir",
  "add.company": "Employeur",
  "add.noPortrait": "Sans portrait, il n’y a pas de score. Apportez d’abord un CV\u202f:",
  "add.save": "Enregistrer l’offre",
  "add.change": "Modifier la saisie",
  "add.another": "En ajouter une autre",
};
