/** Accounts, keys and connecting a client (decisions, section 3), over HTTP. */
import { SCOPES } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../test/browser.ts";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { unzip } from "../../test/zip.ts";
import { generateApiKey, isWellFormedApiKey } from "./api-key.ts";
import { hashPassword, verifyPassword } from "./password.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_ACCOUNTS: "boss@example.org" });
});
afterAll(() => server.close());

describe("the form of a key", () => {
  test("every generated key is well formed and every single changed character is noticed", () => {
    fc.assert(
      fc.property(fc.nat(48), fc.constantFrom("a", "Z", "0", "9", "_", "-"), (position, character) => {
        const key = generateApiKey();
        expect(key).toMatch(/^cp_[\w-]{49}$/);
        expect(isWellFormedApiKey(key)).toBe(true);
        const at = 3 + position;
        if (key[at] === character) return;
        expect(isWellFormedApiKey(key.slice(0, at) + character + key.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe("passwords", () => {
  test("are argon2id and verify", async () => {
    const stored = await hashPassword("a long password");
    expect(stored).toMatch(/^\$argon2id\$v=19\$/);
    expect(await verifyPassword("a long password", stored)).toBe(true);
    expect(await verifyPassword("another password", stored)).toBe(false);
    expect(await verifyPassword("a long password", null)).toBe(false);
  });
});

describe("registering", () => {
  test("gives a key with every scope but the allowlisted ones, once per address", async () => {
    const { client, email, password, userId } = await server.account();
    expect((await client.verifyKey()).data).toEqual({ valid: true, user_id: userId });
    const [key] = (await client.listApiKeys()).data;
    expect(key?.scopes.toSorted()).toEqual([...SCOPES].toSorted());
    const again = server
      .clientFor(null)
      .register({ body: { email: email.toUpperCase(), password, name: "x" } });
    expect(await refusal(again)).toMatchObject({ status: 409, code: "email_taken" });
  });

  test("with REGISTRATION=first only the first account gets in, however many race for it", async () => {
    const first = await startTestServer({ REGISTRATION: "first" });
    try {
      expect(await first.service.awaitsFirstAccount()).toBe(true);
      const tries = Array.from({ length: 6 }, (_, index) =>
        first
          .clientFor(null)
          .register({ body: { email: `p${index}@example.org`, password: "0123456789", name: "P" } }),
      );
      const settled = await Promise.allSettled(tries);
      expect(settled.filter((result) => result.status === "fulfilled")).toHaveLength(1);
      for (const result of settled) {
        if (result.status === "rejected")
          expect(result.reason).toMatchObject({ status: 403, code: "registration_closed" });
      }
      expect(await first.service.awaitsFirstAccount()).toBe(false);
    } finally {
      await first.close();
    }
  });
});

describe("signing in", () => {
  test("a wrong address and a wrong password answer alike; ten failures close the account for a while", async () => {
    const { email, password } = await server.account();
    const login = (address: string, word: string) =>
      server.clientFor(null).login({ body: { email: address, password: word } });
    const unknown = await refusal(login("nobody@example.org", password));
    const wrong = await refusal(login(email, "not the password"));
    expect([unknown.status, unknown.code, unknown.message]).toEqual([
      wrong.status,
      wrong.code,
      wrong.message,
    ]);
    expect((await login(email, password)).data.api_key.key).toMatch(/^cp_/);
    for (let index = 0; index < 9; index += 1) await refusal(login(email, "not the password"));
    const closed = await refusal(login(email, password));
    expect(closed.status).toBe(429);
    expect(Math.ceil((closed.retryAfter ?? 0) / 60)).toBe(15);
  }, 30_000);
});

describe("keys", () => {
  test("a key grants no more than it holds and unknown scopes are refused", async () => {
    const { client } = await server.account();
    const narrow = (
      await client.createApiKey({ body: { name: "narrow", scopes: ["admin:keys", "read:claims"] } })
    ).data;
    const made = server.clientFor(narrow.key);
    expect((await made.createApiKey({ body: { name: "ok", scopes: ["read:claims"] } })).status).toBe(201);
    const beyond = made.createApiKey({ body: { name: "more", scopes: ["write:claims"] } });
    expect(await refusal(beyond)).toMatchObject({ status: 403, code: "insufficient_scope" });
    const unknown = client.createApiKey({ body: { name: "odd", scopes: ["read:minds" as "read:claims"] } });
    expect(await refusal(unknown)).toMatchObject({ status: 400, code: "validation_error" });
  });

  test("a revoked key is refused at once, and another account's key is not there to revoke", async () => {
    const { client } = await server.account();
    const stranger = await server.account();
    const key = (await client.createApiKey({ body: { name: "gone", scopes: ["read:claims"] } })).data;
    await server.clientFor(key.key).listClaims();
    expect(await refusal(stranger.client.revokeApiKey({ params: { id: key.id } }))).toMatchObject({
      status: 404,
    });
    const before = Date.now();
    await client.revokeApiKey({ params: { id: key.id } });
    expect(await refusal(server.clientFor(key.key).listClaims())).toMatchObject({
      status: 401,
      code: "revoked_api_key",
    });
    const listed = (await client.listApiKeys()).data.find((row) => row.id === key.id);
    expect(Date.parse(listed?.revoked_at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(listed?.revoked_at ?? "")).toBeLessThanOrEqual(Date.now());
    expect(JSON.stringify(listed)).not.toContain(key.key);
  });

  test("usage lists live keys and counts", async () => {
    const { client } = await server.account();
    const { data } = await client.getUsage();
    expect(data.counts).toEqual({ documents: 0, opportunities: 0, active_share_links: 0 });
    expect(data.api_keys).toHaveLength(1);
    const month = new Date().toISOString().slice(0, 7);
    expect(data.ai_spending).toEqual({ month, usd: 0, ceiling_usd: null });
  });
});

describe("leaving", () => {
  test("the export holds the rows and the files, and no secret", async () => {
    const { client, key, email } = await server.account();
    const text = "At Nordvik Energi I rebuilt the nightly reporting in Python. ".repeat(5);
    await client.submitStory({ body: { text } });
    const { data, headers } = await client.exportAccount();
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("x-ratelimit-limit")).toBe("100000");
    const files = unzip(data);
    const portrait = JSON.parse(files.get("portrait.json")?.toString() ?? "") as {
      account: unknown;
      resume: { basics: unknown };
      collections: Record<string, unknown[]>;
    };
    expect(portrait.account).toEqual({ email, name: "Test Person" });
    expect(portrait.resume.basics).toEqual({ name: "Test Person", profiles: [] });
    expect(portrait.collections.documents).toHaveLength(1);
    expect(JSON.stringify(portrait)).not.toMatch(/argon2id|cp_[\w-]{49}|"hash"/);
    expect(JSON.stringify(portrait)).not.toContain(key);
    const document = [...files].find(([name]) => name.startsWith("documents/"));
    expect(document?.[1].toString()).toBe(text);
  });

  test("deleting needs phrase and password, and then nothing is left and the key is dead", async () => {
    const { client, key, email, password } = await server.account();
    const stranger = await server.account();
    await client.submitStory({
      body: { text: "I led the migration of our billing to PostgreSQL. ".repeat(5) },
    });
    const wrongPhrase = client.deleteAccount({
      body: { password, confirmation: "delete" as "DELETE MY ACCOUNT" },
    });
    expect(await refusal(wrongPhrase)).toMatchObject({ status: 400 });
    const wrongPassword = client.deleteAccount({
      body: { password: "wrong", confirmation: "DELETE MY ACCOUNT" },
    });
    expect(await refusal(wrongPassword)).toMatchObject({ status: 400, code: "invalid_password" });
    expect(
      (await client.deleteAccount({ body: { password, confirmation: "DELETE MY ACCOUNT" } })).status,
    ).toBe(204);
    expect(await refusal(server.clientFor(key).verifyKey())).toMatchObject({ status: 401 });
    expect(await refusal(server.clientFor(null).login({ body: { email, password } }))).toMatchObject({
      status: 401,
    });
    expect((await stranger.client.verifyKey()).status).toBe(200);
    expect((await server.clientFor(null).register({ body: { email, password, name: "Back" } })).status).toBe(
      201,
    );
  });
});

describe("connecting a client", () => {
  async function signIn(email: string, password: string) {
    const { visit } = openBrowser(server.url);
    const { token } = await visit("/account/login");
    const signedIn = await visit("/account/login", { form_token: token, email, password, next: "/account" });
    expect(signedIn.status).toBe(302);
    return visit;
  }

  test("the person signs in, sees who asks for what, approves, and the client gets its key once", async () => {
    const { email, password, userId } = await server.account();
    const anyone = server.clientFor(null);
    const device = (
      await anyone.startDevice({ body: { client_name: "<b>Panel</b>", scopes: ["read:claims"] } })
    ).data;
    const poll = () => anyone.pollDevice({ body: { device_code: device.device_code } });
    expect((await refusal(poll())).code).toBe("authorization_pending");
    expect((await refusal(poll())).code).toBe("slow_down");

    const visit = await signIn(email, password);
    const shown = await visit(
      new URL(device.verification_uri_complete).pathname + new URL(device.verification_uri_complete).search,
    );
    expect(shown.text).toContain(device.user_code);
    expect(shown.text).toContain("&lt;b&gt;Panel&lt;/b&gt;");
    const forged = await visit("/account/device", {
      form_token: "x",
      user_code: device.user_code,
      decision: "approve",
    });
    expect(forged.status).toBe(403);
    const approved = await visit("/account/device", {
      form_token: shown.token,
      user_code: device.user_code,
      decision: "approve",
    });
    expect(approved.text).toContain("connected");

    const { api_key } = (await poll()).data;
    expect(api_key.scopes).toEqual(["read:claims"]);
    expect((await server.clientFor(api_key.key).verifyKey()).data.user_id).toBe(userId);
    expect((await refusal(poll())).code).toBe("expired_token");
  });

  test("a refused client is told so", async () => {
    const { email, password } = await server.account();
    const anyone = server.clientFor(null);
    const device = (await anyone.startDevice({ body: { client_name: "Panel", scopes: ["read:claims"] } }))
      .data;
    const visit = await signIn(email, password);
    const shown = await visit(`/account/device?user_code=${device.user_code.toLowerCase().replace("-", "")}`);
    await visit("/account/device", {
      form_token: shown.token,
      user_code: device.user_code,
      decision: "refuse",
    });
    expect((await refusal(anyone.pollDevice({ body: { device_code: device.device_code } }))).code).toBe(
      "access_denied",
    );
  });

  test("registering, making a key and changing the password work on the pages", async () => {
    const { visit } = openBrowser(server.url);
    const { token } = await visit("/account/register");
    const email = "pages@example.org";
    const made = await visit("/account/register", {
      form_token: token,
      name: "P",
      email,
      password: "0123456789",
      next: "https://evil.example/",
    });
    expect([made.status, made.location]).toEqual([302, "/"]);
    const home = await visit("/account/developers");
    const key = await visit("/account/keys", {
      form_token: home.token,
      name: "Script",
      scopes: "read:claims",
    });
    const issued = /cp_[\w-]{49}/.exec(key.text)?.[0] ?? "";
    expect((await server.clientFor(issued).listClaims()).data).toEqual([]);
    const changed = await visit("/account/password", {
      form_token: home.token,
      current: "0123456789",
      password: "9876543210",
    });
    expect([changed.status, changed.location]).toEqual([302, "/account?told=password"]);
    expect((await visit("/account?told=password")).text).toContain("Your password is changed");
    expect((await server.clientFor(null).login({ body: { email, password: "9876543210" } })).status).toBe(
      200,
    );
  });
});
