/**
 * Sentences written by hand, with the rows they cite. The files under `faithful/` say, line by line:
 * `# field`, with `(held out)` where the rules were never fitted to it; `role|claim|skill|cert|edu|lang ID …` a row;
 * `posting Title | Company | text`; `> ids | sentence` a faithful one, `! ids | sentence` one that says more than they do,
 * with the words that make it so in double braces where they are known. `other-hands/` holds the same by other hands.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { ClaimType } from "@career-portrait/shared/contract";
import type { Portrait } from "@career-portrait/shared/matching";
import { type Evidence, evidenceOf, type GateOptions } from "../../src/tailoring/gate/index.ts";
import { portraitClaim } from "./portrait-claim.ts";

export interface FaithfulSentence {
  language: string;
  field: string;
  heldOut: boolean;
  text: string;
  /** The file it stands in. */
  file: string;
  /** Offsets of the words that make a false one false; empty where they are not marked. */
  marks: (readonly [start: number, end: number])[];
  cited: Evidence[];
  /** Everything the person has, for fabrications that borrow from other rows. */
  all: Map<string, Evidence>;
  posting: GateOptions["posting"];
}

interface Person {
  field: string;
  heldOut: boolean;
  portrait: Portrait;
  posting: GateOptions["posting"];
  sentences: { isTrue: boolean; ids: string[]; text: string }[];
}

const FOLDER = new URL("./faithful/", import.meta.url);
/** By hands that had not seen the gate (docs/tailoring.md). */
export const OTHER_HANDS = new URL("./other-hands/", import.meta.url);

/** Every faithful sentence of every file of a folder, in a fixed order. */
export function faithfulSentences(folder: URL = FOLDER): FaithfulSentence[] {
  return sentencesIn(folder, true);
}

/** Every sentence of a folder that says more than its rows, in a fixed order. */
export function falseSentences(folder: URL = FOLDER): FaithfulSentence[] {
  return sentencesIn(folder, false);
}

function sentencesIn(folder: URL, isTrue: boolean): FaithfulSentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      persons(readFileSync(new URL(name, folder), "utf8")).flatMap((person) =>
        sentencesOf(person, name, isTrue),
      ),
    );
}

function sentencesOf(
  { field, heldOut, portrait, posting, sentences }: Person,
  file: string,
  isTrue: boolean,
): FaithfulSentence[] {
  const all = evidenceOf(portrait);
  const wanted = sentences.filter((sentence) => sentence.isTrue === isTrue);
  return wanted.map(({ ids, text }) => ({
    language: file.slice(0, 2),
    field,
    heldOut,
    file,
    ...unmarked(text),
    cited: ids.map((id) => {
      const row = all.get(id);
      if (!row) throw new Error(`${field}: no row ${id}`);
      return row;
    }),
    all,
    posting,
  }));
}

/** A sentence without its double braces, and where they stood. */
function unmarked(marked: string): Pick<FaithfulSentence, "text" | "marks"> {
  const parts = marked.split(/\{\{|\}\}/u);
  const marks: (readonly [number, number])[] = [];
  let text = "";
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) marks.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, marks };
}

function persons(file: string): Person[] {
  return file
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [field = "", ...lines] = block.trim().split("\n");
      const person: Person = {
        field: field.replace(" (held out)", ""),
        heldOut: field.endsWith("(held out)"),
        portrait: { claims: [], work_history: [], basis: "accepted" },
        posting: null,
        sentences: [],
      };
      for (const line of lines) addLine(person, line);
      return person;
    });
}

function addLine(person: Person, line: string): void {
  const [head = "", ...parts] = line.split("|").map((part) => part.trim());
  const [word, id = "", role] = head.split(" ");
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = parts;
  if (word === ">" || word === "!")
    person.sentences.push({
      isTrue: word === ">",
      ids: head.split(" ").slice(1).filter(Boolean),
      text: parts.join(" | "),
    });
  else if (word === "posting") person.posting = { title: head.slice(8), company: first, text: second };
  else if (word === "role") {
    const location = parts[4] ?? null;
    person.portrait.work_history.push({
      id,
      title: first,
      company: second,
      start_date: third,
      end_date: fourth === "now" ? null : fourth,
      location,
      summary: parts[5] ?? null,
    });
  } else if (word === "edu") {
    const label = `${first}, ${second}, ${third}`;
    const dates = { start_date: fourth || null, end_date: fifth || null };
    const known = { degree: first, field: second, institution: third, ...dates };
    person.portrait.claims.push(portraitClaim(id, "education", label, known));
  } else {
    const types: Record<string, ClaimType> = {
      claim: "achievement",
      skill: "skill",
      cert: "certification",
      lang: "skill",
    };
    const type = types[word ?? ""];
    if (!type) throw new Error(`What is ${line}?`);
    person.portrait.claims.push(portraitClaim(id, type, first, { work_history_id: role ?? null }));
  }
}
