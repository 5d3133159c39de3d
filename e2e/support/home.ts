/** What the tests of home are made of: postings that ask for some of the same things, and a search of some weeks. */
import type { Page } from "playwright-core";
import type { Opportunity } from "@career-portrait/shared/contract";

interface Asking {
  title: string;
  company: string;
  site: string;
  must: string[];
  nice?: string[];
}

const POSTINGS: Asking[] = [
  {
    title: "Senior Backend Engineer",
    company: "Northlight Energy",
    site: "https://boards.greenhouse.io/northlight/jobs/4100",
    must: [
      "4+ years of backend development in TypeScript and Node.js",
      "PostgreSQL in production",
      "Solid Terraform knowledge",
    ],
    nice: ["Kafka"],
  },
  {
    title: "Platform Engineer",
    company: "Fernhill Bank",
    site: "https://boards.greenhouse.io/fernhill/jobs/4101",
    must: ["Kubernetes in production", "Terraform", "Fluent German"],
    nice: ["Experience with Kafka"],
  },
  {
    title: "Backend Developer (m/w/d)",
    company: "Lindner Logistik",
    site: "https://jobs.lever.co/lindner/2f6c1a44-8f0e-4d52-9c7a-0d2f6a1b3c01",
    must: ["Node.js and TypeScript", "Fluent German", "Docker"],
    nice: ["Terraform"],
  },
  {
    title: "Full Stack Engineer",
    company: "Brightside Health",
    site: "https://jobs.lever.co/brightside/2f6c1a44-8f0e-4d52-9c7a-0d2f6a1b3c02",
    must: ["React and TypeScript", "Automated tests with Jest", "GraphQL APIs"],
  },
  {
    title: "Site Reliability Engineer",
    company: "Harbour Point",
    site: "https://boards.greenhouse.io/harbourpoint/jobs/4102",
    must: ["Kubernetes and Docker", "Terraform", "On-call experience"],
    nice: ["Kafka", "Go"],
  },
  {
    title: "Data Platform Engineer",
    company: "Mill Lane Analytics",
    site: "https://example.org/careers/data-platform-engineer",
    must: ["PostgreSQL", "Kafka", "Python"],
    nice: ["Terraform"],
  },
];

/** The posting's text as a person would paste it. */
export function textOf({ title, company, must, nice = [] }: Asking): string {
  const lines = (items: string[]) => items.map((item) => `- ${item}`).join("\n");
  const wishes = nice.length > 0 ? `\nNice to have\n${lines(nice)}\n` : "";
  return `${title}\n${company}\n\nWe build software that people rely on every day.\n\nRequirements\n${lines(must)}\n${wishes}`;
}

export { POSTINGS };

const WEEK = 7 * 86_400_000;

/** Shows what is tracked as if it had been saved over the last weeks, the newest this week. */
export async function spreadOverWeeks(page: Page): Promise<void> {
  await page.context().route("**/api/v1/opportunities?*", async (route) => {
    const headers = { ...route.request().headers() };
    delete headers["if-none-match"];
    const answer = await route.fetch({ headers });
    const body = (await answer.json()) as { data: Opportunity[] };
    const back = (at: string, weeks: number) => new Date(Date.parse(at) - weeks * WEEK).toISOString();
    const data = body.data.map((row, index) => ({
      ...row,
      created_at: back(row.created_at, Math.floor(index * 1.4)),
      applied_at: row.applied_at && back(row.applied_at, Math.max(0, Math.floor(index * 1.4) - 1)),
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}
