/** The text corpora that models are trained and tried on; they lie beside the repository and none of their text enters it. */
import { readdirSync, readFileSync } from "node:fs";
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
  return jsonLines(gunzipSync(readFileSync(new URL(`${corpus}/data.jsonl.gz`, CORPORA))).toString("utf8"));
}

/** The rows of a text that holds one as JSON a line. */
export function jsonLines<Row>(text: string): Row[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}

/** @returns the row by `corpus/id`, each corpus read once; it throws for what stands in none */
export function corpusReader(): (name: string) => CorpusRow {
  const corpora = new Map<string, Map<string, CorpusRow>>();
  return (name) => {
    const [corpus = "", ...id] = name.split("/");
    const rows = corpora.get(corpus) ?? new Map(rowsOf(corpus).map((one) => [one.id, one]));
    corpora.set(corpus, rows);
    const found = rows.get(id.join("/"));
    if (!found) throw new Error(`${name} stands in no corpus`);
    return found;
  };
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

/** The rows of a folder's files of JSON lines, in their order; each file is one author's. */
export function authoredIn<Row>(folder: URL): (Row & { author: string })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) =>
      jsonLines<Row>(readFileSync(new URL(file, folder), "utf8")).map((one) => ({
        ...one,
        author: file.replace(".jsonl", ""),
      })),
    );
}
