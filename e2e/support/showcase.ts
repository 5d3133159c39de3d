/** The product with its sample data, for whoever takes pictures of it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { POSTINGS } from "../../backend/src/sample/postings.ts";
import type { Extension } from "./extension.ts";

const [posting] = POSTINGS;
if (!posting) throw new Error("The sample has no posting.");
const { facts, description } = posting;

/** The title of the posting that is looked at. */
export const TITLE = facts.title;

const DATA = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: facts.title,
  hiringOrganization: { "@type": "Organization", name: facts.company },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Leeds", addressCountry: "GB" },
  },
  description: `<p>${description.replaceAll("\n\n", "</p><p>").replaceAll("\n", "<br>")}</p>`,
});

const STYLE = `body{font:17px/1.6 Georgia,serif;max-width:38em;margin:0;padding:40px 48px;color:#222;background:#fff}
h1{font-size:32px;line-height:1.2;margin:0 0 .6em}header{font:700 15px sans-serif;color:#345;margin-bottom:28px}`;

/** The first posting of the sample, as a page of a job board would have it. */
const HTML = `<!doctype html><html lang="en"><title>${facts.title}</title><style>${STYLE}</style>
<script type="application/ld+json">${DATA}</script><header>${facts.company} · Careers</header>
<h1>${facts.title}</h1><p>${description.replaceAll("\n", "<br>")}</p></html>`;

export interface JobPage {
  url: string;
  close(): void;
}

/** Serves the posting, under another host name than the backend's. */
export async function serveJobPage(): Promise<JobPage> {
  const site = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(HTML),
  );
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
  const url = `http://localhost:${(site.address() as AddressInfo).port}/`;
  return { url, close: () => site.close() };
}

/** Fills the account: the sample's portrait, said to be right, and its postings without the one that is looked at. */
export async function fillWithSample(client: Client): Promise<void> {
  await client.addSample();
  const { data: tracked } = await client.listOpportunities();
  // Not yet saved, as it is when somebody finds it.
  const found = tracked.find(({ title }) => title === facts.title);
  if (found) await client.deleteOpportunity({ params: { id: found.id } });
  const claims = (await client.listClaims({ query: { limit: 200 } })).data;
  await client.reviewClaims({ body: { accept: claims.map(({ id }) => id), reject: [] } });
  for (const { id } of (await client.listWorkHistory()).data)
    await client.acceptWorkHistory({ params: { id } });
}

/** A panel in a tab of its own that follows `page`, on which the icon was pressed: it can be given any size. */
export async function panelBeside(extension: Extension, page: Page): Promise<Page> {
  await extension.pressIcon(page);
  const tab = await extension
    .worker()
    .evaluate(async (url) => (await chrome.tabs.query({})).find((one) => one.url === url)?.id, page.url());
  return extension.open(`sidepanel.html?tab=${tab}`);
}
