/** German, documents. */
import type { documentsEn } from "./documents.en.ts";

export const documentsDe: Record<keyof typeof documentsEn, string> = {
  "documents.title": "Dokumente",
  "documents.lead":
    "Was Sie hierher bringen, wird einmal gelesen. Jede Aussage beh\u00e4lt die Worte, aus denen sie stammt.",
  "documents.list": "Ihre Dokumente",
  "documents.sending": "Wird gesendet",
  "documents.waiting": "Wartet auf Versand",
  "documents.checking": "Datei wird gepr\u00fcft",
  "documents.reading": "Aussagen werden gesucht",
  "documents.ready": "Gelesen",
  "documents.failed": "Nicht gelesen",
  "documents.refused": "Nicht angenommen",
  "documents.step": "Schritt {step} von {count}: {words}",
  "documents.claims.one": "{count} Aussage",
  "documents.claims.other": "{count} Aussagen",
  "documents.quotes.one": "{count} Zitat",
  "documents.quotes.other": "{count} Zitate",
  "documents.noClaims":
    "Nichts darin lie\u00df sich als Aussage \u00fcber Sie verstehen. Es bleibt erhalten.",
  "documents.review.one": "{count} Aussage pr\u00fcfen",
  "documents.review.other": "{count} Aussagen pr\u00fcfen",
  "documents.open": "{name} \u00f6ffnen",
  "documents.delete": "Löschen: {name}",
  "documents.deleteAsk": "{name} l\u00f6schen?",
  "documents.alone.one":
    "{count} Aussage steht nur hierauf und geht mit, sofern Sie sie nicht bearbeitet haben.",
  "documents.alone.other":
    "{count} Aussagen stehen nur hierauf und gehen mit, sofern Sie sie nicht bearbeitet haben.",
  "documents.weaker.one": "{count} Aussage verliert ein Zitat und beh\u00e4lt andere.",
  "documents.weaker.other": "{count} Aussagen verlieren ein Zitat und behalten andere.",
  "documents.nothingGoes": "Keine Aussage steht darauf.",
  "documents.deleteDo": "L\u00f6schen",
  "documents.deleteKeep": "Behalten",
  "documents.retry": "Noch einmal",
  "documents.choose": "Andere Datei w\u00e4hlen",
  "documents.remove": "Wegwerfen",
  "documents.editAgain": "Weiter bearbeiten",
  "documents.showOther": "Ansehen",
  "documents.later": "Es liegt auf diesem Ger\u00e4t und wird gesendet, sobald das Backend antwortet.",
  "documents.empty": "Noch keine Dokumente",
  "documents.emptyHow":
    "Beginnen Sie mit dem Lebenslauf, den Sie haben, wie er auch aussieht. Eine Geschichte \u00fcber etwas, das Sie getan haben, erg\u00e4nzt, was Lebensl\u00e4ufe weglassen.",

  "drop.title": "Ablegen, um es Ihrem Portr\u00e4t hinzuzuf\u00fcgen",
  "drop.how": "PDF- oder Word-Dateien (.docx) bis 10 MB",

  "document.back": "Alle Dokumente",
  "document.gone": "Dieses Dokument gibt es hier nicht mehr.",
  "document.page": "Seite {page} von {count}",
  "document.text": "Text von {name}",
  "document.claims": "Daraus gelesene Aussagen",
  "document.away":
    "Der Text liegt noch nicht auf diesem Ger\u00e4t. Er erscheint, sobald das Backend antwortet.",
  "document.noText": "Von diesem Dokument wurde kein Text aufgehoben.",
  "document.added": "Hinzugef\u00fcgt am {day}",
  "document.hint":
    "W\u00e4hlen Sie eine Aussage, um ihre Worte zu sehen, oder klicken Sie auf markierte Worte, um zu sehen, was daraus gelesen wurde.",

  "story.open": "Geschichte erz\u00e4hlen",
  "story.title": "Geschichte erz\u00e4hlen",
  "story.lead":
    "Etwas, das Sie getan haben, in Ihren Worten: was fehlte, was Sie taten, was daraus wurde. Es muss nicht geschliffen sein.",
  "story.label": "Ihre Geschichte",
  "story.length": "{length} von {most} Zeichen",
  "story.short.one": "Noch {count} Zeichen, dann kann sie gesendet werden",
  "story.short.other": "Noch {count} Zeichen, dann kann sie gesendet werden",
  "story.long.one": "{count} Zeichen zu lang",
  "story.long.other": "{count} Zeichen zu lang",
  "story.good": "Lang genug zum Senden",
  "story.hints": "Was eine Geschichte gut macht",
  "story.there": "vorhanden",
  "story.missing": "noch nicht",
  "story.hint.number": "Eine Zahl: wie viele, wie viel, wie lange",
  "story.hint.when": "Wann: das Jahr",
  "story.hint.where": "Wo: der Arbeitgeber oder Ort mit Namen",
  "story.hint.self": "Was Sie taten, nicht nur das Team: \u201eich\u201c",
  "story.hint.result": "Was daraus wurde",
  "story.kept": "Bleibt auf diesem Ger\u00e4t, bis Sie sie senden.",
  "story.send": "Geschichte senden",
  "story.discard": "Entwurf wegwerfen",

  "upload.pick": "Dateien w\u00e4hlen",
  "upload.hint": "Oder irgendwo hier ablegen. Je bis 10 MB.",
  "upload.why": "Laden Sie Ihren Lebenslauf hoch, um zu sehen, wie gut Sie passen.",
  "upload.progress": "{name}: {words}",
  "upload.done.one": "{name} ist gelesen: {count} Aussage.",
  "upload.done.other": "{name} ist gelesen: {count} Aussagen.",
  "upload.other_kind":
    "{name} ist weder PDF noch Word-Dokument (.docx). Speichern Sie Ihren Lebenslauf als eines davon und w\u00e4hlen Sie dieses.",
  "upload.empty": "{name} ist leer. Exportieren Sie neu und w\u00e4hlen Sie die neue Datei.",
  "upload.too_large":
    "{name} ist gr\u00f6\u00dfer als 10 MB. Exportieren Sie kleiner, ohne Bilder, und w\u00e4hlen Sie noch einmal.",
  "upload.no_room":
    "{name} lie\u00df sich nicht auf diesem Ger\u00e4t ablegen: Es ist kein Platz mehr. Schaffen Sie Platz und w\u00e4hlen Sie noch einmal.",
  "upload.duplicate": "Diese Datei haben Sie schon hergebracht.",
  "upload.storyDuplicate": "Diese Geschichte haben Sie schon erz\u00e4hlt.",
  "upload.dismiss": "Schlie\u00dfen: {name}",
};
