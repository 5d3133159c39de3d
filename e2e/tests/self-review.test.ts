/** The self-review, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import type { Backend } from "../support/backend.ts";
import type { Extension } from "../support/extension.ts";
import { printResume } from "../support/resume.ts";
import { openWorkspace, type Workspace } from "../support/workspace.ts";
import { expectSound, picture } from "../support/looking.ts";

let workspace: Workspace;
let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  workspace = await openWorkspace();
  ({ backend, extension, client, page } = workspace);
});
test.afterAll(() => workspace?.close());

async function go(view: "profile" | "review"): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/${view}`);
  await expect(page.getByTestId(view === "review" ? "self-review" : view)).toBeVisible();
  await expect(page.getByTestId("loading")).toHaveCount(0);
}

test("a self-review links each highlight to its evidence and is copied as text", async () => {
  const file = new Blob([new Uint8Array(await printResume())], { type: "application/pdf" });
  await client.uploadResume({ body: file, filename: "ada.pdf" });
  await expect
    .poll(async () => (await client.listDocuments()).data[0]?.status, { timeout: 20_000 })
    .toBe("ready");
  const achievements = (await client.listClaims({ query: { type: "achievement" } })).data;
  await client.reviewClaims({ body: { accept: achievements.map(({ id }) => id) } });
  await page.reload();
  await go("review");
  await page.getByRole("radio", { name: "Year", exact: true }).check();
  await page.getByRole("radio", { name: "Your manager" }).check();
  await page.getByTestId("self-review-ask").click();
  const result = page.getByTestId("self-review-result");
  await expect(result).toHaveAttribute("data-audience", "manager", { timeout: 20_000 });
  const highlight = page.getByTestId("self-review-highlight").filter({ hasText: "4,000 bookings" });
  await highlight.locator("summary").click();
  await expect(highlight.getByTestId("self-review-quote").first()).toContainText("4,000 bookings a day");
  await expect(highlight.getByRole("link")).toHaveAttribute("href", /#\/portrait\/documents\//);
  await expectSound(page, "review");
  await picture(page, "self-review", { fullPage: true });
  await extension.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("self-review-copy").click();
  await expect(page.getByTestId("self-review-copied")).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Highlights\n- ");
  expect(copied).toContain("4,000 bookings a day");
  // It is still there when one comes back.
  await go("profile");
  await go("review");
  await expect(result).toBeVisible();
});

test("a period that cannot be is named before it is sent", async () => {
  await page.getByTestId("self-review-from").fill("2020-01-01");
  await expect(page.getByTestId("self-review-to-error")).toContainText("366 days");
  await expect(page.getByTestId("self-review-ask")).toBeDisabled();
  await page.getByTestId("self-review-to").fill("2019-12-31");
  await expect(page.getByTestId("self-review-to-error")).toContainText("before it begins");
  await page.getByTestId("self-review-to").fill("2020-12-31");
  await expect(page.getByTestId("self-review-ask")).toBeEnabled();
});

test("each way a self-review fails has its own sentence", async () => {
  const sentences = new Set<string>();
  for (const [status, code] of [
    [403, "cost_ceiling"],
    [502, "review_generation_failed"],
    [500, "review_source_read_failed"],
  ] as const) {
    await page.route("**/reviews/self-review", (route) =>
      route.fulfill({ status, json: { error: { code, message: "no", request_id: "r" } } }),
    );
    await page.getByTestId("self-review-ask").click();
    await expect(page.getByTestId("self-review-error")).toHaveAttribute("data-code", code);
    sentences.add((await page.getByTestId("self-review-error").textContent()) ?? "");
    await page.unroute("**/reviews/self-review");
  }
  expect(sentences.size).toBe(3);
  await picture(page, "self-review-refused");
});

test("without the backend the last review stays", async () => {
  await backend.kill();
  await page.reload();
  await go("review");
  await expect(page.getByTestId("self-review-result")).toBeVisible();
});
