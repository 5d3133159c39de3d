/**
 * What a bulk import's text lists (decisions, section 6): CSV, JSON or lines, told apart by looking. Every entry comes back exactly
 * once, as read or with what is wrong with it; no text makes this throw.
 */
import { DESCRIPTION_MAX, type OpportunityStatus, readLink } from "@career-portrait/shared/contract";
import { repair } from "@career-portrait/shared/text";
import papaparse from "papaparse";
import { type Field, fieldOf, statusOf } from "./bulk-columns.ts";
import { addressesApart, entryOfLine, withoutQuotes } from "./bulk-lines.ts";

export interface BulkEntry {
  title: string | null;
  company: string | null;
  url: string | null;
  description: string | null;
  location: string | null;
  notes: string | null;
  status: OpportunityStatus;
}

/** One entry of the input: `label` names it to the person, and is safe to open in a spreadsheet. */
export type BulkItem = { label: string } & ({ entry: BulkEntry } | { problem: string });

type RawEntry = Partial<Record<Field, string>>;

const DELIMITERS = [",", ";", "\t", "|"] as const;
const ADDRESS = /^https?:\/\/\S+$/i;
const MAX_NAME = 300;
const MAX_NOTES = 20_000;
const MAX_LABEL = 200;

/** Text from outside as it may be shown: one short line that no spreadsheet takes for a formula. */
function safeLabel(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  const short = line.slice(0, MAX_LABEL).toWellFormed();
  return /^[=+\-@]/.test(short) ? `'${short}` : short;
}

/** The address as it may be stored; null when it is none of the web's. */
function webAddress(text: string): string | null {
  const link = readLink(text);
  return link !== null && text.length <= 2048 ? new URL(link).href : null;
}

/** Holds one entry to what can be stored. */
function checked(raw: RawEntry, fallbackLabel: string): BulkItem {
  const value = (field: Field) => repair(raw[field] ?? "").trim() || null;
  const [title, company, given, description] = [
    value("title"),
    value("company"),
    value("url"),
    value("description"),
  ];
  const named = [title, company].filter((part) => part !== null).join(" at ");
  const label = safeLabel(named || given || fallbackLabel) || "(empty)";
  if (title === null && given === null && description === null) {
    return { label, problem: "has no title, address or description" };
  }
  const url = given === null ? null : webAddress(given);
  if (given !== null && url === null)
    return { label, problem: "its address is not an http or https address" };
  const [location, notes] = [value("location"), value("notes")];
  for (const [name, text, most] of [
    ["title", title, MAX_NAME],
    ["company", company, MAX_NAME],
    ["location", location, MAX_NAME],
    ["notes", notes, MAX_NOTES],
    ["description", description, DESCRIPTION_MAX],
  ] as const) {
    if ((text?.length ?? 0) > most)
      return { label, problem: `its ${name} is longer than ${most} characters` };
  }
  return {
    label,
    entry: { title, company, url, description, location, notes, status: statusOf(raw.status) },
  };
}

function itemOfLine(line: string): BulkItem {
  const raw = entryOfLine(line);
  if (raw) return checked(raw, line);
  return { label: safeLabel(line), problem: "is no address and names no company; write “Title at Company”" };
}

/** A JSON value in a cell: text and numbers as they are, `{ name }` by its name. */
function cellText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null && "name" in value) return cellText(value.name);
  return undefined;
}

function itemOfJson(value: unknown): BulkItem {
  if (typeof value === "string") {
    return value.trim() === "" ? { label: "(empty)", problem: "is empty" } : itemOfLine(value.trim());
  }
  const shown = JSON.stringify(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { label: safeLabel(shown), problem: "is neither a text nor an object" };
  }
  const raw: RawEntry = {};
  for (const [name, content] of Object.entries(value)) {
    const text = cellText(content);
    const named = fieldOf(name);
    const field = named === "title" && ADDRESS.test(text?.trim() ?? "") ? "url" : named;
    if (field !== null && text !== undefined) raw[field] ??= text;
  }
  return checked(raw, shown);
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Not JSON: what else it may be is the caller's question.
    return null;
  }
}

const LISTS = ["opportunities", "jobs", "items", "data"];

