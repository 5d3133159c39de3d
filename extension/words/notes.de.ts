/** German: what is told beside a result, why a row needs attention, and what went wrong with a search. */
import { deutsch } from "./explanation.de.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const GELESEN: Record<string, string> = {
  posting: "die Anzeige",
  document: "das Dokument",
  description: "die Beschreibung",
  portrait: "das Porträt",
};
const GESCHRIEBEN: Record<string, string> = {
  review: "den Rückblick",
  profile: "das Profil",
  letter: "das Anschreiben",
  text: "den Text",
  advice: "den Rat",
};
const QUELLE: Record<string, string> = {
  linkedin: "LinkedIn",
  google_jobs: "Google Jobs",
  fractionaljobs: "Fractional Jobs",
};

const WER_LAS: PhraseWords = {
  model_too_slow: fixed("Das Modell brauchte zu lange."),
  model_unreachable: fixed("Der Server des Modells war nicht zu erreichen."),
  model_failed: fixed("Der Server des Modells antwortete mit einem Fehler."),
  model_key_refused: fixed("Der Server des Modells wies den Schlüssel ab."),
  model_unknown: fixed("Der Server des Modells kennt das Modell oder die Adresse nicht."),
  model_text_too_long: fixed("Der Text ist zu lang für das Modell."),
  model_over_limit: fixed("Der Server des Modells hat seine Grenze erreicht."),
  model_budget_spent: fixed("Das Budget dieses Monats für das Modell ist verbraucht."),
  model_refused_text: fixed("Das Modell weigerte sich, diesen Text zu lesen."),
  model_unusable: fixed("Das Modell gab zweimal keine brauchbare Antwort."),
  model_broke_rule: fixed("Die Beschreibung des Modells hielt sich zweimal nicht an die Regeln."),
  model_quoted_nothing: fixed("Nichts von dem, was das Modell angab, steht im Text."),
  model_review_unborne: fixed("Der Rückblick des Modells ist durch die Belege nicht gedeckt."),
  model_vectors_miscounted: fixed("Das Modell gab eine andere Zahl von Vektoren als verlangt."),
  model_vectors_unusable: fixed("Das Modell gab Vektoren, die nicht zu gebrauchen sind."),
  model_unborne: fixed("Nichts von dem, was das Modell schrieb, ist vom Porträt gedeckt."),
  model_mostly_unborne: fixed("Zu wenig von dem, was das Modell schrieb, ist gedeckt."),
  model_sentences_left_out: sentence(
    { count: "number" },
    ({ count }) =>
      `Weggelassen, weil Belege fehlen: ${count === 1 ? "1 Satz" : `${deutsch.number(count)} Sätze`} des Modells.`,
  ),
  local_engine_read: sentence(
    { what: "text" },
    ({ what }) => `Stattdessen hat die lokale Auswertung ${GELESEN[what] ?? "den Text"} gelesen.`,
  ),
  local_engine_wrote: sentence(
    { what: "text" },
    ({ what }) => `Stattdessen hat die lokale Auswertung ${GESCHRIEBEN[what] ?? "den Text"} geschrieben.`,
  ),
};

const BEIM_SPEICHERN: PhraseWords = {
  address_unread: fixed("Die Adresse wurde nicht gelesen:"),
  embeddings_unavailable: fixed(
    "Vektoren wurden ausgelassen: kein eingerichtetes Modell erzeugt sie. Für die Punkte braucht es sie nicht.",
  ),
  embeddings_failed: fixed(
    "Vektoren wurden ausgelassen: das Modell gab keine. Für die Punkte braucht es sie nicht.",
  ),
  embeddings_skipped: fixed("Vektoren wurden ausgelassen."),
  model_makes_no_embeddings: fixed("Das eingerichtete Modell erzeugt keine Vektoren."),
  company_site_unknown: fixed(
    "Über den Arbeitgeber wurde nichts gelesen: die Anzeige sagt nicht, wo seine Website ist.",
  ),
  company_site_unread: sentence(
    { host: "text" },
    ({ host }) => `Über den Arbeitgeber wurde nichts gelesen: ${host} ließ sich nicht lesen.`,
  ),
  imports_unread: sentence(
    { count: "number" },
    ({ count }) =>
      `${count === 1 ? "1 übernommene Anzeige ließ" : `${deutsch.number(count)} übernommene Anzeigen ließen`} sich unter ihrer Adresse nicht lesen.`,
  ),
  nothing_claimed: fixed(
    "Nichts in diesem Text ließ sich als Aussage über Sie verstehen. Er bleibt erhalten; hinzugekommen ist nichts.",
  ),
};

