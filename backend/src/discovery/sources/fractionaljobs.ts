/** fractionaljobs.io lists all that is open on one page; the query is applied here. */
import type { FiledPosting } from "@career-portrait/shared/contract";
import { fold, stem } from "@career-portrait/shared/text";
import { isPlaceIn } from "@career-portrait/shared/relevance";
import { runNote } from "../notes.ts";
import { fetchResults, type Source, type SourceQuery, SourceFailure, type SourceTools } from "./source.ts";

const SITE = "https://www.fractionaljobs.io";

function stems(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word.length > 1)
    .map((word) => stem(word, "en"));
}

/** Whether the title names half of what is looked for or more, at a place that does not contradict. */
function answers({ title, location }: FiledPosting, query: SourceQuery): boolean {
  const wanted = stems(query.keyword);
  const named = new Set(stems(title ?? ""));
  const share = wanted.filter((word) => named.has(word)).length / Math.max(1, wanted.length);
  if (share < 0.5) return false;
  if (!query.location || !location) return true;
  return /remote/i.test(location) || isPlaceIn(location, query.location);
}

export function fractionaljobs({ fetcher, pages }: SourceTools, base: string): Source {
  return {
    id: "fractionaljobs",
    maxPages: 1,
    async page(query, _position, signal) {
      const page = await fetchResults(fetcher, `${base}/`, signal);
      const read = await pages.read({ ...page, url: `${SITE}/` });
      if (read.kind !== "list") throw new SourceFailure(runNote("source_no_list"));
      return { postings: read.postings.filter((posting) => answers(posting, query)), next: null };
    },
  };
}
