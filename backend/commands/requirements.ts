/** `npm run -s requirements -- FILE.txt`: what a posting's text asks for, as JSON (decisions, section 1). */
import { readPosting } from "@career-portrait/shared/requirements";
import { repair } from "@career-portrait/shared/text";
import { print, readInput, run, textOf } from "./input.ts";

await run(async () => {
  const file = process.argv[2];
  if (!file) throw new Error("Name the posting to read: npm run -s requirements -- FILE.txt");
  const reading = readPosting(repair(textOf(await readInput(file), file)));
  const requirements = reading.requirements.map(
    ({ start: _start, end: _end, ...requirement }) => requirement,
  );
  print({ ...reading, requirements });
});
