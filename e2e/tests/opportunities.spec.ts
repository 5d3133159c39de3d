/** The list, the board and the page of tracked opportunities, in a real Chromium against the real backend. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import type { Locator, Page } from "playwright-core";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect, screenshot } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";

let backend: Backend;
let site: Site;
let extension: Extension;
let client: Client;
let page: Page;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  client = await backend.register();
  extension = await launchExtension();
  page = await connect(extension, backend);
  page.setDefaultTimeout(10_000);
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

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
const OTHERS = {
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

async function go(place: string): Promise<void> {
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities${place}`);
  await expect(page.getByTestId("loading")).toHaveCount(0);
}

const rowOf = (title: string): Locator =>
  page.getByTestId("opportunity-row").filter({ has: page.getByRole("link", { name: title, exact: true }) });
const titles = (): Locator => page.getByTestId("opportunity-row").locator("a[data-row]");
const cardOf = (title: string): Locator => page.getByTestId("board-card").filter({ hasText: title });
const columnOf = (status: string): Locator =>
  page.locator(`[data-testid="board-column"][data-status="${status}"]`);

async function idOf(title: string): Promise<string> {
  const { data } = await client.listOpportunities();
  return data.find((row) => row.title === title)!.id;
}
const statusOf = async (title: string): Promise<string | undefined> =>
  (await client.listOpportunities()).data.find((row) => row.title === title)?.status;

async function expectAccessible(what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target).join(" ")}`),
  ).toEqual([]);
}

/**
 * Looks at a state in both colour schemes and in windows from a narrow one to a wide one: nothing is wider than the window,
 * and neither the narrow light one nor the wide dark one has a finding.
 */
async function lookAt(name: string, widths: readonly number[] = [360, 700, 1400]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${name} is wider than ${width}`).toBeLessThanOrEqual(0);
      if (width === (colorScheme === "light" ? widths[0] : widths.at(-1))) {
        await expectAccessible(`${name}, ${width}, ${colorScheme}`);
      }
      await page.screenshot({ path: screenshot(`opportunities-${name}-${width}-${colorScheme}`) });
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1400, height: 900 });
}

test("what is empty says so, and how to begin", async () => {
  await page.route("**/api/v1/documents**", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.fallback();
  });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities`);
  await page.reload();
  await expect(page.getByTestId("loading")).toBeVisible();
  await page.screenshot({ path: screenshot("opportunities-loading") });
  await page.unroute("**/api/v1/documents**");
  await go("");
  await expect(page.getByTestId("no-opportunities")).toContainText("Save in the side panel");
  await lookAt("empty", [360, 1400]);
  await go("/board");
  await expect(page.getByTestId("no-opportunities")).toBeVisible();
  await go("/00000000-0000-4000-8000-000000000000");
  await expect(page.getByTestId("no-opportunity")).toHaveAttribute("data-why", "gone");
});

test("everything that is tracked stands in a table, the newest first", async () => {
  const resume = new Blob([new Uint8Array(await printResume())], { type: "application/pdf" });
  const { data } = await client.uploadResume({ body: resume, filename: "ada-example.pdf" });
  await expect
    .poll(async () => (await client.getJob({ params: { id: data.job_id } })).data.status, { timeout: 20_000 })
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
  await page.reload();
  await go("");
  await expect(titles()).toHaveCount(5);
  await expect(titles().first()).toHaveText("Senior Backend Engineer");
  await expect(rowOf("Senior Backend Engineer")).toContainText("Larkspur Freight");
  await lookAt("list");
});

