/** `npm run eval`: how well reading and matching do on the recorded fixtures, beside published baselines. */
import { evaluateMatching } from "../evaluation/matching.ts";
import { evaluatePostings } from "../evaluation/postings.ts";
import { evaluateRequirements } from "../evaluation/requirements.ts";
import { evaluateResumes } from "../evaluation/resumes.ts";
import { evaluateSkills } from "../evaluation/skills.ts";

const PARTS: Record<string, () => Promise<string>> = {
  postings: evaluatePostings,
  resumes: evaluateResumes,
  requirements: evaluateRequirements,
  skills: evaluateSkills,
  matching: evaluateMatching,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part named ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.\n`,
  );
  process.exit(1);
}
for (const [name, evaluate] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n# ${name}\n\n${await evaluate()}\n`);
}
