/** A forgotten password, by mail through a real SMTP server and by the command beside a running backend. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../test/browser.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { readConfig } from "../config.ts";

const run = promisify(execFile);
const NEXT = "another long password";
const received: { to: string[]; raw: Buffer }[] = [];
const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-reset-"));
let smtp: SMTPServer;
let server: TestServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "portrait@example.org",
    DATA_DIR: dataDir,
  });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((closed) => smtp.close(closed));
  rmSync(dataDir, { recursive: true, force: true });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((again) => setTimeout(again, 20));
}

async function ask(email: string, language = "en") {
  const { visit } = openBrowser(server.url, language);
  const { token } = await visit("/account/forgot");
  return visit("/account/forgot", { form_token: token, email });
}

/** The newest message to an address, and the link in it. */
async function mailTo(email: string) {
  await until(() => received.some(({ to }) => to.includes(email)));
  const { raw } = received.findLast(({ to }) => to.includes(email)) ?? { raw: Buffer.alloc(0) };
  const message = await PostalMime.parse(raw);
  const link = /http\S+token=[\w-]{43}/.exec(message.text ?? "")?.[0] ?? "";
  return { message, link: new URL(link) };
}

/** Chooses a password as a person does who opened the link. */
async function choose(link: URL, password: string) {
  const { visit } = openBrowser(server.url);
  const opened = await visit(link.pathname + link.search);
  // A page without a form, for a link that is worth nothing: then the token is that of another.
  const token = opened.token || (await visit("/account/login")).token;
  const secret = link.searchParams.get("token") ?? "";
  return visit("/account/reset", { form_token: token, secret, password });
}

const login = (email: string, password: string) =>
  server.clientFor(null).login({ body: { email, password } });

describe("a forgotten password", () => {
  test("is chosen anew by the link in a message: once, and every browser is signed out", async () => {
    const { email, password } = await server.account();
    const { visit } = openBrowser(server.url);
    const { token } = await visit("/account/login");
    await visit("/account/login", { form_token: token, email, password });
    expect((await visit("/account")).status).toBe(200);
    for (let index = 0; index < 10; index += 1) await login(email, "wrong").catch(() => null);
    await expect(login(email, password)).rejects.toMatchObject({ status: 429 });

    expect((await ask(email.toUpperCase())).text).toContain("Look at your mail");
    const { message, link } = await mailTo(email);
    expect(message.subject).toBe("A new password for Career Portrait");
    expect(message.from?.address).toBe("portrait@example.org");

    const short = await choose(link, "short");
    expect([short.status, short.text]).toEqual([400, expect.stringContaining("at least 10 characters")]);
    expect((await choose(link, NEXT)).text).toContain("Your password is changed");
    expect((await visit("/account")).location).toContain("/account/login");
    await expect(login(email, password)).rejects.toMatchObject({ status: 401 });
    expect((await login(email, NEXT)).status).toBe(200);

    const again = await choose(link, "a third long password");
    expect([again.status, again.text]).toEqual([404, expect.stringContaining("has expired or was used")]);
    expect((await login(email, NEXT)).status).toBe(200);
  });

  test("answers alike for who is not known, whom no message reaches", async () => {
    const { email } = await server.account();
    const before = received.length;
    const [known, unknown] = [await ask(email), await ask("nobody@example.org")];
    const bare = (page: { text: string }) => page.text;
    expect(bare(unknown)).toBe(bare(known));
    expect(unknown.status).toBe(known.status);
    await mailTo(email);
    expect(received.slice(before).map(({ to }) => to)).toEqual([[email]]);
  });

  test("is asked for three times an hour at most, by whomever", async () => {
    const { email } = await server.account();
    for (const address of [email, "nobody-else@example.org"]) {
      for (let index = 0; index < 3; index += 1) expect((await ask(address)).status).toBe(200);
      expect((await ask(address)).text).toContain("tried too often");
    }
  });

  test("a newer password makes older links worthless", async () => {
    const { email } = await server.account();
    await ask(email);
    const first = (await mailTo(email)).link;
    received.length = 0;
    await ask(email);
    const second = (await mailTo(email)).link;
    expect(second.href).not.toBe(first.href);
    await choose(second, NEXT);
    expect((await choose(first, "a third long password")).status).toBe(404);
  });

  test("by the command, while the backend runs on the same embedded database", async () => {
    const { email } = await server.account();
    const command = (address: string) =>
      run(process.execPath, ["backend/commands/reset-password.ts", address], {
        cwd: resolve(import.meta.dirname, "../../.."),
        env: { ...process.env, DATA_DIR: dataDir },
      });
    const { stdout } = await command(email);
    const link = new URL(stdout.trim());
    expect(link.origin).toBe("http://127.0.0.1:8787");
    expect((await choose(link, NEXT)).text).toContain("Your password is changed");
    expect((await login(email, NEXT)).status).toBe(200);
    await expect(command("nobody@example.org")).rejects.toMatchObject({
      code: 1,
      stderr: "There is no account with the address nobody@example.org.\n",
    });
  });
});

describe("where the server sends no mail", () => {
  test("the page names the command", async () => {
    const plain = await startTestServer();
    try {
      const { text } = await openBrowser(plain.url).visit("/account/forgot");
      expect(text).toContain("npm run -s reset-password -- name@example.org");
    } finally {
      await plain.close();
    }
  });

  test("half a setting stops the start", () => {
    expect(() => readConfig({ SMTP_URL: "smtp://mail.example.org" })).toThrow(/set both/);
    expect(() => readConfig({ SMTP_URL: "http://mail.example.org", MAIL_FROM: "a@b.org" })).toThrow(
      /SMTP_URL/,
    );
    expect(() => readConfig({ MAIL_FROM: "nobody" })).toThrow(/MAIL_FROM/);
  });
});