const BEI_DER_SUCHE: PhraseWords = {
  no_search_on: fixed("Keine gespeicherte Suche ist eingeschaltet."),
  search_failed: sentence(
    { keyword: "text", source: "text" },
    ({ keyword, source }) => `„${keyword}“ bei ${QUELLE[source] ?? source}:`,
  ),
  source_resting: fixed("Die Quelle bat darum, eine Weile in Ruhe gelassen zu werden."),
  source_failed: sentence(
    { status: "number" },
    ({ status }) => `Die Quelle hatte selbst einen Fehler (Antwort ${status}).`,
  ),
  source_refused: sentence(
    { status: "number" },
    ({ status }) => `Die Quelle lehnte die Suche ab (Antwort ${status}).`,
  ),
  source_said: sentence(
    { words: "text" },
    ({ words }) => `Die Quelle lehnte die Suche ab. In ihren Worten: „${words}“`,
  ),
  source_no_results: fixed("Die Quelle antwortete mit einer Seite ohne Ergebnisse."),
  source_no_list: fixed("Die Quelle antwortete mit einer Seite ohne Stellenliste."),
  source_unreadable: fixed("Die Antwort der Quelle ließ sich nicht lesen."),
  source_no_key: fixed(
    "Dieser Server hat keinen Schlüssel für Google Jobs: der Betreiber setzt GOOGLE_JOBS_API_KEY.",
  ),
  site_bad_address: fixed("Die Adresse ist keine gewöhnliche http- oder https-Adresse."),
  site_forbidden_address: fixed("Die Adresse führt in ein privates Netz, das dieser Dienst nicht liest."),
  site_not_found_in_dns: fixed("Die Adresse nennt eine Website, die es nicht gibt."),
  site_unreachable: fixed("Die Website hat nicht geantwortet oder brach ihre Antwort ab."),
  site_timeout: fixed("Die Website brauchte zu lange für ihre Antwort."),
  site_too_large: fixed("Die Seite ist größer als 5 MB."),
  site_too_many_redirects: fixed("Die Adresse leitet immer weiter."),
  site_not_a_page: fixed("Die Adresse führt zu einer Datei, nicht zu einer Seite."),
  untitled: fixed("Das kam ohne Titel. Öffnen Sie es, um zu sehen, was es ist."),
  unaddressed: fixed("Das kam ohne Adresse und lässt sich darum weder öffnen noch prüfen."),
  mail_link_unread: fixed(
    "Die E-Mail nennt diese Stelle, doch die Seite hinter ihrem Link ließ sich nicht lesen.",
  ),
};

const BEIM_SCHREIBEN: PhraseWords = {
  untailored: fixed("Es wurde nicht zugeschnitten:"),
  letter_in_english: fixed(
    "Anschreiben entstehen auf Englisch, Deutsch, Französisch und Spanisch; dieses ist auf Englisch.",
  ),
  letter_unsigned: fixed(
    "In Ihrem Porträt steht kein Name, deshalb ist das Anschreiben nicht unterschrieben.",
  ),
  letter_thin: fixed(
    "Ihr Porträt enthält zu wenig, wovon ein Anschreiben erzählen könnte. Ergänzen Sie bei Ihren Stellen, was Sie dort getan haben und was dabei herauskam, oder erzählen Sie eine Geschichte.",
  ),
  pages_over: sentence(
    { pages: "number", asked: "number" },
    ({ pages, asked }) =>
      `Stellen, Ausbildung und Listen füllen allein schon ${pages === 1 ? "eine Seite" : `${pages} Seiten`}, darum sind es mehr als die ${asked === 1 ? "eine Seite, die" : `${asked} Seiten, die`} es werden sollten.`,
  ),
  rests_on_unreviewed: sentence({ count: "number" }, ({ count }) =>
    count === 1
      ? "Es stützt sich auf eine Aussage oder Stelle, die Sie noch nicht geprüft haben."
      : `Es stützt sich auf ${count} Aussagen und Stellen, die Sie noch nicht geprüft haben.`,
  ),
  left_out_unborne: sentence(
    { text: "text" },
    ({ text }) => `Weggelassen, weil nichts im Porträt es deckt: „${text}“`,
  ),
  nothing_about: sentence({ phrase: "text" }, ({ phrase }) => `Das Porträt zeigt nichts zu „${phrase}“.`),
  nothing_about_unwritten: sentence(
    { phrase: "text" },
    ({ phrase }) => `Das Porträt zeigt nichts zu „${phrase}“, also wurde nichts darüber geschrieben.`,
  ),
  nothing_more: fixed("Das Porträt enthält nichts weiter, was sich ergänzen ließe."),
  nothing_left: fixed("Es bliebe nichts übrig, also wurde nichts weggelassen."),
  untranslated: fixed(
    "Ohne Modell wird nichts übersetzt: der Text bleibt in der Sprache Ihrer eigenen Zeilen.",
  ),
  tone_kept: fixed("Ohne Modell bleibt der Ton, wie er ist: die Worte sind Ihre eigenen."),
  instruction_unfollowed: fixed(
    "Ohne Modell kann eine Anweisung um einen kürzeren oder längeren Text bitten oder darum, etwas zuerst zu sagen oder wegzulassen; diese bat um etwas anderes und wurde nicht befolgt.",
  ),
  changed_since: sentence({ portrait: "flag", posting: "flag" }, ({ portrait, posting }) => {
    const was = [...(portrait ? ["Ihr Porträt"] : []), ...(posting ? ["die Anzeige"] : [])];
    return `Seit dies geschrieben wurde, ${was.length > 1 ? "haben" : "hat"} sich ${deutsch.all(was)} geändert.`;
  }),
};

