/**
 * `npm run eval`: how well reading, matching and tailoring do on the recorded fixtures, beside published baselines.
 * `npm run eval -- requirements --folder PATH` reads labelled postings of one's own instead (`NAME.txt`, `NAME.json`).
 */
import { parseArgs } from "node:util";
import { evaluateMatching } from "../evaluation/matching.ts";
import { evaluatePostings } from "../evaluation/postings.ts";
import { evaluateFolder, evaluateRequirements } from "../evaluation/requirements.ts";
import { evaluateLines } from "../evaluation/resume-lines.ts";
import { evaluateResumes } from "../evaluation/resumes.ts";
import { evaluateSkills } from "../evaluation/skills.ts";
import { evaluateTailoring } from "../evaluation/tailoring.ts";
import { evaluateSpelling } from "../evaluation/spelling.ts";
import { evaluateStories } from "../evaluation/stories.ts";
import { evaluateVerdicts } from "../evaluation/verdicts.ts";
import { chosenParts, run } from "./input.ts";

const PARTS: Record<string, (folder?: string) => Promise<string>> = {
  postings: evaluatePostings,
  resumes: evaluateResumes,
  lines: () => Promise.resolve(evaluateLines()),
  requirements: (folder) => (folder ? evaluateFolder(folder) : evaluateRequirements()),
  skills: evaluateSkills,
  stories: evaluateStories,
  matching: evaluateMatching,
  verdicts: () => Promise.resolve(evaluateVerdicts()),
  tailoring: evaluateTailoring,
  spelling: () => Promise.resolve(evaluateSpelling()),
};

await run(async () => {
  const { values, positionals } = parseArgs({
    options: { folder: { type: "string" } },
    allowPositionals: true,
  });
  if (values.folder && positionals.join() !== "requirements") {
    throw new Error("--folder goes with one part: npm run eval -- requirements --folder PATH");
  }
  for (const [name, evaluate] of chosenParts(PARTS, positionals)) {
    process.stdout.write(`\n# ${name}\n\n${await evaluate(values.folder)}\n`);
  }
});
