/** `{PUBLIC_URL}/@{handle}`: a person's site, for visitors who have no account, run no script and are not watched. */
import { hash, randomUUID } from "node:crypto";
import { Router } from "@koa/router";
import type { SiteSection } from "@career-portrait/shared/contract";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { z } from "zod";
import { ApiError, notFound } from "../errors.ts";
import { attach, rateLimited, type WindowLimiter } from "../http/index.ts";
import type { JsonResume, PaperRenderer } from "../rendering/paper/index.ts";
import { askPage, fitPage, refusedFormPage, sentPage } from "./answers-page.ts";
import { HONEYPOT, LENGTHS } from "./forms.ts";
import { refusedPage } from "./frame.ts";
import { sitePage } from "./page.ts";
import { visible } from "./public-portrait.ts";
import type { OpenSite, Sites } from "./site.ts";
import { STYLESHEETS } from "./stylesheets.ts";
import type { PublicProfile, Visitors } from "./visitors.ts";

export interface SitePageServices {
  sites: Sites;
  visitors: Visitors;
  renderer: Pick<PaperRenderer, "resume">;
  /** The résumé of a profile; null where there is nothing to set. */
  resumeOf: (profile: PublicProfile) => JsonResume | null;
  publicUrl: string;
  /** Per network address: of all pages; of what is worked out for a visitor; of messages. */
  limiters: { pages: WindowLimiter; work: WindowLimiter; messages: WindowLimiter };
}

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const NOT_FOUND = { title: "There is nothing here", message: "This page was not found." };
const FORM_MAX = "256kb";

/** One line of text that can stand in a header: no line breaks, no control characters. */
const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Use one line.");
const Posting = z.object({
  posting: z
    .string({ error: "Paste the posting's text." })
    .trim()
    .min(1, "Paste the posting's text.")
    .max(LENGTHS.posting, `The posting is longer than ${LENGTHS.posting} characters.`),
});
const Question = z.object({ question: line(LENGTHS.question, "Write a question.") });
const Message = z.object({
  name: line(LENGTHS.name, "Enter your name."),
  email: z.email("Enter a valid e-mail address.").max(LENGTHS.email),
  message: z
    .string({ error: "Write a message." })
    .trim()
    .min(1, "Write a message.")
    .max(LENGTHS.message, `The message is longer than ${LENGTHS.message} characters.`),
});

function handleOf(ctx: Context): string {
  return (ctx.params as { handle: string }).handle;
}

/** A page that a browser may keep and asks about each time: what is taken back is gone at once. */
function sendPage(ctx: Context, page: string): void {
  ctx.type = "html";
  ctx.set("Cache-Control", "no-cache");
  const tag = `"${hash("sha256", page, "base64url").slice(0, 27)}"`;
  ctx.set("ETag", tag);
  // Also where the request says `no-cache`, as browsers' `fetch` adds (decisions, section 4).
  if (ctx.get("If-None-Match").split(/,\s*/).includes(tag)) ctx.status = 304;
  else ctx.body = page;
}

/** Counts a use, or refuses. Limits know a digest of the address for as long as they count, and no address. */
async function count(limiter: WindowLimiter, ctx: Context): Promise<void> {
  const allowance = await limiter.consume(hash("sha256", `site ${ctx.ip}`, "base64url").slice(0, 22));
  if (!allowance.allowed) throw rateLimited(allowance, Date.now());
}

function parsed<S extends z.ZodType>(schema: S, form: unknown): z.output<S> {
  const read = schema.safeParse(form ?? {});
  if (read.success) return read.data;
  throw new ApiError(400, "validation_error", read.error.issues[0]?.message ?? "Check what you entered.");
}

function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" ? status : null;
}

