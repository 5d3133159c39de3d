/** The people one knows, in a real Chromium against the real backend. */
import { expect, test } from "@playwright/test";
import type { Page } from "playwright-core";
import { openTracked, type Tracked } from "../support/opportunities.ts";

let desk: Tracked;
let page: Page;

/** As LinkedIn exports them: a mark, notes above the header, quoted fields. One name would be a formula elsewhere. */
const CONNECTIONS = `\uFEFFNotes:
"When exporting your connection data, you may notice that some addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Grace,"O'Neil, PhD",https://www.linkedin.com/in/grace-oneil,grace@example.org,Larkspur Freight,"Lead, Bookings",01 Mar 2024
<b>Kim</b>,=HYPERLINK(1),https://www.linkedin.com/in/kim-park,,Quillwort Media,Editor,02 Mar 2024
Morgan,Reed,https://www.linkedin.com/in/morgan-reed,morgan@example.org,Larkspur Freight,Head of Engineering,03 Mar 2024
Lee,Young,https://www.linkedin.com/in/lee,not an address,Saltmarsh Clinic,Nurse,04 Mar 2024
`;
const FILE = { name: "Connections.csv", mimeType: "text/csv", buffer: Buffer.from(CONNECTIONS) };

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openTracked();
  ({ page } = desk);
  await desk.go("/contacts");
});
test.afterAll(() => desk?.close());

const names = async () => (await desk.client.listPeople()).data.map(({ name }) => name);

test("nobody is there, and somebody is added, changed and refused by keyboard", async () => {
  await expect(page.getByTestId("nobody")).toBeVisible();
  await desk.lookAt("people-none", [400, 1280]);
  await page.keyboard.press("n");
  await expect(page.getByTestId("field-name")).toBeFocused();
  await page.keyboard.type("Robin Vale");
  await page.getByTestId("field-email").fill("nowhere");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("error-email")).toBeVisible();
  await page.getByTestId("field-email").fill("robin@example.org");
  await desk.lookAt("people-form", [400, 1280]);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("person")).toContainText("Robin Vale");
  await page.getByTestId("person-edit").click();
  await page.getByTestId("field-company").fill("Bramble Energy");
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("person")).toContainText("Bramble Energy");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
    .toContain("person-edit");
});

test("connections are counted before they are taken, and nobody is doubled by a second time", async () => {
  await desk.fill();
  await page.getByTestId("people-import-open").click();
  await page.getByTestId("people-file").setInputFiles(FILE);
  await expect(page.getByTestId("import-counts")).toContainText("2 contacts are new");
  await expect(page.getByTestId("import-counts")).toContainText("1 you have gets something new");
  await expect(page.getByTestId("import-first")).toContainText("<b>Kim</b> =HYPERLINK(1)");
  await expect(page.getByTestId("import-errors")).toContainText("Row 4");
  expect(await names()).toHaveLength(2);
  await desk.lookAt("people-import", [400, 1280]);
  await page.getByTestId("import-take").click();
  await expect(page.getByTestId("import-counts")).toContainText("2 contacts added");
  await expect(page.getByTestId("person")).toHaveCount(4);
  await page.getByTestId("people-file").setInputFiles(FILE);
  await expect(page.getByTestId("import-counts")).toContainText("3 rows say nothing new");
  await expect(page.getByTestId("import-take")).toHaveCount(0);
  await page.getByTestId("people-file").setInputFiles({ ...FILE, buffer: Buffer.from("nothing here") });
  await expect(page.getByTestId("import-problem")).toContainText("No table of people");
  await page.getByTestId("import-close").click();
  expect(await names()).toHaveLength(4);
  await desk.lookAt("people", [400, 1280]);
});

test("they are found, deleted, and put back", async () => {
  await page.keyboard.press("/");
  await page.keyboard.type("larkspur");
  await expect(page.getByTestId("person")).toHaveCount(2);
  await page.getByTestId("people-search").fill("");
  await expect(page.getByTestId("person")).toHaveCount(4);
  const robin = page.getByTestId("person").filter({ hasText: "Robin Vale" });
  await robin.getByTestId("person-delete").click();
  await expect(robin).toHaveCount(0);
  await page.getByTestId("undo").click();
  await expect(robin).toHaveCount(1);
  await robin.getByTestId("person-delete").click();
  await expect.poll(names, { timeout: 40_000 }).not.toContain("Robin Vale");
  await expect(robin).toHaveCount(0);
});

test("a case says whom one knows there", async () => {
  await desk.go(`/${await desk.idOf("Senior Backend Engineer")}/case`);
  await expect(page.getByTestId("people-there")).toContainText("Grace O'Neil, PhD");
  await expect(page.getByTestId("people-there")).toContainText("Morgan Reed");
  await expect(page.getByTestId("contacts")).toHaveCount(0);
  await desk.lookAt("people-there", [400, 1280]);
  await page.getByTestId("people-there-add").click();
  await expect(page.getByTestId("person")).toHaveCount(2);
  await page.getByTestId("person-add").click();
  await expect(page.getByTestId("field-company")).toHaveValue("Larkspur Freight");
  await page.getByTestId("form-cancel").click();
});

test("without the backend they are shown as last known, and what was typed stays", async () => {
  await desk.go("/contacts");
  await expect(page.getByTestId("person")).toHaveCount(3);
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.getByTestId("people-search").fill("morgan");
  await expect(page.getByTestId("people-as-of")).toContainText("need the backend");
  await expect(page.getByTestId("person")).toHaveCount(1);
  await page.getByTestId("person-add").click();
  await page.getByTestId("field-name").fill("Sam Hill");
  await page.getByTestId("form-save").click();
  await expect(page.getByTestId("form-error")).toContainText("stays here");
  await desk.lookAt("people-away", [400, 1280]);
  await page.unroute("**/api/v1/**");
  await page.getByTestId("form-save").click();
  await expect.poll(names).toContain("Sam Hill");
});
