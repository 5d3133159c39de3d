/** The archive that Firefox's store gets, in a real Firefox: connect, read a posting beside its page, see the score, save. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import project from "../../package.json" with { type: "json" };
import { Backend, PERSON } from "../support/backend.ts";
import { type Firefox, firefoxPath, launchFirefox } from "../support/firefox.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { picture } from "../support/looking.ts";

const executable = firefoxPath();
const archive = resolve(
  import.meta.dirname,
  `../../extension/.output/store/career-portrait-${project.version}-firefox.zip`,
);
const missing = executable
  ? `${archive} is missing: npm run zip makes it.`
  : "No Firefox here: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.";
const canRun = executable !== null && existsSync(archive);
if (!canRun) process.stdout.write(`Skipped, the walk through Firefox: ${missing}\n`);
test.skip(!canRun, missing);

let backend: Backend;
let site: Site;
let firefox: Firefox;
let client: Client;

test.beforeAll(async () => {
  if (!executable) return;
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  firefox = await launchFirefox(executable, archive, "career-portrait@career-portrait.dev");
});
test.afterAll(async () => {
  await firefox?.close();
  await site?.close();
  await backend?.stop();
});

const READ = `const element = document.querySelector('[data-testid="' + arguments[0] + '"]');
return (arguments[1] === "text" ? element?.textContent : element?.getAttribute(arguments[1])) ?? null;`;
/** An attribute of the first element with this test id, or its `text`. */
const read = (testId: string, name: string): Promise<string | null> => firefox.run(READ, testId, name);
const readSidebar = (testId: string, name: string): Promise<string | null> =>
  firefox.runInSidebar<string | null>(READ, testId, name).catch(() => null);

const PRESS = `const element = document.querySelector(arguments[0]);
if (!element) throw new Error("There is no " + arguments[0]);
element.click();`;
const press = (selector: string): Promise<void> => firefox.run(PRESS, selector);
/** Types as React hears it. */
const type = (selector: string, value: string): Promise<void> =>
  firefox.run(
    `const field = document.querySelector(arguments[0]);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, arguments[1]);
    field.dispatchEvent(new Event("input", { bubbles: true }));`,
    selector,
    value,
  );

test("connects, reads the page beside the sidebar, shows its score and saves it", async () => {
  test.setTimeout(180_000);
  await firefox.open(firefox.page("workspace.html"));
  await expect.poll(() => read("connect", "type"), { timeout: 30_000 }).not.toBeNull();
  await type('[data-testid="backend-address"]', backend.url);
  await press('[data-testid="connect"]');
  await expect.poll(() => read("user-code", "text")).not.toBeNull();
  await expect
    .poll(() =>
      firefox.enter(`${backend.url}/account`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await type('input[name="email"]', PERSON.email);
  await type('input[name="password"]', PERSON.password);
  await press('form button[type="submit"], form button:not([type])');
  const approve = 'button[value="approve"]';
  await expect
    .poll(() => firefox.run<boolean>("return document.querySelector(arguments[0]) !== null", approve))
    .toBe(true);
  await press(approve);
  await firefox.enter(firefox.page("workspace.html"));
  await expect.poll(() => read("user-code", "text"), { timeout: 30_000 }).toBeNull();

  await firefox.open(site.own("structured.html"));
  await firefox.pressIcon();
  await expect
    .poll(() => readSidebar("posting-title", "text"), { timeout: 30_000 })
    .toBe("Senior Backend Engineer");
  expect(await readSidebar("panel", "data-state")).toBe("posting");
  await expect
    .poll(async () => Number(await readSidebar("score-overall", "data-value")), { timeout: 30_000 })
    .toBeGreaterThan(80);
  await picture(firefox, "firefox-posting");
  // Firefox's sidebar begins narrower than Chrome's panel.
  const over = await firefox.runInSidebar<number>("return document.documentElement.scrollWidth - innerWidth");
  expect(over).toBeLessThanOrEqual(0);

  await firefox.runInSidebar(PRESS, '[data-testid="save"]');
  await expect
    .poll(async () => (await client.listOpportunities()).data.map(({ title }) => title), { timeout: 30_000 })
    .toEqual(["Senior Backend Engineer"]);
  await expect.poll(() => readSidebar("save-foot", "data-save"), { timeout: 30_000 }).toBe("saved");
});