export function createSitePages(services: SitePageServices): Router {
  const { sites, visitors, renderer, resumeOf, publicUrl, limiters } = services;
  const router = new Router();

  for (const [name, css] of STYLESHEETS) {
    router.get(`/assets/site/${name}.css`, (ctx: Context) => {
      ctx.type = "text/css";
      ctx.set("Cache-Control", "public, max-age=3600");
      ctx.body = css;
    });
  }

  /** Answers under the strict rules; people read refusals as pages. */
  function guarded(answer: (ctx: Context) => Promise<void>) {
    return async (ctx: Context) => {
      ctx.set("Content-Security-Policy", POLICY);
      ctx.set("Cache-Control", "no-store");
      ctx.set("X-Robots-Tag", "noindex, nofollow, noarchive");
      try {
        await count(limiters.pages, ctx);
        await answer(ctx);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        ctx.status = error.status;
        ctx.set(error.headers);
        ctx.type = "html";
        const title =
          error.status === 404
            ? NOT_FOUND.title
            : error.status === 429
              ? "Too many requests"
              : "That did not work";
        ctx.body = refusedPage(title, error.status === 404 ? NOT_FOUND.message : error.message);
      }
    };
  }

  /** The site at the address, or null once the visitor was sent to where it moved. */
  async function siteAt(ctx: Context, path = ""): Promise<OpenSite | null> {
    const found = await sites.visit(handleOf(ctx));
    if ("view" in found) return found;
    ctx.redirect(`/@${found.movedTo}${path}`);
    return null;
  }

  router.get(
    "/@:handle",
    guarded(async (ctx) => {
      const site = await siteAt(ctx);
      if (!site) return;
      if (site.view.show_in_search) ctx.remove("X-Robots-Tag");
      const url = `${publicUrl}/@${site.view.handle}`;
      const resume = resumeOf(sites.portrait(site)) !== null;
      sendPage(ctx, sitePage(visible(site.view), { publicUrl: url, resume }));
    }),
  );

  router.get(
    "/@:handle/resume.pdf",
    guarded(async (ctx) => {
      const site = await siteAt(ctx, "/resume.pdf");
      if (!site) return;
      const resume = site.view.sections.resume && resumeOf(sites.portrait(site));
      if (!resume) throw notFound("A résumé");
      await count(limiters.work, ctx);
      const page = ctx.query.page === "letter" ? "letter" : "a4";
      const pdf = await renderer.resume(resume, { template: "classic", page, file: "pdf" });
      attach(ctx, `${site.view.handle}.pdf`, "inline");
      ctx.type = "application/pdf";
      ctx.body = Buffer.from(pdf);
    }),
  );

  const readForm = koaBody({
    json: false,
    text: false,
    multipart: false,
    urlencoded: true,
    formLimit: FORM_MAX,
  });
  async function formOf(ctx: Context): Promise<unknown> {
    if (!ctx.is("application/x-www-form-urlencoded"))
      throw new ApiError(415, "unsupported_media_type", "Send the form as it stands on the page.");
    try {
      await readForm(ctx, async () => {});
    } catch (error) {
      const status = statusOf(error);
      if (status === 413) throw new ApiError(413, "payload_too_large", "That is too long.");
      if (status !== null && status < 500)
        throw new ApiError(400, "validation_error", "The form could not be read.");
      throw error;
    }
    return ctx.request.body;
  }

  /** A form of a section that can be switched off: then it is not there. What is wrong is said in the site's own look. */
  function form(
    path: string,
    section: SiteSection,
    limiter: WindowLimiter,
    answer: (ctx: Context, site: OpenSite) => Promise<string>,
  ): void {
    const address = `/@:handle/${path}`;
    router.get(
      address,
      guarded(async (ctx) => {
        const site = await siteAt(ctx, `#${path}`);
        if (site) ctx.redirect(`/@${site.view.handle}#${path}`);
      }),
    );
    router.post(
      address,
      guarded(async (ctx) => {
        const found = await sites.visit(handleOf(ctx));
        if (!("view" in found)) {
          ctx.redirect(`/@${found.movedTo}#${path}`);
          return;
        }
        if (!found.view.sections[section]) throw notFound("This page");
        const view = visible(found.view);
        ctx.type = "html";
        try {
          await count(limiter, ctx);
          ctx.body = await answer(ctx, { ...found, view });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          ctx.status = error.status;
          ctx.set(error.headers);
          ctx.body = refusedFormPage(view, error.message);
        }
      }),
    );
  }

  form("fit-check", "fit_check", limiters.work, async (ctx, site) => {
    const { posting } = parsed(Posting, await formOf(ctx));
    return fitPage(site.view, await visitors.fit(sites.portrait(site), posting));
  });

  form("ask", "ask", limiters.work, async (ctx, site) => {
    const { question } = parsed(Question, await formOf(ctx));
    const gone = new AbortController();
    ctx.res.once("close", () => gone.abort());
    const asked = { view: site.view, profile: sites.portrait(site) };
    return askPage(
      site.view,
      question,
      await visitors.ask(site.row.account_id, asked, question, gone.signal),
    );
  });

  form("contact", "contact", limiters.messages, async (ctx, site) => {
    const sent = (await formOf(ctx)) as Record<string, unknown>;
    const { name, email, message } = parsed(Message, sent);
    // A program is told the same as a person, and nothing is kept.
    if (!sent[HONEYPOT])
      await visitors.write(site.row.account_id, { id: randomUUID(), name, reply_to: email, text: message });
    return sentPage(site.view);
  });

  return router;
}