const ich = (audience: string) => audience === "manager";

const RUECKBLICK: PhraseWords = {
  review_worked_as: sentence(
    { audience: "text", titles: "texts", companies: "texts" },
    ({ audience, titles, companies }) => {
      const stellen = deutsch.all(titles.map((title, at) => `${title} bei ${companies[at] ?? ""}`));
      return `${ich(audience) ? "Ich arbeitete" : "Sie arbeiteten"} als ${stellen}.`;
    },
  ),
  review_record: sentence(
    { audience: "text", deeds: "texts" },
    ({ audience, deeds }) => `${ich(audience) ? "Meine" : "Ihre"} Bilanz dieser Zeit: ${deeds.join("; ")}.`,
  ),
  review_drew_on: sentence(
    { audience: "text", skills: "texts" },
    ({ audience, skills }) =>
      `${ich(audience) ? "Meine" : "Ihre"} Arbeit stützte sich auf ${deutsch.all(skills)}.`,
  ),
  review_needs_number: sentence(
    { deed: "text" },
    ({ deed }) => `Sagen Sie, was daraus wurde, mit einer Zahl: ${deed}`,
  ),
};

const RAT: PhraseWords = {
  field_unborne: sentence(
    { field: "text", text: "text" },
    ({ text }) => `Nichts im Porträt deckt „${text}“.`,
  ),
  requirement_unsaid: sentence(
    { requirement: "text" },
    ({ requirement }) => `„${requirement}“ erfüllen Sie, und das Profil sagt es nicht.`,
  ),
  nothing_to_cover: fixed(
    "Das Porträt zeigt nichts von dem, was die Anzeige verlangt; es gibt also nichts abzudecken.",
  ),
  long_sentences: sentence({ count: "number", words: "number" }, ({ count, words }) =>
    count === 1
      ? `Kürzen Sie den Satz mit mehr als ${words} Wörtern.`
      : `Kürzen Sie die ${deutsch.number(count)} Sätze mit mehr als ${words} Wörtern.`,
  ),
  said_twice: fixed("Sagen Sie jedes nur einmal: manche Zeilen wiederholen andere."),
  empty_phrases: sentence(
    { phrases: "texts" },
    ({ phrases }) => `Ersetzen Sie leere Wendungen durch das, was getan wurde: ${phrases.join(", ")}.`,
  ),
  too_many_pages: sentence(
    { pages: "number", most: "number" },
    ({ pages, most }) =>
      `Es hat ${pages} Seiten; gelesen werden ${most}. Lassen Sie weg, was am wenigsten über die Ausschreibung sagt.`,
  ),
  narrative_missing: fixed("Es beginnt ohne Kurzprofil; zwei bis vier Sätze sagen, um wen es geht."),
  narrative_long: fixed("Lassen Sie es beim Kurzprofil bei vier Sätzen."),
  roles_without_lines: fixed("Keine Stelle sagt, was dort getan wurde; fügen Sie dem Porträt Zeilen hinzu."),
};

/** Zu fragen im Gespräch: an den Arbeitgeber gerichtet. */
const IM_GESPRAECH: PhraseWords = {
  ask_duty: sentence(
    { quote: "text" },
    ({ quote }) =>
      `Sie nennen „${quote}“ als Teil der Arbeit. Woran wäre nach einem halben Jahr zu sehen, dass es gut läuft?`,
  ),
  ask_employer: sentence(
    { quote: "text" },
    ({ quote }) => `In Ihrer Anzeige steht: „${quote}“. Was bedeutet das für diese Stelle?`,
  ),
  ask_unshown: sentence(
    { requirement: "text" },
    ({ requirement }) =>
      `Wie viel zählt „${requirement}“ vom ersten Tag an, und was lässt sich bei der Arbeit lernen?`,
  ),
  ask_condition: sentence(
    { requirement: "text" },
    ({ requirement }) => `Sie erwähnen „${requirement}“. Wie sieht das in einem gewöhnlichen Monat aus?`,
  ),
  ask_hybrid: fixed("Wie teilt sich die Woche zwischen Büro und Zuhause auf, und wer entscheidet das?"),
  ask_mode: fixed("Die Anzeige sagt nicht, wo gearbeitet wird. Wie viel davon geht von anderswo?"),
  ask_pay: fixed("Die Anzeige nennt kein Gehalt. Welcher Rahmen ist für diese Stelle vorgesehen?"),
};

export const notesDe: PhraseWords = {
  ...IM_GESPRAECH,
  ...WER_LAS,
  ...BEIM_SPEICHERN,
  ...BEI_DER_SUCHE,
  ...BEIM_SCHREIBEN,
  ...RAT,
  ...RUECKBLICK,
};
