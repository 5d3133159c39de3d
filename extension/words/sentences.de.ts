/** German: why a posting is relevant, what is doubtful about a claim, and why work was not done. */
import { deutsch } from "./explanation.de.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const { all: alle, one: eines, date: datum, countries: land } = deutsch;

const ARBEITSORT: Record<string, string> = { remote: "remote", hybrid: "hybrid", onsite: "vor Ort" };
const JE: Record<string, string> = {
  hour: " je Stunde",
  day: " je Tag",
  week: " je Woche",
  month: " im Monat",
  year: " im Jahr",
};
const EBENE: Record<string, string> = {
  intern: "Praktikum",
  entry: "Einstieg",
  "entry-level": "Einstieg",
  head: "Leitung",
  executive: "Geschäftsleitung",
};
const ebene = (level: string): string =>
  EBENE[level] ?? level.charAt(0).toLocaleUpperCase("de") + level.slice(1);

const gehalt = ({ amount, currency, period }: { amount: number; currency: string; period: string }): string =>
  `${deutsch.money(amount, currency)}${JE[period] ?? ""}`;

const MERKMAL: Record<string, (name: string) => string> = {
  company: (name) => `von ${name}`,
  title: (name) => `mit „${name}“ im Titel`,
  location: (name) => `in ${name}`,
  work_mode: (name) => `mit Arbeitsort ${ARBEITSORT[name] ?? name}`,
  source: (name) => `aus der Quelle ${name}`,
};

const WORK = { titles: "texts", names: "texts" } as const;
const belegt = (names: string[]) => (names.length === 0 ? "" : `, belegt sind ${names.join(", ")}`);
const arbeit = ({ titles, names }: { titles: string[]; names: string[] }) =>
  `${titles.join(", ")}${belegt(names)}`;

const ORT = { countries: "texts", own: "texts", remote: "flag" } as const;
const ort = (remote: boolean) => (remote ? "Remote aus" : "Arbeitsort");

/** What may rule a posting out. */
const WARNUNGEN: PhraseWords = {
  country_not_sought: sentence(
    ORT,
    ({ countries, own, remote }) => `${ort(remote)}: ${land(countries)}; gesucht: ${land(own)}.`,
  ),
  country_not_home: sentence(
    ORT,
    ({ countries, own, remote }) => `${ort(remote)}: ${land(countries)}; Sie sind hier: ${land(own)}.`,
  ),
  permit: sentence(
    { countries: "texts", own: "texts" },
    ({ countries, own }) =>
      `Verlangt eine Arbeitserlaubnis (${land(countries)}); Ihr Porträt zeigt nur ${land(own)}.`,
  ),
  language_asked: sentence(
    { languages: "texts" },
    ({ languages }) => `Verlangt ${eines(languages.map(deutsch.spoken))}; Ihr Porträt zeigt nichts davon.`,
  ),
  language_written: sentence(
    { language: "text" },
    ({ language }) => `Geschrieben auf ${deutsch.spoken(language)}; Ihr Porträt zeigt diese Sprache nicht.`,
  ),
};

/** Pieces of a sentence, joined by whoever says them. */
const RELEVANZ: PhraseWords = {
  title_answers: sentence({ keyword: "text" }, ({ keyword }) => `der Titel passt zu „${keyword}“`),
  title_far: fixed("der Titel ist weit von dem, was Sie suchen"),
  level_fits: sentence({ level: "text" }, ({ level }) => `Ebene: ${ebene(level)}`),
  level_off: sentence(
    { level: "text" },
    ({ level }) => `${ebene(level)} ist nicht die Ebene, die Sie wünschen`,
  ),
  place_fits: sentence({ place: "text" }, ({ place }) => `in ${place}`),
  remote_from: sentence({ place: "text" }, ({ place }) => `remote von ${place}`),
  place_off: sentence({ place: "text" }, ({ place }) => `${place} ist keiner Ihrer Orte`),
  mode_fits: sentence({ mode: "text" }, ({ mode }) => ARBEITSORT[mode] ?? mode),
  mode_off: sentence(
    { mode: "text", wanted: "texts" },
    ({ mode, wanted }) =>
      `${ARBEITSORT[mode] ?? mode} statt ${eines(wanted.map((one) => ARBEITSORT[one] ?? one))}`,
  ),
  pay_fits: sentence(
    { amount: "number", currency: "text", period: "text" },
    (pay) => `zahlt bis zu ${gehalt(pay)}`,
  ),
  pay_below: sentence(
    { amount: "number", currency: "text", period: "text" },
    (pay) => `zahlt höchstens ${gehalt(pay)}, weniger als Ihr Mindestgehalt`,
  ),
  names: sentence({ names: "texts" }, ({ names }) => `nennt ${alle(names)}`),
  names_none: sentence({ names: "texts" }, ({ names }) => `nennt nichts von ${alle(names)}`),
  work_same: sentence(WORK, (work) => `wie Ihre Arbeit als ${arbeit(work)}`),
  work_near: sentence(WORK, (work) => `nicht weit von Ihrer Arbeit als ${arbeit(work)}`),
  work_far: sentence(
    WORK,
    ({ names }) =>
      `weit von Ihrer bisherigen Arbeit${names.length === 0 ? "" : `, doch belegt sind ${names.join(", ")}`}`,
  ),
  says: sentence({ names: "texts" }, ({ names }) => `erwähnt ${alle(names)}`),
  ruled_out: sentence({ wish: "text" }, ({ wish }) => `Sie haben ${wish} ausgeschlossen`),
  lesson: sentence(
    { kept: "flag", times: "number", of: "number", trait: "text", name: "text" },
    ({ kept, times, of, trait, name }) =>
      `Sie haben ${times} von ${of} Stellen ${MERKMAL[trait]?.(name) ?? name} ${kept ? "behalten" : "verworfen"}`,
  ),
};

