/** An account that has used everything, and its archive taken apart, for the tests of export and import. */
import type { Client } from "@career-portrait/shared/contract";
import { expect, vi } from "vitest";
import { pdfOf } from "./pdf.ts";
import type { TestServer } from "./server.ts";
import { unzip } from "./zip.ts";
import { DESCRIPTION } from "./opportunities.ts";
import { ARCHIVED } from "../src/account/archive/collections.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;
const RESUME = [
  "Marit van der Wal",
  "marit@example.org",
  "Experience",
  "Platform Engineer, Ledgerline, 2016 - 2021",
  "Built payment services in Go and PostgreSQL.",
  "Skills: Go, PostgreSQL, Terraform",
];

async function quiet(client: Client, jobId: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = await client.getJob({ params: { id: jobId } });
      expect(["completed", "failed"]).toContain(data.status);
    },
    { timeout: 30_000, interval: 40 },
  );
}

/** Tailoring follows each save by itself. */
async function tailored(client: Client): Promise<void> {
  for (const { id } of (await client.listOpportunities()).data)
    await vi.waitFor(() => client.getTailoredProfile({ params: { id } }), { timeout: 30_000, interval: 40 });
}

const filed = (title: string, index: number) => ({
  title,
  company: index < 3 ? "Harbour Ltd" : "Mill Inc",
  url: `https://jobs.example.com/${encodeURIComponent(title)}`,
  description_text: `${title} wanted in Utrecht, senior. You know how a ${title} works.`,
});

/** Fills an account through the API, until nothing is under way in it. */
export async function fill(client: Client): Promise<void> {
  await client.updateContact({
    body: { name: "Marit van der Wal", linkedin: "https://www.linkedin.com/in/marit" },
  });
  await quiet(client, (await client.submitStory({ body: { text: STORY } })).data.job_id);
  const file = new Blob([Buffer.from(pdfOf(RESUME.map((text) => ({ text, size: 12 }))))], {
    type: "application/pdf",
  });
  await quiet(client, (await client.uploadResume({ body: file, filename: "../Marit's CV.pdf" })).data.job_id);
  const claims = (await client.listClaims({ query: { limit: 200 } })).data;
  await client.reviewClaims({
    body: { accept: claims.slice(1).map(({ id }) => id), reject: [claims[0]?.id ?? ""] },
  });
  for (const { id } of claims) await client.dismissIssues({ params: { id } });
  await client.createSkill({ body: { label: "Rust" } });
  await client.createProject({ body: { name: "Ferry", technologies: ["Rust"] } });
  await client.createVenture({ body: { name: "Wal & Co" } });
  await quiet(client, (await client.regenerateIdentity()).data.job_id);
  await client.regenerateBaseResume();
  await client.replacePreferences({
    body: {
      role_levels: ["senior"],
      locations: ["Utrecht"],
      discovery_queries: [{ source: "linkedin", keyword: "platform engineer" }],
    },
  });
  await client.updateDiscoverySettings({ body: { relevance_floor: 0, enabled: false } });
  const { items } = (
    await client.filePending({
      body: { items: ["Cook", "Baker", "Miller", "Smith", "Tailor", "Joiner", "Weaver"].map(filed) },
    })
  ).data;
  for (const { id } of items.slice(0, 3)) await client.dismissPending({ params: { id } });
  for (const { id } of items.slice(3, 6))
    await quiet(client, (await client.addPending({ params: { id } })).data.job_id);
  const lessons = (await client.listLessons()).data;
  await client.updateLesson({ params: { id: lessons[0]?.id ?? "" }, body: { muted: true } });
  const made = (await client.addAndTailor({ body: { description: DESCRIPTION } })).data;
  await quiet(client, made.job_id);
  await tailored(client);
  const { id } = made.opportunity;
  await client.editTailoredProfile({
    params: { opportunityId: id },
    body: { field: "narrative", value: "In my own words, I won the Turing Award." },
  });
  // Looked at, it is judged, and what was found is kept.
  await client.getTailoredProfile({ params: { id } });
  await client.writeCoverLetter({ params: { id }, body: {} });
  await client.editCoverLetter({ params: { id }, body: { content: "I won the Turing Award twice." } });
  await client.createShare({ params: { id }, body: {} });
  await client.updateOpportunity({ params: { id }, body: { is_starred: true, status: "applied" } });
  await client.updateOpportunity({
    params: { id },
    body: { tags: ["Favourite"], next_step: { text: "Ask for news", due_on: "2026-12-01" } },
  });
  await client.addInterview({
    params: { id },
    body: { kind: "video", starts_at: "2026-12-02T09:00:00Z", time_zone: "Europe/Berlin", people: ["Ada"] },
  });
  await client.recordSentDocument({ params: { id }, body: { kind: "tailored_resume" } });
  await client.recordSentDocument({ params: { id }, body: { kind: "letter" } });
  await client.createView({ body: { name: "Applied", filters: { statuses: ["applied"] } } });
  await client.correctRequirement({
    params: { id },
    body: { text: "Strong knowledge of PostgreSQL", as: "nice" },
  });
  await client.getMatch({ params: { id } });
  await client.createPerson({ body: { name: "Ada", company: "Harbour Ltd", opportunity_ids: [id] } });
  await client.createSite({ body: { handle: "marit" } });
  await client.updateSite({ body: { theme: "studio", published: true, sections: { ask: false } } });
  await client.hideItem({ body: { item_type: "claim", item_id: claims[1]?.id ?? "", hidden: true } });
  await client.recordFeedback({
    body: {
      event_type: "suppression_disagreement",
      subject_type: "pending_opportunity",
      subject_id: items[0]?.id,
      payload: { id },
    },
  });
}

export interface OpenArchive {
  bytes: Uint8Array;
  collections: Record<string, Record<string, unknown>[]>;
  files: Map<string, Buffer>;
}

export async function exported(client: Client): Promise<OpenArchive> {
  const bytes = (await client.exportAccount()).data;
  const files = unzip(bytes);
  const portrait = JSON.parse(files.get("portrait.json")?.toString() ?? "") as OpenArchive;
  files.delete("portrait.json");
  const names = new Set(ARCHIVED.map(({ name }) => name));
  const collections = Object.fromEntries(
    Object.entries(portrait.collections).filter(([name]) => names.has(name)),
  );
  return { bytes, collections, files };
}

export async function importInto(server: TestServer, bytes: Uint8Array) {
  const account = await server.account();
  const body = new Blob([Buffer.from(bytes)], { type: "application/zip" });
  return { ...account, answer: account.client.importAccount({ body, filename: "export.zip" }) };
}
