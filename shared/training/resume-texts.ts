/** The texts of résumés that labels speak of: rows of the corpora, and those written for this project. */
import { readFileSync } from "node:fs";
import { corpusReader } from "./corpus.ts";

const WRITTEN = new URL("./written/resumes/", import.meta.url);

/** @returns the text of a résumé by `corpus/id`, or by `written/` and its file */
export function resumeReader(): (name: string) => string {
  const row = corpusReader();
  return (name) =>
    name.startsWith("written/")
      ? readFileSync(new URL(`${name.slice("written/".length)}.txt`, WRITTEN), "utf8")
      : row(name).text;
}
