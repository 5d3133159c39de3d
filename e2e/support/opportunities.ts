/** Tracked postings in the workspace: what the tests of the list, of the board and of the page of one begin with. */
import { expect } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import { Backend } from "./backend.ts";
import { type Extension, launchExtension } from "./extension.ts";
import { connect } from "./journey.ts";
import { printResume } from "./resume.ts";
import { serveSite, type Site } from "./site.ts";
import { look } from "./looking.ts";

/** Postings of our own making. */
const BACKEND_JOB = `Senior Backend Engineer
Company: Larkspur Freight
Location: Bristol, UK
Work mode: hybrid

Larkspur Freight moves pallets between forty depots. You will own the booking services.

Requirements
- 5+ years of experience in backend development
- TypeScript and Node.js in production
- PostgreSQL
- You have run services on Kubernetes
- Experience with Terraform

Nice to have
- Kafka
- German at B2 level or better

We offer 30 days of leave and a bicycle.`;
export const OTHERS = {
  "Frontend Developer": `Frontend Developer
Company: Quillwort Media
Location: Leeds, UK

Requirements
- JavaScript and React
- 3 years of experience in web development

Nice to have
- Figma`,
  "Registered Nurse": `Registered Nurse
Company: Saltmarsh Clinic

Requirements
- Registration with the Nursing and Midwifery Council
- 2 years of experience on a ward
- Wound care`,
  "Platform Engineer": `Platform Engineer
Company: Bramble Energy
Location: Remote, UK
Work mode: remote

Requirements
- Kubernetes and Docker
- Infrastructure as code with Terraform
- Observability with Prometheus

The team looks after windmills in the North Sea.`,
  "Staff Software Engineer, Distributed Scheduling and Timetabling Systems": `Staff Software Engineer, Distributed Scheduling and Timetabling Systems
Company: Interregional Railway Timetabling Partnership
Location: Birmingham, UK

Requirements
- 10+ years of experience in software development
- TypeScript
- PostgreSQL`,
};

export interface Tracked {
  backend: Backend;
  site: Site;
  extension: Extension;
  client: Client;
  /** The one that is looked at; another may take its place. */
  page: Page;
  /** Shows a place below `#/opportunities`. */
  go(place: string): Promise<void>;
  /** The row of the list with this title. */
  rowOf(title: string): Locator;
  idOf(title: string): Promise<string>;
  /**
   * Looks at a state in both colour schemes and in windows from a narrow one to a wide one: nothing is wider than the window,
   * and neither the narrow light one nor the wide dark one has a finding.
   */
  lookAt(name: string, widths?: readonly number[]): Promise<void>;
  /** A r\u00e9sum\u00e9 that is read and accepted, five postings, and somebody known at one of the employers. */
  fill(): Promise<void>;
  close(): Promise<void>;
}

export async function openTracked(): Promise<Tracked> {
  const [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  const client = await backend.register();
  const extension = await launchExtension();
  const first = await connect(extension, backend);
  first.setDefaultTimeout(10_000);

  const desk: Tracked = {
    backend,
    site,
    extension,
    client,
    page: first,
    async go(place) {
      const { page } = desk;
      await page.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities${place}`);
      await expect(page.getByTestId("loading")).toHaveCount(0);
    },
    rowOf: (title) =>
      desk.page
        .getByTestId("opportunity-row")
        .filter({ has: desk.page.getByRole("link", { name: title, exact: true }) }),
    async idOf(title) {
      const { data } = await client.listOpportunities();
      return data.find((row) => row.title === title)!.id;
    },
    lookAt: (name, widths = [360, 700, 1400]) => look(desk.page, `opportunities-${name}`, widths),
    async fill() {
      const resume = new Blob([new Uint8Array(await printResume())], { type: "application/pdf" });
      const { data } = await client.uploadResume({ body: resume, filename: "ada-example.pdf" });
      await expect
        .poll(async () => (await client.getJob({ params: { id: data.job_id } })).data.status, {
          timeout: 20_000,
        })
        .toBe("completed");
      const claims = (await client.listClaims({ query: { limit: 200 } })).data;
      await client.reviewClaims({ body: { accept: claims.map(({ id }) => id), reject: [] } });
      for (const [index, description] of [...Object.values(OTHERS), BACKEND_JOB].entries()) {
        await client.addAndMatch({ body: { description, url: `${site.url}/jobs/${index}` } });
      }
      await client.createPerson({
        body: {
          name: "Morgan Reed",
          company: "Larkspur Freight",
          title: "Head of Engineering",
          relationship: "Former colleague",
          email: "morgan@example.org",
        },
      });
      await desk.page.reload();
    },
    async close() {
      await extension.close();
      await site.close();
      await backend.stop();
    },
  };
  return desk;
}
