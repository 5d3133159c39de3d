/**
 * What belongs to the site and not to the posting, on pages whose elements do not say so: menus, columns of links at the
 * foot, notices of copyright, questions about cookies. The lines get the area that `nav`, `footer` and `dialog` would give.
 */
import { urlOf } from "./address.ts";
import { isJobAddress } from "./job-address.ts";
import { isIn, type Line } from "./lines.ts";
import { APPLY, CONSENT_BUTTON, COOKIES, OCCUPATION, OPENINGS, SITE_COLUMN } from "./announcements.ts";

const COPYRIGHT =
  /^\s*(?:©|\(c\)\s*\d{4}|copyright\b)|©\s*\d{4}|all rights reserved|alle rechte vorbehalten/i;
/** A page with more of them is made to hurt. */
const MOST_BUTTONS = 20;

/** Gives furniture its area; `url` is the page's address. */
export function markFurniture(lines: Line[], url: string): void {
  markConsent(lines);
  const rest = lines.filter((line) => isIn(line, "main", "header"));
  for (const line of rest) if (line.text.length < 200 && COPYRIGHT.test(line.text)) line.area = "footer";
  for (const [at, line] of rest.entries()) {
    if (line.control !== null || line.text.length >= 40 || !SITE_COLUMN.test(line.text)) continue;
    const run = linksAfter(rest, at + 1);
    if (run.length >= 2 && !run.some((link) => isOpening(link, url)))
      for (const one of [line, ...run]) one.area = "footer";
  }
  markMenu(rest, url);
}

/** Menu items before anything else is said. */
function markMenu(lines: readonly Line[], url: string): void {
  const first = lines.findIndex(({ control, heading }) => control === null || heading > 0);
  const menu = lines.slice(0, Math.max(0, first));
  if (menu.length >= 3 && menu.every((link) => link.text.length < 30 && !isOpening(link, url)))
    for (const line of menu) line.area = "nav";
}

function linksAfter(lines: readonly Line[], from: number): Line[] {
  let end = from;
  while (lines[end]?.control?.tagName === "A" && lines[end]!.text.length < 45 && lines[end]!.heading === 0)
    end++;
  return lines.slice(from, end);
}

/** A link to one opening. */
function isOpening({ control, text }: Line, url: string): boolean {
  if (APPLY.test(text)) return true;
  const href = control?.getAttribute("href") ?? "";
  const address = urlOf(href, url || "http://x.invalid")?.href ?? "";
  return !OPENINGS.test(text) && isJobAddress(address) && OCCUPATION.test(text);
}

/** The largest box around a cookie button that speaks of nothing else. */
function markConsent(lines: readonly Line[]): void {
  const buttons = lines.filter(
    ({ control, text }) => control !== null && text.length <= 40 && CONSENT_BUTTON.test(text),
  );
  for (const { area, block } of buttons.slice(0, MOST_BUTTONS)) {
    if (area === "dialog") continue;
    let box: Element | null = null;
    for (let up: Element | null = block; up !== null && up.tagName !== "BODY"; up = up.parentElement) {
      const said = up.textContent ?? "";
      if (said.length > 4000 || up.querySelector("h1, main") !== null) break;
      if (COOKIES.test(said)) box = up;
    }
    if (box !== null)
      for (const line of lines) if (line.area !== "dialog" && box.contains(line.block)) line.area = "dialog";
  }
}
