/** German, what the side panel starts with. */
import { applicationDe } from "./application.de.ts";
import { casesDe } from "./cases.de.ts";
import { claimsDe } from "./claims.de.ts";
import { documentsDe } from "./documents.de.ts";
import type { startEn } from "./start.en.ts";
import { opportunitiesDe } from "./opportunities.de.ts";
import { keysDe } from "./keys.de.ts";
import { queueDe } from "./queue.de.ts";
import { savedDe } from "./saved.de.ts";
import { understoodDe } from "./understood.de.ts";

export const startDe: Record<keyof typeof startEn, string> = {
  ...keysDe,
  ...queueDe,
  ...savedDe,
  ...applicationDe,
  ...casesDe,
  ...claimsDe,
  ...documentsDe,
  ...understoodDe,
  ...opportunitiesDe,
  "done.undo": "Zur\u00fccknehmen",
  "button.about": ": {about}",
  "done.undone": "Zur\u00fcckgenommen: {subject}",
  "done.nothing": "Nichts mehr zur\u00fcckzunehmen",
  "done.givenUp": "Weggeworfen: {subject}",
  "done.waiting.one":
    "{count} \u00c4nderung liegt auf diesem Ger\u00e4t und wird gesendet, sobald das Backend antwortet.",
  "done.waiting.other":
    "{count} \u00c4nderungen liegen auf diesem Ger\u00e4t und werden gesendet, sobald das Backend antwortet.",
  "done.again": "Noch einmal",
  "done.refused": "Nicht angenommen. {what}. {message}",

  "chip.reading": "Gemerkt, wird gelesen",
  "chip.tracked": "Gemerkt",
  "chip.waiting": "Wartet auf Versand",

  "connect.address": "Adresse des Backends",
  "connect.looking": "Suche das Backend auf diesem Rechner\u2026",
  "connect.found": "Dort antwortet Ihr Backend.",
  "connect.notFound":
    "Noch antwortet kein Backend. Starten Sie es mit npm start, oder geben Sie seine Adresse ein; alle paar Sekunden wird wieder gesucht.",
  "connect.connect": "Verbinden",
  "connect.asking": "Verbinde\u2026",
  "connect.again": "Noch einmal",
  "connect.code": "Prüfen Sie, ob die geöffnete Seite diesen Code zeigt, und bestätigen Sie dort.",
  "connect.waiting": "Wartet auf Ihre Bestätigung",
  "connect.openPage": "Seite noch einmal öffnen",
  "connect.cancel": "Abbrechen",
  "connect.invalid":
    "Das ist keine Adresse. Sie sieht aus wie http://127.0.0.1:8787 oder https://portrait.example.com.",
  "connect.unreachable":
    "{address} antwortet nicht. Prüfen Sie, ob das Backend läuft und die Adresse stimmt.",
  "connect.grant": "Zugriff auf diese Adresse erlauben",
  "connect.denied": "Die Anfrage wurde auf der Seite abgelehnt. Verbinden Sie neu, wenn Sie das nicht waren.",
  "connect.expired": "Der Code ist abgelaufen. Verbinden Sie neu, um einen anderen zu erhalten.",
  "connect.refused":
    "{address} lehnt diese Erweiterung ab. Prüfen Sie, ob dort ein Career-Portrait-Backend läuft.",

  "edit.open": "Bearbeiten",
  "edit.title": "Titel",
  "edit.address": "Adresse",
  "edit.send": "Noch einmal senden",

  "entry.newTab": "(öffnet in neuem Tab)",
  "evidence.stated": "Von Ihnen angegeben",
  "evidence.story": "Ihre Geschichte",
  "evidence.document": "Ihr Dokument",
  "evidence.page": "{name}, Seite {page}",

  "failed.title": "Diese Seite ließ sich nicht lesen",
  "failed.how":
    "Laden Sie die Seite neu und lesen Sie noch einmal. Es wurde nichts gespeichert oder gesendet.",

  "list.count.one": "{count} Stelle auf dieser Seite",
  "list.count.other": "{count} Stellen auf dieser Seite",
  "list.choose": "Wählen Sie eine, um zu sehen, wie gut Sie passen.",
  "list.back": "Alle Stellen",
  "list.save": "Merken: {title}",
  "list.saved": "Gemerkt: {title}",

  "live.reading": "Seite wird gelesen",
  "live.posting": "Stelle gelesen: {title}",

  "mark.met": "Erfüllt",
  "mark.partly": "Teilweise erfüllt",
  "mark.gap": "Lücke",
  "mark.unknown": "Nicht verglichen",
  "mark.unknowable": "Zeigt ein Porträt nicht",

  "manage.allow": "Erlauben",
  "menu.more": "Weitere Aktionen",
  "menu.readAgain": "Neu lesen",
  "menu.copyAddress": "Adresse kopieren",
  "menu.workspace": "Arbeitsbereich öffnen",
  "menu.always": "Diese Website immer lesen",

  "mode.remote": "Remote",
  "mode.hybrid": "Hybrid",
  "mode.onsite": "Vor Ort",

  "noAccess.title": "Klicken Sie auf das Symbol, um diese Seite zu lesen",
  "noAccess.how":
    "Oder drücken Sie Strg+Umschalt+Y (\u2318\u21e7Y auf dem Mac). Dann darf das Panel diesen Tab lesen, bis Sie die Website verlassen.",
  "noAccess.why": "Career Portrait sieht eine Seite nur, wenn Sie es verlangen.",
  "noAccess.always": "Jede Website immer lesen",
  "noAccess.alwaysSite": "Diese Website immer lesen",

  "nothing.title": "Keine Stelle auf dieser Seite",
  "nothing.how": "Nichts hier liest sich wie eine Stellenanzeige.",
  "nothing.empty": "Diese Seite ist noch leer",
  "nothing.emptyHow": "Sie zeigt noch keinen Text. Sobald sie das tut, wird sie neu gelesen.",
  "nothing.form": "Hier ist nur ein Bewerbungsformular",
  "nothing.formHow":
    "Diese Seite fragt nach Ihren Angaben, beschreibt aber die Stelle nicht. Öffnen Sie die Anzeige selbst, um Ihren Wert zu sehen.",
  "nothing.instead":
    "Falls es eine gibt: Markieren Sie den Text und wählen Sie im Kontextmenü \u201eMarkierten Text als Stelle lesen\u201c, oder fügen Sie ihn ein.",

  "outbox.waiting": "Wartet auf Versand",
  "outbox.refused": "Abgelehnt",
  "outbox.failed": "Fehlgeschlagen",
  "outbox.saved": "Gemerkt",

  "paste.title": "Stelle einfügen",
  "paste.open": "Stelle einfügen",
  "paste.text": "Text der Stelle",
  "paste.address": "Ihre Adresse, falls bekannt",
  "paste.read": "Lesen",
  "paste.cancel": "Abbrechen",

  "pay.from": "ab {range}",
  "pay.to": "bis {range}",
  "pay.hour": "{range} pro Stunde",
  "pay.day": "{range} pro Tag",
  "pay.week": "{range} pro Woche",
  "pay.month": "{range} im Monat",
  "pay.year": "{range} im Jahr",

  "phase.queued": "Wartet, bis es an der Reihe ist",
  "phase.validating": "Prüft, was gemerkt wurde",
  "phase.enriching": "Liest die Seite der Stelle",
  "phase.extracting": "Sucht, was verlangt wird",
  "phase.embeddings": "Vergleicht Wörter",
  "phase.researching": "Liest über das Unternehmen",
  "phase.matching": "Vergleicht mit Ihrem Porträt",
  "phase.step": "{step} von {count}",

  "portrait.title": "Ihr Porträt",
  "portrait.views": "Ansichten Ihres Porträts",

  "posting.untitled": "Stelle ohne Titel",
  "posting.closed": "Nimmt keine Bewerbungen mehr an",
  "posting.until": "Offen bis {day}",
  "posting.noDescription":
    "Die Seite nennt diese Stelle, enthält aber nicht ihren Text. Merken Sie sie, dann liest das Backend ihre eigene Seite; oder öffnen Sie die Anzeige selbst.",

  "requirement.unknown": "Noch nicht verglichen: Ihr Porträt enthält keine Aussage.",
  "requirements.name": "Was die Stelle verlangt",
  "requirements.must": "Erforderlich",
  "requirements.nice": "Erwünscht",
  "requirements.met": "{met} von {count} erfüllt",
  "requirements.count.one": "{count} Anforderung",
  "requirements.count.other": "{count} Anforderungen",

  "restricted.title": "Diese Seite behält der Browser für sich",
  "restricted.how":
    "Seine eigenen Seiten und der Erweiterungsladen sind für jede Erweiterung geschlossen. Öffnen Sie eine Stelle in einem anderen Tab.",

  "room.name": "Räume",
  "room.portrait": "Porträt",
  "room.opportunities": "Stellen",
  "room.settings": "Einstellungen",

  "save.save": "Stelle merken",
  "save.open": "Arbeitsbereich öffnen",
  "save.sendNow": "Jetzt senden",
  "save.again": "Noch einmal",
  "save.discard": "Wegwerfen",
  "save.waiting": "Auf diesem Gerät gemerkt. Es wird gesendet, sobald das Backend erreichbar ist.",
  "save.refused": "Das Backend hat es abgelehnt.",
  "save.failed": "Es ließ sich nicht verarbeiten.",

  "score.name": "Wert",
  "warnings.name": "Was dagegen stehen kann",
  "score.of": "/100",
  "score.must": "Erforderlich",
  "score.nice": "Erwünscht",
  "score.here": "auf diesem Gerät berechnet",
  "score.confirmed": "vom Backend bestätigt",
  "score.model": "gelesen von {engine}",
  "score.proposed": "aus ungeprüften Aussagen",
  "score.mixed": "zum Teil aus ungeprüften Aussagen",
  "score.none": "Kein Wert",
  "score.noRequirements": "Diese Stelle nennt keine Anforderungen.",
  "score.noClaims": "Ihr Porträt enthält keine Aussage zum Vergleichen.",
  "score.unknown": "Kein Wert",

  "settings.title": "Einstellungen",
  "settings.views": "Ansichten der Einstellungen",
  "settings.import": "Import",
  "settings.export": "Export",
  "settings.model": "KI-Modell",
  "settings.usage": "Nutzung",
  "settings.keys": "API-Schlüssel",
  "settings.webhooks": "Webhooks",
  "settings.mail": "Mail",
  "settings.delete": "Konto löschen",
  "settings.connection": "Verbindung",
  "settings.keyHere": "Der Schlüssel bleibt auf diesem Gerät.",
  "settings.disconnect": "Trennen",
  "sample.title": "Beispieldaten",
  "sample.chip": "Beispiel",
  "sample.what":
    "Das Porträt einer erfundenen Person, wenn Sie noch keines haben, und zehn erfundene Stellen mehrerer Berufe, bewertet wie Ihre eigenen. Ein Druck entfernt sie wieder.",
  "sample.stands.one":
    "Hier steht eine erfundene Stelle, gekennzeichnet. Sie zu entfernen berührt nichts Eigenes.",
  "sample.stands.other":
    "Hier stehen {count} erfundene Stellen, gekennzeichnet. Sie und was daraus gemacht wurde zu entfernen berührt nichts Eigenes; das erfundene Porträt geht mit.",
  "sample.unknown": "Dafür muss das Backend erreichbar sein.",
  "sample.failed": "Das hat nicht geklappt. Versuchen Sie es noch einmal, wenn das Backend antwortet.",
  "sample.working": "Einen Moment\u2026",
  "sample.add": "Beispieldaten laden",
  "sample.remove": "Beispieldaten entfernen",
  "settings.sites": "Ohne Klick gelesene Websites",
  "settings.noSites":
    "Keine. Jede Seite wird nur gelesen, wenn Sie auf das Symbol klicken oder das Kürzel drücken.",
  "settings.forget": "Nicht mehr lesen",

  "status.tracking": "Gemerkt",
  "status.applied": "Beworben",
  "status.interviewing": "Im Gespräch",
  "status.offer": "Angebot",
  "status.rejected": "Absage",
  "status.archived": "Abgelegt",

  "steps.title": "Sehen Sie, wie Sie zu jeder Stelle stehen",
  "steps.lead": "Jeder Punkt belegt, mit Ihren eigenen Worten.",
  "steps.done": "Erledigt",
  "steps.connect": "Backend verbinden",
  "steps.connectWhy":
    "Dort liegt Ihr Porträt. Es öffnet sich eine Seite, auf der Sie diesen Browser zulassen.",
  "steps.resume": "Lebenslauf hochladen",
  "steps.resumeWhy": "Er wird einmal gelesen; jede Aussage behält die Worte, aus denen sie stammt.",
  "steps.posting": "Stelle öffnen",
  "steps.postingWhy": "Klicken Sie auf einer Stellenanzeige auf das Symbol oder drücken Sie Strg+Umschalt+Y.",

  "trouble.unreachable":
    "Das Backend antwortet nicht. Gemerkte Stellen werden später gesendet; Änderungen an Ihrem Porträt müssen warten.",
  "trouble.broken": "Hier ist etwas kaputtgegangen. Was Sie gemerkt haben, ist sicher.",
  "trouble.reload": "Neu laden",
  "trouble.retry": "Jetzt versuchen",
  "trouble.signedOut":
    "Das Backend nimmt den Schlüssel dieses Browsers nicht mehr an. Verbinden Sie neu; nichts Gemerktes geht verloren.",
  "trouble.tooOld": "Backend und Erweiterung sprechen verschiedene Versionen. Erneuern Sie die ältere.",
  "trouble.refused":
    "Das Backend verweigert die Antwort. Prüfen Sie die Rechte des Schlüssels in Ihrem Konto.",

  "unsettled.title": "Noch die vorige Stelle",
  "unsettled.how":
    "Die Adresse ist neu, die Seite noch nicht. Sie wird gelesen, sobald sie sich ändert; oder lesen Sie sie, wie sie ist.",

  "view.documents": "Dokumente",
  "view.toReview": "Zu prüfen",
  "view.claims": "Aussagen",
};
