/** `npm run -s requirements -- FILE.txt`: what a posting's text asks for, as JSON (decisions, section 1). */
import { readFileSync } from "node:fs";
import { readPosting } from "@career-portrait/shared/requirements";

const file = process.argv[2];
try {
  if (file === undefined) throw new Error("name a text file: npm run -s requirements -- FILE.txt");
  const reading = readPosting(readText(file));
  const requirements = reading.requirements.map(({ text, importance, kind, skills, years }) => ({
    text,
    importance,
    kind,
    skills,
    years,
  }));
  process.stdout.write(`${JSON.stringify({ ...reading, requirements }, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** The file's text; throws when it is not UTF-8 text or holds no word. */
function readText(path: string): string {
  const bytes = readFileSync(path);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${path} is not a UTF-8 text file`, { cause });
  }
  if (text.includes("\0")) throw new Error(`${path} is not a text file`);
  if (!/\p{L}/u.test(text)) throw new Error(`${path} holds no text`);
  return text;
}