test("the table is sorted by its heads, filtered, and starred", async () => {
  const head = (column: string): Locator => page.locator(`[data-testid="sort"][data-column="${column}"]`);
  await head("match_score").click();
  const numbers = async (): Promise<number[]> =>
    (
      await page
        .getByTestId("opportunity-score")
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.score ?? ""))
    ).map(Number);
  const down = await numbers();
  expect(down.length).toBe(5);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await expect(page.locator("th[data-column=match_score]")).toHaveAttribute("aria-sort", "descending");
  await head("match_score").click();
  expect(await numbers()).toEqual(down.toReversed());
  await head("title").click();
  await expect(titles().first()).toHaveText("Frontend Developer");

  await rowOf("Platform Engineer").getByTestId("star").click();
  await expect
    .poll(async () => (await client.listOpportunities({ query: { starred: "true" } })).data.length)
    .toBe(1);
  await page.locator('[data-filter="starred"]').click();
  await expect(titles()).toHaveText(["Platform Engineer"]);
  await page.locator('[data-filter="starred"]').click();
  await expect(titles()).toHaveCount(5);
});

test("any word of the texts finds, and without the backend titles and companies do", async () => {
  await page.keyboard.press("/");
  await expect(page.getByTestId("search")).toBeFocused();
  await page.keyboard.type("windmills");
  await expect(titles()).toHaveText(["Platform Engineer"]);
  await expect(page.getByTestId("found")).toHaveAttribute("data-by", "everything");
  await page.getByTestId("search").fill("zyzzyva");
  await expect(page.getByTestId("nothing-fits")).toBeVisible();
  await lookAt("nothing-fits", [360, 1400]);
  await page.getByTestId("show-all").click();
  await expect(titles()).toHaveCount(5);
  await page.route("**/api/v1/opportunities/search**", (route) => route.abort());
  await page.getByTestId("search").fill("quill");
  await expect(page.getByTestId("search-names")).toBeVisible();
  await expect(titles()).toHaveText(["Frontend Developer"]);
  await page.getByTestId("search").fill("");
  await page.unroute("**/api/v1/opportunities/search**");
});

test("several are moved and deleted at once, and taken back at no cost", async () => {
  await rowOf("Frontend Developer").getByTestId("select").check();
  await rowOf("Registered Nurse")
    .getByTestId("select")
    .click({ modifiers: ["Shift"] });
  await expect(page.getByTestId("selection")).toBeVisible();
  await lookAt("selection", [360, 1400]);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("selection")).toHaveCount(0);

  await rowOf("Frontend Developer").getByRole("link").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(page.getByTestId("selection")).toHaveAttribute("data-count", "2");
  await page.getByTestId("bulk-status").selectOption("archived");
  await expect(page.getByTestId("selection")).toHaveCount(0);
  await expect(page.locator('[data-testid="opportunity-row"][data-status="archived"]')).toHaveCount(2);
  expect(await statusOf("Frontend Developer")).toBe("tracking");
  await page.keyboard.press("u");
  await expect(page.locator('[data-testid="opportunity-row"][data-status="archived"]')).toHaveCount(0);

  await page.getByTestId("select-all").check();
  await page.getByTestId("bulk-delete").click();
  await expect(page.getByTestId("no-opportunities")).toBeVisible();
  await expect(page.getByTestId("done-latest")).toContainText("5 opportunities");
  await page.screenshot({ path: screenshot("opportunities-undo") });
  await page.getByTestId("undo").click();
  await expect(titles()).toHaveCount(5);
  expect((await client.listOpportunities()).data).toHaveLength(5);
});

test("what is deleted goes after ten seconds, even when the page is closed", async () => {
  await rowOf("Registered Nurse").getByTestId("select").check();
  await page.getByTestId("bulk-delete").click();
  await expect(titles()).toHaveCount(4);
  await page.close();
  page = await extension.open("workspace.html#/opportunities");
  page.setDefaultTimeout(10_000);
  await expect(titles()).toHaveCount(4);
  await expect.poll(async () => (await client.listOpportunities()).data.length, { timeout: 15_000 }).toBe(4);
  await expect(titles()).toHaveCount(4);
});

