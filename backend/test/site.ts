/** A portrait with a published site, and visitors without scripts, for the tests of the site. */
import type { Client } from "@career-portrait/shared/contract";
import { expect, vi } from "vitest";
import { acceptAll } from "./review.ts";
import type { TestServer } from "./server.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;
export const CONTACT = {
  name: "Marit van der Wal",
  email: "marit@secret.example",
  phone: "+31 6 1234 5678",
  location: "Zaandijk",
  linkedin: "https://www.linkedin.com/in/marit-secret",
  website: "https://marit.example.net",
};

/** Fills the portrait and publishes its site. */
export async function publish(client: Client, handle: string): Promise<void> {
  await client.updateContact({ body: CONTACT });
  const { data } = await client.submitStory({ body: { text: STORY } });
  await vi.waitFor(
    async () => {
      const { data: job } = await client.getJob({ params: { id: data.job_id } });
      expect(job.status).toBe("completed");
    },
    { timeout: 30_000, interval: 40 },
  );
  await acceptAll(client);
  await client.createWorkHistory({
    body: {
      company: "Tidewater",
      title: "Principal Engineer",
      start_date: "2021-06",
      summary: "Reach me at marit@secret.example.\nLeads nine engineers.",
    },
  });
  await client.createProject({
    body: {
      name: "Ferry",
      description: "A queue in Rust.",
      technologies: ["Rust"],
      url: "https://ferry.example.org",
    },
  });
  await client.createSite({ body: { handle } });
  await client.updateSite({ body: { published: true } });
}

export interface Visit {
  status: number;
  headers: Headers;
  text: string;
}

/** What a visitor gets; with a form, what sending it gives. */
export async function visit(
  server: TestServer,
  path: string,
  options: { form?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Visit> {
  const response = await fetch(new URL(path, server.url), {
    method: options.form ? "POST" : "GET",
    redirect: "manual",
    headers: options.headers,
    body: options.form ? new URLSearchParams(options.form) : undefined,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The words of a page, without marks. */
export function wordsOf(page: string): string {
  return page
    .replace(/<script[^>]*>.*?<\/script>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
