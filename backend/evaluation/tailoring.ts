/** `npm run eval -- tailoring`: the gate on fabrications and faithful sentences, and what the local writer does before it. */
import { existsSync } from "node:fs";
import { sentenceSets, sentenceTables } from "./another-hand/sentences.ts";
import { FIXTURES, type LabelledPairs, labelledPairs } from "./matching/fixtures.ts";
import { ADVERSARIAL } from "./tailoring/adversarial.ts";
import { faithfulnessAsWritten, judgedEdits } from "./tailoring/edited.ts";
import { EDGES } from "./tailoring/edges.ts";
import { KINDS } from "./tailoring/fabrications.ts";
import { otherHandsTable } from "./gate.ts";
import { type FaithfulSentence, faithfulSentences, falseSentences } from "./tailoring/faithful.ts";
import { toldSentences } from "./tailoring/retold-rows.ts";
import {
  findings,
  isAnswered,
  isEdgeCaught,
  type Outcome,
  plantedAndCaught,
  share,
} from "./tailoring/verdicts.ts";
import { claimedSkills, written } from "./tailoring/writer.ts";

export async function evaluateTailoring(): Promise<string> {
  const own = [
    fabricationTable("written by hand", plantedAndCaught(faithfulSentences())),
    faithfulTable(),
    adversarialTable(),
    sentenceTables(sentenceSets()),
    otherHandsTable(),
  ];
  if (!existsSync(FIXTURES))
    return [...own, "The fixtures are not here: the writer was not measured."].join("\n\n");
  const pairs = await labelledPairs();
  const told = toldSentences(pairs);
  const alarmed = told.filter((sentence) => findings(sentence, sentence.text).length > 0);
  return [
    ...own,
    fabricationTable("made from the fixtures' portraits", plantedAndCaught(told)),
    `False alarms on these sentences: ${share(alarmed.length, told.length)}`,
    writerTable(pairs),
    judgeTable(pairs),
  ].join("\n\n");
}

function fabricationTable(sentences: string, results: readonly Outcome[]): string {
  const rows = KINDS.map((kind) => {
    const own = results.filter(({ planted }) => planted.kind === kind);
    return [kind, own.length, own.filter(({ caught }) => caught).length] as const;
  });
  const missed = results
    .filter(({ caught }) => !caught)
    .map(({ planted }) => `  missed (${planted.kind}): ${planted.text}`);
  return [
    `Fabrications planted into faithful sentences ${sentences}: ${share(results.filter(({ caught }) => caught).length, results.length)} caught (goal 100 %)`,
    "",
    "| Kind | planted | caught |",
    "|---|---|---|",
    ...rows.map(([kind, count, caught]) => `| ${kind} | ${count} | ${share(caught, count)} |`),
    ...missed,
  ].join("\n");
}

function faithfulTable(): string {
  const sentences = faithfulSentences();
  const row = (name: string, own: readonly FaithfulSentence[]) => {
    const alarmed = own.filter((sentence) => findings(sentence, sentence.text).length > 0);
    return `| ${name} | ${own.length} | ${share(alarmed.length, own.length)} |`;
  };
  const languages = [...new Set(sentences.map(({ language }) => language))];
  return [
    "Faithful sentences, written by hand: false alarms (goal ≤ 2 %)",
    "",
    "| Sentences | count | alarms |",
    "|---|---|---|",
    row(
      "seen while the rules were made",
      sentences.filter(({ heldOut }) => !heldOut),
    ),
    row(
      "held out",
      sentences.filter(({ heldOut }) => heldOut),
    ),
    ...languages.map((language) =>
      row(
        `in ${language}`,
        sentences.filter((sentence) => sentence.language === language),
      ),
    ),
  ].join("\n");
}

function adversarialTable(): string {
  const wrong = ADVERSARIAL.filter((one) => !isAnswered(one));
  const subtle = falseSentences();
  const missed = subtle.filter((sentence) => findings(sentence, sentence.text).length === 0);
  return [
    `Falsehoods written by hand: ${share(subtle.length - missed.length, subtle.length)} caught (goal 100 %)`,
    ...missed.map(({ field, text }) => `  missed (${field}): ${text}`),
    "",
    `Sentences made to slip through, and honest ones beside them: ${share(ADVERSARIAL.length - wrong.length, ADVERSARIAL.length)} judged right`,
    ...wrong.map(({ about, text }) => `  wrong (${about}): ${text}`),
    "",
    `Falsehoods right beside a permitted paraphrase: ${share(EDGES.filter(isEdgeCaught).length, EDGES.length)} caught`,
  ].join("\n");
}

function writerTable({ traps, graded, portraits, postings }: LabelledPairs): string {
  const table = (name: string, pairs: readonly { resume: string; job: string; forbidden?: string[] }[]) => {
    const all = pairs.map(({ resume, job, forbidden = [] }) => {
      const portrait = portraits.read.get(resume);
      const posting = postings.read.get(job);
      if (!portrait || !posting) throw new Error(`No ${resume} or ${job}`);
      const result = written(portrait, posting);
      return { ...result, forbidden: claimedSkills(result.claimed, forbidden) };
    });
    const sum = (count: (one: (typeof all)[number]) => number) =>
      all.reduce((total, one) => total + count(one), 0);
    const sentences = sum((one) => one.sentences);
    return `| ${name} | ${all.length} | ${sentences} | ${share(
      sum(({ removed }) => removed.length),
      sentences,
    )} | ${sum(({ unsupported }) => unsupported)} | ${sum(({ forbidden }) => forbidden.length)} | ${share(
      sum(({ mentioned }) => mentioned),
      sum(({ satisfied }) => satisfied),
    )} |`;
  };
  return [
    "Profiles and letters of the local writer (goals: nothing unsupported, no forbidden skill, 90 % of the must-haves met are mentioned)",
    "",
    "| Pairs | count | sentences | taken out | unsupported in the rest | forbidden skills | must-haves mentioned |",
    "|---|---|---|---|---|---|---|",
    table("traps", traps),
    table("graded", graded),
  ].join("\n");
}

function judgeTable({ traps, portraits, postings }: LabelledPairs): string {
  const pairs = traps.map(({ resume, job }) => {
    const [portrait, posting] = [portraits.read.get(resume), postings.read.get(job)];
    if (!portrait || !posting) throw new Error(`No ${resume} or ${job}`);
    return [portrait, posting] as const;
  });
  const untouched = pairs.filter((pair) => faithfulnessAsWritten(...pair) === 100).length;
  // One pair for each portrait: the edits are the same.
  const edits = [...new Map(pairs)].flatMap((pair) => judgedEdits(...pair));
  const names = [...new Set(edits.map(({ name }) => name))];
  const rows = names.map((name) => edits.filter((one) => one.name === name));
  return [
    `Profiles of the local writer judged as they were written: ${share(untouched, pairs.length)} at faithfulness 100 (goal 100 %)`,
    "",
    "Edited by hand with what is not so: told as unsupported, with less faithfulness (goal 100 %)",
    "",
    "| Edit | told |",
    "|---|---|",
    ...rows.map(
      (own) => `| ${own[0]?.name} | ${share(own.filter(({ isTold }) => isTold).length, own.length)} |`,
    ),
  ].join("\n");
}
