/** Offline, killed and restarted: nothing a person saved is lost or doubled. */
import { expect, test } from "@playwright/test";
import type { Client } from "@career-portrait/shared/contract";
import { Backend } from "../support/backend.ts";
import { type Extension, launchExtension } from "../support/extension.ts";
import { connect, panelIn } from "../support/journey.ts";
import { printResume } from "../support/resume.ts";
import { serveSite, type Site } from "../support/site.ts";
import { picture } from "../support/looking.ts";

let backend: Backend;
let site: Site;
let extension: Extension;
let client: Client;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  [backend, site] = await Promise.all([Backend.launch(), serveSite()]);
  client = await backend.register();
  await client.uploadResume({ body: new Blob([new Uint8Array(await printResume())]), filename: "ada.pdf" });
  await expect.poll(async () => (await client.listDocuments()).data[0]?.status).toBe("ready");
  extension = await launchExtension();
  const workspace = await connect(extension, backend);
  await workspace.goto(`chrome-extension://${extension.id}/workspace.html#/portrait/claims`);
  await expect(workspace.getByTestId("claim-row").first()).toBeVisible();
  await workspace.close();
});
test.afterAll(async () => {
  await extension?.close();
  await site?.close();
  await backend?.stop();
});

const titles = async () => (await client.listOpportunities()).data.map(({ title }) => title).toSorted();

test("what is saved while the backend is away waits, survives a browser restart, and is sent once", async () => {
  await backend.kill();
  const page = await extension.context.newPage();
  await page.goto(site.own("structured.html"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "posting", "Senior Backend Engineer");
  // The copy on this device gives the same score as the backend would.
  await expect
    .poll(async () => Number(await panel.attribute("score-overall", "data-value")))
    .toBeGreaterThan(80);
  await panel.click("save");
  await expect.poll(() => panel.attribute("save-foot", "data-save")).toBe("waiting");
  await picture(panel, "panel-waiting");

  await extension.restart();
  await backend.start();
  const workspace = await extension.open("workspace.html");
  await expect.poll(titles, { timeout: 45_000 }).toEqual(["Senior Backend Engineer"]);
  await workspace.close();
  await expect
    .poll(async () => (await client.listOpportunities()).data[0]?.match_score ?? null, { timeout: 20_000 })
    .not.toBeNull();
  expect(await titles()).toHaveLength(1);
});

const TRADES = [
  "Power",
  "Mills",
  "Freight",
  "Dairy",
  "Textiles",
  "Optics",
  "Robotics",
  "Shipping",
  "Foods",
  "Glass",
  "Paper",
  "Steel",
  "Timber",
];

test("a backend killed in the middle of jobs takes them up again and doubles nothing", async () => {
  const text = (n: number) =>
    `Data Engineer at Branscombe ${TRADES[n]}\n\nRequirements\n- ${n + 1} years of experience with Python\n- Strong SQL and PostgreSQL\n- Experience with dbt project ${n} and warehouse ${n * 7}\n\nNice to have\n- Kubernetes`;
  const jobs = [];
  for (let n = 1; n <= 12; n += 1) {
    jobs.push(
      (
        await client.saveOpportunityAsync({
          body: { description: text(n), title_hint: "Data Engineer" },
        })
      ).data.job_id,
    );
  }
  await backend.kill();
  await backend.start();
  for (const id of jobs) {
    await expect
      .poll(async () => (await client.getJob({ params: { id } })).data.status, { timeout: 60_000 })
      .toBe("completed");
  }
  const opportunities = (await client.listOpportunities()).data.filter(({ company }) =>
    company?.startsWith("Branscombe"),
  );
  expect(new Set(opportunities.map(({ company }) => company)).size).toBe(12);
  expect(opportunities).toHaveLength(12);
  for (const { match_score } of opportunities) expect(match_score).not.toBeNull();
});

test("a single-page site that swaps the posting never leaves the old score standing", async () => {
  test.setTimeout(180_000);
  const page = await extension.context.newPage();
  await page.goto(site.own("spa/jobs/500"));
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "posting", "TypeScript Engineer 1");

  // In the panel, at every frame: what is shown beside which address.
  await panel.evaluate(`(() => {
    window.seen = [];
    const look = () => {
      const find = (id) => document.querySelector('[data-testid="' + id + '"]');
      const title = find("posting-title")?.textContent ?? null;
      const address = find("posting")?.dataset.url ?? null;
      const score = find("score-overall")?.dataset.value ?? null;
      const last = window.seen.at(-1);
      if (!last || last.title !== title || last.address !== address || last.score !== score) window.seen.push({ title, address, score });
      requestAnimationFrame(look);
    };
    look();
  })()`);
  const scores = new Map<string, string>();
  for (let turn = 1; turn <= 20; turn += 1) {
    const n = (turn * 7) % 20;
    await page.evaluate((index) => (window as unknown as { switchTo(n: number): void }).switchTo(index), n);
    const expected = `${["TypeScript", "Python", "Java", "Go", "Kubernetes", "PostgreSQL", "React", "Terraform", "Rust", "Swift"][n % 10]} Engineer ${n + 1}`;
    await panelIn(panel, "posting", expected);
    await expect
      .poll(() => panel.attribute("score-overall", "data-value"), { message: expected })
      .not.toBeNull();
    scores.set(expected, (await panel.attribute("score-overall", "data-value")) ?? "");
  }
  const seen =
    await panel.evaluate<{ title: string | null; address: string | null; score: string | null }[]>(
      "window.seen",
    );
  const wrong = seen.filter(({ title, address, score }) => {
    if (title === null) return score !== null;
    const number = Number(/(\d+)$/.exec(title)?.[1]) - 1;
    const beside = address === null || address === "" || address.endsWith(`/${500 + number}`);
    return !beside || (score !== null && scores.has(title) && scores.get(title) !== score);
  });
  expect(wrong).toEqual([]);
  await page.close();
});
