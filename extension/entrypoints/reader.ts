/**
 * The one script that enters a page, on the person's word: reads it once, answers, and leaves a light watch behind. It
 * changes nothing in the page and speaks to nobody but this extension.
 */
import { readPage } from "@career-portrait/shared/posting";
import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { headlineOf, watchPage } from "../capture/watch.ts";
import type { PageReading } from "../capture/page.ts";

/** Kept in the extension's own world of the page, invisible to the page's scripts. */
const world = globalThis as typeof globalThis & { careerPortraitDocument?: string };

export default defineUnlistedScript((): PageReading => {
  world.careerPortraitDocument ??= `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  if (window === window.top) watchPage();
  return {
    address: location.href,
    document: world.careerPortraitDocument,
    headline: headlineOf(document),
    ready: document.readyState === "complete",
    frames: document.querySelectorAll("iframe[src]").length,
    result: readPage(document, location.href),
  };
});
