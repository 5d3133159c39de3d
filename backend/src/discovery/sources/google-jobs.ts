/** Google's job search through a SerpApi-compatible endpoint (serpapi.com, Google Jobs API). */
import type { FiledPosting } from "@career-portrait/shared/contract";
import { parsePay } from "@career-portrait/shared/text";
import { z } from "zod";
import { runNote } from "../notes.ts";
import { fetchResults, type Source, SourceFailure, type SourceTools } from "./source.ts";

const Result = z.object({
  title: z.string(),
  company_name: z.string().nullish(),
  location: z.string().nullish(),
  description: z.string().nullish(),
  share_link: z.string().nullish(),
  apply_options: z.array(z.object({ link: z.string() })).nullish(),
  detected_extensions: z
    .object({
      schedule_type: z.string().nullish(),
      salary: z.string().nullish(),
      work_from_home: z.boolean().nullish(),
    })
    .nullish(),
});

const Answer = z.object({
  error: z.string().optional(),
  jobs_results: z.array(z.unknown()).optional(),
  serpapi_pagination: z.object({ next_page_token: z.string().optional() }).optional(),
});

/** What the endpoint says when a search has no results. */
const NO_RESULTS = /hasn't returned any results/i;
const MAX_TEXT = 100_000;

function postingOf(result: z.infer<typeof Result>): FiledPosting {
  const more = result.detected_extensions;
  return {
    title: result.title,
    company: result.company_name ?? null,
    location: result.location ?? null,
    // Where one applies is the posting's own address; the share link leads to a search page.
    url: result.apply_options?.[0]?.link ?? result.share_link ?? null,
    employment_type: more?.schedule_type ?? null,
    work_mode: more?.work_from_home ? "remote" : null,
    salary: more?.salary ? parsePay(more.salary) : null,
    description_text: result.description?.slice(0, MAX_TEXT) ?? null,
    source_site: "google_jobs",
  };
}

function json(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return null;
  }
}

export function googleJobs({ fetcher }: SourceTools, base: string, apiKey: string | undefined): Source {
  return {
    id: "google_jobs",
    maxPages: 5,
    async page({ keyword, location }, position, signal) {
      if (apiKey === undefined) throw new SourceFailure(runNote("source_no_key"));
      const asked = new URLSearchParams({
        engine: "google_jobs",
        q: keyword,
        ...(location === null ? {} : { location }),
        ...(position === null ? {} : { next_page_token: position }),
        api_key: apiKey,
      });
      const page = await fetchResults(fetcher, `${base}/search.json?${asked}`, signal);
      const answer = Answer.safeParse(json(page.body));
      if (!answer.success) throw new SourceFailure(runNote("source_unreadable"));
      const { error, jobs_results = [], serpapi_pagination } = answer.data;
      if (error !== undefined && !NO_RESULTS.test(error))
        throw new SourceFailure(
          runNote("source_said", { words: error.replaceAll(apiKey, "…").slice(0, 200) }),
        );
      // One result that is not as it should be does not take the others with it.
      const postings = jobs_results.flatMap((result) => {
        const read = Result.safeParse(result);
        return read.success ? [postingOf(read.data)] : [];
      });
      return { postings, next: postings.length === 0 ? null : (serpapi_pagination?.next_page_token ?? null) };
    },
  };
}
