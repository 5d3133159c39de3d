/** A résumé PDF to upload: printed by Chromium from a page of our own, so that it is a real one. */
import { chromium } from "playwright-core";
import { chromiumPath } from "./chromium.ts";

const RESUME = `<!doctype html><meta charset="utf-8"><style>
body{font:11pt/1.4 sans-serif;margin:0} h1{font-size:20pt;margin:0} h2{font-size:13pt;border-bottom:1px solid #999;margin:14pt 0 6pt}
h3{font-size:11pt;margin:8pt 0 0} p{margin:2pt 0} ul{margin:2pt 0 0 16pt;padding:0}</style>
<h1>Ada Example</h1><p>Backend Engineer</p><p>ada@example.org · +44 20 7946 0018 · Bristol, UK · github.com/ada-example</p>
<h2>Experience</h2>
<h3>Senior Backend Engineer, Harbour Systems</h3><p>March 2020 – Present</p>
<ul><li>Built order services in TypeScript and Node.js that handle 4,000 bookings a day</li><li>Moved reporting to PostgreSQL and cut the nightly run from 3 hours to 20 minutes</li><li>Ran the services on Kubernetes and wrote the on-call guide</li></ul>
<h3>Software Developer, Quay Software</h3><p>June 2016 – February 2020</p>
<ul><li>Developed a customer portal in JavaScript and React</li><li>Introduced automated tests with Jest</li></ul>
<h2>Education</h2><h3>BSc Computer Science, University of Bristol</h3><p>2013 – 2016</p>
<h2>Skills</h2><p>TypeScript, Node.js, JavaScript, React, PostgreSQL, Kubernetes, Docker, Jest</p>
<h2>Languages</h2><p>English (native), Dutch (intermediate)</p>`;

/** A PDF of a page of ours. */
export async function printPdf(html: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    return await page.pdf({
      format: "A4",
      margin: { top: "18mm", bottom: "18mm", left: "18mm", right: "18mm" },
    });
  } finally {
    await browser.close();
  }
}

/** The résumé's bytes. */
export function printResume(): Promise<Buffer> {
  return printPdf(RESUME);
}
