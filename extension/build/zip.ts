/** `npm run zip`: the stores' archives in `extension/.output/store`, and what Mozilla's linter says. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { lintForFirefox, packForStores } from "./zips.ts";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const archives = await packForStores();
const { errors, unexplained, explained } = await lintForFirefox(archives.firefox);
for (const { code, file, message } of [...errors, ...unexplained]) say(`✗ ${code} ${file ?? ""}: ${message}`);
for (const { warning, why } of explained) say(`· ${warning.code} ${warning.file ?? ""}: ${why}`);
for (const path of Object.values(archives)) {
  const bytes = await readFile(path);
  say(
    `${path}  ${(bytes.length / 1e6).toFixed(2)} MB  sha256 ${createHash("sha256").update(bytes).digest("hex")}`,
  );
}
if (errors.length + unexplained.length > 0) process.exitCode = 1;
