/** German, what is made for one opportunity: the tailored profile, the letter, the share link. */
import type { tailoredEn } from "./tailored.en.ts";

export const tailoredDe: Record<keyof typeof tailoredEn, string> = {
  "tailored.tab": "Zugeschnittenes Profil",
  "tailored.views": "Ansichten des zugeschnittenen Profils",
  "tailored.none": "Noch nicht zugeschnitten",
  "tailored.noneHow":
    "Ihr Lebenslauf f\u00fcr diese Stelle: zuerst, was sie verlangt, in Ihren eigenen Worten, und nichts, was Ihr Portr\u00e4t nicht hergibt.",
  "tailored.noneEmpty":
    "Es wird aus Ihrem Portr\u00e4t geschrieben, das noch leer ist. Laden Sie zuerst einen Lebenslauf hoch oder erz\u00e4hlen Sie eine Geschichte.",
  "tailored.write": "Jetzt schreiben",
  "tailored.again": "Neu machen",
  "tailored.retailor": "Nach Anweisung umschreiben",
  "tailored.retailorHow": "Wie soll sich das ganze Profil \u00e4ndern?",
  "tailored.retailorHint": "Etwa: Kubernetes betonen, ohne die erste Stelle, eine Seite",
  "tailored.noEdits": "Alles wird neu geschrieben.",
  "tailored.edits.one":
    "Alles wird neu geschrieben. {count} \u00c4nderung wird ersetzt und l\u00e4sst sich nicht zur\u00fcckholen.",
  "tailored.edits.other":
    "Alles wird neu geschrieben. {count} \u00c4nderungen werden ersetzt und lassen sich nicht zur\u00fcckholen.",
  "tailored.replace": "Ersetzen und neu schreiben",
  "tailored.writeAnew": "Neu schreiben",
  "tailored.byRule": "Nach Regeln geschrieben, {when}.",
  "tailored.byModel": "Von {engine} geschrieben, {when}.",
  "tailored.stale": "Es stimmt vielleicht nicht mehr.",
  "tailored.away": "Das Backend antwortet gerade nicht. Geschrieben wird dort weiter.",

  "tailored.narrative": "Kurzprofil",
  "tailored.headline": "Titelzeile",
  "tailored.summary": "Zusammenfassung",
  "tailored.point": "Gespr\u00e4chspunkt",
  "tailored.line": "Zeile",
  "tailored.skill": "F\u00e4higkeit",
  "tailored.certificate": "Zertifikat",
  "tailored.award": "Auszeichnung",
  "tailored.language": "Sprache",
  "tailored.fluency": "Wie gut",
  "tailored.addPoint": "Gespr\u00e4chspunkt hinzuf\u00fcgen",
  "tailored.addLine": "Zeile hinzuf\u00fcgen",
  "tailored.addAward": "Auszeichnung oder Erfolg hinzuf\u00fcgen",
  "tailored.addHint":
    "Eigene Worte belegen nichts. Die anderen Zeilen dieser Liste behalten, was dahintersteht.",

  "tailored.edit": "Bearbeiten: {name}",
  "tailored.close": "Schlie\u00dfen",
  "tailored.leaveOut": "Weglassen",
  "tailored.byYou": "Von Ihnen ge\u00e4ndert",
  "tailored.byInstruction": "Umgeschrieben",
  "tailored.revert": "Zur\u00fccksetzen",
  "tailored.revertTo": "Zur\u00fccksetzen auf: {text}",
  "tailored.writtenAs": "Geschrieben als: {text}",
  "tailored.rewrite": "Umschreiben",
  "tailored.instruction": "Oder sagen Sie, wie es sich \u00e4ndern soll",
  "tailored.instructionHint": "k\u00fcrzer, PostgreSQL erw\u00e4hnen, ohne\u2026",
  "tailored.scopeWhole":
    "\u00c4ndert den ganzen Text. Markieren Sie oben einen Teil, um nur diesen zu \u00e4ndern.",
  "tailored.scopePart": "\u00c4ndert nur, was Sie markiert haben: \u201e{text}\u201c",
  "tailored.rewritten": "Umgeschrieben und behalten.",
  "tailored.putBack": "Wie vorher",

  "tailored.evidence": "Was dahintersteht",
  "tailored.evidenceHow":
    "Zeigen Sie auf eine Zeile, oder gehen Sie mit der Tabulatortaste hin, um zu sehen, worauf sie in Ihrem Portr\u00e4t beruht.",
  "tailored.evidenceOwn":
    "Das sind Ihre eigenen Worte, oder sie kommen aus Ihrer Anweisung. Sie belegen nichts.",
  "tailored.evidenceNone": "F\u00fcr diese Zeile ist nichts angegeben.",
  "tailored.evidenceGone.one":
    "{count} Beleg ist nicht auf diesem Ger\u00e4t oder nicht mehr in Ihrem Portr\u00e4t.",
  "tailored.evidenceGone.other":
    "{count} Belege sind nicht auf diesem Ger\u00e4t oder nicht mehr in Ihrem Portr\u00e4t.",

  "tailored.removed": "Weggelassen, und warum",
  "tailored.removedNone": "Nichts wurde weggelassen.",
  "tailored.condensed.one": "{place}: {kept} von {count} Zeile. Weggelassen:",
  "tailored.condensed.other": "{place}: {kept} von {count} Zeilen. Weggelassen:",

  "tailored.refused.limit":
    "Sie haben so viele zugeschnittene Profile, wie dieses Backend zul\u00e4sst. L\u00f6schen Sie eine Stelle, die eines hat, um Platz zu machen.",
  "tailored.refused.ceiling":
    "Das Budget dieses Monats f\u00fcr das Modell ist aufgebraucht. N\u00e4chsten Monat beginnt es neu; wer das Backend betreibt, kann es erh\u00f6hen.",
  "tailored.refused.inProgress":
    "Gerade wird eine andere Fassung dieses Profils geschrieben. Fragen Sie danach noch einmal.",
  "tailored.refused.empty":
    "Es gibt noch nichts, wor\u00fcber sich schreiben l\u00e4sst. Laden Sie zuerst einen Lebenslauf hoch oder erz\u00e4hlen Sie eine Geschichte.",
  "tailored.refused.linkGone": "Dieser Link ist abgelaufen oder geschlossen. \u00d6ffnen Sie einen neuen.",
  "tailored.refused.scope":
    "Dieser Browser wurde ohne die Erlaubnis verbunden, Stellen zu \u00e4ndern. Trennen Sie ihn in den Einstellungen und verbinden Sie ihn neu.",
  "tailored.refused.tooLong":
    "Es ist zu lang, um gedruckt zu werden. K\u00fcrzen Sie die l\u00e4ngsten Texte.",
  "tailored.refused.unprintable":
    "Es enth\u00e4lt Zeichen, die keine Schrift hier drucken kann ({letters}). Schreiben Sie diese W\u00f6rter in anderer Schrift.",
  "tailored.refused.gone":
    "Die Stelle, oder was f\u00fcr sie gemacht wurde, ist nicht mehr da. Laden Sie die Seite neu.",

  "tailoredPart.opening": "Einstieg",
  "tailoredPart.points": "Gespr\u00e4chspunkte",
  "tailoredPart.work": "Berufserfahrung",
  "tailoredPart.projects": "Projekte",
  "tailoredPart.education": "Ausbildung",
  "tailoredPart.skills": "F\u00e4higkeiten",
  "tailoredPart.certificates": "Zertifikate",
  "tailoredPart.languages": "Sprachen",
  "tailoredPart.awards": "Auszeichnungen und Erfolge",
  "tailoredPart.contact": "Kontakt",

  "tailoredStep.queued": "Wartet, bis es an der Reihe ist",
  "tailoredStep.writing": "Ihre Zeilen werden ausgew\u00e4hlt und formuliert",

  "tailoredView.words": "Worte",
  "tailoredView.changes": "Was anders ist",
  "tailoredView.pages": "Seiten",

  "change.moved": "Weiter oben",
  "change.reworded": "Umformuliert",
  "change.added": "Hinzugekommen",
  "changes.now": "F\u00fcr diese Stelle",
  "changes.base": "Grundlebenslauf",
  "changes.none": "Nichts",
  "changes.sum":
    "Von Ihrem Grundlebenslauf stehen {same} Zeilen Wort f\u00fcr Wort, davon {moved} weiter oben. {reworded} umformuliert, {added} hinzugekommen, {out} weggelassen.",
  "changes.leftOut.one": "Nur im Grundlebenslauf: {count} Zeile",
  "changes.leftOut.other": "Nur im Grundlebenslauf: {count} Zeilen",
  "changes.allStands": "Nichts aus Ihrem Grundlebenslauf fehlt hier.",
  "changes.nothingLeft": "F\u00fcr diese Stelle steht hier nichts.",
  "changes.noLines": "Zu dieser Rolle steht in beiden keine Zeile.",
  "changes.rolesLeftOut": "Weggelassene Rollen",
  "changes.edits.one": "{count} \u00c4nderung seit dem Schreiben",
  "changes.edits.other": "{count} \u00c4nderungen seit dem Schreiben",
  "changes.noBase": "Kein Grundlebenslauf zum Vergleichen",
  "changes.noBaseHow":
    "Sobald er gemacht ist, steht hier Zeile f\u00fcr Zeile, was geblieben, aufger\u00fcckt, umformuliert und weggelassen ist.",
  "changes.makeBase": "Grundlebenslauf machen",

  "judge.title": "Urteil",
  "judge.judge": "Beurteilen",
  "judge.again": "Noch einmal beurteilen",
  "judge.how":
    "Nach Regeln: welche der Anforderungen, die Sie erf\u00fcllen, es anspricht, und ob Ihr Portr\u00e4t es belegt.",
  "judge.at": "Beurteilt {when}.",
  "judge.old": "Beurteilt {when}. Das Profil hat sich seitdem ge\u00e4ndert.",
  "judge.coverage": "Abdeckung",
  "judge.faithfulness": "Treue",
  "judge.clarity": "Klarheit",
  "judgeMeans.coverage": "dieser Anteil der Anforderungen, die Sie erf\u00fcllen, kommt vor",
  "judgeMeans.faithfulness": "dieser Anteil seiner Aussagen steht in Ihrem Portr\u00e4t",
  "judgeMeans.clarity": "L\u00e4ngen, Wiederholungen, leere Floskeln",
  "unborne.notice.one":
    "{count} Satz von Ihnen belegt Ihr Portr\u00e4t nicht. Er bleibt, wie Sie ihn geschrieben haben; wer es liest, sieht keine Markierung.",
  "unborne.notice.other":
    "{count} S\u00e4tze von Ihnen belegt Ihr Portr\u00e4t nicht. Sie bleiben, wie Sie sie geschrieben haben; wer es liest, sieht keine Markierung.",
  "unborne.toWords": "Im Profil ansehen",
  "spelling.perhaps": "„{words}“ ist vielleicht falsch geschrieben.",
  "spelling.repair": "„{suggestion}“ schreiben",
  "spelling.leave": "So lassen",
  "judge.unsupported": "Von Ihrem Portr\u00e4t nicht belegt",
  "judge.suggestions": "Vorschl\u00e4ge",
  "judge.goTo": "Dorthin",
  "judge.nothing": "Nichts zu verbessern.",

  "letter.tab": "Anschreiben",
  "letter.title": "Anschreiben",
  "letter.none": "Noch kein Anschreiben",
  "letter.noneHow":
    "Geschrieben aus denselben Belegen wie das Profil. Jeder Satz beruht auf dem, was Ihr Portr\u00e4t hergibt.",
  "letter.tone": "Ton",
  "letter.length": "L\u00e4nge",
  "letter.upTo": "bis zu {count} W\u00f6rter",
  "letter.write": "Anschreiben verfassen",
  "letter.writeSo": "So schreiben",
  "letter.again": "Neu schreiben",
  "letter.writing": "Wird geschrieben\u2026",
  "letter.words.one": "{count} Wort.",
  "letter.words.other": "{count} W\u00f6rter.",
  "letter.copy": "Anschreiben kopieren",
  "letter.fileWord": "Anschreiben",
  "letter.little": "Ihr Porträt zeigt wenig von dem, was diese Stelle verlangt",
  "letter.littleHow":
    "Es erreicht {score} von 100. Ein Anschreiben sagt nichts, was Ihr Porträt nicht enthält; dieses lässt also das meiste aus, wonach gefragt wird. Damit eines überzeugt, müsste dies zutreffen:",
  "letter.littleAdd": "Im Porträt ergänzen, was zutrifft",
  "letter.littleShow": "Das Anschreiben trotzdem zeigen",
  "letter.stale":
    "Ihr Portr\u00e4t oder die Stelle hat sich ge\u00e4ndert, seit dieses Anschreiben geschrieben wurde. Lassen Sie es neu schreiben, damit es stimmt.",
  "letter.edit": "Bearbeiten",
  "letter.keep": "Meine behalten",
  "letter.replaces": "Ihre eigenen Worte werden ersetzt und lassen sich nicht zur\u00fcckholen.",
  "letter.unsupported":
    "Diese Worte sind von Ihnen und bleiben, wie sie sind. Pr\u00fcfen Sie sie, oder erz\u00e4hlen Sie eine Geschichte, die sie belegt.",
  "letterTone.plain": "Schlicht",
  "letterTone.warm": "Warm",
  "letterTone.formal": "F\u00f6rmlich",

  "share.tab": "Teilen",
  "share.title": "Jemandem zeigen",
  "share.unreviewed.one":
    "Es st\u00fctzt sich auf {count} Aussage oder Stelle, die Sie noch nicht gepr\u00fcft haben.",
  "share.unreviewed.other":
    "Es st\u00fctzt sich auf {count} Aussagen und Stellen, die Sie noch nicht gepr\u00fcft haben.",
  "share.shows":
    "Wer den Link hat, sieht Ihren Namen, das Kurzprofil, die Gespr\u00e4chspunkte und den Lebenslauf als PDF.",
  "share.hides":
    "Nie gezeigt: E-Mail, Telefon, Anschrift und Ihre Links, und alles \u00fcber die ausgeschriebene Stelle.",
  "share.follows":
    "Sp\u00e4tere \u00c4nderungen sind sofort zu sehen. Der Link schlie\u00dft von selbst, oder wenn Sie ihn schlie\u00dfen.",
  "share.days": "Tage, die er offen bleibt",
  "share.choice.one": "{count} Tag",
  "share.choice.other": "{count} Tage",
  "share.until": "Offen bis {day}.",
  "share.badDays": "Zwischen 1 und 365 Tagen.",
  "share.open": "Link \u00f6ffnen",
  "share.opening": "Wird ge\u00f6ffnet\u2026",
  "share.closed": "Der Link ist geschlossen. Wer ihn aufruft, erf\u00e4hrt das.",
  "share.isOpen": "Der Link ist offen",
  "share.address": "Adresse des Links",
  "share.copy": "Link kopieren",
  "share.visit": "Ansehen",
  "share.views": "Aufrufe",
  "share.lastView": "Zuletzt angesehen",
  "share.never": "Noch nie",
  "share.closes": "Schlie\u00dft",
  "share.noEnd": "Wenn Sie ihn schlie\u00dfen",
  "share.private":
    "Diese Adresse f\u00fchrt nur zu diesem Rechner oder in sein Netz. Andere k\u00f6nnen den Link \u00f6ffnen, sobald das Backend eine \u00f6ffentliche Adresse hat (PUBLIC_URL).",
  "share.summary": "Was Besucher zuerst lesen",
  "share.close": "Link schlie\u00dfen",
  "share.closeAsk": "Diesen Link f\u00fcr immer schlie\u00dfen?",
  "share.closeWhat": "Wer ihn hat, kann ihn nicht mehr \u00f6ffnen. Ein neuer Link hat eine andere Adresse.",
  "share.closeDo": "Für immer schließen",
  "share.keep": "Offen lassen",
  "share.nothing": "Noch nichts zu teilen",
  "share.nothingHow": "Ein Link zeigt das zugeschnittene Profil. Lassen Sie das zuerst schreiben.",
  "share.toTailored": "Zum zugeschnittenen Profil",
};
