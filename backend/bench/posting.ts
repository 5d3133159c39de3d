/** How long one posting page takes to read in Chromium, over the recorded pages, and how large the injected reader is. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { rolldown } from "rolldown";
import { expectedPostings, FIXTURES } from "../evaluation/postings.ts";

const RUNS = 5;

/** The reader as one script that puts `readPage` on the page's global object. */
async function bundledReader(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("../../shared/posting/index.ts", import.meta.url)),
    treeshake: true,
  });
  const { output } = await bundle.generate({ format: "iife", name: "posting", minify: true });
  await bundle.close();
  return output[0].code;
}

/** Prints and returns a table: median, 95th percentile and slowest page, and the size of the bundle. */
export async function benchPosting(): Promise<string> {
  const code = await bundledReader();
  const size = `reader bundle: ${(Buffer.byteLength(code) / 1000).toFixed(1)} kB minified (goal < 100), ${(gzipSync(code).length / 1000).toFixed(1)} kB gzip`;
  const entries = existsSync(FIXTURES) ? expectedPostings() : null;
  if (entries === null) return `Reading a page: the recorded pages are not there.\n${size}\n`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const context = await browser.newContext({ javaScriptEnabled: true });
    const page = await context.newPage();
    // Pages come from disk with every script, frame and picture refused; only the reader runs.
    let body = "";
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document" && route.request().frame() === page.mainFrame()
        ? route.fulfill({
            body,
            contentType: "text/html; charset=utf-8",
            headers: {
              "content-security-policy": "script-src 'none'; object-src 'none'; frame-src 'none'",
            },
          })
        : route.abort(),
    );
    const times: { file: string; first: number; median: number }[] = [];
    for (const entry of entries) {
      if (!entry.file.endsWith(".html")) continue;
      body = readFileSync(new URL(entry.file, FIXTURES), "utf8");
      const url = entry.page_url?.replace(/^http:/, "https:") ?? "https://example.com/";
      await page.goto("about:blank");
      await page.goto(url, { waitUntil: "domcontentloaded" });
      // The text of the script, evaluated anew on every page, as an injected script is.
      const measured = await page.evaluate<number[]>(`(() => {
        const start = performance.now();
        ${code};
        const taken = [];
        for (let run = 0; run < ${RUNS}; run++) {
          const from = run === 0 ? start : performance.now();
          posting.readPage(document, ${JSON.stringify(url)});
          taken.push(performance.now() - from);
        }
        return taken;
      })()`);
      times.push({
        file: entry.file,
        first: measured[0]!,
        median: measured.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!,
      });
    }
    const first = times.map((time) => time.first).toSorted((a, b) => a - b);
    const warm = times.map((time) => time.median).toSorted((a, b) => a - b);
    const at = (values: number[], share: number) =>
      values[Math.min(values.length - 1, Math.floor(values.length * share))]!.toFixed(1).padStart(7);
    const slowest = times.toSorted((a, b) => b.first - a.first).slice(0, 3);
    return [
      `Reading one posting page in Chromium, ${times.length} recorded pages (goal: median < 30 ms, p95 < 120 ms)`,
      `                 median     p95     max   (ms)`,
      `first reading   ${at(first, 0.5)} ${at(first, 0.95)} ${at(first, 1)}   freshly injected script`,
      `again           ${at(warm, 0.5)} ${at(warm, 0.95)} ${at(warm, 1)}`,
      ...slowest.map((time) => `  slowest: ${time.file} ${time.first.toFixed(1)}`),
      size,
      "",
    ].join("\n");
  } finally {
    await browser.close();
  }
}
