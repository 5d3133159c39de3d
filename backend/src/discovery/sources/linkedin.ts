/** LinkedIn's public search, as a visitor who is not signed in gets it: fragments of result cards, page by page. */
import { runNote } from "../notes.ts";
import { fetchResults, type Source, SourceFailure, type SourceTools } from "./source.ts";

const SEARCH = "/jobs-guest/jobs/api/seeMoreJobPostings/search";
/** The site whose pages these are, wherever they were fetched from. */
const SITE = "https://www.linkedin.com";
const WEEK_SECONDS = 604_800;

export function linkedin({ fetcher, pages }: SourceTools, base: string): Source {
  return {
    id: "linkedin",
    maxPages: 5,
    async page({ keyword, location }, position, signal) {
      const start = Number(position ?? 0);
      const asked = new URLSearchParams({
        keywords: keyword,
        ...(location === null ? {} : { location }),
        f_TPR: `r${WEEK_SECONDS}`,
        start: String(start),
      });
      const page = await fetchResults(fetcher, `${base}${SEARCH}?${asked}`, signal);
      const isEmpty = Buffer.from(page.body).toString("utf8").trim() === "";
      if (isEmpty) return { postings: [], next: null };
      const read = await pages.read({ ...page, url: `${SITE}${SEARCH}?${asked}` });
      const postings = read.kind === "list" || read.kind === "posting" ? read.postings : [];
      if (postings.length === 0 && start === 0 && read.text.trim() !== "")
        throw new SourceFailure(runNote("source_no_results"));
      return { postings, next: postings.length === 0 ? null : String(start + postings.length) };
    },
  };
}
