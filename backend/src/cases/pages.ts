/** `{PUBLIC_URL}/calendar/{token}.ics`: what calendars fetch, who have no key. */
import { Router } from "@koa/router";
import type { Context } from "koa";
import { ApiError } from "../errors.ts";
import { attach, rateLimited, type WindowLimiter } from "../http/index.ts";
import type { Opportunities } from "../opportunities/index.ts";
import { feedOf } from "./calendar.ts";
import { calendarLanguage } from "./calendar-words.ts";
import type { CalendarFeeds } from "./feed.ts";

export interface CalendarPageServices {
  calendars: { feeds: CalendarFeeds; opportunities: Pick<Opportunities, "casesAhead"> };
  /** Per network address. */
  limiter: WindowLimiter;
}

export function createCalendarPages({ calendars, limiter }: CalendarPageServices): Router {
  const { feeds, opportunities } = calendars;
  const router = new Router();
  router.get("/calendar/:token.ics", async (ctx: Context) => {
    ctx.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    ctx.set("X-Robots-Tag", "noindex, nofollow, noarchive");
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.set("Cache-Control", "private, no-cache");
    try {
      const allowance = await limiter.consume(ctx.ip);
      if (!allowance.allowed) throw rateLimited(allowance, Date.now());
      const accountId = await feeds.accountOf((ctx.params as { token: string }).token);
      const text = feedOf(
        await opportunities.casesAhead(accountId),
        calendarLanguage(ctx.get("Accept-Language")),
      );
      attach(ctx, "career-portrait.ics");
      ctx.type = "text/calendar; charset=utf-8";
      ctx.body = text;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      ctx.status = error.status;
      ctx.set(error.headers);
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = error.message;
    }
  });
  return router;
}
