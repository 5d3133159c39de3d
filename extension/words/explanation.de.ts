/** German, the explanations of a score. */
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const alle = new Intl.ListFormat("de", { type: "conjunction" });
const eines = new Intl.ListFormat("de", { type: "disjunction" });

function dauer(months: number): string {
  const whole = Math.floor(months);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  const parts = [
    years > 0 && `${years} ${years === 1 ? "Jahr" : "Jahre"}`,
    rest > 0 && `${rest} ${rest === 1 ? "Monat" : "Monate"}`,
  ].filter(Boolean);
  return parts.join(" ") || "weniger als ein Monat";
}

/** Undated roles show the work and no time. */
const alsDauer = (months: number): string => (months > 0 ? `${dauer(months)} als ` : "");

function titel(titles: string[]): string {
  return titles.length > 3 ? `${titles.slice(0, 3).join(", ")} und anderen` : titles.join(", ");
}

const CODES =
  "en de fr es pt nl it sv da no fi pl cs ru uk tr ar he hi ur bn ta pa zh ja ko vi tl th id el ro hu bg hr ca sw so ht la xh zu af";

/** What the codes call by its English name. */
const SPRACHEN = new Map([
  ...CODES.split(" ").map((code) => [nameIn("en", code), nameIn("de", code)] as const),
  ["Sign language", "Gebärdensprache"],
]);

function nameIn(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

/** The German name of a language that a code calls by its English one. */
export function spracheDe(name: string): string {
  return SPRACHEN.get(name) ?? name;
}

function sprachen(names: string[]): string[] {
  return names.map(spracheDe);
}

const WORK = { months: "number", titles: "texts" } as const;

export const explanationDe: PhraseWords = {
  not_shown: sentence({ skills: "texts" }, ({ skills }) => `Nicht belegt: ${alle.format(skills)}.`),
  one_is_enough: sentence(
    { skills: "texts" },
    ({ skills }) => `Eines genügt; nicht belegt: ${alle.format(skills)}.`,
  ),
  time_in_roles: sentence({ ...WORK, asked_months: "number" }, ({ months, titles, asked_months }) => {
    const asked = asked_months > 0 ? `, verlangt: ${dauer(asked_months)}` : "";
    return `${months > 0 ? dauer(months) : "Keine datierte Zeit"} als ${titel(titles)}${asked}.`;
  }),
  same_work: sentence(WORK, ({ months, titles }) => `Dieselbe Arbeit: ${alsDauer(months)}${titel(titles)}.`),
  neighbouring_work: sentence(
    WORK,
    ({ months, titles }) => `Verwandte Arbeit: ${alsDauer(months)}${titel(titles)}.`,
  ),
  named_in_posting: sentence(
    { skills: "texts" },
    ({ skills }) =>
      `Von dem, was die Anzeige nennt, ist belegt: ${skills.length === 0 ? "nichts" : alle.format(skills)}.`,
  ),
  degree: sentence(
    { label: "text", finished: "flag", same: "flag" },
    ({ label, finished, same }) =>
      `${label}${finished ? "" : ", noch nicht abgeschlossen"}${same ? "" : "; nah, aber nicht dieselbe Stufe oder dasselbe Fach"}.`,
  ),
  paper: sentence(
    { label: "text", asked: "text", same: "flag" },
    ({ label, asked, same }) => `${label}${same ? "" : `; nah an ${asked}, aber nicht dasselbe`}.`,
  ),
  languages_shown: sentence(
    { languages: "texts" },
    ({ languages }) => `Belegt: ${alle.format(sprachen(languages))}.`,
  ),
  languages_below: sentence(
    { languages: "texts" },
    ({ languages }) => `Unter dem verlangten Niveau: ${alle.format(sprachen(languages))}.`,
  ),
  languages_missing: sentence(
    { languages: "texts" },
    ({ languages }) => `Nicht belegt: ${alle.format(sprachen(languages))}.`,
  ),
  shown: sentence({ things: "texts" }, ({ things }) => `Belegt: ${alle.format(things)}.`),
  implied: sentence({ skill: "text", by: "text" }, ({ skill, by }) => `${skill}: belegt durch ${by}.`),
  line_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) =>
      `Eine Zeile, die ${(either ? eines : alle).format(things.map((thing) => `„${thing}“`))} zeigt.`,
  ),
  evidence_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) => `Ein Beleg für ${(either ? eines : alle).format(things)}.`,
  ),
  evidence_of_language: sentence(
    { languages: "texts", either: "flag" },
    ({ languages, either }) =>
      `Ein Beleg für ${(either ? eines : alle).format(sprachen(languages))} auf dem verlangten Niveau.`,
  ),
  dated_work: sentence(
    { months: "number" },
    ({ months }) => `${dauer(months)} datierter Arbeit, die es zeigt.`,
  ),
  required_missing: sentence(
    { requirement: "text" },
    ({ requirement }) => `Verlangt, aber nicht belegt: ${requirement}`,
  ),
  said: fixed("Das Zitat zeigt es."),
  said_in_part: fixed("Das Zitat zeigt einen Teil davon."),
  nothing_said: fixed("Nichts im Porträt zeigt das."),
  no_role: fixed("Keine Stelle in diesem oder einem verwandten Beruf."),
  no_degree: fixed("Kein Abschluss ist belegt."),
  instead_of_degree: fixed("Anstelle des Abschlusses:"),
  no_paper: fixed("Keine solche Zulassung oder Bescheinigung ist belegt."),
  no_language: fixed("Das Porträt nennt keine solche Sprache."),
  not_in_portrait: fixed("Ein Porträt zeigt das nicht; es zählt nicht."),
  work_in_occupation: fixed("Arbeit in diesem Beruf."),
  more_in_occupation: fixed("Längere, nähere oder höher gestellte Arbeit in diesem Beruf."),
  work_told: fixed("Eine Zeile, die sagt, wo Sie das getan haben und mit welchem Ergebnis."),
  tell_employer: fixed("Sagen Sie es dem Arbeitgeber selbst."),
  no_claims: fixed("Das Porträt enthält noch keine Aussage mit einem Zitat."),
  no_requirements: fixed("Die Anzeige nennt keine Anforderung, die sich vergleichen ließe."),
};
