/** Webhooks on the real service, received over real connections (decisions, section 9). */
import { WEBHOOKS_MAX } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isSigned, type Received, type Receiver, startReceiver } from "../../test/receiver.ts";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { DESCRIPTION } from "../../test/opportunities.ts";

const STORY = `I was Platform Engineer at Ledgerline from 2016 until 2021. There I built payment services in Go and PostgreSQL
and moved forty services to Kubernetes. I cut the cost of hosting by 30 percent. Before that I was Developer at Brightmill
from 2012 until 2015, where I wrote Java and ran Jenkins. I hold a Bachelor of Science in Computer Science from Delft.`;
const QUEUED = { title: "Data Engineer", company: "Noctua", url: "https://noctua.example/jobs/1" };
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };

let server: TestServer;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ FETCH_ALLOW_PRIVATE: "on" });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

/** What was sent to that path, once there are so many. */
async function sentTo(path: string, count: number): Promise<Received[]> {
  return vi.waitFor(
    () => {
      const sent = receiver.received.filter((one) => one.path === path);
      expect(sent.length).toBeGreaterThanOrEqual(count);
      return sent;
    },
    { timeout: 20_000, interval: 50 },
  );
}

describe("keeping webhooks", () => {
  test("the secret is shown once, the list tells how they fare, and a deleted one is gone", async () => {
    const { client } = await server.account();
    const url = `${receiver.url}/kept`;
    const { data } = await client.createWebhook({ body: { url, events: ["opportunity.created"] } });
    expect(data).toMatchObject({
      url,
      status: "active",
      disabled_reason: null,
      given_up: 0,
      last_error: null,
    });
    expect(data.secret).toMatch(/^whsec_[\w-]{43}$/);
    const { secret: _, ...shown } = data;
    const { data: listed } = await client.listWebhooks();
    expect(listed).toEqual([shown]);
    expect(JSON.stringify(listed)).not.toContain("whsec_");
    await client.deleteWebhook({ params: { id: data.id } });
    expect((await client.listWebhooks()).data).toEqual([]);
    expect((await refusal(client.deleteWebhook({ params: { id: data.id } }))).status).toBe(404);
  });

  test("a test delivery arrives signed, and is told of with what came back", async () => {
    const { client } = await server.account();
    const { data: hook } = await client.createWebhook({
      body: { url: `${receiver.url}/tried`, events: ["share.viewed"] },
    });
    const params = { id: hook.id };
    const { data: tried } = await client.testWebhook({ params });
    expect(tried).toMatchObject({ event: "test", status: "delivered", attempts: 1, response_status: 200 });
    const [sent] = await sentTo("/tried", 1);
    expect(isSigned(sent!, hook.secret)).toBe(true);
    expect(sent!.body).toMatchObject({
      id: tried.id,
      event: "test",
      data: { webhook_id: hook.id },
    });
    expect((await client.listDeliveries({ params })).data).toEqual([tried]);

    const { data: deaf } = await client.createWebhook({
      body: { url: "http://127.0.0.1:1/", events: ["share.viewed"] },
    });
    const { data: failed } = await client.testWebhook({ params: { id: deaf.id } });
    expect(failed).toMatchObject({ status: "failed", response_status: null });
    expect(failed.error).toMatch(/reached|answer/);
    expect((await client.listWebhooks()).data[1]).toMatchObject({ given_up: 0, last_error: null });
    const stranger = (await server.account()).client;
    for (const call of [
      () => stranger.testWebhook({ params }),
      () => stranger.listDeliveries({ params }),
      () => stranger.updateWebhook({ params, body: { status: "paused" } }),
    ]) {
      expect((await refusal(call())).status).toBe(404);
    }
  });

  test("a paused one is told nothing, not even later; begun anew it is told what comes then", async () => {
    const { client } = await server.account();
    const url = `${receiver.url}/paused`;
    const { data: hook } = await client.createWebhook({ body: { url, events: ["share.viewed"] } });
    const params = { id: hook.id };
    const { data: paused } = await client.updateWebhook({
      params,
      body: { status: "paused", events: ["opportunity.created"] },
    });
    expect(paused).toMatchObject({ status: "paused", events: ["opportunity.created"] });
    await client.importOpportunities({ body: { input: "Baker at Acme" } });
    // Another webhook of the account is told: then the log has been read behind it.
    const other = await client.createWebhook({
      body: { url: `${receiver.url}/beside`, events: ["opportunity.created"] },
    });
    expect((await client.updateWebhook({ params, body: { status: "active" } })).data.status).toBe("active");
    await client.importOpportunities({ body: { input: "Cook at Acme" } });
    const [sent] = await sentTo("/paused", 1);
    expect(sent!.body.data.title).toBe("Cook");
    await sentTo("/beside", 1);
    expect(receiver.received.filter(({ path }) => path === "/paused")).toHaveLength(1);
    expect(
      await vi.waitFor(async () => {
        const { data } = await client.listDeliveries({ params });
        expect(data[0]?.status).toBe("delivered");
        return data;
      }),
    ).toHaveLength(1);
    await client.deleteWebhook({ params: { id: other.data.id } });
  });

  test("a repeated request makes one webhook and gives its secret", async () => {
    const { client } = await server.account();
    const make = () =>
      client.createWebhook({
        idempotencyKey: "once",
        body: { url: `${receiver.url}/once`, events: ["share.viewed"] },
      });
    const [first, second] = [await make(), await make()];
    expect(second.data).toEqual(first.data);
    expect((await client.listWebhooks()).data).toHaveLength(1);
  });

  test("an account has so many and no more, and never sees another's", async () => {
    const [one, two] = [await server.account(), await server.account()];
    const body = { url: `${receiver.url}/many`, events: ["match.completed" as const] };
    for (let made = 0; made < WEBHOOKS_MAX; made += 1) await one.client.createWebhook({ body });
    expect(await refusal(one.client.createWebhook({ body }))).toMatchObject({
      status: 403,
      code: "limit_reached",
    });
    expect((await two.client.listWebhooks()).data).toEqual([]);
    const [first] = (await one.client.listWebhooks()).data;
    expect((await refusal(two.client.deleteWebhook({ params: { id: first?.id ?? "" } }))).status).toBe(404);
  });

  test("addresses that are none, events that are none and keys without the scope are refused", async () => {
    const { client } = await server.account();
    const events = ["match.completed" as const];
    for (const url of [
      "ftp://example.org/x",
      "https://user:pass@example.org/",
      "nonsense",
      "javascript:alert(1)",
    ]) {
      const refused = await refusal(client.createWebhook({ body: { url, events } }));
      expect(refused).toMatchObject({ status: 400, details: [{ path: "url" }] });
    }
    for (const wrong of [[], ["job.done"], ["match.completed", "match.completed"]]) {
      const body = { url: receiver.url, events: wrong as typeof events };
      expect((await refusal(client.createWebhook({ body }))).status).toBe(400);
    }
    const { data } = await client.createApiKey({ body: { name: "k", scopes: ["read:opportunities"] } });
    expect((await refusal(server.clientFor(data.key).listWebhooks())).code).toBe("insufficient_scope");
  });

  test("private addresses are refused like everywhere, as literals at once and as names at delivery", async () => {
    const guarded = await startTestServer();
    try {
      const { client } = await guarded.account();
      for (const url of [
        receiver.url,
        "http://169.254.169.254/latest",
        "http://[::1]/",
        "https://10.0.0.8/hook",
      ]) {
        const body = { url, events: ["pending.queued" as const] };
        expect((await refusal(client.createWebhook({ body }))).status, url).toBe(400);
      }
      await client.createWebhook({ body: { url: "http://localhost/hook", events: ["pending.queued"] } });
      await client.filePending({ body: { items: [QUEUED] } });
      await vi.waitFor(
        async () => expect((await client.listWebhooks()).data[0]?.last_error).toContain("private network"),
        { timeout: 10_000 },
      );
    } finally {
      await guarded.close();
    }
  }, 30_000);
});

