/**
 * `npm run train`: makes the words in use, the weights of the reader of postings, of its facts, of the verdicts on requirements,
 * of the reader of stories and of the gate from the corpora and the labels, the same bytes from the same data, and counts what
 * models that were fitted without a posting's source make of it (docs/models.md).
 */
import { existsSync, writeFileSync } from "node:fs";
import { countFacts, FACT_COUNTS, FACT_WEIGHTS } from "../evaluation/facts-out-of-fold.ts";
import { OUT_OF_FOLD, outOfFold, READER } from "../evaluation/out-of-fold.ts";
import { trainGate } from "../evaluation/gate.ts";
import { countLines, LINE_COUNTS } from "../evaluation/resume-lines.ts";
import { trainWords } from "../evaluation/spelling/counts.ts";
import { trainVerdicts, VERDICT_COUNTS, VERDICT_WEIGHTS } from "../evaluation/verdicts.ts";
import { CORPORA } from "../../shared/training/corpus.ts";
import { factsFile, factsOutOfFold, firstSights, preparedSamples } from "../../shared/training/facts.ts";
import { goldPostings } from "../../shared/training/gold.ts";
import { rolesAt } from "../../shared/matching/requirements/index.ts";
import { placeOutOfFold, readerFile } from "../../shared/training/reader.ts";
import { READ_BY_STRANGERS, TELLING_WEIGHTS, trainTellings } from "../../shared/training/tellings.ts";
import { WORDS } from "../src/spelling/index.ts";
import { run } from "./input.ts";

await run(async () => {
  if (!existsSync(CORPORA))
    throw new Error(`The corpora are not at hand: they are looked for in ${CORPORA.pathname}`);
  const started = Date.now();
  const say = (what: string) =>
    process.stderr.write(`${Math.round((Date.now() - started) / 1000)} s  ${what}\n`);
  const words = trainWords();
  writeFileSync(WORDS, words);
  say(`words in use: ${Math.round(words.length / 1024)} kB; npm run eval -- spelling shows what they find`);

  const gold = goldPostings();
  say(`${gold.length} labelled postings`);
  const placed = placeOutOfFold(gold, say);
  const reader = readerFile(gold, placed);
  writeFileSync(READER, reader);
  writeFileSync(OUT_OF_FOLD, `${JSON.stringify(outOfFold(placed, reader))}\n`);
  say(`weights of the reader: ${Math.round(reader.length / 1024)} kB`);

  const samples = preparedSamples(gold);
  const sights = firstSights(samples);
  const placedFacts = placed.map(({ gold: one, units }) => ({ gold: one, roleAt: rolesAt(units) }));
  const facts = factsFile(samples, placedFacts, sights);
  writeFileSync(FACT_WEIGHTS, facts);
  writeFileSync(FACT_COUNTS, `${JSON.stringify(countFacts(factsOutOfFold(placedFacts, sights), facts))}\n`);
  say(
    `weights of facts: ${Math.round(facts.length / 1024)} kB; npm run eval -- requirements shows the counts`,
  );

  writeFileSync(LINE_COUNTS, `${JSON.stringify(countLines(say))}\n`);
  const tellings = trainTellings(say);
  writeFileSync(TELLING_WEIGHTS, tellings.file);
  writeFileSync(READ_BY_STRANGERS, `${JSON.stringify(tellings.strangers)}\n`);
  say(
    `weights of tellings: ${Math.round(tellings.file.length / 1024)} kB; npm run eval -- stories shows the counts`,
  );

  // With résumés as the reader reads them, which knows their lines by the weights above.
  const verdicts = trainVerdicts(say);
  writeFileSync(VERDICT_WEIGHTS, verdicts.file);
  writeFileSync(VERDICT_COUNTS, `${JSON.stringify(verdicts.counts)}\n`);
  say(
    `weights of verdicts: ${Math.round(verdicts.file.length / 1024)} kB; npm run eval -- verdicts shows the counts`,
  );

  // With words as the vectors have them, and the fixtures as the readers read them.
  await trainGate(say);
  say("weights of the gate; npm run eval -- tailoring shows the counts");
});
