/** German, the first page of the workspace. */
import type { homeEn } from "./home.en.ts";

export const homeDe: Record<keyof typeof homeEn, string> = {
  "room.home": "Start",
  "home.figures": "Zahlen",
  "home.asTable": "Die Zahlen als Tabelle",
  "home.asOf": "Das Backend antwortet nicht. Was auf Wertungen beruht, ist von {when}.",
  "home.beingScored.one": "{count} Wertung wird neu berechnet und fehlt so lange.",
  "home.beingScored.other": "{count} Wertungen werden neu berechnet und fehlen so lange.",
  "home.newTab": "öffnet sich in einem neuen Tab",

  "home.steps": "Erste Schritte",
  "home.step.resume": "Bringen Sie Ihren Lebenslauf",
  "home.step.resumeHow":
    "Eine PDF- oder Word-Datei. Ihr eigenes Backend liest daraus Aussagen, jede mit den Worten, die sie belegen.",
  "home.step.resumeGo": "Lebenslauf wählen",
  "home.step.understood": "Sehen Sie, was wir verstanden haben",
  "home.step.understoodHow":
    "Eine Seite: Name, Stellen, Fähigkeiten und Ausbildung neben Ihrem Dokument. Berichtigen Sie, was nicht stimmt, und bestätigen Sie den Rest.",
  "home.step.understoodGo": "Durchsehen",
  "home.step.posting": "Merken Sie Ihre erste Stelle",
  "home.step.postingHow":
    "Öffnen Sie eine Ausschreibung und drücken Sie das Symbol der Erweiterung oder Strg+Umschalt+Y. Die Seitenleiste sagt, wie gut Sie passen und warum; S merkt sie.",
  "home.step.postingGo": "",
  "home.step.applied": "Sagen Sie, wo Sie sich beworben haben",
  "home.step.appliedHow":
    "Geben Sie einer gemerkten Stelle den Stand „Beworben“; von da an verfolgt diese Seite sie.",
  "home.step.appliedGo": "Zu den Stellen",

  "home.ahead": "Was ansteht",
  "home.aheadNone":
    "Diese Woche ist nichts fällig, und kein Gespräch steht an. Geben Sie einer Stelle einen nächsten Schritt mit einem Tag, dann steht er hier.",
  "home.overdue": "fällig {due}, überfällig",
  "home.interview.phone": "Gespräch am Telefon",
  "home.interview.video": "Gespräch per Video",
  "home.interview.on_site": "Gespräch vor Ort",
  "home.interview.task": "Aufgabe",
  "home.interview.other": "Gespräch",

  "home.queue": "Neu in der Warteschlange",
  "home.queueEmpty": "Nichts wartet auf Sie. Was Ihre Suchen finden, erscheint hier, das Beste zuerst.",
  "home.queueSearches": "Gespeicherte Suchen",
  "home.queueHow.one": "{count} Stelle wartet. Entscheiden Sie in der Warteschlange der Seitenleiste (Q).",
  "home.queueHow.other": "{count} Stellen warten. Entscheiden Sie in der Warteschlange der Seitenleiste (Q).",

  "home.stage": "Stufe",
  "home.postings": "Stellen",
  "home.stage.saved": "Gemerkt",
  "home.stage.applied": "Beworben",
  "home.stage.interviewing": "Im Gespräch",
  "home.stage.offer": "Angebot",
  "home.ofBefore": "Von der Stufe davor",
  "home.ofBeforeWords": "{share} der vorigen",
  "home.stagesQuestion": "Wie weit kommt, was Sie sich merken?",
  "home.stagesNone": "Sie haben {saved} gemerkt. Daraus ist noch keine Bewerbung geworden.",
  "home.stagesAnswer":
    "Von {saved} gemerkten wurden {applied} zur Bewerbung, {interviewing} zum Gespräch und {offer} zum Angebot.",

  "home.weeksQuestion": "Wie weit ist gekommen, was Sie sich jede Woche merkten?",
  "home.weekOf": "Woche ab",
  "home.applications": "Bewerbungen verschickt",
  "home.weekSaved.one": "Diese Woche haben Sie {count} Stelle gemerkt",
  "home.weekSaved.other": "Diese Woche haben Sie {count} Stellen gemerkt",
  "home.weekSent.one": "und {count} Bewerbung verschickt.",
  "home.weekSent.other": "und {count} Bewerbungen verschickt.",
  "home.weeksAll.one": "In {weeks} Wochen: {count} gemerkt.",
  "home.weeksAll.other": "In {weeks} Wochen: {count} gemerkt.",

  "home.originsQuestion": "Woher kommen Ihre guten Treffer?",
  "home.originsAnswer": "Die meisten von {name}: {good} von {tracked} Stellen erreichen {from} oder mehr.",
  "home.originsNone": "Noch keine Wertung erreicht {from}. Die meisten Stellen stehen oben.",
  "home.originsUnscored": "Noch keine Stelle hat eine Wertung.",
  "home.origin": "Von",
  "home.origin.query": "gespeicherte Suche auf {source}",
  "home.origin.site": "Seite",
  "home.origin.mail": "Weitergeleitete Mail",
  "home.origin.by_hand": "Eingefügter Text",
  "home.origin.others": "Alle übrigen",
  "home.goodFrom": "Wertung ab {from}",
  "home.goodOf": "{good} gute von {tracked}",

  "home.lacksQuestion": "Was fehlt Ihnen am häufigsten, und was würde es ändern?",
  "home.lacksAnswer":
    "{name}: {postings} von {all} Stellen verlangen es. Belegt brächte es einer Wertung bis zu {points} Punkte.",
  "home.lacksNone": "Nichts, was Ihr Porträt nicht zeigt, wird von mehr als einer Stelle verlangt.",
  "home.lacksUnscored":
    "Noch keine Stelle hat eine Wertung: bringen Sie einen Lebenslauf und merken Sie eine Stelle.",
  "home.lacksHow":
    "Punkte sind, was eine Wertung gewönne, wenn die Zeilen, die es verlangen, ganz erfüllt wären und sonst alles bliebe: das Höchste, was es bringt. Haben Sie es getan, so erzählen Sie es in eigenen Worten; nur was Sie belegen, zählt.",
  "home.tellStory": "Erzählen",
  "home.lack": "Anforderung",
  "home.certificate": "Zertifikat: {name}",
  "home.underOne": "weniger als 1",
  "home.range": "{from} bis {to}",
  "home.inPostings": "in {count} von {all}",
  "home.lackAdds.one": "Ganz erfüllt brächten ihre Zeilen dieser Wertung {points} Punkte.",
  "home.lackAdds.other": "Ganz erfüllt brächten ihre Zeilen jeder von {count} Wertungen {points} Punkte.",
  "home.lackWithOthers.one": "Bei {count} fehlt in der Zeile noch anderes.",
  "home.lackWithOthers.other": "Bei {count} fehlt in den Zeilen noch anderes.",
  "home.lackUnlocks.one": "Bei {count} hielte dann nichts mehr die Pflichtwertung unter 70.",
  "home.lackUnlocks.other": "Bei {count} hielte dann nichts mehr die Pflichtwertung unter 70.",
  "home.lackWhere": "Wo {name} verlangt wird",
  "home.plus": "bis zu +{points}",
  "home.pointsEach": "Punkte je Stelle",
  "home.pointsAll": "Punkte zusammen",
  "home.withOthers": "Zeile verlangt mehr",
};
