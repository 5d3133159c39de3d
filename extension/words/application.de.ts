/** German, filling in an application form. */
import type { applicationEn } from "./application.en.ts";

export const applicationDe: Record<keyof typeof applicationEn, string> = {
  "form.open": "Bewerbungsformular ausfüllen",
  "form.title": "Bewerbungsformular",
  "form.back": "Zurück",
  "form.promise":
    "Was Ihr Profil weiß, kommt in die angekreuzten Felder und wird auf der Seite markiert. Nichts wird abgeschickt: Sie sehen es durch und schicken es selbst ab.",
  "form.reading": "Das Formular wird gelesen\u2026",
  "form.none": "Hier gibt es kein Formular",
  "form.noneHow":
    "Diese Seite zeigt keine Felder für Text, Auswahl oder Dateien. Hat das Formular mehrere Schritte, gehen Sie zu dem mit den Feldern und lesen Sie noch einmal.",
  "form.noAccess": "Diese Seite kann nicht ausgefüllt werden",
  "form.noAccessHow":
    "Der Browser lässt die Erweiterung nur auf eine Seite, auf der Sie ihr Symbol drücken. Drücken Sie es auf der Seite mit dem Formular und öffnen Sie dies noch einmal.",
  "form.noProfile":
    "Ihr Profil ist noch nicht auf diesem Gerät. Öffnen Sie es einmal im Arbeitsbereich, während der Server erreichbar ist.",
  "form.known": "Aus Ihrem Profil",
  "form.questions": "Fragen in eigenen Worten",
  "form.left": "Bleibt Ihnen überlassen",
  "form.leftHow": "Kästchen und alles, worauf Ihr Profil keine sichere Antwort hat, werden nie ausgefüllt.",
  "form.unsure": "Bitte prüfen",
  "form.standing": "Enthält schon: {text}",
  "form.resume": "Ihr Lebenslauf als PDF",
  "form.letter": "Das Anschreiben für diese Stelle",
  "form.draft": "Entwurf aus Ihren Belegen",
  "form.noDraft": "Ihr Porträt enthält keine Stelle, die das beantwortet.",
  "form.fill.one": "{count} Feld ausfüllen",
  "form.fill.other": "{count} Felder ausfüllen",
  "form.filling": "Wird ausgefüllt\u2026",
  "form.done.one": "{count} Feld ist ausgefüllt und auf der Seite markiert.",
  "form.done.other": "{count} Felder sind ausgefüllt und auf der Seite markiert.",
  "form.refused": "Die Seite hat nicht angenommen: {fields}.",
  "form.unmade": "Noch nicht erstellt, deshalb leer: {fields}.",
  "form.undo": "Wieder leeren",
  "form.undone": "Die Felder enthalten wieder, was vorher darin stand.",
  "form.failed": "Es konnte nicht ausgefüllt werden. {why}",
  "form.required": "Pflicht",
};