/** Null when the text is not meant as JSON. */
function readJson(text: string): BulkItem[] | null {
  if (!/^[[{]/.test(text)) return null;
  const whole = parseJson(text);
  if (whole) {
    const { value } = whole;
    if (Array.isArray(value)) return value.map(itemOfJson);
    const list = LISTS.map((name) => (value as Record<string, unknown>)[name]).find(Array.isArray);
    return list ? list.map(itemOfJson) : [itemOfJson(value)];
  }
  const lines = linesOf(text);
  const parsed = lines.map(parseJson);
  if (parsed.some((line) => line !== null)) {
    return lines.map((line, index) => {
      const one = parsed[index];
      return one ? itemOfJson(one.value) : { label: safeLabel(line), problem: "is not valid JSON" };
    });
  }
  // “[Remote] Engineer at Acme” is a line; `["a", ` is broken JSON.
  return /^(\{|\[\s*["[{\]])/.test(text) ? [{ label: safeLabel(text), problem: "is not valid JSON" }] : null;
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

interface Row {
  cells: string[];
  /** Its quotation marks do not pair. */
  isBroken: boolean;
}

/** So often a text is read on behind a quotation mark that is never closed. */
const MAX_REPAIRS = 20;

/** The rows that are not blank. A quotation mark that is never closed costs its own line, not the rows behind it. */
function rowsOf(text: string, delimiter: string, columns?: number, repairs = 0): Row[] {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  const broken = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
  const rows = data
    .map((cells, index) => ({ cells, isBroken: broken.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const open = errors.find(({ code }) => code === "MissingQuotes")?.index;
  const line = open === undefined ? -1 : text.slice(open).search(/[\r\n]/);
  if (open === undefined || line === -1 || repairs === MAX_REPAIRS) return rows;
  const width = columns ?? rows[0]?.cells.length;
  const behind = rowsOf(text.slice(open + line), delimiter, width, repairs + 1);
  // Lines of other widths are the text that the mark opened.
  if (!behind.every(({ cells, isBroken }) => isBroken || cells.length === width)) return rows;
  const cells = rows.at(-1)?.cells.map((cell) => cell.split(/[\r\n]/, 1)[0] ?? "") ?? [];
  return [...rows.slice(0, -1), { cells, isBroken: true }, ...behind];
}

/** Which fields the columns are, when the first row says so. */
function headerOf(text: string): { delimiter: string; fields: (Field | null)[] } | null {
  const readings = DELIMITERS.map((delimiter) => {
    const first = papaparse.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? [];
    const fields = first.map(fieldOf);
    return { delimiter, fields, known: fields.filter((field) => field !== null).length };
  });
  const best = readings.reduce((one, other) => (other.known > one.known ? other : one));
  const isHeader = best.known >= 2 || (best.known === 1 && best.fields[0] !== null);
  return isHeader ? best : null;
}

function readTable(text: string): BulkItem[] | null {
  const header = headerOf(text);
  if (!header) return null;
  const isRule = ({ cells }: Row) =>
    header.delimiter === "|" && cells.every((cell) => /^[\s:-]*$/.test(cell));
  const rows = rowsOf(text, header.delimiter).filter((row) => !isRule(row));
  return rows.slice(1).map(({ cells, isBroken }) => {
    if (isBroken) {
      return { label: safeLabel(cells.join(" ")), problem: "a quotation mark in it is never closed" };
    }
    const raw: RawEntry = {};
    for (const [column, named] of header.fields.entries()) {
      const cell = cells[column];
      // “Posting” may head titles or addresses.
      const field = named === "title" && ADDRESS.test(cell?.trim() ?? "") ? "url" : named;
      if (field !== null && cell?.trim()) raw[field] ??= cell;
    }
    return checked(raw, cells.join(" "));
  });
}

/** Lines; or rows without a header, where cells are quoted. */
function readLines(text: string): BulkItem[] {
  if (/(^|[,;\t])"/m.test(text)) {
    const first = linesOf(text)[0] ?? "";
    const delimiter = ["\t", ";", ","].find((mark) => first.includes(mark)) ?? ",";
    const rows = rowsOf(text, delimiter);
    if (!rows.some(({ isBroken }) => isBroken))
      return rows.map(({ cells }) => itemOfLine(cells.join("\t").trim()));
  }
  return linesOf(text)
    .flatMap(addressesApart)
    .map((line) => itemOfLine(withoutQuotes(line)));
}

/** Reads what a person pasted or a file holds. Blank lines and rows are no entries. */
export function readBulk(input: string): BulkItem[] {
  // Behind the byte order mark some spreadsheets say what parts their cells.
  const text = input.replace(/^\uFEFF?(?:"?sep=[,;|\t]"?\r?\n)?/i, "").trim();
  if (text === "") return [];
  return readJson(text) ?? readTable(text) ?? readLines(text);
}
