/** `{PUBLIC_URL}/shared/{token}` and the résumé behind it: for people without an account, who are not watched. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router } from "@koa/router";
import type { Context } from "koa";
import { fileName, pattern } from "@career-portrait/shared/text";
import { ApiError, notFound } from "../errors.ts";
import { attach, rateLimited, type WindowLimiter } from "../http/index.ts";
import type { PaperRenderer } from "../rendering/paper/index.ts";
import { refusedPage, sharedPage } from "./page.ts";
import type { Sharing } from "./sharing.ts";

export interface SharedPageServices {
  sharing: Sharing;
  renderer: Pick<PaperRenderer, "resume">;
  /** Per network address. */
  limiter: WindowLimiter;
}

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Programs that fetch pages and say so: search engines, previews in chats, libraries. */
const MACHINE = pattern("i")`
    bot\b|bot[/;]|crawl|spider|slurp|preview|scan|monitor|facebookexternalhit|embedly|whatsapp|telegram|
    skype|curl|wget|python|java\/|go-http|okhttp|headless|^$`;

/** Whether a person is likely to see what is sent: not a machine, and not a browser that only fetches ahead. */
function isSeen(ctx: Context): boolean {
  const purpose = `${ctx.get("Sec-Purpose")} ${ctx.get("Purpose")} ${ctx.get("X-Moz")}`;
  return (
    ctx.method === "GET" &&
    !/prefetch|prerender|preview/i.test(purpose) &&
    !MACHINE.test(ctx.get("User-Agent"))
  );
}

const TITLES: Record<number, string> = {
  404: "There is nothing here",
  410: "This page is no longer open",
  429: "Too many requests",
};

export function createSharedPages({ sharing, renderer, limiter }: SharedPageServices): Router {
  const router = new Router();
  const css = readFileSync(join(import.meta.dirname, "shared.css"), "utf8");

  router.get("/assets/shared.css", (ctx: Context) => {
    ctx.type = "text/css";
    ctx.set("Cache-Control", "public, max-age=3600");
    ctx.body = css;
  });

  /** A page under the limit and the strict rules; people read refusals as pages. */
  function get(path: string, answer: (ctx: Context, token: string) => Promise<void>): void {
    router.get(path, async (ctx: Context) => {
      ctx.set("Content-Security-Policy", POLICY);
      ctx.set("X-Robots-Tag", "noindex, nofollow, noarchive");
      ctx.set("Cache-Control", "no-store");
      try {
        const allowance = await limiter.consume(ctx.ip);
        if (!allowance.allowed) throw rateLimited(allowance, Date.now());
        await answer(ctx, (ctx.params as { token: string }).token);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        ctx.status = error.status;
        ctx.set(error.headers);
        ctx.type = "html";
        ctx.body = refusedPage(TITLES[error.status] ?? "That did not work", error.message);
      }
    });
  }

  get("/shared/:token", async (ctx, token) => {
    const share = await sharing.visit(token);
    const { summary } = await sharing.summary(share);
    if (isSeen(ctx)) await sharing.countView(share);
    ctx.type = "html";
    ctx.body = sharedPage(share.profile, {
      summary,
      resumeUrl: share.profile.resume && `/shared/${token}/resume.pdf`,
      until: share.row.expires_at,
    });
  });

  get("/shared/:token/resume.pdf", async (ctx, token) => {
    const { profile } = await sharing.visit(token);
    if (!profile.resume) throw notFound("A résumé");
    const page = ctx.query.page === "letter" ? "letter" : "a4";
    const pdf = await renderer.resume(profile.resume, { template: "classic", page, file: "pdf" });
    attach(ctx, fileName([profile.name, "resume"], "pdf"), "inline");
    ctx.type = "application/pdf";
    ctx.body = Buffer.from(pdf);
  });
  return router;
}
