/** `npm run lines`, a part of `npm run lint`: no line of source is longer than a screen is wide; data may be. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./bootstrap.mjs";

const LONGEST = 160;
/** Tables: an entry a line, however long; and recorded or invented texts. */
const DATA = [
  /^shared\/(?:lexicon|skills\/taxonomy|posting\/data)\//u,
  /^shared\/training\/(?:facts-samples|templates)\.ts$/u,
  /\/fixtures\//u,
  /\.test\.tsx?$|\/tests?\//u,
  // The public half of a key is one.
  /^extension\/manifest\.ts$/u,
  // Sentences for people stand whole.
  /\/words\/|\/sample\/postings\.ts$/u,
];

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (file) =>
      /^(?:shared|backend|extension|scripts)\/.*\.(?:tsx?|mjs)$/u.test(file) &&
      !DATA.some((data) => data.test(file)),
  )
  .filter((file) => existsSync(join(root, file)));

const faults = files.flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, at) =>
      line.length > LONGEST ? [`${file}:${at + 1} has ${line.length} characters`] : [],
    ),
);
for (const fault of faults) say(fault);
if (faults.length > 0) {
  say(
    `\n${faults.length} line(s) over ${LONGEST}. Patterns break with oneLine or pattern (shared/letters/pattern.ts);`,
  );
  say("lists of words belong into shared/lexicon.");
  process.exit(1);
}
say(`Lines: ${files.length} files, none over ${LONGEST} characters.`);
