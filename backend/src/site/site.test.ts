/** The site's settings, handles and hidden items, over HTTP (specification, Public site; decisions, section 9). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE_THEMES } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { openDatabaseOf } from "../../test/backend-process.ts";
import { publish, visit, wordsOf } from "../../test/site.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const named = async (name: string | null) => {
  const account = await server.account();
  await account.client.updateContact({ body: { name: name ?? "" } });
  return account;
};

describe("settings", () => {
  test("begin with a handle made of the name, unpublished", async () => {
    const { client } = await named("Åsa Ångström");
    const before = (await client.getSite()).data;
    expect(before).toMatchObject({ site: null, suggested_handle: "asa-angstrom", profile_ready: true });
    expect(before.sites_domain).toMatch(/^127\.0\.0\.1/);
    const made = await client.createSite({ body: { handle: "Asa-Angstrom" } });
    expect(made.status).toBe(201);
    expect(made.data.site).toMatchObject({
      handle: "asa-angstrom",
      published: false,
      published_at: null,
      sections: { career: true, projects: true, resume: true, fit_check: true, ask: true, contact: true },
      old_handles: [],
    });
    expect(made.data.site.public_url).toMatch(/\/@asa-angstrom$/);
    expect((await client.getSite()).data).toMatchObject({ site: made.data.site, suggested_handle: null });
    expect(await refusal(client.createSite({ body: { handle: "another" } }))).toMatchObject({
      status: 409,
      code: "site_exists",
    });
    const other = await named("Åsa Ångström");
    expect((await other.client.getSite()).data.suggested_handle).toBe("asa-angstrom-2");
  });

  test("are not there before there is a site", async () => {
    const { client } = await named(null);
    expect((await client.getSite()).data).toMatchObject({
      site: null,
      suggested_handle: null,
      profile_ready: false,
    });
    const calls = [
      () => client.updateSite({ body: { published: true } }),
      () => client.previewSite(),
      () => client.hideItem({ body: { item_type: "claim", item_id: crypto.randomUUID(), hidden: true } }),
    ];
    for (const call of calls)
      expect(await refusal(call())).toMatchObject({ status: 404, code: "site_not_found" });
  });

  test("publishing needs a name", async () => {
    const { client } = await named(null);
    await client.createSite({ body: { handle: "nameless" } });
    expect(await refusal(client.updateSite({ body: { published: true } }))).toMatchObject({
      status: 422,
      code: "profile_name_required",
    });
    await client.updateContact({ body: { name: "Now Named" } });
    const before = Date.now();
    const { data } = await client.updateSite({ body: { published: true } });
    expect(data.site.published).toBe(true);
    expect(Date.parse(data.site.published_at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(data.site.published_at ?? "")).toBeLessThanOrEqual(Date.now());
    expect((await client.updateSite({ body: { published: false } })).data.site).toMatchObject({
      published: false,
      published_at: null,
    });
  });

  test("change one by one, every theme is taken and nothing else", async () => {
    const { client } = await named("T");
    await client.createSite({ body: { handle: "theme-test" } });
    for (const theme of SITE_THEMES)
      expect((await client.updateSite({ body: { theme } })).data.site.theme).toBe(theme);
    expect(SITE_THEMES.length).toBeGreaterThanOrEqual(3);
    const { data } = await client.updateSite({ body: { sections: { ask: false }, show_in_search: false } });
    expect(data.site).toMatchObject({
      sections: { ask: false, contact: true },
      show_in_search: false,
      theme: SITE_THEMES.at(-1),
    });
    const wrong = [{}, { theme: "neon" }, { sections: { blog: true } }, { colour: "red" }] as object[];
    for (const body of wrong)
      expect(await refusal(client.updateSite({ body }))).toMatchObject({
        status: 400,
        code: "validation_error",
      });
  });
});

describe("handles", () => {
  test("are checked before they are taken", async () => {
    const { client } = await named("H");
    await client.createSite({ body: { handle: "har-1" } });
    const stranger = await named("S");
    const check = async (handle: string) => (await stranger.client.checkHandle({ query: { handle } })).data;
    expect(await check(" Har-1 ")).toEqual({ handle: "har-1", available: false, reason: "taken" });
    expect(await check("ａｄｍｉｎ")).toEqual({ handle: "admin", available: false, reason: "reserved" });
    expect(await check("-")).toEqual({ handle: "-", available: false, reason: "invalid_format" });
    expect(await check("har-2")).toEqual({ handle: "har-2", available: true, reason: null });
    expect((await client.checkHandle({ query: { handle: "HAR-1" } })).data.reason).toBe("current");
    expect((await refusal(stranger.client.checkHandle({}))).status).toBe(400);
    const refused = async (handle: string) => refusal(stranger.client.createSite({ body: { handle } }));
    expect(await refused("har-1")).toMatchObject({ status: 409, code: "handle_taken" });
    expect(await refused("api")).toMatchObject({ status: 422, code: "handle_reserved" });
    expect(await refused("x")).toMatchObject({ status: 422, code: "handle_invalid" });
  });

  test("raced for go to one", async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => named("R")));
    const made = await Promise.allSettled(
      accounts.map(({ client }) => client.createSite({ body: { handle: "raced" } })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const moved = accounts.filter((_, index) => made[index]?.status === "rejected");
    for (const [index, { client }] of moved.entries())
      await client.createSite({ body: { handle: `racer-${index}` } });
    const renamed = await Promise.allSettled(
      moved.map(({ client }) => client.updateSite({ body: { handle: "raced-too" } })),
    );
    expect(renamed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of renamed)
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({ status: 409, code: "handle_taken" });
  });

  test("left behind lead on for thirty days, and are nobody else's meanwhile", async () => {
    const { client } = await named("Mover");
    await client.createSite({ body: { handle: "mover-one" } });
    await client.updateSite({ body: { published: true } });
    const { data } = await client.updateSite({ body: { handle: "mover-two" } });
    const [old] = data.site.old_handles;
    expect(old?.handle).toBe("mover-one");
    expect(Math.round((Date.parse(old?.expires_at ?? "") - Date.now()) / 86_400_000)).toBe(30);
    const moved = await visit(server, "/@mover-one");
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/@mover-two"]);
    const stranger = await named("Stranger");
    expect(await refusal(stranger.client.createSite({ body: { handle: "mover-one" } }))).toMatchObject({
      code: "handle_taken",
    });
    // Its owner can have it back.
    expect((await client.checkHandle({ query: { handle: "mover-one" } })).data.available).toBe(true);
    const back = (await client.updateSite({ body: { handle: "mover-one" } })).data.site;
    expect(back.old_handles.map(({ handle }) => handle)).toEqual(["mover-two"]);
    expect((await visit(server, "/@mover-two")).headers.get("location")).toBe("/@mover-one");
  });

  test("are all kept, however often the handle changes; who has a hundred waits", async () => {
    const { client } = await named("Wanderer");
    await client.createSite({ body: { handle: "wander-0" } });
    await client.updateSite({ body: { published: true } });
    for (let n = 1; n <= 100; n += 1) await client.updateSite({ body: { handle: `wander-${n}` } });
    expect((await client.getSite()).data.site?.old_handles).toHaveLength(100);
    for (const old of ["wander-0", "wander-42"])
      expect((await visit(server, `/@${old}`)).headers.get("location")).toBe("/@wander-100");
    expect(await refusal(client.updateSite({ body: { handle: "wander-101" } }))).toMatchObject({
      status: 403,
      code: "limit_reached",
    });
    // Going back to one of them takes no more.
    expect((await client.updateSite({ body: { handle: "wander-0" } })).data.site.handle).toBe("wander-0");
  });

  test("sent again with the same key the site is made once", async () => {
    const { client } = await named("Twice");
    const once = () => client.createSite({ body: { handle: "twice-sent" }, idempotencyKey: "k1" });
    expect((await once()).data).toEqual((await once()).data);
  });
});

test("an old handle whose days are over is free", async () => {
  const directory = mkdtempSync(join(tmpdir(), "career-portrait-"));
  const own = await startTestServer({ DATA_DIR: directory });
  const { client } = await own.account();
  const { client: stranger } = await own.account();
  await client.updateContact({ body: { name: "M" } });
  await client.createSite({ body: { handle: "first-name" } });
  await client.updateSite({ body: { handle: "second-name", published: true } });
  // As the thirty-first day finds it; the engine takes a second client beside the service.
  const database = await openDatabaseOf(directory);
  await database.db
    .collection("sites")
    .updateOne({ handle: "second-name" }, { $set: { "old_handles.0.expires_at": new Date(Date.now() - 1) } });
  await database.close();
  expect((await visit(own, "/@first-name")).status).toBe(404);
  expect((await client.getSite()).data.site?.old_handles).toEqual([]);
  expect((await stranger.checkHandle({ query: { handle: "first-name" } })).data.available).toBe(true);
  await stranger.createSite({ body: { handle: "first-name" } });
  await own.close();
  rmSync(directory, { recursive: true, force: true });
});

describe("what was not accepted", () => {
  test("is not on the site, and what is rejected leaves it at once, whoever quotes it", async () => {
    const { client } = await server.account();
    await publish(client, "reviewed");
    const page = async () => wordsOf((await visit(server, "/@reviewed")).text);
    expect(await page()).toMatch(/Ledgerline.*Brightmill/s);

    const body = { company: "Gristmill", title: "Miller", start_date: "2010", summary: "Ground the flour." };
    const { data: role } = await client.createWorkHistory({ body });
    expect(await page()).toContain("Ground the flour");
    await client.rejectWorkHistory({ params: { id: role.id } });
    expect(await page()).not.toMatch(/Gristmill|Ground the flour|Miller/);

    const { data: roles } = await client.listWorkHistory();
    const ledgerline = roles.find(({ company }) => company === "Ledgerline");
    await client.rejectWorkHistory({ params: { id: ledgerline?.id ?? "" } });
    const claims = (await client.listClaims({ query: { limit: 200 } })).data;
    const achievement = claims.find(({ type }) => type === "achievement");
    expect(await page()).toContain(achievement?.label);
    await client.rejectClaim({ params: { id: achievement?.id ?? "" } });
    const left = await page();
    expect(left).toContain("Brightmill");
    expect(left).not.toContain("Ledgerline");
    expect(left).not.toContain(achievement?.label);
    const { preview } = (await client.previewSite()).data;
    expect(JSON.stringify(preview.sections.career?.experience)).not.toContain("Ledgerline");
  });

  test("proposed roles and their summaries wait for the person", async () => {
    const { client } = await named("Ines");
    const story = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go. I cut the cost
of hosting by 30 percent and moved forty services to Kubernetes. I taught four colleagues how to write tests.`;
    const { data } = await client.submitStory({ body: { text: story } });
    await vi.waitFor(
      async () =>
        expect((await client.getJob({ params: { id: data.job_id } })).data.status).toBe("completed"),
      { timeout: 30_000, interval: 40 },
    );
    await client.createSite({ body: { handle: "ines-waits" } });
    await client.updateSite({ body: { published: true } });
    expect((await visit(server, "/@ines-waits")).text).not.toMatch(/Ledgerline|Kubernetes/);
    const [document] = (await client.listDocuments()).data;
    const { data: counts } = await client.acceptDocument({ params: { id: document?.id ?? "" } });
    expect(counts.roles).toBe(1);
    expect((await visit(server, "/@ines-waits")).text).toContain("Ledgerline");
  });
});

describe("what is hidden", () => {
  test("is flagged in the preview and is nowhere on the site", async () => {
    const { client } = await server.account();
    await publish(client, "hider");
    const { preview } = (await client.previewSite()).data;
    const { career, projects } = preview.sections;
    const role = career?.experience.find(({ company }) => company === "Ledgerline");
    const skill = career?.skills.find(({ label }) => label === "Java");
    const project = projects?.projects[0];
    expect(preview.sections).toMatchObject({ resume: {}, fit_check: {}, ask: {}, contact: {} });
    const items = [
      { item_type: "work_history", item_id: role?.id ?? "" },
      { item_type: "claim", item_id: skill?.id ?? "" },
      { item_type: "project", item_id: project?.id ?? "" },
    ] as const;
    for (const item of items) {
      const body = { ...item, hidden: true };
      expect((await client.hideItem({ body })).data).toEqual(body);
      await client.hideItem({ body });
    }
    const after = (await client.previewSite()).data.preview;
    expect(after.sections.career?.experience.find(({ id }) => id === role?.id)?.hidden).toBe(true);
    expect(after.sections.career?.skills.find(({ id }) => id === skill?.id)?.hidden).toBe(true);
    expect(after.sections.projects?.projects[0]?.hidden).toBe(true);
    // Quotes that name what is hidden go with it.
    for (const { evidence } of after.sections.career?.skills ?? [])
      for (const { content, hidden } of evidence)
        expect(hidden).toBe(/Ledgerline|Java\b/.test(content) || hidden);
    const { text } = await visit(server, "/@hider");
    for (const word of ["Ledgerline", "Java", "Ferry"]) expect(text).not.toContain(word);
    expect(text).toContain("Brightmill");
    const asked = await visit(server, "/@hider/ask", {
      form: { question: "Have you worked with Java or at Ledgerline?" },
    });
    expect(asked.text.replace(/You asked.*?<\/p>/s, "")).not.toMatch(/Ledgerline/);
    expect(asked.text).not.toMatch(/wrote Java/);
    // What it hides is still the owner's.
    expect((await client.listWorkHistory()).data.some(({ company }) => company === "Ledgerline")).toBe(true);
    for (const item of items) await client.hideItem({ body: { ...item, hidden: false } });
    expect((await visit(server, "/@hider")).text).toContain("Ledgerline");
  });

  test("must be there, and be one's own", async () => {
    const { client } = await server.account();
    await client.createSite({ body: { handle: "owner-of-none" } });
    const stranger = await server.account();
    const { data } = await stranger.client.createVenture({ body: { name: "Theirs" } });
    for (const item_id of [data.id, crypto.randomUUID()]) {
      const call = client.hideItem({ body: { item_type: "venture", item_id, hidden: true } });
      expect(await refusal(call)).toMatchObject({ status: 404, code: "item_not_found" });
    }
  });
});

test("the page is previewed while nobody else sees it, with its styles and without what is hidden", async () => {
  const { client } = await named("Ada Preview");
  expect(await refusal(client.previewSitePage())).toMatchObject({ status: 404, code: "site_not_found" });
  await client.createSite({ body: { handle: "ada-preview" } });
  const { data } = await client.previewSitePage();
  expect(data.html).toContain("<h1>Ada Preview</h1>");
  expect(data.html).not.toMatch(/rel="stylesheet"|<script(?! type="application\/ld\+json")/);
  expect(data.html).toMatch(/<style>[^<]{200}/);
  expect((await visit(server, "/@ada-preview")).status).toBe(404);
  await client.updateSite({ body: { published: true, sections: { ask: false } } });
  expect((await client.previewSitePage()).data.html).not.toContain('id="ask"');
});
