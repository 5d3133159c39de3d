/** Documents, stories, claims and their review in the workspace, against the real backend. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type ClaimDetail, type Client, DOCX } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { damaged, endless, locked, scanned } from "../support/bad-pdfs.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect } from "../support/journey.ts";
import { printPdf, printResume } from "../support/resume.ts";
import { look as lookAt, picture } from "../support/looking.ts";

let backend: Backend;
let extension: Extension;
let client: Client;
let page: Page;

const WORD = new URL("../../backend/src/reading/docx/fixtures/sidebar.docx", import.meta.url);
/** The time to take something back, and what sending takes after it. */
const SENT = 25_000;

const CERTIFICATE = `<!doctype html><meta charset="utf-8"><h1>Ada Example</h1><p>ada@example.org</p>
<h2>Certifications</h2><ul><li>Certified Kubernetes Administrator, 2022</li></ul>
<h2>Skills</h2><p>Kubernetes, Terraform, PostgreSQL</p>`;

const STORY =
  "In 2021 the night shift at Larkspur Freight kept losing pallets between two warehouses. I talked to the fourteen people of the shift, drew up a hand-over list and wrote a small Python tool that compared both stock lists. Losses fell by 60% within three months, and the other sites took the list over.";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  backend = await Backend.launch();
  client = await backend.register();
  extension = await launchExtension();
  page = await connect(extension, backend);
  await page.setViewportSize({ width: 1400, height: 900 });
});
test.afterAll(async () => {
  await extension?.close();
  await backend?.stop();
});

