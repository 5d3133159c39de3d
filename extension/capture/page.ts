/** What crosses between the page and the panel. Everything that comes out of a page is checked against these. */
import { CaptureResult, type CapturedPosting } from "@career-portrait/shared/contract";
import { z } from "zod";

/** One reading of one document, as the injected reader answers it. */
export const PageReading = z.object({
  /** `location.href` at the moment of reading. */
  address: z.string().max(8192),
  /** Names the document: a new one after every real navigation, the same after a change of history. */
  document: z.string().max(64),
  /** The first heading; when it changes, the page speaks of something else. */
  headline: z.string().max(400),
  /** The document has finished loading. */
  ready: z.boolean(),
  /** Embedded documents that may hold what the page itself does not. */
  frames: z.int().min(0),
  result: CaptureResult,
});
export type PageReading = z.infer<typeof PageReading>;

export type { CapturedPosting, CaptureResult };

/**
 * A short name for what a reading says: two readings with the same name show the same postings. FNV-1a over the fields a
 * person sees; a collision would only delay a re-reading.
 */
export function fingerprintOf(result: CaptureResult): string {
  const said = result.postings.map((p) => [p.title, p.company, p.location, p.closed, p.description_text]);
  const text = JSON.stringify([result.kind, result.reason, said]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
