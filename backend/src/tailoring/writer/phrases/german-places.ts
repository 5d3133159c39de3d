/** Where somebody works, as German says it: "bei der Kasa GmbH", "am Klinikum", "an der Universität", "bei Kasa". */
import { LEGAL_FORMS } from "@career-portrait/shared/lexicon/legal-forms";
import type { NamedRole } from "./phrases.ts";
import { pattern } from "@career-portrait/shared/text";

const GERMAN_FORMS = new Set(
  LEGAL_FORMS.filter(({ key, words }) => words["countries"]?.includes("DE") && !key.startsWith("e."))
    .map(({ key }) => key)
    .concat("SE"),
);
const FEMININE_FORM = pattern("u")`
    (?:\b(?:Stiftung|Gruppe|Genossenschaft|Versicherung|Holding|Sparkasse|Bank)|\p{Ll}(?:stiftung|
    gruppe|genossenschaft|versicherung|sparkasse|bank|gesellschaft))$`;
const FEMININE_PLACE =
  /^(?:Stadt|Gemeinde|Agentur|Bundesagentur|Diakonie|Caritas|Polizei|Feuerwehr|Firma)\s/u;
/** "Caritasverband für die Diözese Regensburg": what follows the noun says whose it is. */
const MASCULINE_FORM =
  /(?:\bVerein|\bVerband|\p{Ll}(?:verein|verband|verlag|konzern))(?=$|\s(?:für|der|des|in|im|e\.))/u;
/** Houses of their own that one works in. */
const NEUTER_HOUSE =
  /^(?:[\p{L}.-]+-)?(?:\p{L}*(?:krankenhaus|klinikum|institut|gymnasium|theater|museum|zentrum|kolleg))(?=\s|$)/iu;
const FEMININE_HOUSE =
  /^(?:[\p{L}.-]+-)?(?:\p{L}*(?:universität|hochschule|akademie|klinik|schule))(?:\s|$)/iu;
/** An adjective in a name would have to be inflected: "bei der Deutschen Bank". */
const INFLECTED = /^(?:Neue|Erste|\p{Lu}\p{Ll}+(?:sche|liche|ige))[rs]?\s/u;

/** Every German legal form is a feminine noun. */
function isGermanForm(company: string): boolean {
  return GERMAN_FORMS.has(company.split(/[\s.]+/u).findLast((word) => word !== "") ?? "");
}

/** "bei der Kasa GmbH". */
export function atCompany(company: string): string {
  if (INFLECTED.test(company)) return `bei ${company}`;
  if (isGermanForm(company) || FEMININE_FORM.test(company) || FEMININE_PLACE.test(company))
    return `bei der ${company}`;
  if (MASCULINE_FORM.test(company)) return `beim ${company}`;
  if (NEUTER_HOUSE.test(company)) return `am ${company}`;
  return FEMININE_HOUSE.test(company) ? `an der ${company}` : `bei ${company}`;
}

/** Whose team is greeted: "der Kasa GmbH", "des Klinikums Chemnitz", "von Kasa". */
export function teamOf(company: string): string {
  const at = atCompany(company);
  if (/^(?:bei|an) der /u.test(at)) return `der ${company}`;
  const noun = at.startsWith("beim ") ? MASCULINE_FORM : at.startsWith("am ") ? NEUTER_HOUSE : null;
  const found = noun?.exec(company);
  if (!found) return `von ${company}`;
  const end = found.index + found[0].length;
  const ending = /s$/iu.test(found[0]) ? "es" : "s";
  return `des ${company.slice(0, end)}${ending}${company.slice(end)}`;
}

/** "Buchhalterin bei der Kasa GmbH". */
export function at({ title, company }: Pick<NamedRole, "title" | "company">): string {
  return company === null ? title : `${title} ${atCompany(company)}`;
}
