/** The front door and the account's pages, without the extension: every page in both schemes and at two widths. */
import { expect, test } from "@playwright/test";
import { createClient, SCOPES } from "@career-portrait/shared/contract";
import { type Browser, chromium, type Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { chromiumPath } from "../support/chromium.ts";
import { printResume } from "../support/resume.ts";
import { look as lookAt } from "../support/looking.ts";

const PASSWORD = "a long enough password";

let backend: Backend;
let browser: Browser;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  backend = await Backend.launch({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "door@example.org" });
  browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: ["--no-sandbox"] });
  page = await (await browser.newContext({ locale: "en-GB" })).newPage();
});
test.afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

/** A page as it is seen: no script, one first heading, sound at either width. */
async function look(name: string): Promise<void> {
  expect.soft(await page.locator("script").count()).toBe(0);
  expect.soft(await page.locator("h1").count()).toBe(1);
  await lookAt(page, `door-${name}`, [1280, 390]);
}

const open = (path: string) => page.goto(`${backend.url}${path}`);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("who comes is welcomed, with the folder of the extension on this machine", async () => {
  await open("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Know how well you fit, and why");
  await expect(page.getByTestId("extension-folder")).toContainText("chrome-mv3");
  for (const picture of await page.getByRole("img").all()) {
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  await look("welcome");
});

test("what is wrong with a form stands beside its fields", async () => {
  await page.getByRole("link", { name: "Make your account" }).click();
  await look("register");
  await page.getByLabel("E-mail").fill("ada");
  await page.getByLabel("Password").fill("short");
  await press("Make account");
  const email = page.getByLabel("E-mail");
  await expect(email).toHaveValue("ada");
  await expect(email).toHaveAccessibleDescription(/Enter a valid e-mail address/);
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/at least 10 characters/);
  await expect(page.getByLabel("Name")).toBeFocused();
  await look("register-refused");
});

test("registering leads to what is next, not to keys", async () => {
  await page.getByLabel("Name").fill("Ada Example");
  await page.getByLabel("E-mail").fill("ada@example.org");
  await page.getByLabel("Password").fill(PASSWORD);
  await press("Make account");
  await expect(page).toHaveURL(`${backend.url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada Example");
  await expect(page.getByText("API key")).toHaveCount(0);
  await look("start");
  await press("Upload");
  await expect(page.getByLabel("Your résumé")).toHaveAccessibleDescription("Choose a file first.");
  const wrong = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") };
  await page.getByLabel("Your résumé").setInputFiles(wrong);
  await press("Upload");
  await expect(page.getByLabel("Your résumé")).toHaveAccessibleDescription(/neither a PDF nor a Word/);
  await look("start-refused");
});

test("sample data comes with one click, is marked, and goes with one", async () => {
  await open("/");
  await press("Load sample data");
  const standings = page.getByTestId("standings");
  await expect(standings.getByRole("listitem")).toHaveCount(3);
  await expect(standings.getByRole("listitem").first()).toContainText("Logistics Coordinator, Europe");
  await expect(standings.getByRole("listitem").first()).toContainText("Sample");
  await expect(page.getByTestId("documents")).toContainText("Noor Hadley (sample).pdf");
  await look("start-sample");
  await press("Remove sample data");
  await expect(page.getByRole("status")).toHaveText("The sample data is removed.");
  await expect(standings).toHaveCount(0);
  await look("start-removed");
});

test("a résumé is given right there, and takes the sample's place", async () => {
  await press("Load sample data");
  const resume = { name: "ada.pdf", mimeType: "application/pdf", buffer: await printResume() };
  await page.getByLabel("Your résumé").setInputFiles(resume);
  await press("Upload");
  await expect(page.getByTestId("documents").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByTestId("documents")).not.toContainText("Noor");
  await expect(page.getByText("of the postings are invented")).toBeVisible();
  await look("start-resume");
});

test("the account, its password and its connections", async () => {
  await page.getByRole("link", { name: "Account" }).click();
  await look("account");
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("short");
  await press("Change password");
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/at least 10/);
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill(PASSWORD);
  await press("Change password");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/not your password/);
  await look("account-refused");
});

test("keys, codes and the reference are the developers'", async () => {
  await page.getByRole("link", { name: "Developers" }).click();
  await look("developers");
  await press("Create key");
  await expect(page.getByLabel("Name of the key")).toHaveAccessibleDescription("Give the key a name.");
  await page.getByLabel("Name of the key").fill("Script");
  await page.getByLabel(/read:claims/).check();
  await press("Create key");
  await expect(page.getByText(/^cp_/)).toBeVisible();
  await look("developers-key");
  await page.getByRole("link", { name: "Back to the page for developers" }).click();
  await look("developers-keys");
  // Nothing ends at the first press.
  await page.locator("summary").press("Enter");
  await expect(page.getByText("stops working at once")).toBeVisible();
  await look("developers-revoke");
  await press("Revoke Script for good");
  await expect(page.getByText(/^revoked/)).toBeVisible();
  await page.getByRole("link", { name: "Enter a code" }).click();
  await look("device");
  await page.getByLabel("Code that the client shows").fill("BBBB-BBBB");
  await press("Continue");
  await expect(page.getByLabel("Code that the client shows")).toHaveAccessibleDescription(/No client waits/);
  const anyone = createClient({ baseUrl: backend.url });
  const { data } = await anyone.startDevice({ body: { client_name: "A script", scopes: [...SCOPES] } });
  await open(`/account/device?user_code=${data.user_code}`);
  await look("device-approve");
  await press("Approve");
  await look("device-approved");
});

test("signing out, in, and what to do about a forgotten password", async () => {
  await press("Sign out");
  await expect(page).toHaveURL(`${backend.url}/`);
  await page.getByRole("navigation").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("E-mail").fill("ada@example.org");
  await page.getByLabel("Password").fill("not this one at all");
  await press("Sign in");
  await expect(page.getByRole("alert")).toHaveText("E-mail address or password is wrong.");
  await look("login-refused");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await look("forgot");
  await page.getByLabel("E-mail").fill("ada@example.org");
  await press("Send the link");
  await look("forgot-sent");
  await open("/account/reset?token=unknown");
  await look("reset-expired");
});
