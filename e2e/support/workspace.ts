/** A person's workspace, connected to a backend of its own that knows nothing yet. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { Backend } from "./backend.ts";
import { type Extension, launchExtension } from "./extension.ts";
import { connect } from "./journey.ts";

export interface Workspace {
  backend: Backend;
  extension: Extension;
  client: Client;
  page: Page;
  close(): Promise<void>;
}

export async function openWorkspace(): Promise<Workspace> {
  const backend = await Backend.launch();
  const client = await backend.register();
  const extension = await launchExtension();
  const page = await connect(extension, backend);
  page.setDefaultTimeout(10_000);
  return {
    backend,
    extension,
    client,
    page,
    async close() {
      await extension.close();
      await backend.stop();
    },
  };
}

/** No finding of axe. It cannot run in a frame that takes no scripts; what stands there is a page of its own. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox=""]').analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target).join(" ")}`),
  ).toEqual([]);
}

/** No finding of axe, and nothing wider than the window. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${what} is wider than the window`).toBeLessThanOrEqual(0);
}
