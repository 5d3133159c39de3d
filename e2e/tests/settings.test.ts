/** What a person reaches in the settings: import, export, keys, webhooks, mail, usage, the AI model and deletion. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Download, Locator, Page } from "playwright-core";
import {
  completion,
  type ModelAnswer,
  type ModelServer,
  refusal,
  startModelServer,
} from "../../backend/test/model-server.ts";
import { type Receiver, startReceiver } from "../../backend/test/receiver.ts";
import { Backend, PERSON } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { openInGerman } from "../support/german.ts";
import { connect } from "../support/journey.ts";
import { look as lookAt } from "../support/looking.ts";

const VIEWS = ["import", "export", "model", "usage", "keys", "webhooks", "mail", "delete"] as const;

let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;
let receiver: Receiver;
let model: ModelServer;
let answer: () => ModelAnswer = () => completion('{"word":"harbour"}');

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  receiver = await startReceiver();
  model = await startModelServer(() => answer());
  backend = await Backend.launch();
  client = await backend.register();
  extension = await launchExtension();
  page = await connect(extension, backend);
  page.setDefaultTimeout(10_000);
  await page.setViewportSize({ width: 1280, height: 900 });
});
test.afterAll(async () => {
  await extension?.close();
  await backend?.stop();
  await receiver?.close();
  model?.close();
});

const id = (name: string): Locator => page.getByTestId(name);
const look = (name: string): Promise<void> => lookAt(page, `settings-${name}`, [1280, 400]);

async function go(view: (typeof VIEWS)[number]): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/settings/${view}`);
  await expect(id("settings")).toHaveAttribute("data-view", view);
  await expect(id("loading")).toHaveCount(0);
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}

/** Presses what downloads, and gives the file. */
async function downloaded(press: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent("download"), press.click()]);
  return file;
}

test("a list is looked at before it comes in, and comes in once", async () => {
  await go("import");
  await look("import");
  await id("list-text").fill(
    "Data Engineer at Noctua\nhttps://127.0.0.1:1/jobs/4711\nData Engineer at Noctua\nnonsense",
  );
  await id("list-look").press("Enter");
  await expect(id("list-said")).toHaveText("2 postings would come in.");
  await expect(id("list-known")).toContainText("1 tracked already");
  await expect(id("list-wrong")).toContainText("nonsense: is no address");
  expect((await client.listOpportunities()).data).toHaveLength(0);
  await look("import-preview");
  await id("list-take").press("Enter");
  await expect(id("list-outcome")).toHaveAttribute("data-taken", "true");
  await expect(id("list-said")).toContainText("2 postings came in.");
  expect((await client.listOpportunities()).data).toHaveLength(2);

  await id("list-file").setInputFiles({
    name: "jobs.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Position,Company,Notes\nData Engineer,Noctua,again\nBaker,=cmd|' /C calc'!A0,=1+1\n",
    ),
  });
  await id("list-look").click();
  await expect(id("list-said")).toHaveText("1 posting would come in.");
  await id("list-take").click();
  await expect(id("list-said")).toContainText("1 posting came in.");
  expect((await client.listOpportunities()).data).toHaveLength(3);
});

