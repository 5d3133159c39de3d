/** Postings that were labelled by reading, from every set at hand, in one form: offsets into the posting's text. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { postingOf, rowsOf } from "./corpus.ts";
import type { GoldPosting, GoldRequirement } from "./gold-posting.ts";
import { writtenPostings } from "./written.ts";

const HERE = new URL("./", import.meta.url);
const SHARED = new URL("../../../shared/fixtures/", import.meta.url);

/** All sets that lie at hand, in a fixed order. */
export function goldPostings(): GoldPosting[] {
  return [
    ...folder(new URL("jobs/", SHARED), "jobs"),
    ...folder(new URL("jobs-2/", SHARED), "jobs-2"),
    ...readPostings(),
    ...folder(new URL("../matching/requirements/fixtures/", HERE), "own"),
    ...anotherHand(new URL("../../backend/evaluation/another-hand/fixtures/postings/", HERE)),
    ...writtenPostings(),
  ];
}

interface Expected extends Omit<GoldPosting, "requirements" | "trade"> {
  domain: string;
  requirements: (Omit<GoldRequirement, "start" | "end" | "years"> & {
    text: string;
    years?: number | null;
  })[];
}

function folder(at: URL, set: GoldPosting["set"]): GoldPosting[] {
  if (!existsSync(at)) return [];
  const manifest = new URL("manifest.json", at);
  const sources = new Map<string, string>();
  if (set === "jobs-2") {
    const { items } = JSON.parse(readFileSync(manifest, "utf8")) as {
      items: { id: string; corpus: string }[];
    };
    for (const { id, corpus } of items) sources.set(id, corpus);
  }
  return readdirSync(at)
    .filter((name) => name.endsWith(".expected.json"))
    .toSorted()
    .map((name) => {
      const truth = JSON.parse(readFileSync(new URL(name, at), "utf8")) as Expected;
      const text = readFileSync(new URL(name.replace(".expected.json", ".txt"), at), "utf8");
      return fromExpected(truth, text, set, sources.get(truth.id) ?? set);
    });
}

function anotherHand(at: URL): GoldPosting[] {
  return readdirSync(at)
    .toSorted()
    .flatMap((name) => {
      const { parts } = JSON.parse(readFileSync(new URL(name, at), "utf8")) as {
        parts: { taught: string | null; postings: (Expected & { text: string })[] }[];
      };
      return parts.flatMap(({ taught, postings }) =>
        postings.map((one) => {
          const set = taught === null ? "untaught" : "another-hand";
          return fromExpected(one, one.text, set, set);
        }),
      );
    });
}

function fromExpected(truth: Expected, text: string, set: GoldPosting["set"], source: string): GoldPosting {
  const spaced = new Spaced(text);
  let from = 0;
  const requirements = truth.requirements.flatMap(({ text: quote, years, ...rest }) => {
    const found = spaced.find(quote, from) ?? spaced.find(quote, 0);
    if (!found) return [];
    from = found.next;
    return [{ ...rest, years: years ?? null, start: found.start, end: found.end }];
  });
  const { domain: trade, ...facts } = truth;
  return { ...facts, set, source, trade, text, requirements, units: null };
}

/** A text with every run of white space as one blank, and where each unit stood. */
class Spaced {
  private plain = "";
  private readonly at: number[] = [];

  constructor(text: string) {
    for (let unit = 0; unit < text.length; unit += 1) {
      const blank = /\s/.test(text[unit]!);
      if (blank && (this.plain === "" || this.plain.endsWith(" "))) continue;
      this.plain += blank ? " " : text[unit]!;
      this.at.push(unit);
    }
  }

  find(quote: string, from: number): { start: number; end: number; next: number } | null {
    const wanted = quote.replace(/\s+/g, " ").trim();
    const found = this.plain.indexOf(wanted, from);
    if (found < 0) return null;
    const last = found + wanted.length;
    return { start: this.at[found]!, end: this.at[last - 1]! + 1, next: last };
  }
}

interface ReadLabel extends Omit<
  GoldPosting,
  "id" | "set" | "source" | "language" | "text" | "title" | "company" | "location"
> {
  row: string;
  lang: string;
  title: [number, number] | null;
  company: [number, number] | null;
  location: [number, number] | null;
}

function readPostings(): GoldPosting[] {
  const labels = readFileSync(new URL("labels/postings.jsonl", HERE), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ReadLabel);
  const wanted = new Map<string, ReadLabel>(labels.map((label) => [label.row, label]));
  const texts = new Map<string, string>();
  for (const corpus of new Set(labels.map(({ row }) => row.slice(0, row.indexOf("/"))))) {
    for (const row of rowsOf(corpus)) {
      if (wanted.has(`${corpus}/${row.id}`)) texts.set(`${corpus}/${row.id}`, postingOf(row));
    }
  }
  return labels.map(({ row, lang, title, company, location, ...label }) => {
    const text = texts.get(row)!;
    const quote = (span: [number, number] | null) => span && text.slice(...span);
    const source = row.slice(0, row.indexOf("/"));
    const facts = { title: quote(title), company: quote(company), location: quote(location) };
    return { ...label, ...facts, id: row, source, set: "read", language: lang, text };
  });
}
