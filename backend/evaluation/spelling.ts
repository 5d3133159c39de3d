/**
 * Spelling: how many planted slips are found, and how many words of lines as they stand are shown, in résumés whose sources the
 * counts of words have not seen. Whether a word that is shown is misspelt is for a reader to say (docs/models.md).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { lines } from "@career-portrait/shared/text";
import { type Misspelling, misspellings } from "../src/spelling/index.ts";
import { TONGUES } from "../src/spelling/tongues.ts";
import { Words, wordsInUse } from "../src/spelling/words.ts";
import { CORPORA, rowsOf } from "../../shared/training/corpus.ts";
import { randomOf } from "../../shared/training/random.ts";
import { MEASURING, trainWords } from "./spelling/counts.ts";

const WRITTEN = new URL("../../shared/training/written/resumes/", import.meta.url);

/** Postings in languages of which there are no résumés by strangers, each left out of the counts it is measured by. */
const LEFT_OUT = ["de_ch_ict_ner", "es_spain_data", "fr_france_travail", "nl_mixed"] as const;

interface Sample {
  name: string;
  language: string;
  /** Of one person, or one posting, each. */
  texts: readonly string[];
  words: Words;
}

type Random = () => number;
const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;
const letter = (random: Random): string => String.fromCharCode(97 + Math.floor(random() * 26));

/** One slip of each kind at a random place of a word. */
const SLIPS: Record<string, (word: string, at: number, random: Random) => string> = {
  "letter left out": (word, at) => word.slice(0, at) + word.slice(at + 1),
  "letter too many": (word, at, random) => word.slice(0, at) + letter(random) + word.slice(at),
  "other letter": (word, at, random) => word.slice(0, at) + letter(random) + word.slice(at + 1),
  "two swapped": (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
};

/** Every tenth line gets the slips. */
const PLANTED_SHARE = 0.1;

export interface Figures {
  lines: number;
  shown: Misspelling[];
  planted: number;
  found: number;
  /** Planted slips for which another word was offered. */
  other: number;
}

export function measured({ texts, language, words }: Sample): Figures {
  const random = randomOf(11);
  const figures: Figures = { lines: 0, shown: [], planted: 0, found: 0, other: 0 };
  for (const text of texts) {
    const own = lines(text).map((line) => line.text);
    figures.lines += own.length;
    figures.shown.push(...misspellings(own, language, [], words).flat());
    for (const line of own) {
      if (random() > PLANTED_SHARE) continue;
      const long = [...line.matchAll(/(?<![\p{L}\p{N}@./'’-])\p{Ll}{5,}(?![\p{L}\p{N}@/'’-])/gu)];
      if (long.length === 0) continue;
      const { 0: word, index } = oneOf(long, random);
      for (const slip of Object.values(SLIPS)) {
        const wrong = slip(word, Math.floor(random() * (word.length - 1)), random);
        if (wrong === word) continue;
        const planted = line.slice(0, index) + wrong + line.slice(index + word.length);
        const [said = []] = misspellings([planted], language, [], words);
        const one = said.find(({ start }) => start === index);
        figures.planted += 1;
        if (one?.suggestion === word) figures.found += 1;
        else if (one) figures.other += 1;
      }
    }
  }
  return figures;
}

export function samples(): Sample[] {
  const shipped = wordsInUse();
  const leftOut = new Words(trainWords(LEFT_OUT));
  const textsOf = (corpus: string, language: string) =>
    rowsOf(corpus).flatMap(({ lang, text }) => (lang === language ? text : []));
  return [
    ...MEASURING.map((name) => ({ name, language: "en", texts: textsOf(name, "en"), words: shipped })),
    ...LEFT_OUT.map((name) => {
      const language = name.slice(0, 2);
      return { name, language, texts: textsOf(name, language), words: leftOut };
    }),
    ...TONGUES.map(({ key }) => ({
      name: `written résumés, ${key}`,
      language: key,
      texts: readdirSync(WRITTEN)
        .filter((file) => file.startsWith(`${key}-`))
        .map((file) => readFileSync(new URL(file, WRITTEN), "utf8")),
      words: shipped,
    })),
  ];
}

/** A table in Markdown. */
export function evaluateSpelling(): string {
  if (!existsSync(CORPORA)) return "Spelling: the corpora are not here.";
  const rows = samples().map((sample) => {
    const { lines: all, shown, planted, found, other } = measured(sample);
    return `| ${sample.name} | ${all} | ${shown.length} | ${planted} | ${(found / planted).toFixed(2)} | ${other} |`;
  });
  return [
    "| source | lines | words shown | slips planted | found | another word offered |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
