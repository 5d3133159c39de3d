/** Many opportunities and postings, each different, for the measurements. */
import { SCORE_VERSION } from "@career-portrait/shared/matching";
import { type OpportunityRow, searchWords } from "../src/opportunities/row.ts";

const TITLES = [
  "Senior Backend Engineer",
  "Data Analyst",
  "Ward Nurse",
  "Payroll Specialist",
  "Site Electrician",
];

/** What names today's state of a portrait that nobody has touched (`opportunities/scoring.ts`): rows of it are not stale. */
export function untouchedVersion(): string {
  return `0@${new Date().toISOString().slice(0, 7)}#${SCORE_VERSION}`;
}

/** The index-th of many opportunities, scored for that version of the portrait. */
export function opportunityRow(accountId: string, version: string, index: number): OpportunityRow {
  const facts = {
    title: `${TITLES[index % TITLES.length]} ${index}`,
    company: `Company ${index % 700}`,
    location: index % 3 === 0 ? null : "Rotterdam, NL",
  };
  const address = `https://jobs.example.com/${index}`;
  return {
    _id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    account_id: accountId,
    ...facts,
    url: address,
    url_keys: [address],
    same_name: `${facts.company} ${facts.title}`,
    status: "tracking",
    match_score: index % 101,
    match_rank: index % 101,
    match_version: version,
    work_mode: "remote",
    employment_type: "Full-time",
    salary: { min: 60_000, max: 80_000, currency: "EUR", period: "year" },
    source: "jobs.example.com",
    url_status: "live",
    is_starred: false,
    notes: null,
    applied_at: null,
    words: searchWords(facts),
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    updated_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  };
}

const PARTS = [
  "We look for somebody who has run systems like ours for years and likes to explain how they work.",
  "You plan, build and keep up what our customers use every day, together with a team of six.",
  "Requirements: 3+ years of experience with PostgreSQL, Kubernetes or Terraform; good spoken Dutch.",
  "Night shifts are shared fairly on every ward, and there is time for handing over.",
  "You close the books each month, check payroll for three countries and answer the auditors.",
  "You install and test wiring on site, read plans and keep to the rules of safety.",
  "We offer a fair salary, thirty days of leave, a train pass and a kitchen that smells of coffee.",
  "Send a letter that tells us why, and we will answer within a week, whatever the answer is.",
];

/** About 2,800 letters that no other posting has in this order. */
export function postingText(index: number): string {
  const title = TITLES[index % TITLES.length] ?? "";
  const body = Array.from({ length: 30 }, (_, at) => {
    const part = PARTS[(index * 7 + at * 5 + Math.floor(index / 8)) % PARTS.length] ?? "";
    return `${part.slice(0, 60 + ((index + at) % 40))} ref${(index * 31 + at) % 4_000}.`;
  });
  return `Title: ${title} ${index}\nCompany: Company ${index % 700}\n\n${body.join("\n")}`;
}
