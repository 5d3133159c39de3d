/**
 * Prints as JSON what the extension would capture from a saved page (decisions, section 1).
 * `npm run -s capture -- PAGE.html --url URL`; JSON answers of job boards are read as a browser shows them.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { createPageReader, PageUnreadable } from "../src/fetching/page-reader.ts";

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: "string" } } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new PageUnreadable("bad_input", "usage: capture PAGE.html [--url URL]");
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new PageUnreadable("bad_input", `not a web address: ${values.url}`);
  const body = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new PageUnreadable("bad_input", `cannot read ${basename(file)}: ${error.code ?? error.message}`);
  });
  const reader = createPageReader({ timeoutMs: 60_000, heapMb: 1024 });
  try {
    const { kind, reason, postings } = await reader.read({
      body,
      content_type: /\.json$/i.test(file) ? "application/json" : null,
      url: values.url ?? "",
    });
    process.stdout.write(`${JSON.stringify({ kind, reason, postings }, null, 2)}\n`);
  } finally {
    await reader.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split("\n")[0] : String(error)}\n`);
  process.exitCode = 1;
}
