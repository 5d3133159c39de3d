/** What the tests of discovery are made of: postings to be found, days they came on, and looking at what is shown. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { PendingOpportunity } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import type { PlayedPosting } from "../../backend/test/job-sites.ts";
import { screenshot } from "./journey.ts";

export const WIDE = { width: 1400, height: 900 };
const NARROW = { width: 360, height: 740 };

/** A picture in either scheme and at either width; each must fit its width and pass the accessibility rules. */
export async function lookAt(
  page: Page,
  name: string,
  { room = "discovery", wide = WIDE, narrow = NARROW } = {},
): Promise<void> {
  for (const [width, size] of Object.entries({ wide, narrow })) {
    await page.setViewportSize(size);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(over, `${name} at ${size.width} px is wider than its page`).toBe(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect
        .soft(violations.map(({ id: rule, nodes }) => `${name}, ${colorScheme}: ${rule} ${nodes[0]?.html}`))
        .toEqual([]);
      await page.screenshot({
        path: screenshot(`${room}-${name}-${width}-${colorScheme}`),
        fullPage: true,
      });
    }
  }
  await page.setViewportSize(wide);
}

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
