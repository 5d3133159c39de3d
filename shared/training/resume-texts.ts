/** The texts of résumés that labels speak of: rows of the corpora, and those written for this project. */
import { readFileSync } from "node:fs";
import { rowsOf } from "./corpus.ts";

const WRITTEN = new URL("./written/resumes/", import.meta.url);

/** @returns the text of a résumé by `corpus/id`, or by `written/` and its file */
export function resumeReader(): (name: string) => string {
  const corpora = new Map<string, Map<string, string>>();
  return (name) => {
    const [corpus, ...rest] = name.split("/") as [string, ...string[]];
    const id = rest.join("/");
    if (corpus === "written") return readFileSync(new URL(`${id}.txt`, WRITTEN), "utf8");
    let texts = corpora.get(corpus);
    if (!texts) corpora.set(corpus, (texts = new Map(rowsOf(corpus).map((row) => [row.id, row.text]))));
    return texts.get(id)!;
  };
}
