/**
 * Prints as JSON what the extension would capture from a saved page (decisions, section 1).
 * `npm run -s capture -- PAGE.html --url URL`; JSON answers of job boards are read as a browser shows them.
 */
import { parseArgs } from "node:util";
import { createPageReader } from "../src/fetching/index.ts";
import { print, readInput, run } from "./input.ts";

await run(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: "string" } } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    throw new Error("Name one saved page: npm run -s capture -- PAGE.html --url URL");
  }
  if (values.url !== undefined && !URL.canParse(values.url)) {
    throw new Error(
      `${values.url} is not a web address; give the page's own, such as https://example.com/job/1.`,
    );
  }
  const body = await readInput(file);
  const reader = createPageReader({ timeoutMs: 60_000, heapMb: 1024 });
  try {
    const content_type = /\.json$/i.test(file) ? "application/json" : null;
    const { kind, reason, postings } = await reader.read({ body, content_type, url: values.url ?? "" });
    print({ kind, reason, postings });
  } finally {
    await reader.close();
  }
});