test("the table that is exported holds no formula and is known again by the import", async () => {
  await go("export");
  const file = await downloaded(id("export-table"));
  await expect(id("export-table-progress")).toHaveText("Saved, 3 rows");
  expect(file.suggestedFilename()).toMatch(/^opportunities-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await textOf(file);
  expect(csv.split("\r\n")[0]).toContain("title,company,url,status");
  expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
  await go("import");
  await id("list-text").fill(csv);
  await id("list-look").click();
  await expect(id("list-said")).toHaveText("0 postings would come in.");
});

test("managing the account takes one more approval, and leaves no key behind", async () => {
  for (const view of ["keys", "webhooks", "model", "usage", "delete"] as const) {
    await go(view);
    await expect(id("may-not-manage")).toBeVisible();
  }
  await look("may-not-manage");
  const opened = extension.context.waitForEvent("page");
  await id("manage-allow").press("Enter");
  const approval = await opened;
  await approval.waitForLoadState();
  await expect(approval.getByText("export and delete the account")).toBeVisible();
  await approval.getByRole("button", { name: "Approve" }).click();
  await expect(approval.getByText("The client is connected")).toBeVisible();
  await approval.close();
  await expect(id("delete-form")).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(async () => {
      const { data } = await client.listApiKeys();
      return data.filter(({ name, revoked_at }) => name.includes("Chrome") && revoked_at === null).length;
    })
    .toBe(1);
});

test("the archive comes down with what the account holds, and goes into an empty account only", async () => {
  await go("export");
  await look("export");
  const file = await downloaded(id("export-archive"));
  await expect(id("export-archive-progress")).toHaveAttribute("data-done", "true");
  expect(file.suggestedFilename()).toMatch(/^career-portrait-.*\.zip$/);
  const path = await file.path();
  expect(readFileSync(path).subarray(0, 2).toString()).toBe("PK");
  await go("import");
  await id("archive-file").setInputFiles({
    name: "a.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("no"),
  });
  await id("archive-take").click();
  await expect(id("archive-error")).toBeVisible();
  await id("archive-file").setInputFiles(path);
  await expect(id("archive-take")).toBeVisible();
  await look("import-archive");
  await id("archive-take").press("Enter");
  await expect(id("archive-error")).toContainText("This account holds something already");

  // Emptied, the account takes it whole.
  const { data } = await client.listOpportunities();
  await client.deleteOpportunities({ body: { ids: data.map((row) => row.id) } });
  await id("archive-take").click();
  await expect(id("archive-done")).toContainText("Opportunities", { timeout: 30_000 });
  expect((await client.listOpportunities()).data).toHaveLength(3);
});

test("a key is made, shown once, works, and is revoked", async () => {
  await go("keys");
  await look("keys");
  await id("key-new").press("Enter");
  await expect(id("key-text")).toBeFocused();
  await id("key-make").press("Enter");
  await expect(id("key-wrong")).toContainText("Give it a name");
  await look("key-form");
  await id("key-text").fill("Assistant");
  await page.keyboard.press("Enter");
  const secret = (await id("key-secret-value").textContent()) ?? "";
  expect(secret).toMatch(/^cp_/);
  await look("key-secret");
  const read = (path: string): Promise<Response> =>
    fetch(`${backend.url}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await read("/opportunities")).status).toBe(200);
  expect((await read("/webhooks")).status).toBe(403);
  await id("key-secret").getByTestId("copy").click();
  await expect(id("copied")).toHaveText("Copied");
  await id("key-secret-done").click();
  await expect(id("key-secret")).toHaveCount(0);
  const row = id("key").filter({ hasText: "Assistant" });
  await row.getByTestId("key-revoke").press("Enter");
  await page.keyboard.press("Escape");
  await expect(row.getByTestId("key-revoke")).toBeFocused();
  await row.getByTestId("key-revoke").press("Enter");
  await row.getByTestId("key-revoke-sure").press("Enter");
  await expect(id("keys-revoked")).toBeVisible();
  await expect.poll(async () => (await read("/opportunities")).status).toBe(401);
  await expect(id("key").filter({ hasText: "This browser" }).getByTestId("key-revoke")).toHaveCount(0);
});

test("a webhook is added, tried, paused and deleted", async () => {
  await go("webhooks");
  await expect(id("hooks-none")).toBeVisible();
  await look("webhooks-empty");
  await id("hook-new").press("Enter");
  await id("hook-text").fill("ftp://no");
  await id("hook-make").press("Enter");
  await expect(id("hooks-error")).toContainText("must be an http or https address");
  await look("webhook-form");
  await id("hook-text").fill(`${receiver.url}/told`);
  await page.keyboard.press("Enter");
  await expect(id("hook-secret-value")).toHaveText(/^whsec_/);
  await id("hook-secret-done").click();
  await id("hook-test").click();
  await expect(id("hook-tried")).toHaveAttribute("data-status", "delivered");
  expect(receiver.received.at(-1)?.body.event).toBe("test");
  receiver.answers.push(500);
  await id("hook-test").click();
  await expect(id("hook-tried")).toContainText("status 500");
  await client.importOpportunities({ body: { input: "Cook at Mill" } });
  await expect.poll(() => receiver.received.map(({ body }) => body.event)).toContain("opportunity.created");
  await id("hook-deliveries").click();
  await expect(id("delivery")).not.toHaveCount(0);
  await expect(id("delivery").filter({ hasText: "Test" })).toHaveCount(2);
  await look("webhook");
  await id("hook-pause").click();
  await expect(id("hook")).toHaveAttribute("data-status", "paused");
  await id("hook-resume").click();
  await expect(id("hook")).toHaveAttribute("data-status", "active");
  await id("hook-delete").click();
  await id("hook-delete-sure").click();
  await expect(id("hooks-none")).toBeVisible();
});

test("a model of one's own is tried, kept without its key coming back, and switched off", async () => {
  await go("model");
  await look("model-empty");
  await id("model-test").click();
  await expect(id("model-error")).toContainText("Enter the address");
  await id("model-address").fill(model.url);
  await id("model-name").fill("stub-1");
  await id("model-key").fill("sk-of-the-person");
  await id("model-test").click();
  await expect(id("model-tried")).toHaveAttribute("data-outcome", "works");
  expect(model.requests.at(-1)).toMatchObject({
    authorization: "Bearer sk-of-the-person",
    body: { model: "stub-1" },
  });
  for (const [told, outcome] of [
    [refusal(401, "no"), "key_refused"],
    [refusal(404, "no"), "unknown_model"],
    ["drop", "unreachable"],
    [completion("Well hello"), "unusable_answer"],
  ] as const) {
    answer = () => told;
    await id("model-test").click();
    await expect(id("model-tried")).toHaveAttribute("data-outcome", outcome);
  }
  await look("model-tried");
  await id("model-price-in").fill("2");
  await id("model-price-out").fill("8");
  await id("model-save").press("Enter");
  await expect(id("model-works")).toHaveAttribute("data-model", "stub-1");
  await expect(id("model-key")).toHaveValue("");
  await expect(id("model-key")).toHaveAttribute("placeholder", "kept by the backend");
  answer = () => completion('{"word":"harbour"}');
  await id("model-test").click();
  await expect(id("model-tried")).toHaveAttribute("data-outcome", "works");
  await expect(id("spending")).not.toHaveAttribute("data-usd", "0");
  await page.reload();
  const stored = await page.evaluate(async () => JSON.stringify(await chrome.storage.local.get(null)));
  expect(stored).not.toContain("sk-of-the-person");
  await look("model");
  await id("model-use-none").check();
  await expect(id("model-works")).toHaveAttribute("data-model", "local");
  await id("model-forget").click();
  await id("model-forget-sure").click();
  await expect(id("model-use-own")).toBeDisabled();
});

test("a mail tells which posting it is about, and fills the queue", async () => {
  await go("mail");
  await look("mail");
  await id("mail-text").fill(
    [
      "From: Mill Jobs <people@mill.example>",
      "To: ada@example.org",
      "Subject: Your application as Cook",
      "Date: Fri, 20 Nov 2026 08:00:00 +0000",
      "Message-ID: <1@mill.example>",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "We would like to invite you to a first interview at Mill.",
    ].join("\r\n"),
  );
  await id("mail-read").press("Enter");
  await expect(id("mail-noted")).toContainText("Cook \u00b7 Mill");
  const alert = `From: alerts@jobs.example\r\nSubject: New jobs\r\nContent-Type: text/html\r\n\r\n<html><body><table>
<tr><td><a href="https://www.linkedin.com/comm/jobs/view/4200000001">Backend Engineer</a><br><span>K\u00f6ln Data GmbH</span><br><span>K\u00f6ln</span></td></tr>
</table></body></html>`;
  await id("mail-file").setInputFiles({
    name: "a.eml",
    mimeType: "message/rfc822",
    buffer: Buffer.from(alert),
  });
  await expect(id("mail-text")).toHaveValue(/Backend Engineer/);
  await id("mail-read").click();
  await expect(id("mail-found")).toHaveAttribute("data-received", "1", { timeout: 30_000 });
  await expect(id("mail-row")).toHaveCount(1);
  await look("mail-found");
  await id("mail-text").fill("no mail at all");
  await id("mail-read").click();
  await expect(page.getByTestId("mail-found").or(id("mail-error"))).toBeVisible();
});

test("usage tells what is held and may be held", async () => {
  await go("usage");
  await expect(id("usage-opportunities")).toHaveText("4 of at most 5,000");
  await look("usage");
});

test("every view speaks German, and says what needs the backend while that is away", async () => {
  const german = await openInGerman(extension, "settings/webhooks");
  await expect(german.getByTestId("hooks-none")).toContainText("Noch keiner");
  await german.close();
  await backend.kill();
  for (const view of ["keys", "webhooks", "model", "usage", "delete"] as const) {
    await go(view);
    await page.reload();
    await expect(id("needs-backend")).toHaveAttribute("data-why", "unreachable");
  }
  await look("away");
  await go("mail");
  await id("mail-text").fill("From: a@b.example\n\nhello");
  await id("mail-read").click();
  await expect(id("mail-error")).toContainText("does not answer");
  await backend.start();
  await go("keys");
  await page.reload();
  await expect(id("key").first()).toBeVisible();
});

test("the account is deleted by words and password, and everything here goes with it", async () => {
  await go("delete");
  await look("delete");
  await expect(id("delete-account")).toBeDisabled();
  await id("delete-phrase").fill("DELETE MY ACCOUNT");
  await id("delete-password").fill("wrong");
  await id("delete-password").press("Enter");
  await expect(id("delete-error")).toBeVisible();
  await downloaded(id("export-archive"));
  await id("delete-password").fill(PERSON.password);
  await id("delete-account").press("Enter");
  await expect(id("settings")).toHaveAttribute("data-view", "connection");
  await expect(id("backend-address")).toBeVisible();
  await expect
    .poll(async () =>
      client.verifyKey().then(
        () => "alive",
        () => "gone",
      ),
    )
    .toBe("gone");
});