/** A date with its preposition: "2019", "im März 2019", "am 3. März 2019". */
function wann(date: string): string {
  const said = datum(date);
  return said === date ? date : `${date.length > 7 ? "am" : "im"} ${said}`;
}

function zeitraum([start = "", end = ""]: string[]): string {
  return `${datum(start) || "?"} bis ${end === "present" ? "heute" : datum(end) || "?"}`;
}

const ZWEIFEL: PhraseWords = {
  shown_by_none: fixed("Kein Dokument zeigt das. Fügen Sie eines hinzu, oder geben Sie es selbst an."),
  shown_weakly: sentence(
    { sure: "number" },
    ({ sure }) =>
      `Was es zeigt, ist schwach (${sure} von 100). Sehen Sie das Zitat an, ehe Sie sich darauf verlassen.`,
  ),
  ends_before_start: sentence(
    { start: "text", end: "text" },
    ({ start, end }) => `Es endet (${datum(end)}), ehe es beginnt (${datum(start)}).`,
  ),
  role_ends_before_start: sentence(
    { title: "text", company: "text" },
    ({ title, company }) => `Die Stelle, die es zeigt, ${title} bei ${company}, endet, ehe sie beginnt.`,
  ),
  dates_differ: sentence(
    { one: "texts", other: "texts" },
    ({ one, other }) => `Ein Dokument sagt ${zeitraum(one)}, ein anderes ${zeitraum(other)}.`,
  ),
  role_dates_differ: sentence(
    { title: "text", company: "text", one: "texts", other: "texts" },
    ({ title, company, one, other }) =>
      `Zur Stelle, die es zeigt, ${title} bei ${company}, sagt ein Dokument ${zeitraum(one)}, ein anderes ${zeitraum(other)}.`,
  ),
  says_the_same: sentence(
    { label: "text" },
    ({ label }) => `„${label}“ sagt dasselbe. Führen Sie beide zusammen.`,
  ),
  number_not_shown: fixed("Es nennt eine Zahl, die kein Beleg enthält."),
  ended: sentence({ end: "text" }, ({ end }) => `Es endete ${wann(end)}.`),
  last_shown: sentence(
    { end: "text" },
    ({ end }) => `Zuletzt zeigt es eine Stelle, die ${wann(end)} endete. Sagen Sie, ob es noch zutrifft.`,
  ),
};

const EINFUEGEN =
  "Öffnen Sie sie im Browser und speichern Sie sie von dort, oder fügen Sie den Text der Anzeige ein.";

