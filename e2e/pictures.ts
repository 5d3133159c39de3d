/** `npm run pictures`: the front door's pictures of the panel, in both schemes, from the sample data as it is. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { POSTINGS } from "../backend/src/sample/postings.ts";
import { Backend, PERSON } from "./support/backend.ts";
import { launchExtension } from "./support/extension.ts";
import { connect, panelIn, readPanel } from "./support/journey.ts";

const assets = resolve(import.meta.dirname, "../backend/src/door/assets");
const [posting] = POSTINGS;
if (!posting) throw new Error("The sample has no posting.");
const { facts, description } = posting;

/** The first posting of the sample, as a page of a job board would have it. */
const html = `<!doctype html><html lang="en"><title>${facts.title}</title><script type="application/ld+json">${JSON.stringify(
  {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: facts.title,
    hiringOrganization: { "@type": "Organization", name: facts.company },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Leeds", addressCountry: "GB" },
    },
    description: `<p>${description.replaceAll("\n\n", "</p><p>").replaceAll("\n", "<br>")}</p>`,
  },
)}</script><h1>${facts.title}</h1><p>${description.replaceAll("\n", "<br>")}</p></html>`;

const site = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(html));
await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
const backend = await Backend.launch();
const extension = await launchExtension();
try {
  const client = await backend.register();
  await client.addSample();
  const { data: tracked } = await client.listOpportunities();
  // Not yet saved, as it is when somebody finds it.
  const found = tracked.find(({ title }) => title === facts.title);
  if (found) await client.deleteOpportunity({ params: { id: found.id } });
  const claims = (await client.listClaims({ query: { limit: 200 } })).data;
  await client.reviewClaims({ body: { accept: claims.map(({ id }) => id), reject: [] } });
  await (await connect(extension, backend)).close();
  const page = await extension.context.newPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "posting");
  while (!Number((await readPanel(panel)).overall)) await new Promise((again) => setTimeout(again, 100));
  for (const scheme of ["light", "dark"] as const) {
    await panel.shape({ width: 360, height: 640, scheme });
    await new Promise((drawn) => setTimeout(drawn, 500));
    await panel.screenshot(join(assets, `panel-${scheme}.png`));
  }
  process.stdout.write(`The panel of ${PERSON.name}, twice, in ${assets}\n`);
} finally {
  await extension.close();
  await backend.stop();
  site.close();
}
