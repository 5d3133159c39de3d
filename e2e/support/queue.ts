/** A review queue of every kind of row, filled as people and discovery fill one. */
import type { Client } from "@career-portrait/shared/contract";
import { expect } from "@playwright/test";
import type { JobSites } from "../../backend/test/job-sites.ts";

const HOUR = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

/** What waits, the most relevant first. */
export const WAITING = [
  "Senior Data Engineer",
  "Data Engineer, Streaming",
  "Data Engineer (Python)",
  "Data Engineer for Grid Balancing and Meter Data Platforms in Northern Europe",
];

export async function fillQueue(client: Client, sites: JobSites): Promise<void> {
  await client.replacePreferences({
    body: {
      locations: ["Berlin", "Remote"],
      tech_stack: ["Python", "Kafka"],
      work_styles: ["remote", "hybrid"],
      compensation_floor: 70_000,
      compensation_currency: "EUR",
      compensation_period: "year",
      exclusions: ["gambling"],
      discovery_queries: [{ source: "linkedin", keyword: "data engineer" }],
    },
  });
  await client.updateDiscoverySettings({ body: { daily_cap: 2, relevance_floor: 40 } });
  sites.linkedin.postings = Array.from({ length: 9 }, (_, n) => ({
    id: 4_000_000_000 + n,
    title: `Data Engineer ${["Meters", "Tariffs", "Billing", "Fleet", "Maps", "Claims", "Search", "Ads", "Risk"][n]}`,
    company: [
      "Elbe Energie",
      "Tariff GmbH",
      "Rechnung AG",
      "Fleetly",
      "Kartenwerk",
      "Claimsy",
      "Sucher",
      "Adwerk",
      "Risiko",
    ][n]!,
    location: n % 2 === 0 ? "Berlin, Germany" : "Munich, Germany",
  }));
  const { data: run } = await client.runDiscovery({});
  await expect
    .poll(async () => (await client.getJob({ params: { id: run.job_id } })).data.status, { timeout: 20_000 })
    .toBe("completed");
  const salary = { min: 78_000, max: 92_000, currency: "EUR", period: "year" as const };
  await client.filePending({
    body: {
      items: [
        {
          title: WAITING[0]!,
          company: "Helio Grid",
          location: "Berlin",
          work_mode: "hybrid",
          employment_type: "Full time",
          salary,
          url: "https://jobs.helio.example/senior-data-engineer",
          posted_at: ago(50),
          description_text: "Python and Kafka every day. Remote within Germany two days a week.",
        },
        {
          title: WAITING[1]!,
          company: "Nordlicht",
          location: "Remote",
          work_mode: "remote",
          url: "https://nordlicht.example/jobs/7",
          posted_at: ago(4),
          description_text: "Kafka and Python for streams of sensor data.",
        },
        {
          title: WAITING[2]!,
          company: "Ardent Mills Group",
          location: "Berlin",
          work_mode: "onsite",
          salary: { ...salary, min: 72_000, max: null },
          url: "https://ardent.example/jobs/12",
          description_text: "Python for the mills.",
        },
        {
          title: WAITING[3]!,
          company: "Zweckverband kommunaler Energieversorger Schleswig-Holstein und Hamburg",
          location: "Hamburg",
          work_mode: "hybrid",
          url: "https://zweckverband.example/jobs/12",
          description_text: "Python, meter data.",
        },
        {
          company: "Quill & Sons",
          url: "https://quill.example/careers/44",
          description_text: "Come and work with us.",
        },
        {
          title: "Croupier",
          company: "Royal Gambling",
          location: "Malta",
          url: "https://royal.example/1",
          description_text: "Online gambling tables.",
        },
        {
          title: "Pastry Cook",
          company: "Bakery Roth",
          location: "Lyon",
          work_mode: "onsite",
          url: "https://roth.example/1",
          description_text: "Croissants.",
        },
        {
          title: "Site Electrician",
          company: "Branscombe Power",
          location: "Exeter, UK",
          work_mode: "onsite",
          url: "https://branscombe.example/1",
          description_text: "Cables.",
        },
      ],
    },
  });
}

/** Many more rows, for measuring: as many filings of a hundred. */
export async function fillWithMany(client: Client, count: number): Promise<void> {
  for (let at = 0; at < count; at += 100) {
    const items = Array.from({ length: Math.min(100, count - at) }, (_, n) => ({
      title: `Data Engineer ${at + n}`,
      company: `Works ${at + n}`,
      location: "Berlin",
      url: `https://many.example/jobs/${at + n}`,
    }));
    await client.filePending({ body: { items } });
  }
}
