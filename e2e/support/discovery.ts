/** What the tests of discovery are made of: postings to be found, days they came on. */
import type { PendingOpportunity } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import type { PlayedPosting } from "../../backend/test/job-sites.ts";

/** So many postings, alternating between two places. */
export function postings(from: number, count: number, some: Partial<PlayedPosting> = {}): PlayedPosting[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 4_000_000_000 + from + index,
    title: `Senior TypeScript Engineer, team ${from + index}`,
    company: `Company ${from + index}`,
    location: index % 2 === 0 ? "Hamburg, Germany" : "Lisbon, Portugal",
    ...some,
  }));
}

/** Shows what the backend answers as if it had come over the last days. */
export async function spreadOverDays(page: Page): Promise<void> {
  await page.route("**/api/v1/opportunities/pending?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: PendingOpportunity[] };
    const data = body.data.map((row, index) => ({
      ...row,
      received_at: new Date(Date.now() - ((index * 7) % 12) * 86_400_000 - index * 1_000).toISOString(),
      relevance_score: row.relevance_score === null ? null : (row.relevance_score * 3 + index * 17) % 101,
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}
