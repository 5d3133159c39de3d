/** Reading people from CSV: LinkedIn's Connections.csv with the notes above its header, and tables like it. */
import { readLink } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import papaparse from "papaparse";

/** What one row of the table says; empty cells are left out. */
export interface Connection {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  title?: string;
  linkedin_url?: string;
  relationship?: string;
  notes?: string;
}

type Column = keyof Connection | "first" | "last";

const NAMES: Record<Column, string> = {
  name: "name|full name|vollstandiger name|contact|kontakt|nombre completo|nom complet",
  first: "first name|firstname|given name|vorname|prenom|nombre|nome|voornaam",
  last: "last name|lastname|surname|family name|nachname|familienname|nom|nom de famille|apellidos|cognome|sobrenome|achternaam",
  email: "email|e mail|email address|e mail address|e mail adresse|mail|adresse e mail|correo electronico",
  phone: "phone|phone number|telephone|mobile|telefon|telefonnummer|handy|mobil",
  company:
    "company|company name|organization|organisation|employer|unternehmen|firma|arbeitgeber|entreprise|societe|empresa|azienda|bedrijf",
  title: "position|title|job title|role|jobtitel|titel|rolle|poste|cargo|puesto|funzione|functie",
  linkedin_url: "url|linkedin|linkedin url|linkedin profile|profile|profile url|profil|profil url",
  relationship: "relationship|relation|beziehung",
  notes: "note|notes|notiz|notizen|comment|comments",
};
const COLUMN_OF = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.split("|").map((name) => [name, column as Column] as const),
  ),
);
/** The header stands within so many rows. */
const PREAMBLE = 40;
const MAX_LENGTH: Partial<Record<keyof Connection, number>> = {
  phone: 50,
  notes: 20_000,
  linkedin_url: 2048,
  email: 320,
};

/** UTF-8 or UTF-16 as the file says; older office programs' Western European where it is neither. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8").decode(bytes);
  return text.includes("\uFFFD") ? new TextDecoder("windows-1252").decode(bytes) : text;
}

function rowsOf(text: string, delimiter: string, preview = 0): string[][] {
  return papaparse.parse<string[]>(text, { delimiter, preview, skipEmptyLines: "greedy" }).data;
}

function columnsOf(row: readonly string[]): (Column | null)[] {
  return row.map((cell) => COLUMN_OF.get(fold(cell)) ?? null);
}

/** Where the table begins and which columns it has: a row that names a person's name and something else. */
function headerOf(text: string): { delimiter: string; at: number; columns: (Column | null)[] } | null {
  for (const delimiter of [",", ";", "\t"]) {
    for (const [at, row] of rowsOf(text, delimiter, PREAMBLE).entries()) {
      const columns = columnsOf(row);
      const known = new Set(columns.filter((column) => column !== null));
      const hasName = known.has("name") || known.has("first") || known.has("last");
      if (hasName && known.size > 1) return { delimiter, at, columns };
    }
  }
  return null;
}

function connectionOf(row: readonly string[], columns: readonly (Column | null)[]): Connection {
  const cells: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) {
    const cell = row[index]?.replace(/\s+/gu, " ").trim();
    if (column !== null && cell && cells[column] === undefined) cells[column] = cell;
  }
  const { first, last, ...rest } = cells;
  const name = rest.name ?? [first, last].filter(Boolean).join(" ");
  const connection: Connection = name === "" ? rest : { ...rest, name };
  for (const field of Object.keys(connection) as (keyof Connection)[])
    connection[field] = connection[field]?.slice(0, MAX_LENGTH[field] ?? 200);
  const { linkedin_url } = connection;
  if (linkedin_url !== undefined) connection.linkedin_url = readLink(linkedin_url) ?? linkedin_url;
  return connection;
}

/** The rows below the header, in order; null when the file has no header that names people. */
export function readConnections(bytes: Uint8Array): Connection[] | null {
  const text = decode(bytes).replace(/^\uFEFF/, "");
  const header = headerOf(text);
  if (!header) return null;
  return rowsOf(text, header.delimiter)
    .slice(header.at + 1)
    .map((row) => connectionOf(row, header.columns));
}