const FEHLSCHLAEGE: PhraseWords = {
  went_wrong: fixed("Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal."),
  job_forgotten: fixed("Der Server weiß von dieser Arbeit nichts mehr."),
  stopped_halfway: fixed(
    "Die Arbeit wurde bei jedem Versuch an derselben Stelle abgebrochen. Bitte beginnen Sie sie neu; geschieht es wieder, sagen Sie es dem Betreiber.",
  ),
  portrait_empty: fixed(
    "Das Porträt ist noch leer. Laden Sie zuerst einen Lebenslauf hoch, oder erzählen Sie eine Geschichte.",
  ),
  portrait_unreviewed: fixed(
    "Von Ihrem Porträt ist noch nichts angenommen, und ein Lebenslauf enthält nur, was angenommen ist. Prüfen Sie zuerst, was gefunden wurde.",
  ),
  opportunity_deleted: fixed("Die Stelle wurde gelöscht, während daran gearbeitet wurde."),
  opportunity_limit: fixed(
    "Sie verfolgen so viele Stellen, wie hier erlaubt sind. Löschen Sie welche, um weitere zu speichern.",
  ),
  tailored_limit: fixed(
    "Sie haben so viele zugeschnittene Profile, wie hier erlaubt sind. Löschen Sie eine Stelle, die eines hat.",
  ),
  document_deleted: fixed("Das Dokument wurde gelöscht, ehe es gelesen war."),
  document_failed: fixed(
    "Das Dokument ließ sich nicht lesen. Versuchen Sie es noch einmal, oder laden Sie es in anderer Form hoch.",
  ),
  pdf_not_a_pdf: fixed(
    "Die Datei ist weder PDF noch Word-Dokument (.docx). Speichern Sie den Lebenslauf als eines davon.",
  ),
  docx_corrupt: fixed(
    "Das Word-Dokument ist beschädigt. Öffnen Sie es in dem Programm, in dem es entstand, und speichern Sie es neu oder als PDF.",
  ),
  docx_image_only: fixed(
    "Das Word-Dokument enthält keinen Text oder nur Bilder davon. Schreiben Sie den Lebenslauf als Text.",
  ),
  docx_too_large: fixed(
    "Das Word-Dokument enthält weit mehr als einen Lebenslauf. Speichern Sie eine Kopie mit dem Lebenslauf allein.",
  ),
  docx_timed_out: fixed(
    "Das Lesen dauerte zu lange. Speichern Sie eine neue, einfachere Kopie aus dem Programm, in dem es entstand.",
  ),
  pdf_encrypted: fixed("Das PDF ist mit einem Passwort geschützt. Speichern Sie eine Kopie ohne."),
  pdf_corrupt: fixed(
    "Das PDF ist beschädigt oder unvollständig. Öffnen Sie es, speichern Sie es neu und nehmen Sie diese Kopie.",
  ),
  pdf_image_only: fixed(
    "Das PDF enthält Bilder von Seiten, aber keinen Text. Speichern Sie den Lebenslauf aus dem Programm, in dem er entstand, oder lassen Sie zuerst eine Texterkennung (OCR) darüber laufen.",
  ),
  pdf_too_many_pages: fixed("Das PDF hat zu viele Seiten. Schicken Sie den Lebenslauf allein."),
  pdf_too_large: fixed("Das PDF ist zu groß. Speichern Sie eine kleinere Kopie, ohne Bilder."),
  pdf_timed_out: fixed(
    "Das Lesen dauerte zu lange. Speichern Sie eine neue, einfachere Kopie aus dem Programm, in dem es entstand.",
  ),
  page_gone: sentence(
    { status: "number" },
    ({ status }) => `Unter dieser Adresse steht die Anzeige nicht mehr (Antwort ${status}).`,
  ),
  page_refused: sentence(
    { status: "number" },
    ({ status }) => `Die Website zeigt diesem Dienst die Seite nicht (Antwort ${status}). ${EINFUEGEN}`,
  ),
  page_list: sentence({ count: "number" }, ({ count }) =>
    count === 0
      ? "Die Seite ist eine Liste von Stellen, und die Liste ist leer."
      : "Die Seite ist eine Liste von Stellen. Öffnen Sie eine davon und speichern Sie diese.",
  ),
  page_loading: fixed(`Die Seite hatte ihre Anzeige noch nicht geladen. ${EINFUEGEN}`),
  page_empty_page: fixed(`Die Seite zeigt ihren Text nur in einem Browser. ${EINFUEGEN}`),
  page_form_only: fixed(`Die Seite enthält nur ein Bewerbungsformular. ${EINFUEGEN}`),
  page_not_a_posting: fixed(`Unter dieser Adresse steht keine Stellenanzeige. ${EINFUEGEN}`),
  page_restricted: fixed(`Die Seite verlangt eine Anmeldung. ${EINFUEGEN}`),
  page_unreadable: fixed(`Die Seite ließ sich nicht lesen. ${EINFUEGEN}`),
  fetch_bad_address: fixed(`Die Adresse ist keine gewöhnliche http- oder https-Adresse. ${EINFUEGEN}`),
  fetch_forbidden_address: fixed(
    `Die Adresse führt in ein privates Netz, das dieser Dienst nicht liest. ${EINFUEGEN}`,
  ),
  fetch_not_found_in_dns: fixed(`Die Adresse nennt eine Website, die es nicht gibt. ${EINFUEGEN}`),
  fetch_unreachable: fixed(`Die Website hat nicht geantwortet. ${EINFUEGEN}`),
  fetch_timeout: fixed(`Die Website brauchte zu lange für ihre Antwort. ${EINFUEGEN}`),
  fetch_too_large: fixed(`Die Seite ist größer als 5 MB. ${EINFUEGEN}`),
  fetch_too_many_redirects: fixed(`Die Adresse leitet immer weiter. ${EINFUEGEN}`),
  fetch_not_a_page: fixed(`Die Adresse führt zu einer Datei, nicht zu einer Seite. ${EINFUEGEN}`),
};

export const sentencesDe: PhraseWords = { ...RELEVANZ, ...WARNUNGEN, ...ZWEIFEL, ...FEHLSCHLAEGE };
