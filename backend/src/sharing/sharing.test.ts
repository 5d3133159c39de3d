/** Share links as their owner and their visitors meet them, on the real service (decisions, section 7). */
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { unzip } from "../../test/zip.ts";
import { DESCRIPTION } from "../../test/opportunities.ts";
import { readPdfLayout } from "../reading/pdf/index.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;
const CONTACT = {
  name: "Marit <b>van der Wal</b>",
  email: "marit@example.org",
  phone: "+31 6 1234 5678",
  location: "Zaandijk",
  linkedin: "https://www.linkedin.com/in/marit-secret",
  website: "https://marit.example.net",
};
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["account"]>>;
let client: Client;
let id: string;

async function finished(jobId: string) {
  return vi.waitFor(
    async () => {
      const { data } = await client.getJob({ params: { id: jobId } });
      expect(data).toMatchObject({ status: "completed", error: null });
      return data;
    },
    { timeout: 30_000, interval: 50 },
  );
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account();
  ({ client } = owner);
  await client.updateContact({ body: CONTACT });
  await finished((await client.submitStory({ body: { text: STORY } })).data.job_id);
  const { data } = await client.addAndTailor({ body: { description: DESCRIPTION } });
  id = data.opportunity.id;
  await finished(data.job_id);
}, 60_000);
afterAll(() => server.close());

