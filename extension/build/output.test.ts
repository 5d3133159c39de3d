/** Builds both targets and holds the result to its promises: what the browser is asked for, and how much it must load. */
import { readdir, readFile } from "node:fs/promises";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { build } from "wxt";
import { manifestFor } from "../manifest.ts";
import { de } from "../words/de.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { roomsEn } from "../words/rooms.en.ts";
import { toAscii } from "./ascii.ts";
import { onlyTrouble } from "./zips.ts";

const KB = 1000;
/** Gzip limits. Raising one is a decision that shows in a diff. */
const PANEL_LIMIT = 250 * KB;
const READER_LIMIT = 81 * KB;
const WORKER_LIMIT = 101 * KB;

const target = mkdtempSync(join(tmpdir(), "career-portrait-build-"));
const root = join(import.meta.dirname, "..");

beforeAll(async () => {
  // The test runner's own setting would put React's development build into the bundle.
  vi.stubEnv("NODE_ENV", "production");
  for (const browser of ["chrome", "firefox"]) {
    await build({ root, browser, manifestVersion: 3, outDir: target, logger: onlyTrouble });
  }
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(target, { recursive: true, force: true });
});

async function filesIn(folder: string, ext: string): Promise<string[]> {
  const names = await readdir(join(target, folder), { recursive: true });
  return names.filter((name) => name.endsWith(ext));
}

async function zipped(path: string): Promise<number> {
  return gzipSync(await readFile(join(target, path))).length;
}

/** What a page must load before it can do anything: its script and everything that imports, not what it asks for later. */
async function scriptsOf(page: string): Promise<Set<string>> {
  const html = await readFile(join(target, "chrome-mv3", page), "utf8");
  const queue = [...html.matchAll(/src="\/([^"]+\.js)"/g)].map((match) => match[1]!);
  const seen = new Set<string>();
  while (queue.length > 0) {
    const path = queue.pop()!;
    if (seen.has(path)) continue;
    seen.add(path);
    const source = await readFile(join(target, "chrome-mv3", path), "utf8");
    const imported = source.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    queue.push(...[...imported].map((match) => `chunks/${match[1]!}`));
  }
  return seen;
}

async function sizeOf(scripts: Iterable<string>): Promise<number> {
  let total = 0;
  for (const path of scripts) total += await zipped(join("chrome-mv3", path));
  return total;
}

describe.each(["chrome-mv3", "firefox-mv3"])("%s", (folder) => {
  it("holds scripts of pure ASCII, which no browser refuses", async () => {
    const scripts = await filesIn(folder, ".js");
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const bytes = await readFile(join(target, folder, script));
      expect([script, bytes.some((byte) => byte > 127)]).toEqual([script, false]);
    }
  });

  it("asks for no more than the manifest's source says", async () => {
    const built = JSON.parse(await readFile(join(target, folder, "manifest.json"), "utf8"));
    const source = manifestFor(folder.split("-")[0]!);
    expect(built.permissions.toSorted()).toEqual(source.permissions!.toSorted());
    expect(built.host_permissions).toEqual(source.host_permissions);
    expect(built.optional_permissions).toEqual(source.optional_permissions);
    expect(built.optional_host_permissions).toEqual(source.optional_host_permissions);
    expect(built.content_scripts).toBeUndefined();
    expect(built.web_accessible_resources).toBeUndefined();
    // Firefox would otherwise open the sidebar when the extension is installed.
    expect(built.sidebar_action?.open_at_install ?? false).toBe(false);
  });
});

describe("what must be loaded", () => {
  it("is under 250 kB gzip for the panel", async () => {
    const script = await sizeOf(await scriptsOf("sidepanel.html"));
    expect(script).toBeGreaterThan(50 * KB);
    expect(script).toBeLessThan(PANEL_LIMIT);
  });

  it("is one language, which comes with its own script", async () => {
    const scripts = await filesIn("chrome-mv3", ".js");
    const holding = async (text: string) => {
      const sources = await Promise.all(
        scripts.map((script) => readFile(join(target, "chrome-mv3", script), "utf8")),
      );
      return scripts.filter((_script, at) => sources[at]!.includes(toAscii(text)));
    };
    const homes = await Promise.all([en, de, fr, es].map((words) => holding(words["settings.noSites"])));
    expect(homes.map((home) => home.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(homes.flat()).size).toBe(4);
    const first = new Set([...(await scriptsOf("sidepanel.html")), ...(await scriptsOf("workspace.html"))]);
    expect(homes.flat().filter((home) => first.has(home))).toEqual([]);
    const largest = Math.max(
      ...(await Promise.all(homes.flat().map((home) => zipped(join("chrome-mv3", home))))),
    );
    expect((await sizeOf(await scriptsOf("sidepanel.html"))) + largest).toBeLessThan(PANEL_LIMIT);
  });

  it("starts the side panel without the words of the workspace's rooms, and asks for none of them", async () => {
    const scripts = [...(await scriptsOf("sidepanel.html"))].filter((script) => !script.includes("/words-"));
    const sources = await Promise.all(
      scripts.map((script) => readFile(join(target, "chrome-mv3", script), "utf8")),
    );
    const code = sources.join("\n");
    const asked = Object.keys(roomsEn).filter((key) =>
      ['"', "'", "`"].some((mark) => code.includes(`${mark}${key.replace(/\.(?:one|other)$/u, "")}${mark}`)),
    );
    expect(asked).toEqual([]);
  });

  it("is small for what enters a page, and for the worker", async () => {
    expect(await zipped("chrome-mv3/reader.js")).toBeLessThan(READER_LIMIT);
    expect(await zipped("chrome-mv3/background.js")).toBeLessThan(WORKER_LIMIT);
  });
});

describe("ASCII", () => {
  it("is what every character becomes, and means the same", () => {
    const source = 'const s = "\uffff é 😀"';
    expect(toAscii(source)).toBe('const s = "\\uffff \\u00e9 \\ud83d\\ude00"');
  });
});
