/** `npm run -s resume -- FILE`: what the backend would extract from a résumé, as JSON (decisions, section 1). */
import { derivedId } from "../src/derived-id.ts";
import { createDocumentReader } from "../src/reading/document-reader.ts";
import { print, readResumeFile, run } from "./input.ts";

await run(async () => {
  const file = process.argv[2];
  if (!file) throw new Error("Name the résumé to read: npm run -s resume -- FILE.pdf (or .docx, .txt)");
  const reader = createDocumentReader({ timeoutMs: 20_000, heapMb: 512 });
  try {
    const { pages: _pages, claims, ...reading } = await readResumeFile(file, reader);
    const named = claims.map((claim) => ({ id: derivedId("claim", claim.type, claim.label), ...claim }));
    print({ ...reading, claims: named });
  } finally {
    await reader.close();
  }
});
