/** Pictures of screens with what axe says of them, as one page to browse. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

export interface Picture {
  /** Part of the product, such as "Panel". */
  room: string;
  /** Screen and state, such as "Posting, saved". */
  screen: string;
  width: number;
  scheme: "light" | "dark";
  file: string;
  /** What axe found, and whether it is wider than its window. */
  findings: string[];
}

/** Of a page that scrolls, so much is pictured, in pixels. */
const TALLEST = 3_000;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-");

async function accessibilityOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
}

async function tooWide(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`${over} px wider than the window`] : [];
}

export class Album {
  readonly pictures: Picture[] = [];
  readonly #folder: string;

  /** @param folder emptied first */
  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** A screen as it stands, at each width and in both schemes; axe judges the first width, in either. */
  async take(page: Page, room: string, screen: string, sizes: readonly [number, number][]): Promise<void> {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const scheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        // Figures are drawn anew for the room there is.
        await page.waitForTimeout(500);
        const findings = await tooWide(page);
        if (width === sizes[0]?.[0]) findings.push(...(await accessibilityOf(page)));
        const file = `${slug(room)}-${slug(screen)}-${width}-${scheme}.png`;
        // A taller window, not a stretched picture: what sticks to the foot stays there.
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(Math.max(tall, height), TALLEST) });
        await page.screenshot({ path: join(this.#folder, file) });
        await page.setViewportSize({ width, height });
        this.pictures.push({ room, screen, width, scheme, file, findings });
      }
    }
    process.stdout.write(`${room}: ${screen}\n`);
  }

  /** Writes the page. @returns its path */
  write(): string {
    const rooms = Map.groupBy(this.pictures, ({ room }) => room);
    const wrong = this.pictures.filter(({ findings }) => findings.length > 0);
    const links: string[] = [];
    const sections: string[] = [];
    for (const [room, pictures] of rooms) {
      const screens = Map.groupBy(pictures, ({ screen }) => screen);
      const items = [...screens.keys()].map((screen) => ({ screen, id: slug(`${room} ${screen}`) }));
      links.push(
        `<h2>${escape(room)}</h2><ul>${items.map(({ screen, id }) => `<li><a href="#${id}">${escape(screen)}</a></li>`).join("")}</ul>`,
      );
      for (const { screen, id } of items) {
        const figures = screens.get(screen)!.map(figureOf).join("");
        sections.push(
          `<section id="${id}"><h2>${escape(room)}: ${escape(screen)}</h2><div>${figures}</div></section>`,
        );
      }
    }
    const verdict =
      wrong.length === 0
        ? "axe found nothing, and nothing is wider than its window."
        : `${wrong.length} pictures have findings: ${wrong.map(({ file }) => `<a href="#${file}">${file}</a>`).join(", ")}`;
    const path = join(this.#folder, "index.html");
    writeFileSync(
      path,
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Every screen</title>
<style>${STYLE}</style><nav aria-label="Screens"><h1>Every screen</h1>${links.join("")}</nav>
<main><p class="verdict">${this.pictures.length} pictures. ${verdict}</p>${sections.join("\n")}</main></html>`,
    );
    return path;
  }
}

function figureOf({ file, width, scheme, screen, findings }: Picture): string {
  const list = findings.map((finding) => `<li>${escape(finding)}</li>`).join("");
  return `<figure id="${file}" style="width:${Math.min(width, 640)}px"><a href="${file}"><img loading="lazy" src="${file}" alt="${escape(screen)}, ${width} px, ${scheme}"></a>
<figcaption>${width} px, ${scheme}${list ? `<ul>${list}</ul>` : ""}</figcaption></figure>`;
}

const STYLE = `:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}
body{display:grid;grid-template-columns:220px minmax(0,1fr);margin:0}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:16px;box-sizing:border-box;border-right:1px solid #8885}
nav h1{font-size:18px;margin:0}nav h2{font-size:14px;margin:16px 0 4px}nav ul{list-style:none;margin:0;padding:0}
main{padding:16px 24px}section h2{font-size:16px;margin:32px 0 8px;scroll-margin-top:16px}
section div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}
img{width:100%;border:1px solid #8885;display:block}figcaption{color:GrayText}figcaption ul{color:#c33;margin:4px 0;padding-left:18px}
@media(max-width:800px){body{display:block}nav{position:static;height:auto;border:0}}`;