test("without the backend everything stays in view, and what is done is kept and sent later", async () => {
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("backend-unreachable")).toBeVisible({ timeout: 15_000 });
  await expect(titles()).toHaveCount(4);
  await rowOf("Platform Engineer").getByTestId("status-select").selectOption("applied");
  await expect(rowOf("Platform Engineer")).toHaveAttribute("data-status", "applied");
  await expect(page.getByTestId("done-waiting")).toHaveAttribute("data-count", "1");
  await lookAt("away", [360, 1400]);
  await page.reload();
  await expect(rowOf("Platform Engineer")).toHaveAttribute("data-status", "applied");
  await backend.start();
  await expect.poll(() => statusOf("Platform Engineer"), { timeout: 30_000 }).toBe("applied");
  await expect(page.getByTestId("done-waiting")).toHaveCount(0, { timeout: 15_000 });
});

test("cards are dragged to another column", async () => {
  await go("/board");
  await expect(cardOf("Platform Engineer")).toHaveAttribute("data-status", "applied");
  await cardOf("Frontend Developer").dragTo(columnOf("interviewing"));
  await expect(columnOf("interviewing").getByTestId("board-card")).toContainText("Frontend Developer");
  await page.keyboard.press("u");
  await expect(columnOf("tracking").getByTestId("board-card").filter({ hasText: "Frontend" })).toBeVisible();
  await cardOf("Frontend Developer").getByTestId("card-move").click();
  await page.locator('[data-testid="card-move-to"][data-status="offer"]').click();
  await expect(columnOf("offer").getByTestId("board-card")).toContainText("Frontend Developer");
  await lookAt("board");
  await expect.poll(() => statusOf("Frontend Developer"), { timeout: 15_000 }).toBe("offer");
});

