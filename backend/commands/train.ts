/**
 * `npm run train`: makes the weights of the reader of postings from the corpora and the labels, the same bytes from the
 * same data, and counts what models that were fitted without a posting's source read in it (docs/models.md).
 */
import { existsSync, writeFileSync } from "node:fs";
import { OUT_OF_FOLD, outOfFold, READER } from "../evaluation/out-of-fold.ts";
import { CORPORA } from "../../shared/training/corpus.ts";
import { goldPostings } from "../../shared/training/gold.ts";
import { placeOutOfFold, readerFile } from "../../shared/training/reader.ts";
import { run } from "./input.ts";

await run(() => {
  if (!existsSync(CORPORA))
    throw new Error(`The corpora are not at hand: they are looked for in ${CORPORA.pathname}`);
  const started = Date.now();
  const say = (what: string) =>
    process.stderr.write(`${Math.round((Date.now() - started) / 1000)} s  ${what}\n`);
  const gold = goldPostings();
  say(`${gold.length} labelled postings`);
  const placed = placeOutOfFold(gold, say);
  const file = readerFile(gold, placed);
  writeFileSync(READER, file);
  say(`weights: ${Math.round(file.length / 1024)} kB`);
  writeFileSync(OUT_OF_FOLD, `${JSON.stringify(outOfFold(placed, file))}\n`);
  say("counted out of fold: npm run eval -- requirements");
  return Promise.resolve();
});