const at = (view: string) => page.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/${view}`);
const claims = async (): Promise<ClaimDetail[]> => (await client.listClaims({ query: { limit: 200 } })).data;
const row = (name: string): Locator => page.getByTestId("document-row").filter({ hasText: name });
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
const look = (name: string): Promise<void> => lookAt(page, `portrait-${name}`, [1400, 360]);
const label = () => page.getByTestId("review-label").textContent();

test("what is being fetched has its place kept", async () => {
  await extension.context.route(`${backend.url}/**`, () => undefined);
  await at("documents");
  await page.reload();
  await expect(page.getByTestId("documents-loading")).toBeVisible();
  await look("documents-loading");
  await at("to-review");
  await expect(page.getByTestId("review-loading")).toBeVisible();
  await look("review-loading");
  await at("claims");
  await expect(page.getByTestId("claims-loading")).toBeVisible();
  await extension.context.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
});

test("an empty portrait says how to begin, in every view", async () => {
  await at("documents");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await look("documents-empty");
  await at("to-review");
  await expect(page.getByRole("heading", { name: "No claims yet" })).toBeVisible();
  await look("review-empty");
  await at("claims");
  await expect(page.getByRole("heading", { name: "No claims yet" })).toBeVisible();
});

test("several files are brought at once, by picker and by dropping them anywhere; each says what it gave", async () => {
  await at("documents");
  await page
    .getByTestId("upload-input")
    .setInputFiles([
      pdf("ada-example.pdf", await printResume()),
      pdf("letter.pdf", Buffer.from("\u00d0\u00cf an older word file", "latin1")),
      pdf("nothing.pdf", Buffer.alloc(0)),
      pdf("posters.pdf", Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(10 * 1024 * 1024)])),
    ]);
  for (const problem of ["other_kind", "empty", "too_large"])
    await expect(page.locator(`[data-testid="upload-error"][data-problem="${problem}"]`)).toBeVisible();
  await expect(row("ada-example.pdf")).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
  await expect(row("ada-example.pdf")).toContainText(/\d+ claims · \d+ quotes/);
  await look("documents-problems");
  for (let left = 3; left > 0; left -= 1) {
    await expect(page.getByTestId("upload-dismiss")).toHaveCount(left);
    await page.getByTestId("upload-dismiss").first().click();
  }
  await expect(page.getByTestId("upload-error")).toHaveCount(0);

  await at("claims");
  const bytes = [...(await printPdf(CERTIFICATE))];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], "certificate.pdf", { type: "application/pdf" }));
    return data;
  }, bytes);
  await page.dispatchEvent("main", "dragenter", { dataTransfer: transfer });
  await expect(page.getByTestId("drop-anywhere")).toBeVisible();
  await picture(page, "portrait-drop");
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
  await expect(page.getByTestId("drop-anywhere")).toHaveCount(0);
  await expect(page.getByTestId("portrait")).toHaveAttribute("data-view", "documents");
  await expect(row("certificate.pdf")).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
  await look("documents");

  // One press accepts what is not doubtful; nothing is sent while it can be taken back.
  const right = row("certificate.pdf").getByTestId("looks-right");
  const count = await right.getAttribute("data-count");
  const doubtful = await right.getAttribute("data-doubtful");
  await right.click();
  await expect(page.getByTestId("done-latest")).toContainText(
    `Accepted: ${count} of certificate.pdf. Doubtful and left for you: ${doubtful}.`,
  );
  await expect(right).toHaveCount(0);
  await page.getByTestId("undo").click();
  await expect(right).toBeVisible();
});

test("each kind of PDF that cannot be read says why, and can be tried again or removed", async () => {
  await page
    .getByTestId("upload-input")
    .setInputFiles([
      pdf("locked.pdf", locked),
      pdf("scan.pdf", scanned),
      pdf("damaged.pdf", damaged),
      pdf("endless.pdf", endless),
      pdf("ada-again.pdf", await printResume()),
    ]);
  const said = new Set<string>();
  for (const name of ["locked.pdf", "scan.pdf", "damaged.pdf", "endless.pdf"]) {
    await expect(row(name)).toHaveAttribute("data-state", "failed", { timeout: 30_000 });
    const words = (await row(name).getByTestId("upload-error").textContent()) ?? "";
    expect(words.startsWith("Not read. ")).toBe(true);
    said.add(words);
  }
  expect(said.size).toBe(4);
  await expect(row("locked.pdf")).toContainText("password");
  await expect(row("scan.pdf")).toContainText("no text");
  await expect(row("endless.pdf")).toContainText("1000 pages");
  await look("documents-failed");

  await row("scan.pdf").getByTestId("document-retry").click();
  await expect(row("scan.pdf")).toHaveCount(1);
  await expect(row("scan.pdf")).toHaveAttribute("data-state", "failed", { timeout: 20_000 });
  for (const name of ["locked.pdf", "scan.pdf", "damaged.pdf", "endless.pdf"]) {
    await row(name).getByTestId("document-remove").click();
    await expect(row(name)).toHaveCount(0);
  }
  // What was printed twice is not the same to the byte; what is doubled is refused by its content.
  await expect(row("ada-again.pdf")).toHaveAttribute("data-state", /ready|refused/, { timeout: 20_000 });
  await expect
    .poll(async () => (await client.listDocuments()).data.map(({ filename }) => filename), { timeout: SENT })
    .not.toContain("locked.pdf");
});

test("the same file twice is named as what it is", async () => {
  const bytes = await printPdf(CERTIFICATE.replace("2022", "2023"));
  const input = page.getByTestId("upload-input");
  await input.setInputFiles([pdf("first.pdf", bytes)]);
  await expect(row("first.pdf")).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
  await input.setInputFiles([pdf("second.pdf", bytes)]);
  await expect(row("second.pdf").getByTestId("upload-error")).toHaveAttribute("data-problem", "duplicate");
  await row("second.pdf").getByTestId("document-remove").click();
  await expect(row("second.pdf")).toHaveCount(0);
  await page.getByTestId("given-up-undo").click();
  await expect(row("second.pdf")).toHaveAttribute("data-state", "refused");
  await row("second.pdf").getByTestId("document-remove").click();
  await expect(row("second.pdf")).toHaveCount(0);
});

test("a Word document is read like a PDF", async () => {
  const marta = { name: "marta.docx", mimeType: DOCX, buffer: readFileSync(WORD) };
  await page.getByTestId("upload-input").setInputFiles([marta]);
  await expect(row("marta.docx")).toHaveAttribute("data-state", "ready", { timeout: 20_000 });
  await expect(row("marta.docx")).toContainText(/\d+ claims · \d+ quotes/);
  const { data } = await client.listDocuments();
  await client.deleteDocument({ params: { id: data.find(({ filename }) => filename === "marta.docx")!.id } });
  await page.reload();
  await expect(row("marta.docx")).toHaveCount(0);
});

test("a story is guided, kept while it is written, and sent once the backend is back", async () => {
  await page.getByTestId("story-open").click();
  const text = page.getByTestId("story-text");
  await expect(text).toBeFocused();
  await look("story-empty");
  await text.fill(STORY.slice(0, 120));
  await expect(page.getByTestId("story-length")).toHaveAttribute("data-verdict", "short");
  await expect(page.getByTestId("story-send")).toBeDisabled();
  await page.reload();
  await expect(page.getByTestId("story-text")).toHaveValue(STORY.slice(0, 120));
  await backend.kill();
  await page.getByTestId("story-text").fill(STORY);
  await expect(page.getByTestId("story-length")).toHaveAttribute("data-verdict", "good");
  await expect(page.locator('[data-testid="story-hint"][data-there="true"]')).toHaveCount(5);
  await look("story");
  await page.getByTestId("story-discard").click();
  await expect(page.getByTestId("story-text")).toHaveValue("");
  await page.getByTestId("given-up-undo").click();
  await expect(page.getByTestId("story-text")).toHaveValue(STORY);
  await page.getByTestId("story-send").click();
  await expect(row("Your story")).toHaveAttribute("data-state", "waiting", { timeout: 15_000 });
  await page.reload();
  await expect(row("Your story")).toHaveAttribute("data-state", "waiting");
  await expect(page.getByTestId("backend-unreachable")).toBeVisible({ timeout: 15_000 });
  await look("documents-offline");
  await backend.start();
  await expect(row("In 2021 the night shift")).toHaveAttribute("data-state", "ready", { timeout: 30_000 });
  expect((await client.listDocuments()).data.filter(({ type }) => type === "story")).toHaveLength(1);
});

test("an opened document shows each claim's words where they stand", async () => {
  await row("ada-example.pdf").getByRole("link", { name: "ada-example.pdf", exact: true }).click();
  await expect(page.getByTestId("document-text")).toContainText("Harbour Systems");
  const claim = page.getByTestId("document-claim").filter({ hasText: "PostgreSQL" }).first();
  await claim.click();
  const marked = page.locator('mark[data-focus="true"]');
  await expect(marked.first()).toBeInViewport();
  expect((await marked.allTextContents()).join(" ")).toContain("PostgreSQL");
  await look("document");
  await page.getByTestId("document-text").locator("mark", { hasText: "Kubernetes" }).first().click();
  await expect(page.getByTestId("document-claim").and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
});

test("claims are decided by single keys beside their evidence, taken back, and sent", async () => {
  await at("to-review");
  await expect(page.getByTestId("review-card")).toBeVisible();
  await expect(
    page.locator('[data-testid="document-text"] mark[data-focus="true"]').first(),
  ).toBeInViewport();
  await look("review");
  const quote = await page.getByTestId("review-quote").locator("blockquote").textContent();
  expect(await page.locator('mark[data-focus="true"]').first().textContent()).toContain(quote?.slice(0, 10));

  const first = (await label()) ?? "";
  await page.keyboard.press("a");
  await expect(page.getByTestId("review-label")).not.toHaveText(first);
  const second = (await label()) ?? "";
  await page.keyboard.press("r");
  await expect(page.getByTestId("review-label")).not.toHaveText(second);
  await expect(page.getByTestId("done-latest")).toContainText(`Rejected: ${second}`);
  await page.keyboard.press("u");
  await expect(page.getByTestId("review-label")).toHaveText(second);
  await page.keyboard.press("u");
  await expect(page.getByTestId("review-label")).toHaveText(first);
  await expect(page.getByTestId("review-progress")).toHaveAttribute("data-reviewed", "0");

  await page.keyboard.press("a");
  await page.keyboard.press("r");
  await expect(page.getByTestId("done-latest")).toBeVisible();
  await picture(page, "portrait-review-undo");
  await page.keyboard.press("j");
  const skipped = (await label()) ?? "";
  await page.keyboard.press("k");
  await expect(page.getByTestId("review-label")).not.toHaveText(skipped);

  const before = (await label()) ?? "";
  await page.keyboard.press("e");
  await expect(page.getByTestId("edit-label")).toBeFocused();
  await look("review-edit");
  await page.getByTestId("edit-label").fill(`${before} (checked)`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTestId("done-latest")).toContainText(`Accepted: ${before} (checked)`);
  await expect
    .poll(
      async () => {
        const status = new Map((await claims()).map((claim) => [claim.label, claim.review_status]));
        return [first, second, `${before} (checked)`].map((name) => status.get(name));
      },
      { timeout: SENT },
    )
    .toEqual(["accepted", "rejected", "accepted"]);
});

test("two claims are merged by searching, and doubts are dismissed", async () => {
  const { data: alike } = await client.createSkill({ body: { label: "Terraform IaC" } });
  await page.reload();
  await page.getByTestId("review-filter").and(page.locator('[data-filter="skill"]')).click();
  for (let turn = 0; turn < 40 && (await label()) !== "Terraform"; turn += 1) await page.keyboard.press("j");
  await expect(page.getByTestId("review-label")).toHaveText("Terraform");
  const [source] = (await claims()).filter(({ label: name }) => name === "Terraform");
  await page.keyboard.press("m");
  await expect(page.getByTestId("merge-search")).toBeFocused();
  await page.keyboard.type("terraf");
  await expect(page.getByTestId("merge-option")).toHaveCount(1, { timeout: 15_000 });
  await look("review-merge");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("review-label")).not.toHaveText("Terraform");
  await expect
    .poll(async () => (await claims()).find(({ id }) => id === alike.id)?.evidence.length, { timeout: SENT })
    .toBe(1 + (source?.evidence.length ?? 0));

  const [doubtful] = (await claims()).filter(({ review_status }) => review_status === "proposed");
  await client.updateClaim({
    params: { id: doubtful?.id ?? "" },
    body: { description: "Saved 987654 hours" },
  });
  await page.reload();
  const doubt = page.getByTestId("review-filter").and(page.locator('[data-filter="unverified_metric"]'));
  await page.getByTestId("review-filter").and(page.locator('[data-filter="all"]')).click();
  await doubt.click({ timeout: 20_000 });
  await expect(page.getByTestId("claim-issue")).toBeVisible();
  await look("review-doubt");
  const shown = await label();
  const dismissed = await page.getByTestId("review-card").getAttribute("data-id");
  await page.keyboard.press("i");
  await expect(page.getByTestId("claim-issue")).toHaveCount(0);
  // The claim stays in focus: the next key still means it.
  await expect(page.getByTestId("review-label")).toHaveText(shown ?? "");
  await expect
    .poll(async () => (await claims()).find(({ id }) => id === dismissed)?.issues.length, {
      timeout: SENT,
    })
    .toBe(0);
});

test("what is decided while the backend is away is shown, survives a reload, and is sent once", async () => {
  await page.reload();
  await page.getByTestId("review-filter").and(page.locator('[data-filter="all"]')).click();
  await expect(page.locator("mark[data-focus='true']").first()).toBeVisible();
  await backend.kill();
  const decided: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    decided.push((await page.getByTestId("review-card").getAttribute("data-id")) ?? "");
    await page.keyboard.press("a");
    await expect(page.getByTestId("review-card")).not.toHaveAttribute("data-id", decided.at(-1) ?? "");
  }
  await expect(page.getByTestId("done-waiting")).toContainText("3 changes", { timeout: SENT });
  await page.reload();
  await expect(page.getByTestId("done-waiting")).toContainText("3 changes");
  // The text of the document is on this device, too.
  await expect(page.locator("mark[data-focus='true']").first()).toBeVisible();
  await look("review-offline");
  await backend.start();
  await expect
    .poll(
      async () => {
        const all = await claims();
        return decided.map((id) => all.find((claim) => claim.id === id)?.review_status);
      },
      { timeout: SENT },
    )
    .toEqual(["accepted", "accepted", "accepted"]);
  await expect(page.getByTestId("done-waiting")).toHaveCount(0, { timeout: 15_000 });
});

test("many are accepted above a confidence, after seeing which", async () => {
  const waiting = Number(await page.getByTestId("review").getAttribute("data-left"));
  await page.getByTestId("claims-accept-all").click();
  await page.getByTestId("accept-from").fill("90");
  const preview = page.getByTestId("accept-preview");
  const few = Number(await preview.getAttribute("data-count"));
  await page.getByTestId("accept-from").fill("50");
  const many = Number(await preview.getAttribute("data-count"));
  expect(few).toBeLessThanOrEqual(many);
  expect(many).toBeGreaterThan(1);
  await look("accept-many");
  await page.getByTestId("accept-many-do").click();
  await expect(page.getByTestId("done-latest")).toContainText(`Accepted: ${many} claims`);
  if (many < waiting)
    await expect(page.getByTestId("review")).toHaveAttribute("data-left", String(waiting - many));
  else await expect(page.getByTestId("review-card")).toHaveCount(0);
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("review")).toHaveAttribute("data-left", String(waiting));
  await page.getByTestId("claims-accept-all").click();
  await page.getByTestId("accept-from").fill("0");
  await page.getByTestId("accept-doubtful").check();
  await page.getByTestId("accept-many-do").click();
  // Roles wait below the claims, and alone once those are done.
  await expect(page.getByTestId("review-card")).toHaveCount(0);
  await look("review-roles");
  const roles = page.getByTestId("role-row");
  await expect(roles.first()).toBeVisible();
  for (let left = await roles.count(); left > 0; left -= 1) {
    await roles.first().getByTestId("role-accept").click();
    await expect(roles).toHaveCount(left - 1);
  }
  await expect(page.getByTestId("review-done")).toBeVisible();
  await look("review-done");
});

test("the overview counts, finds, and takes corrections", async () => {
  await at("claims");
  const skills = page.locator('[data-testid="claim-group"][data-type="skill"]');
  await expect(skills).toContainText(/\d+ accepted/);
  await look("claims");
  await page.getByTestId("claims-search").fill("postgres");
  const postgres = page.getByTestId("claim-row").filter({ hasText: "PostgreSQL" }).first();
  await expect(postgres).toBeVisible();
  await postgres.getByTestId("claim-quotes").locator("summary").click();
  await expect(postgres.locator("blockquote").first()).toBeVisible();
  await postgres.getByTestId("claim-edit").click();
  await look("claims-edit");
  await page.keyboard.press("Escape");
  await postgres.getByTestId("claim-reject").click();
  await expect(postgres).toHaveAttribute("data-status", "rejected");
  await page.keyboard.press("u");
  await expect(postgres).toHaveAttribute("data-status", "accepted");
});

test("what the backend refuses is not shown as done, and stays in view with its reason", async () => {
  await page.getByTestId("claims-search").fill("docker");
  const docker = page.getByTestId("claim-row").filter({ hasText: "Docker" }).first();
  await docker.getByTestId("claim-edit").click();
  await client.deleteClaim({ params: { id: (await docker.getAttribute("data-id")) ?? "" } });
  await page.getByTestId("edit-label").fill("Docker Compose");
  await page.getByTestId("edit-save").click();
  const refused = page.getByTestId("done-refused");
  await expect(refused).toContainText("Not taken. Changed: Docker", { timeout: SENT });
  await look("refused");
  await page.getByTestId("done-let-go").click();
  await expect(refused).toHaveCount(0);
});

test("a document goes with what stands on it alone, after that was said, and can be taken back", async () => {
  await at("documents");
  const before = (await claims()).length;
  await row("ada-example.pdf").getByTestId("document-delete").click();
  const confirm = page.getByTestId("document-confirm");
  await expect(confirm.getByTestId("document-delete-do")).toBeFocused();
  await look("document-delete");
  await page.keyboard.press("Escape");
  await expect(row("ada-example.pdf").getByTestId("document-delete")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(row("ada-example.pdf")).toHaveCount(0);
  await expect(page.getByTestId("undo")).toBeVisible();
  await page.keyboard.press("u");
  await expect(row("ada-example.pdf")).toHaveCount(1);
  expect((await claims()).length).toBe(before);

  await row("certificate.pdf").getByTestId("document-delete").click();
  await confirm.getByTestId("document-delete-do").click();
  await expect
    .poll(async () => (await client.listDocuments()).data.map(({ filename }) => filename), { timeout: SENT })
    .not.toContain("certificate.pdf");
});

test("at twice the size, and in German, nothing is cut off", async () => {
  await page.setViewportSize({ width: 700, height: 450 });
  await page.addInitScript(() => Object.defineProperty(navigator, "language", { get: () => "de-DE" }));
  await at("documents");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ihre Dokumente" })).toBeVisible();
  await look("german");
  await page.setViewportSize({ width: 700, height: 450 });
  for (const view of ["documents", "to-review", "claims", "documents/story"]) {
    await at(view);
    await expect(page.getByTestId("portrait")).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, view).toBe(0);
  }
});