test("cards are lifted and moved by keyboard, and what happens is said", async () => {
  const said = page.getByTestId("board-said");
  const link = (title: string): Locator => cardOf(title).locator("a");
  await link("Platform Engineer").focus();
  await page.keyboard.press("ArrowRight");
  await expect(link("Frontend Developer")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(said).toContainText("Platform Engineer lifted from Applied");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Over Interviewing, column 3 of 6");
  await expect(columnOf("interviewing").getByTestId("board-card")).toContainText("Platform Engineer");
  await expect(link("Platform Engineer")).toBeFocused();
  await lookAt("lifted", [1400]);
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("Platform Engineer stays in Applied");
  await expect(columnOf("applied").getByTestId("board-card")).toHaveCount(1);
  await expect(link("Platform Engineer")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("done")).toContainText("Interviewing: Platform Engineer");
  await expect(columnOf("interviewing").getByTestId("board-card")).toContainText("Platform Engineer");
  await expect(link("Platform Engineer")).toBeFocused();
  await expect.poll(() => statusOf("Platform Engineer"), { timeout: 15_000 }).toBe("interviewing");
});

test("an opportunity has its facts, notes, star, address and people", async () => {
  await go("");
  await rowOf("Senior Backend Engineer").getByRole("link").click();
  await expect(page.getByTestId("opportunity-title")).toHaveText("Senior Backend Engineer");
  await expect(page.getByTestId("opportunity-facts")).toContainText("Bristol");
  await expect(page.getByTestId("contact")).toContainText("Morgan Reed");
  await expect(page.getByTestId("open-posting")).toHaveAttribute("href", /\/jobs\/4$/);
  await page.getByTestId("notes").fill("Morgan says: ask about the depot system.");
  const id = await idOf("Senior Backend Engineer");
  const stored = async () => (await client.getOpportunity({ params: { id } })).data;
  await expect.poll(async () => (await stored()).notes).toContain("depot system");
  await page.getByTestId("star").click();
  await expect.poll(async () => (await stored()).is_starred).toBe(true);
  await page.getByTestId("more").click();
  await page.getByTestId("mark-address").click();
  await expect(page.getByTestId("address-state")).toHaveText("Closed");
  await expect.poll(async () => (await stored()).url_status).toBe("closed");
  await page.reload();
  await expect(page.getByTestId("notes")).toHaveValue("Morgan says: ask about the depot system.");
});

test("the score is explained requirement by requirement, by quotes that can be checked", async () => {
  const rows = page.getByTestId("requirement");
  await expect(rows.first()).toBeVisible();
  const importance = await rows.evaluateAll((all) =>
    all.map((row) => (row as HTMLElement).dataset.importance),
  );
  expect(importance.join(" ")).toMatch(/^(must ?)+(nice ?)+$/);
  const match = (await client.getMatch({ params: { id: await idOf("Senior Backend Engineer") } })).data;
  await expect(page.getByTestId("score-overall")).toHaveAttribute("data-value", String(match.scores.overall));
  await expect(page.getByTestId("score-ceiling")).toContainText(String(Math.round(match.ceiling!)));
  await expect(page.getByTestId("computed-at")).toBeVisible();

  const postgres = rows.filter({ hasText: "PostgreSQL" }).first();
  const glance = page.getByTestId("evidence-glance");
  await postgres.hover();
  await expect(glance.first()).toContainText("ada-example.pdf, page 1");
  await expect(page.locator('mark[data-looked="true"]')).toHaveText("PostgreSQL");
  await page.screenshot({ path: screenshot("opportunities-glance") });
  await page.keyboard.press("Escape");
  await expect(glance).toHaveCount(0);
  await page.mouse.move(0, 0);
  await rows.first().locator("button").focus();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press("ArrowDown");
  await expect(glance.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(glance).toHaveCount(0);
  await expect(postgres).toHaveAttribute("data-open", "true");
  const quote = postgres.getByTestId("requirement-quote").first();
  await expect(quote).toContainText("ada-example.pdf, page 1");
  const strength = match.strengths.find(({ requirement }) => requirement === "PostgreSQL")!;
  await expect(quote.locator("blockquote")).toHaveText(strength.evidence[0]!.content);

  await page.getByTestId("posting-text").locator("mark", { hasText: "Terraform" }).click();
  const gap = rows.filter({ hasText: "Terraform" });
  await expect(gap).toHaveAttribute("data-open", "true");
  await expect(gap).toHaveAttribute("data-mark", "gap");
  await expect(gap.getByTestId("requirement-closes")).toContainText("Evidence of Terraform");
  await expect(gap.locator("button")).toBeFocused();
  await lookAt("match");
});

test("a score is marked stale until it has been computed anew", async () => {
  const before = await page.getByTestId("score-overall").getAttribute("data-value");
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/api/v1/opportunities/*/match", async (route) => {
    await held;
    await route.fallback();
  });
  await client.createSkill({ body: { label: "Terraform" } });
  await page.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/claims`);
  await page.reload();
  await go(`/${await idOf("Senior Backend Engineer")}`);
  await expect(page.getByTestId("match-stale")).toBeVisible();
  await expect(page.getByTestId("match")).toHaveAttribute("data-stale", "true");
  await lookAt("stale", [360, 1400]);
  release();
  await expect(page.getByTestId("match-stale")).toHaveCount(0);
  const after = await page.getByTestId("score-overall").getAttribute("data-value");
  const told = (await client.getMatch({ params: { id: await idOf("Senior Backend Engineer") } })).data;
  expect(after).toBe(String(told.scores.overall));
  expect(Number(after)).toBeGreaterThan(Number(before));
  await page.unroute("**/api/v1/opportunities/*/match");
});

test("without the backend an opportunity that was read stays readable, with its day", async () => {
  await backend.kill();
  await page.reload();
  await expect(page.getByTestId("as-of")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByTestId("posting-text")).toContainText("forty depots");
  await expect(page.getByTestId("requirement").first()).toBeVisible();
  await lookAt("detail-away", [360, 1400]);
  await backend.start();
  await expect(page.getByTestId("as-of")).toHaveCount(0, { timeout: 30_000 });
});

/** Puts what a side panel saves into the outbox, as the panel does. */
async function saveFromPanel(body: { url?: string; description?: string }, title: string): Promise<void> {
  await page.evaluate(
    async ({ body, title }) => {
      const open = indexedDB.open("career-portrait");
      const db = await new Promise<IDBDatabase>((done, fail) => {
        open.addEventListener("success", () => done(open.result));
        open.addEventListener("error", () => fail(open.error));
      });
      const now = Date.now();
      const item = {
        key: crypto.randomUUID(),
        account: null,
        body,
        title,
        company: null,
        canonical: null,
        state: "waiting",
        attempts: 0,
        next_at: now,
        not_before: 0,
        job_id: null,
        opportunity_id: null,
        refusal: null,
        created_at: now,
      };
      const change = db.transaction("outbox", "readwrite");
      change.objectStore("outbox").put(item);
      await new Promise((done) => change.addEventListener("complete", done));
      db.close();
    },
    { body, title },
  );
}

test("a save is followed phase by phase, and one that fails says why", async () => {
  await go("");
  let phase = "extracting";
  await extension.context.route("**/api/v1/jobs/*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { status: string; phase: string | null } };
    if (phase !== "") answer.data = { ...answer.data, status: "processing", phase };
    await route.fulfill({ response, json: answer });
  });
  await saveFromPanel(
    { description: `Data Engineer\nCompany: Fernleigh\n\n${OTHERS["Platform Engineer"]}` },
    "Data Engineer",
  );
  await page.reload();
  const row = page.getByTestId("outbox-row");
  await expect(row.getByTestId("job-phase")).toHaveAttribute("data-phase", "extracting");
  await lookAt("phase", [360, 1400]);
  phase = "matching";
  await expect(row.getByTestId("job-phase")).toHaveAttribute("data-phase", "matching", { timeout: 15_000 });
  phase = "";
  await expect(page.getByTestId("outbox-row")).toHaveCount(0, { timeout: 20_000 });
  await expect(titles()).toHaveCount(5);
  await extension.context.unroute("**/api/v1/jobs/*");

  await saveFromPanel({ url: `${site.url}/own/nowhere.html` }, "Nowhere");
  await page.reload();
  await expect(page.locator('[data-testid="outbox-row"][data-state="failed"]')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByTestId("outbox-why")).not.toBeEmpty();
  await lookAt("failed", [360, 1400]);
  await page.getByTestId("outbox-discard").click();
  await expect(page.getByTestId("outbox-row")).toHaveCount(0);
});

test("explanations are told in German too", async () => {
  const german = await extension.context.newPage();
  await german.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "language", { get: () => "de-DE" }),
  );
  await german.setViewportSize({ width: 1400, height: 900 });
  await german.goto(
    `chrome-extension://${extension.id}/workspace.html#/opportunities/${await idOf("Senior Backend Engineer")}`,
  );
  const gap = german.getByTestId("requirement").filter({ hasText: "Kafka" });
  await gap.locator("button").click();
  await expect(gap.getByTestId("requirement-closes")).toContainText("Ein Beleg für");
  await german.screenshot({ path: screenshot("opportunities-german") });
  await german.goto(`chrome-extension://${extension.id}/workspace.html#/opportunities/board`);
  await expect(german.getByTestId("board")).toBeVisible();
  await german.screenshot({ path: screenshot("opportunities-german-board") });
  await german.close();
});

test("what the backend refuses is no longer shown as done, and says why", async () => {
  await extension.context.route("**/api/v1/opportunities/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({
          status: 403,
          json: { error: { code: "forbidden", message: "The key may not write.", request_id: "r" } },
        })
      : route.fallback(),
  );
  await go("");
  const star = rowOf("Frontend Developer").getByTestId("star");
  await star.click();
  await expect(page.getByTestId("done-refused")).toContainText("The key may not write.");
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await lookAt("refused", [360, 1400]);
  await page.getByTestId("done-let-go").click();
  await expect(page.getByTestId("done-refused")).toHaveCount(0);
  await extension.context.unroute("**/api/v1/opportunities/*");
});
