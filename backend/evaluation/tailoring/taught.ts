/** What teaches the gate: sentences by other hands, and with less weight what the rules were made with. */
import type { Evidence, GateOptions } from "../../src/tailoring/gate/index.ts";
import { citing, sentenceSets } from "../another-hand/sentences.ts";
import type { LabelledPairs } from "../matching/fixtures.ts";
import { ADVERSARIAL, ADVERSARY_POSTING, ADVERSARY_ROWS } from "./adversarial.ts";
import { EDGES } from "./edges.ts";
import { fabrications } from "./fabrications.ts";
import { type FaithfulSentence, faithfulSentences, falseSentences, OTHER_HANDS } from "./faithful.ts";
import { toldSentences } from "./retold-rows.ts";
import { twins } from "./twins.ts";
import { PLANTED } from "./verdicts.ts";

export interface Taught {
  text: string;
  cited: readonly Evidence[];
  posting: GateOptions["posting"];
  voice: GateOptions["voice"];
  isFalse: boolean;
  /** Offsets of the words that make it false; none where they are not known. */
  marks: readonly (readonly [start: number, end: number])[];
  /** Who wrote it, or of whom: left out together. */
  source: string;
  language: string;
  /** By another hand: the others, which the rules were made with, count less. */
  isOthers: boolean;
}

/** Every so many true sentences are taught a second time as if they cited nothing: then they are false. */
const UNCITED = 6;

export function taughtSentences(pairs: LabelledPairs): Taught[] {
  const others = [...faithfulSentences(OTHER_HANDS).map(yes), ...falseSentences(OTHER_HANDS).map(no)].map(
    (one) => ({ ...one, isOthers: true }),
  );
  const own = faithfulSentences();
  const told = toldSentences(pairs);
  const all = [
    ...others,
    ...own.map(yes),
    ...falseSentences().map(no),
    ...told.map(yes),
    ...planted(own),
    ...planted(told),
    ...beside(),
    ...learnt(),
  ];
  const citing = all.filter(({ isFalse, cited }) => !isFalse && cited.length > 0);
  const uncited = citing
    .filter((_, at) => at % UNCITED === 0)
    .map((one) => ({ ...one, ...UNTRUE, cited: [] }));
  return [...all, ...uncited.map((one) => ({ ...one, marks: [[0, one.text.length]] as const }))];
}

const UNTRUE = { isFalse: true, isOthers: false };
const COMMON = { voice: "candidate", marks: [], isFalse: false, isOthers: false } as const;

function yes({ text, cited, posting, language, file, field }: FaithfulSentence): Taught {
  return { ...COMMON, text, cited, posting, language, source: file === "" ? field : `${file} ${field}` };
}

function no(sentence: FaithfulSentence): Taught {
  return { ...yes(sentence), isFalse: true, marks: sentence.marks };
}

function planted(bases: readonly FaithfulSentence[]): Taught[] {
  return fabrications(
    bases.filter(({ cited }) => cited.length > 0),
    PLANTED,
  ).map(({ base, text }) => ({ ...yes(base), text, isFalse: true, marks: [changed(base.text, text)] }));
}

/** What of a text is not as it was. */
function changed(before: string, after: string): readonly [number, number] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < least - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return [start, Math.max(start + 1, after.length - same)];
}

/** Sentences made to slip through, falsehoods beside what may stand, twins. */
function beside(): Taught[] {
  return [
    ...ADVERSARIAL.map(({ text, cites, voice = "candidate", expected }) => ({
      ...COMMON,
      text,
      voice,
      cited: cites.map((id) => ADVERSARY_ROWS.get(id)!),
      posting: ADVERSARY_POSTING,
      isFalse: expected !== null,
      language: "en",
      source: `adversarial ${text.length % 5}`,
    })),
    ...EDGES.map(({ text, evidence }, at) => ({
      ...COMMON,
      text,
      cited: evidence,
      posting: null,
      isFalse: true,
      language: "en",
      source: `edge ${at}`,
    })),
    ...twins().map(({ name, isTrue, text, cited, posting }) => ({
      ...COMMON,
      text,
      cited,
      posting,
      isFalse: !isTrue,
      language: "en",
      source: `twin ${name}`,
    })),
  ];
}

/** Sentences by another hand that have taught before; the parts that have not stay unseen. */
function learnt(): Taught[] {
  return sentenceSets()
    .flatMap(citing)
    .filter(({ part }) => part.taught !== null)
    .map(({ sentence: { sentence, faithful, language, resume }, cited, posting }) => ({
      ...COMMON,
      text: sentence,
      cited,
      posting,
      isFalse: !faithful,
      language,
      source: `another-hand ${resume}`,
    }));
}