describe("deliveries", () => {
  test("each event is told once, signed, with the account's own data and nothing secret", async () => {
    const [owner, stranger] = [await server.account(), await server.account()];
    const { client } = owner;
    const before = await client.addAndMatch({ body: { description: `${DESCRIPTION}\nAnother opening.` } });
    const hook = await client.createWebhook({
      body: {
        url: `${receiver.url}/all`,
        events: [
          "opportunity.created",
          "match.completed",
          "tailoring.completed",
          "pending.queued",
          "share.viewed",
        ],
      },
    });
    await stranger.client.createWebhook({
      body: { url: `${receiver.url}/stranger`, events: ["opportunity.created"] },
    });
    const story = await client.submitStory({ body: { text: STORY } });
    await vi.waitFor(
      async () => {
        const { data } = await client.getJob({ params: { id: story.data.job_id } });
        expect(data.status).toBe("completed");
      },
      { timeout: 20_000 },
    );
    const { data: made } = await client.addAndTailor({ body: { description: DESCRIPTION } });
    const id = made.opportunity.id;
    const pending = await client.filePending({
      body: { items: [QUEUED] },
    });
    // Told before, whatever becomes of it.
    await client.updateOpportunity({ params: { id: before.data.opportunity.id }, body: { notes: "again" } });
    await client.updateOpportunity({ params: { id }, body: { is_starred: true } });
    await sentTo("/all", 4);
    const { data: link } = await client.createShare({ params: { id }, body: {} });
    for (let view = 0; view < 3; view += 1) {
      const page = await fetch(`${server.url}/shared/${link.token}`, { headers: BROWSER });
      expect(page.status).toBe(200);
      await page.body?.cancel();
    }
    const sent = await sentTo("/all", 7);
    const told = Object.groupBy(sent, ({ body }) => body.event);
    expect(told["opportunity.created"]).toMatchObject([{ body: { data: { id } } }]);
    expect(told["match.completed"]).toMatchObject([{ body: { data: { opportunity: { id } } } }]);
    expect(told["tailoring.completed"]).toMatchObject([
      { body: { data: { job_id: made.job_id, opportunity_id: id } } },
    ]);
    expect(told["pending.queued"]).toMatchObject([{ body: { data: { id: pending.data.items[0]?.id } } }]);
    expect(told["share.viewed"]?.map(({ body }) => body.data.view).toSorted()).toEqual([1, 2, 3]);
    for (const one of sent) {
      expect(isSigned(one, hook.data.secret)).toBe(true);
      expect(isSigned({ ...one, text: one.text.replace("{", "{ ") }, hook.data.secret)).toBe(false);
      expect(one.headers["career-portrait-delivery"]).toBe(one.body.id);
      expect(one.headers["career-portrait-event"]).toBe(one.body.event);
      for (const secret of [link.token, owner.key, hook.data.secret, stranger.userId])
        expect(one.text).not.toContain(secret);
    }
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(sent.length);
    expect(receiver.received.filter(({ path }) => path === "/stranger")).toEqual([]);
    const [shown] = (await client.listWebhooks()).data;
    expect(shown).toMatchObject({ status: "active", last_error: null });
    expect(Date.parse(shown?.last_delivered_at ?? "")).toBeGreaterThanOrEqual(
      Date.parse(hook.data.created_at),
    );
    expect(Date.parse(shown?.last_delivered_at ?? "")).toBeLessThanOrEqual(Date.now());
  }, 60_000);

  test("a refusal and a redirect are tried again with the same id and body, signed anew", async () => {
    const { client } = await server.account();
    const { data: hook } = await client.createWebhook({
      body: { url: `${receiver.url}/again`, events: ["pending.queued"] },
    });
    receiver.answers.push(503, 302);
    await client.filePending({ body: { items: [QUEUED] } });
    await sentTo("/again", 1);
    await vi.waitFor(async () => expect((await client.listWebhooks()).data[0]?.last_error).toContain("503"));
    const sent = await sentTo("/again", 3);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers["career-portrait-signature"])).size).toBe(3);
    expect(sent.every((one) => isSigned(one, hook.secret))).toBe(true);
    expect(receiver.received.some(({ path }) => path === "/elsewhere")).toBe(false);
    await vi.waitFor(async () => expect((await client.listWebhooks()).data[0]?.last_error).toBeNull());
  }, 30_000);

  test("an answer of 410 disables it at once, and says so", async () => {
    const { client } = await server.account();
    await client.createWebhook({ body: { url: `${receiver.url}/gone`, events: ["pending.queued"] } });
    receiver.answers.push(410);
    await client.filePending({ body: { items: [QUEUED] } });
    await vi.waitFor(
      async () => {
        const [hook] = (await client.listWebhooks()).data;
        expect(hook).toMatchObject({ status: "disabled" });
        expect(hook?.disabled_reason).toContain("410");
      },
      { timeout: 10_000 },
    );
  }, 20_000);

  test("an account that is deleted leaves neither webhook nor delivery", async () => {
    const { client, password } = await server.account();
    await client.createWebhook({ body: { url: `${receiver.url}/deleted`, events: ["pending.queued"] } });
    await client.filePending({ body: { items: [QUEUED] } });
    await sentTo("/deleted", 1);
    await client.deleteAccount({ body: { password, confirmation: "DELETE MY ACCOUNT" } });
    expect((await refusal(client.listWebhooks())).status).toBe(401);
  });
});
