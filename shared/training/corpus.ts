/** The text corpora that models are trained and tried on; they lie beside the repository and none of their text enters it. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Where the corpora lie; each is a folder with `data.jsonl.gz`, one document a line. */
export const CORPORA = new URL("../../../shared/corpus/", import.meta.url);

export interface CorpusRow {
  id: string;
  text: string;
  lang?: string;
  title?: string;
  company?: string;
  location?: string;
  [field: string]: unknown;
}

/** All rows of a corpus in their order. */
export function rowsOf<Row = CorpusRow>(corpus: string): Row[] {
  const bytes = gunzipSync(readFileSync(new URL(`${corpus}/data.jsonl.gz`, CORPORA)));
  return bytes
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}

/**
 * A row as the posting that a person would read: its text, with title, company and place above it where the text does
 * not begin with its title. Labels of a row count their offsets in this text.
 */
export function postingOf(row: CorpusRow): string {
  const head = row.text.slice(0, 300).toLowerCase();
  const above = [row.title, row.company, row.location].filter(
    (value): value is string => typeof value === "string" && value !== "",
  );
  if (above.length === 0 || head.includes(above[0]!.toLowerCase())) return row.text;
  return `${above.join("\n")}\n\n${row.text}`;
}
