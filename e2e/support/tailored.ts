/** One tracked posting with its tabs open in the workspace: what the tests of the tailored profile and of the letter begin with. */
import { expect } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { Backend } from "./backend.ts";
import { type Extension, launchExtension } from "./extension.ts";
import { connect } from "./journey.ts";
import { printResume } from "./resume.ts";
import { expectSound, look } from "./looking.ts";

export const POSTING = `Senior Backend Engineer at Northwind Ferries

We run the booking system of 40 ferries.

Requirements
- Experience with TypeScript and Node.js
- Experience with PostgreSQL
- Experience with Kubernetes
- Experience with Terraform

Nice to have
- Experience with React
- Dutch`;

export type Place = "tailored" | "tailored/changes" | "tailored/pages" | "letter" | "prepare" | "share";

export interface Desk {
  backend: Backend;
  extension: Extension;
  client: Client;
  page: Page;
  /** The opportunity. */
  id: string;
  go(place: Place, opportunity?: string): Promise<void>;
  /** No finding of axe, and nothing wider than the window. */
  expectSound(what: string): Promise<void>;
  /** A view as it is opened at two widths. */
  lookAt(place: Place, ready?: () => Promise<void>): Promise<void>;
  /** Uploads a résumé and accepts what is read in it. */
  fillPortrait(): Promise<void>;
  close(): Promise<void>;
}

export async function openDesk(): Promise<Desk> {
  const backend = await Backend.launch();
  const client = await backend.register();
  const url = "https://jobs.example.com/ferry";
  const { id } = (await client.addOpportunity({ body: { description: POSTING, url } })).data;
  const extension = await launchExtension();
  const page = await connect(extension, backend);
  page.setDefaultTimeout(10_000);
  await extension.context.grantPermissions(["clipboard-read", "clipboard-write"]);

  async function go(place: Place, opportunity = id): Promise<void> {
    await page.goto(
      `chrome-extension://${extension.id}/workspace.html#/opportunities/${opportunity}/${place}`,
    );
    await expect(page.getByTestId(place.split("/")[0]!)).toBeVisible();
    await expect(page.getByTestId("loading")).toHaveCount(0);
  }

  return {
    backend,
    extension,
    client,
    page,
    id,
    go,
    expectSound: (what) => expectSound(page, what),
    async lookAt(place, ready) {
      for (const [width, height] of [
        [1280, 900],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await go(place);
        await ready?.();
        await look(page, `tailored-at-${place.replace("/", "-")}`);
      }
      await page.setViewportSize({ width: 1100, height: 800 });
    },
    async fillPortrait() {
      const file = new Blob([new Uint8Array(await printResume())], { type: "application/pdf" });
      await client.uploadResume({ body: file, filename: "ada.pdf" });
      await expect
        .poll(async () => (await client.listDocuments()).data[0]?.status, { timeout: 60_000 })
        .toBe("ready");
      const { data: claims } = await client.listClaims({ query: { limit: 200 } });
      await client.reviewClaims({ body: { accept: claims.map((claim) => claim.id) } });
      for (const role of (await client.listWorkHistory()).data)
        await client.acceptWorkHistory({ params: { id: role.id } });
    },
    async close() {
      await extension.close();
      await backend.stop();
    },
  };
}
