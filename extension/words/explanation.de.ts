/** German, the explanations of a score. */
import { formsOf } from "./forms.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

/** What the other German sentences share with these. */
export const deutsch = formsOf("de", { "Sign language": "Gebärdensprache" });
const alle = deutsch.all;
const eines = deutsch.one;

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

function sprachen(names: string[]): string[] {
  return names.map(deutsch.spoken);
}

const WORK = { months: "number", titles: "texts" } as const;

export const explanationDe: PhraseWords = {
  not_shown: sentence({ skills: "texts" }, ({ skills }) => `Nicht belegt: ${alle(skills)}.`),
  one_is_enough: sentence(
    { skills: "texts" },
    ({ skills }) => `Eines genügt; nicht belegt: ${alle(skills)}.`,
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
      `Von dem, was die Anzeige nennt, ist belegt: ${skills.length === 0 ? "nichts" : alle(skills)}.`,
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
    ({ languages }) => `Belegt: ${alle(sprachen(languages))}.`,
  ),
  languages_below: sentence(
    { languages: "texts" },
    ({ languages }) => `Unter dem verlangten Niveau: ${alle(sprachen(languages))}.`,
  ),
  languages_missing: sentence(
    { languages: "texts" },
    ({ languages }) => `Nicht belegt: ${alle(sprachen(languages))}.`,
  ),
  shown: sentence({ things: "texts" }, ({ things }) => `Belegt: ${alle(things)}.`),
  implied: sentence({ skill: "text", by: "text" }, ({ skill, by }) => `${skill}: belegt durch ${by}.`),
  line_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) =>
      `Eine Zeile, die ${(either ? eines : alle)(things.map((thing) => `„${thing}“`))} zeigt.`,
  ),
  evidence_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) => `Ein Beleg für ${(either ? eines : alle)(things)}.`,
  ),
  evidence_of_language: sentence(
    { languages: "texts", either: "flag" },
    ({ languages, either }) =>
      `Ein Beleg für ${(either ? eines : alle)(sprachen(languages))} auf dem verlangten Niveau.`,
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
