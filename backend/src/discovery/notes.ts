/** What people are told of a run that did not bring what it might have. */
import type { FetchError } from "../fetching/index.ts";
import { phrasebook, type Sentence } from "../phrasebook.ts";

interface Status {
  status: number;
}

export const runNote = phrasebook({
  no_search_on: "There is no saved query that is switched on.",
  /** Behind it what went wrong. */
  search_failed: ({ keyword, source }: { keyword: string; source: string }) => `"${keyword}" at ${source}:`,
  source_resting: "The source asked to be left alone for a while.",
  source_failed: ({ status }: Status) => `The source had a failure of its own (${status}).`,
  source_refused: ({ status }: Status) => `The source refused the search (${status}).`,
  /** The source's own words, in whatever language. */
  source_said: ({ words }: { words: string }) => `The source refused the search: ${words}`,
  source_no_results: "The source answered with a page that holds no results.",
  source_no_list: "The source answered with a page that holds no list of postings.",
  source_unreadable: "The source's answer could not be read.",
  source_no_key: "This server has no key for Google Jobs: its operator sets GOOGLE_JOBS_API_KEY.",
});

/** A source that was not reached at all. */
export function unfetched({ code, message }: FetchError): Sentence {
  return { text: message, explanation: [{ code: `site_${code}`, params: {} }] };
}
