/** How well the local engine reads postings: the tables of `npm run eval` for requirements and facts. */
import { existsSync, readdirSync } from "node:fs";
import { readPosting } from "@career-portrait/shared/requirements";
import { labelled, postingRows, postingSets } from "./another-hand/postings.ts";
import { teaching } from "./another-hand/sets.ts";
import {
  type Labelled,
  labelledPostings,
  OWN_FIXTURES,
  pairs,
  type Reading,
  selfTest,
  SHARED_FIXTURES,
  SHARED_FIXTURES_2,
} from "./requirement-scorer.ts";
import { outOfFoldRows } from "./out-of-fold.ts";
import { COLUMNS, slices, table } from "./requirement-table.ts";
import { pattern } from "@career-portrait/shared/text";

/** Words of benefits, law, application steps, praise and prompts: an unpaired reading with one of them is a stray. */
const NOT_ASKED = pattern("i")`
    equal opportunity|without regard|accommodation|401\(?k|insurance|paid time|benefits|pension|
    annual leave|holidays\b|competitive (?:salary|pay)|apply (?:now|at|by|online)|cover letter|privacy|
    award-winning|previous instructions|wir bieten|bewerbung|urlaub|gehalt|altersvorsorge|schwerbehind|
    datenschutz|nous offrons|postule|congés|mutuelle|salaire|candidatures?\b|we offer|ofrecemos|
    wij bieden`;

/** The readings that no truth names and whose words give them away. */
function strays(all: readonly Labelled[], read: (text: string) => Reading): string[] {
  return all.flatMap(({ truth, text }) => {
    const found = read(text).requirements.map((requirement) => requirement.text);
    const wanted = truth.requirements.map((gold) => gold.text);
    const used = new Set(pairs(wanted, found).map(([, own]) => own));
    return found.filter((own, index) => !used.has(index) && NOT_ASKED.test(own));
  });
}

/** The report on labelled postings of one's own. @throws Error when the folder holds none. */
export async function evaluateFolder(folder: string): Promise<string> {
  const all = existsSync(folder) ? labelledPostings(folder) : [];
  if (all.length === 0) throw new Error(`${folder} holds no labelled postings (NAME.txt beside NAME.json).`);
  const astray = strays(all, readPosting);
  return [
    `${selfTest(all)}; taken from benefits, law or application text: ${astray.length}`,
    ...astray.map((text) => `  stray: ${text.replace(/\s+/g, " ")}`),
    table([[...COLUMNS], ...slices("all", all, readPosting)]),
  ].join("\n");
}

/** The report; says so when a set of postings is absent. */
export async function evaluateRequirements(): Promise<string> {
  const parts = ["Postings: what the local engine reads"];
  const unseen = outOfFoldRows();
  parts.push(unseen.note);
  const rows: string[][] = [[...COLUMNS], ...unseen.rows];
  for (const [name, folder] of [
    ["fitted: development", SHARED_FIXTURES],
    ["fitted: development 2", SHARED_FIXTURES_2],
    ["fitted: own", OWN_FIXTURES],
  ] as const) {
    if (!existsSync(folder) || readdirSync(folder).length === 0) {
      parts.push(`${name}: no postings at hand (looked for ${folder})`);
      continue;
    }
    const all = labelledPostings(folder);
    parts.push(
      `${name}: ${selfTest(all)}; taken from benefits, law or application text: ${strays(all, readPosting).length}`,
    );
    rows.push(...slices(name, all, readPosting));
  }
  const sets = postingSets();
  const written = labelled(sets.flatMap((set) => set.parts));
  parts.push(
    `by another hand, who had not seen the reader: ${selfTest(written)}; taken from benefits, law or application text: ${strays(written, readPosting).length}`,
    ...sets.map((set) => `  ${teaching(set)}`),
    table([...rows, ...postingRows(sets)]),
    "baseline of rules (lines under requirement headings and sentences with a cue word): P " +
      "0.67 R 0.56 F1 0.61, must/nice 0.88 (development); F1 0.42 (held out)",
  );
  return parts.join("\n");
}
