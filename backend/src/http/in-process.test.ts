/** Requests that stay in the process are requests: bodies, failures and endings as over a network. */
import { hash, randomBytes } from "node:crypto";
import Koa, { type Context } from "koa";
import { describe, expect, test } from "vitest";
import { createDispatch, type InProcessRequest, surfaceOf } from "./in-process.ts";

function through(respond: (ctx: Context) => unknown) {
  const app = new Koa();
  app.silent = true;
  app.use(respond as Koa.Middleware);
  const dispatch = createDispatch(() => app);
  return (request: Partial<InProcessRequest> = {}) =>
    dispatch({
      method: "GET",
      path: "/",
      headers: {},
      body: null,
      origin: { surface: "mcp", address: "192.0.2.7", secure: true },
      signal: new AbortController().signal,
      ...request,
    });
}

async function received(ctx: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const digest = (bytes: Uint8Array) => hash("sha256", bytes, "hex");

describe("a request in the process", () => {
  test("arrives with its method, path, headers, body, and whom it is for", async () => {
    const ask = through(async (ctx) => {
      const { method, url, ip, secure } = ctx;
      ctx.status = 201;
      ctx.set("X-Seen", ctx.get("X-Sent"));
      ctx.body = {
        method,
        url,
        ip,
        secure,
        surface: surfaceOf(ctx.req),
        text: (await received(ctx)).toString(),
      };
    });
    const answer = await ask({
      method: "PATCH",
      path: "/a%2Fb?c=d",
      headers: { "x-sent": "yes" },
      body: Buffer.from("grüße"),
    });
    expect(answer).toMatchObject({ status: 201, headers: { "x-seen": "yes" } });
    expect(JSON.parse(answer.body.toString())).toEqual({
      method: "PATCH",
      url: "/a%2Fb?c=d",
      ip: "192.0.2.7",
      secure: true,
      surface: "mcp",
      text: "grüße",
    });
  });

  test("carries megabytes both ways, many at once", async () => {
    const ask = through(async (ctx) => {
      ctx.body = Buffer.from((await received(ctx)).toReversed());
    });
    const sent = Array.from({ length: 12 }, () => randomBytes(1_500_000));
    const answers = await Promise.all(
      sent.map(async (body) => digest((await ask({ method: "POST", body })).body)),
    );
    expect(answers).toEqual(sent.map((body) => digest(body.toReversed())));
  });

  test("has an answer without a body, and one for what fails", async () => {
    expect(await through((ctx) => (ctx.status = 204))()).toMatchObject({
      status: 204,
      body: Buffer.alloc(0),
    });
    const failing = through(() => {
      throw new Error("secret");
    });
    const { status, body } = await failing();
    expect(status).toBe(500);
    expect(body.toString()).not.toContain("secret");
  });

  test("that is ended before its answer ends there too", async () => {
    const leaving = new AbortController();
    let reached = () => {};
    const hasReached = new Promise<void>((resolve) => (reached = resolve));
    let ended = () => {};
    const hasEnded = new Promise<void>((resolve) => (ended = resolve));
    const ask = through(async (ctx) => {
      ctx.res.once("close", ended);
      reached();
      await new Promise(() => {});
    });
    const answer = ask({ signal: leaving.signal });
    await hasReached;
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    await hasEnded;
  });

  test("that was ended before it began is not made", async () => {
    const calls: string[] = [];
    const ask = through((ctx) => calls.push(ctx.url));
    await expect(ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
    await through((ctx) => (ctx.body = "another"))();
    expect(calls).toEqual([]);
  });

  test("whose answer breaks off fails", async () => {
    const ask = through((ctx) => {
      ctx.respond = false;
      ctx.res.writeHead(200, { "content-length": "10" });
      ctx.res.write("half");
      setImmediate(() => ctx.res.destroy());
    });
    await expect(ask()).rejects.toThrow(/aborted/);
  });
});