/** What a visitor gets at a path below the link. */
async function visit(token: string, path = "", headers: Record<string, string> = BROWSER, method = "GET") {
  const response = await fetch(`${server.url}/shared/${token}${path}`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
async function summary(token: string) {
  const response = await fetch(`${server.url}/api/v1/shared/${token}/summary`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as object };
}
const share = async (opportunityId = id, body?: { expires_in_days: number }) =>
  (await client.createShare({ params: { id: opportunityId }, body: body ?? {} })).data;

describe("a link", () => {
  test("is made once, for 30 days, and given again", async () => {
    const first = await share();
    expect(first).toMatchObject({ existing: false, views: 0, last_viewed_at: null });
    expect(Buffer.from(first.token, "base64url")).toHaveLength(32);
    expect(first.url).toMatch(new RegExp(`/shared/${first.token}$`));
    const days = (Date.parse(first.expires_at ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(30);
    const again = await share(id, { expires_in_days: 3 });
    expect(again).toEqual({ ...first, existing: true });
    expect((await client.getShare({ params: { id } })).data).toEqual(again);
    const bare = await fetch(`${server.url}/api/v1/opportunities/${id}/share`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.key}` },
    });
    expect(await bare.json()).toMatchObject({ data: again });
    expect((await client.getUsage()).data.counts.active_share_links).toBe(1);
  });

  test("made many times at once is one link", async () => {
    await client.revokeShare({ params: { id } });
    const links = await Promise.all(Array.from({ length: 8 }, () => share()));
    expect(new Set(links.map(({ token }) => token)).size).toBe(1);
    expect(links.filter(({ existing }) => !existing)).toHaveLength(1);
  });

  test.each([0, 366, 1.5, -1])("for %s days is refused", async (expires_in_days) => {
    expect((await refusal(share(id, { expires_in_days }))).status).toBe(400);
  });

  test("needs an opportunity with a tailored profile", async () => {
    const other = await server.account();
    const params = { id };
    for (const call of [
      () => other.client.createShare({ params, body: {} }),
      () => other.client.getShare({ params }),
      () => other.client.revokeShare({ params }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404, code: "not_found" });
    const { data } = await client.addOpportunity({
      body: { url: "https://example.com/untailored", description: `Opening\n${DESCRIPTION}` },
    });
    const missing = await refusal(share(data.id));
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.message).toContain("tailored profile");
    expect((await refusal(client.getShare({ params: { id: data.id } }))).status).toBe(404);
  });
});

describe("a visitor", () => {
  test("sees name, narrative and talking points, and no way to reach or trace the person", async () => {
    const { token } = await share();
    const { status, headers, text } = await visit(token);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/html");
    const tailored = (await client.getTailoredProfile({ params: { id } })).data;
    expect(text).toContain("Marit &lt;b&gt;van der Wal&lt;/b&gt;");
    for (const point of tailored.talking_points ?? []) expect(text).toContain(point.replaceAll("'", "&#39;"));
    const { data: profile } = await client.getProfile();
    const inner = [id, owner.userId, tailored.id, ...profile.skills.map((claim) => claim.id)];
    for (const hidden of ["@example.org", "1234", "linkedin", "example.net", "Zaandijk", ...inner])
      expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/<script|javascript:|\son[a-z]+=|https?:\/\//i);
  });

  test("is served without script, referrer, cache or index", async () => {
    const { token } = await share();
    const { headers, text } = await visit(token);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script|unsafe|https?:|\*/);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("set-cookie")).toBeNull();
    expect(text).toContain('<meta name="robots" content="noindex');
    const css = await fetch(`${server.url}/assets/shared.css`);
    expect(css.headers.get("content-type")).toContain("text/css");
  });

  test("can have the résumé, with the name and without contact details", async () => {
    const { token } = await share();
    const response = await fetch(`${server.url}/shared/${token}/resume.pdf`, { headers: BROWSER });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const text = JSON.stringify(await readPdfLayout(new Uint8Array(await response.arrayBuffer())));
    expect(text).toContain("van der Wal");
    expect(text).toContain("Ledgerline");
    for (const hidden of ["@example.org", "1234", "linkedin", "example.net", "Zaandijk"])
      expect(text).not.toContain(hidden);
  });

  test("gets the summary without meta, made once and then kept until the words change", async () => {
    await client.revokeShare({ params: { id } });
    const { token } = await share();
    const first = await summary(token);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.body).toEqual({
      data: {
        candidate_name: CONTACT.name,
        summary: expect.stringMatching(/\w{3}.*[.!?]/) as string,
        generated_at: expect.any(String) as string,
        cached: false,
      },
    });
    const { data } = first.body as { data: Record<string, unknown> };
    expect(Date.now() - Date.parse(String(data.generated_at))).toBeLessThan(60_000);
    expect((await summary(token)).body).toEqual({ data: { ...data, cached: true } });
    await client.editTailoredProfile({
      params: { opportunityId: id },
      body: { field: "narrative", value: "I build payment services in Go." },
    });
    const changed = (await summary(token)).body;
    expect(changed).toMatchObject({ data: { summary: "I build payment services in Go.", cached: false } });
    expect((await visit(token)).text).toContain("I build payment services in Go.");
  });

  test("is counted when a person looks, and never named", async () => {
    const { token, views } = await share();
    const count = async () => (await client.getShare({ params: { id } })).data;
    await visit(token);
    await visit(token);
    const seen = await count();
    expect(seen.views).toBe(views + 2);
    expect(Date.now() - Date.parse(seen.last_viewed_at ?? "")).toBeLessThan(60_000);
    await visit(token, "", { ...BROWSER, "sec-purpose": "prefetch;prerender" });
    await visit(token, "", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await visit(token, "", { "user-agent": "Slackbot-LinkExpanding 1.0" });
    await visit(token, "", BROWSER, "HEAD");
    expect((await count()).views).toBe(seen.views);
  });

  test("of a token that was never given meets 404", async () => {
    for (const token of ["A".repeat(43), "short", "..%2F..%2Fetc", "%00"]) {
      const page = await visit(token);
      expect(page.status).toBe(404);
      expect(page.text).toContain("<h1>There is nothing here</h1>");
      expect((await visit(token, "/resume.pdf")).status).toBe(404);
      expect(await summary(token)).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
    }
  });
});

describe("a link that is closed", () => {
  async function expectGone(token: string) {
    for (const path of ["", "/resume.pdf"]) {
      const page = await visit(token, path);
      expect(page.status).toBe(410);
      expect(page.text).toContain("<h1>This page is no longer open</h1>");
      expect(page.text).not.toContain("Marit");
    }
    const answer = await summary(token);
    expect(answer).toMatchObject({ status: 410, body: { error: { code: "share_link_gone" } } });
    expect(JSON.stringify(answer.body)).not.toContain("Marit");
  }

  test("by its owner is gone everywhere, and the next one is another", async () => {
    const { token } = await share();
    await client.revokeShare({ params: { id } });
    await expectGone(token);
    expect((await refusal(client.getShare({ params: { id } }))).status).toBe(404);
    expect((await refusal(client.revokeShare({ params: { id } }))).status).toBe(404);
    expect((await client.getUsage()).data.counts.active_share_links).toBe(0);
    const next = await share();
    expect(next.existing).toBe(false);
    expect(next.token).not.toBe(token);
    await expectGone(token);
    expect((await visit(next.token)).status).toBe(200);
  });

  test("by time is gone, and makes room for another", async () => {
    await client.revokeShare({ params: { id } });
    const { token } = await share(id, { expires_in_days: 1 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 86_400_000 });
    try {
      await expectGone(token);
      expect((await refusal(client.getShare({ params: { id } }))).status).toBe(404);
      expect((await client.getUsage()).data.counts.active_share_links).toBe(0);
      const next = await share();
      expect(next).toMatchObject({ existing: false });
      expect(next.token).not.toBe(token);
    } finally {
      vi.useRealTimers();
    }
  });

  test("with its opportunity is gone, with its account it was never there", async () => {
    const { data } = await client.addTailorShare({
      body: { description: `Second opening\n${DESCRIPTION}` },
    });
    expect(data).toMatchObject({ status: "processing", opportunity: { status: "tracking" } });
    const { share_url } = await finished(data.job_id);
    const token = share_url?.split("/").at(-1) ?? "";
    expect((await visit(token)).status).toBe(200);
    const link = await share(data.opportunity.id);
    expect(link).toMatchObject({ existing: true, url: share_url });
    const archive =
      unzip((await client.exportAccount()).data)
        .get("portrait.json")
        ?.toString() ?? "{}";
    const { collections } = JSON.parse(archive) as { collections: { share_links: { token: string }[] } };
    expect(collections.share_links.map((row) => row.token)).toContain(token);
    await client.deleteOpportunity({ params: { id: data.opportunity.id } });
    await expectGone(token);

    const last = await share();
    await client.deleteAccount({
      body: { password: owner.password, confirmation: "DELETE MY ACCOUNT" },
    });
    expect((await visit(last.token)).status).toBe(404);
    expect((await summary(last.token)).status).toBe(404);
  });
});

test("visitors have a limit per address, told as a page", async () => {
  const small = await startTestServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: "3" });
  const token = "A".repeat(43);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await fetch(`${small.url}/shared/${token}`)).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
  const refused = await fetch(`${small.url}/shared/${token}`);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(await refused.text()).toContain("<h1>Too many requests</h1>");
  expect((await fetch(`${small.url}/api/v1/shared/${token}/summary`)).status).toBe(429);
  await small.close();
});
