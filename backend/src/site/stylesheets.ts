/** The stylesheets of a site's pages, by name; and a page that carries its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_THEMES } from "@career-portrait/shared/contract";

export const STYLESHEETS: ReadonlyMap<string, string> = new Map(
  ["base", ...SITE_THEMES, "print"].map((name) => [
    name,
    readFileSync(join(import.meta.dirname, "themes", `${name}.css`), "utf8"),
  ]),
);

const LINKED = /<link rel="stylesheet" href="\/assets\/site\/(\w+)\.css"( media="print")? ?\/?>/g;

/** The same page with its stylesheets in it, to be shown where it cannot ask for them. */
export function standalone(page: string): string {
  return page.replace(LINKED, (_, name: string, media = "") => {
    return `<style${media}>${STYLESHEETS.get(name) ?? ""}</style>`;
  });
}
