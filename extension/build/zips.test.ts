/** The stores' archives, packed as `npm run zip` packs them, and once more from the sources that are among them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import project from "../../package.json" with { type: "json" };

const repository = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "career-portrait-stores-"));
const storeIn = (root: string): string => join(root, "extension/.output/store");
const first = storeIn(repository);
const nameOf = (kind: string): string => `career-portrait-${project.version}-${kind}.zip`;

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  // The test runner's own setting would put React's development build into the bundle.
  const env = { ...process.env, NODE_ENV: "production", VITEST: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  return { status, said: stdout + stderr };
}
const pack = (root: string): ReturnType<typeof run> =>
  run(process.execPath, join(root, "extension/build/zip.ts"));

function unpack(kind: string): string {
  const into = join(folder, kind);
  expect(run("unzip", "-q", join(first, nameOf(kind)), "-d", into).status).toBe(0);
  return into;
}
const manifestOf = (unpacked: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(unpacked, "manifest.json"), "utf8"));

/** Stands for `npm ci`: the same packages from the registry, and the workspace's own as they came. */
function installAsThere(sources: string): void {
  const packages = join(sources, "node_modules");
  mkdirSync(join(packages, "@career-portrait"), { recursive: true });
  symlinkSync(join(sources, "shared"), join(packages, "@career-portrait/shared"));
  for (const name of readdirSync(join(repository, "node_modules")))
    if (name !== "@career-portrait")
      symlinkSync(join(repository, "node_modules", name), join(packages, name));
}

let packed: ReturnType<typeof run>;
beforeAll(() => {
  packed = pack(repository);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the stores' archives", { timeout: 240_000 }, () => {
  it("pass the linter of addons.mozilla.org, every warning mended or explained", () => {
    expect(packed.said).not.toContain("✗");
    expect(packed.status).toBe(0);
  });

  it("are of one version, the repository's, and Chrome's names no key, which its store refuses", () => {
    const chrome = manifestOf(unpack("chrome"));
    const firefox = manifestOf(unpack("firefox"));
    expect([chrome.version, firefox.version]).toEqual([project.version, project.version]);
    expect(chrome).not.toHaveProperty("key");
    expect(chrome).toHaveProperty("side_panel.default_path", "sidepanel.html");
    expect(firefox).toHaveProperty("sidebar_action.default_panel", "sidepanel.html");
  });

  it("are the same bytes when the sources that Firefox's reviewers get are built elsewhere", () => {
    const sources = unpack("sources");
    installAsThere(sources);
    expect(pack(sources)).toHaveProperty("status", 0);
    for (const name of ["chrome", "firefox", "sources"].map(nameOf)) {
      const [one, other] = [first, storeIn(sources)].map((where) => readFileSync(join(where, name)));
      expect([name, one!.equals(other!)]).toEqual([name, true]);
    }
  });
});
