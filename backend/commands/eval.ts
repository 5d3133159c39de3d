/** `npm run eval`: how well reading, matching and tailoring do on the recorded fixtures, beside published baselines. */
import { evaluateMatching } from "../evaluation/matching.ts";
import { evaluatePostings } from "../evaluation/postings.ts";
import { evaluateRequirements } from "../evaluation/requirements.ts";
import { evaluateResumes } from "../evaluation/resumes.ts";
import { evaluateSkills } from "../evaluation/skills.ts";
import { evaluateTailoring } from "../evaluation/tailoring.ts";
import { evaluateStories } from "../evaluation/stories.ts";
import { chosenParts, run } from "./input.ts";

const PARTS: Record<string, () => Promise<string>> = {
  postings: evaluatePostings,
  resumes: evaluateResumes,
  requirements: evaluateRequirements,
  skills: evaluateSkills,
  stories: evaluateStories,
  matching: evaluateMatching,
  tailoring: evaluateTailoring,
};

await run(async () => {
  for (const [name, evaluate] of chosenParts(PARTS)) {
    process.stdout.write(`\n# ${name}\n\n${await evaluate()}\n`);
  }
});
