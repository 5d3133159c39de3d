/** LinkedIn's guest search, a SerpApi-style endpoint and fractionaljobs, played on loopback: paging, refusals, failures, broken pages. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface PlayedPosting {
  id: number;
  title: string;
  company: string;
  location: string;
  description?: string;
}

/** How the next requests of one site are answered instead of with results; each is used once. */
export type Mishap = "429" | "500" | "403" | "broken" | "hang-up";

export interface JobSites {
  url: string;
  /** Requests seen, as path and query. */
  seen: string[];
  linkedin: { postings: PlayedPosting[]; mishaps: Mishap[] };
  google: { postings: PlayedPosting[]; mishaps: Mishap[]; key: string };
  fractional: { postings: PlayedPosting[]; mishaps: Mishap[] };
  close(): Promise<void>;
}

const LINKEDIN_PAGE = 10;
const GOOGLE_PAGE = 10;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function linkedinCard({ id, title, company, location }: PlayedPosting): string {
  return `<li><div class="base-card relative base-search-card job-search-card" data-entity-urn="urn:li:jobPosting:${id}">
    <a class="base-card__full-link" href="https://de.linkedin.com/jobs/view/posting-${id}?position=1&amp;pageNum=0&amp;refId=x&amp;trackingId=y"><span class="sr-only">${escape(title)}</span></a>
    <div class="base-search-card__info"><h3 class="base-search-card__title">${escape(title)}</h3>
    <h4 class="base-search-card__subtitle"><a href="https://www.linkedin.com/company/x">${escape(company)}</a></h4>
    <div class="base-search-card__metadata"><span class="job-search-card__location">${escape(location)}</span>
    <time class="job-search-card__listdate" datetime="2026-11-20">1 day ago</time></div></div></div></li>`;
}

function matching(postings: readonly PlayedPosting[], keyword: string): PlayedPosting[] {
  return postings.filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase()));
}

function fractionalPage(postings: readonly PlayedPosting[]): string {
  const cards = postings.map(
    ({ title, company, location }) =>
      `<li class="card"><a href="/jobs/${encodeURIComponent(title.toLowerCase().replaceAll(" ", "-"))}-at-${encodeURIComponent(company.toLowerCase())}"><h3>${escape(title)}</h3></a><p class="company">${escape(company)}</p><p class="location">${escape(location)}</p></li>`,
  );
  return `<!doctype html><html lang="en"><head><title>Fractional Jobs</title></head><body><main><h1>Open fractional jobs</h1><ul>${cards.join("")}</ul></main></body></html>`;
}

export async function playJobSites(): Promise<JobSites> {
  const seen: string[] = [];
  const linkedin: JobSites["linkedin"] = { postings: [], mishaps: [] };
  const google: JobSites["google"] = { postings: [], mishaps: [], key: "test-key" };
  const fractional: JobSites["fractional"] = { postings: [], mishaps: [] };

  const html = (response: ServerResponse, body: string) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
  const json = (response: ServerResponse, body: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

  /** Whether a mishap took the request. */
  function mishap(site: { mishaps: Mishap[] }, response: ServerResponse): boolean {
    const next = site.mishaps.shift();
    if (next === undefined) return false;
    if (next === "hang-up") response.destroy();
    else if (next === "broken")
      html(response, "<html><body><h1>Join now</h1><p>Sign in to see more</p></body></html>");
    else response.writeHead(Number(next), { "retry-after": "0", "content-type": "text/html" }).end("no");
    return true;
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    seen.push(`${url.pathname}${url.search}`);
    if (url.pathname.startsWith("/jobs-guest/")) {
      if (mishap(linkedin, response)) return;
      const start = Number(url.searchParams.get("start"));
      const found = matching(linkedin.postings, url.searchParams.get("keywords") ?? "");
      html(
        response,
        found
          .slice(start, start + LINKEDIN_PAGE)
          .map(linkedinCard)
          .join("\n"),
      );
    } else if (url.pathname === "/search.json") {
      if (mishap(google, response)) return;
      if (url.searchParams.get("api_key") !== google.key) {
        json(response, { error: `Invalid API key: ${url.searchParams.get("api_key")}` });
        return;
      }
      const from = Number(url.searchParams.get("next_page_token") ?? 0);
      const found = matching(google.postings, url.searchParams.get("q") ?? "");
      if (found.length === 0) {
        json(response, { error: "Google hasn't returned any results for this query." });
        return;
      }
      json(response, {
        jobs_results: found.slice(from, from + GOOGLE_PAGE).map((posting) => ({
          title: posting.title,
          company_name: posting.company,
          location: posting.location,
          via: "via Careers",
          description: posting.description ?? "",
          detected_extensions: { posted_at: "2 days ago", schedule_type: "Full-time" },
          job_id: String(posting.id),
          apply_options: [
            {
              title: "Careers",
              link: `https://careers.example.com/jobs/${posting.id}?utm_campaign=google_jobs_apply`,
            },
          ],
        })),
        serpapi_pagination:
          from + GOOGLE_PAGE < found.length ? { next_page_token: String(from + GOOGLE_PAGE) } : undefined,
      });
    } else if (!mishap(fractional, response)) html(response, fractionalPage(fractional.postings));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    linkedin,
    google,
    fractional,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
