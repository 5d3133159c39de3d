/**
 * Part of `npm run train`: makes the weights that choose title, employer and place, the same bytes from the same data,
 * and counts what weights fitted without a posting's source choose in it (docs/models-facts.md).
 */
import { existsSync, writeFileSync } from "node:fs";
import { CORPORA } from "../../shared/training/corpus.ts";
import { factsOutOfFold, factsFile, preparedSamples } from "../../shared/training/facts.ts";
import { goldPostings } from "../../shared/training/gold.ts";
import { countFacts, FACT_COUNTS, FACT_WEIGHTS } from "../evaluation/facts-out-of-fold.ts";
import { run } from "./input.ts";

await run(() => {
  if (!existsSync(CORPORA))
    throw new Error(`The corpora are not at hand: they are looked for in ${CORPORA.pathname}`);
  const gold = goldPostings();
  const samples = preparedSamples(gold);
  const file = factsFile(samples);
  writeFileSync(FACT_WEIGHTS, file);
  process.stderr.write(`weights of facts: ${Math.round(file.length / 1024)} kB\n`);
  writeFileSync(FACT_COUNTS, `${JSON.stringify(countFacts(factsOutOfFold(gold, samples), file))}\n`);
  return Promise.resolve();
});
