/** Facts that a posting states as `Label: value`, also in columns and without line breaks. */
import { labelOf } from "../../../posting/terms.ts";
import { flatten } from "../../../text/flat.ts";
import type { Piece } from "../pieces.ts";

export type LabelledFact =
  | "title"
  | "company"
  | "location"
  | "work_mode"
  | "employment_type"
  | "salary"
  | "seniority";

const SENIORITY =
  /^(?:seniority(?: level)?|(?:career|job|experience) level|level|karrierestufe|niveau|nivel)$/;
const EXTRA: readonly (readonly [LabelledFact, RegExp])[] = [
  [
    "title",
    /^(?:job title|position title|position|job|stelle|poste|puesto|posicion|vaga|cargo|functie|posizione)$/,
  ],
  [
    "location",
    /^(?:(?:primary |job |work )?location|job site location|site|lieux?(?: de travail)?|localisation|standort|arbeitsort|ubicacion|localizacao|local|locatie|standplaats|sede(?: di lavoro)?|luogo di lavoro|base|region|regio|einsatzgebiet|depot|branch|filiale|niederlassung|vestiging|buro)$/,
  ],
  [
    "company",
    /^(?:company|employer|organi[sz]ation|school district|entreprise|employeur|arbeitgeber|dienstgeber)$/,
  ],
  ["work_mode", /^remote$/],
];
const LINE = /^[ \t*#•-]*([\p{L}][\p{L} /()&'-]{2,34}?)\**[ \t]*[:：]\**[ \t]*(\S[^\n]{0,120})$/gmu;

/** "Site  Kendal": two blanks for the colon. */
const COLUMN = /^(\p{L}[\p{L} ]{2,20}?) {2,}(\S[^\n]{0,120})$/gmu;
/** What a district is that hires, and not a part of a country. */
const SCHOOLS = /\b(?:C?[IU]SD|Schools?|District|Council|Trust)\b/;

/** "Accounts Executive   Industry: Packaging": the next label of the same line. */
const NEXT_LABEL = / {2,}\p{Lu}[\p{L} ]{2,24}:.*$/su;

/** "Nürnberg | Direktvermittlung | 62.000 EUR": the next cell of the same line. */
const NEXT_CELL = /\s+[|·•]\s.*$/su;

/** The first value of each label; verbatim but for white space. */
export function labelledFacts(text: string, pieces: readonly Piece[]): Partial<Record<LabelledFact, string>> {
  const facts: Partial<Record<LabelledFact, string>> = {};
  const keep = (label: string, value: string) => {
    const field = /^district$/i.test(label) && SCHOOLS.test(value) ? "company" : factOf(label);
    const plain = value
      .replace(NEXT_LABEL, "")
      .replace(field === "location" || field === "company" ? NEXT_CELL : NEXT_LABEL, "")
      .replace(/\s+/g, " ")
      .replace(/^[\s:*]+|[\s*]+$/g, "");
    if (field === "location" && /^(?:https?:|www\.)/.test(plain)) return;
    // What goes on after a place is cut off where the place is read.
    const longest = field === "location" ? 120 : 100;
    if (field && facts[field] === undefined && plain.length > 1 && plain.length <= longest)
      facts[field] = plain;
  };
  for (const [, label, value] of text.matchAll(LINE)) keep(label!, value!);
  for (const [, label, value] of text.matchAll(COLUMN))
    if (factOf(label!) === "location") keep(label!, value!);
  for (const piece of pieces) {
    if (piece.label && piece.drift === 0) keep(piece.label, text.slice(piece.start, piece.end));
  }
  return facts;
}

function factOf(label: string): LabelledFact | null {
  const plain = flatten(label.trim());
  if (SENIORITY.test(plain)) return "seniority";
  for (const [field, pattern] of EXTRA) if (pattern.test(plain)) return field;
  const field = labelOf(plain);
  return field === "posted_at" || field === "valid_through" || field === "external_id" || field === "other"
    ? null
    : field;
}
