import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { manifestFor } from "./manifest.ts";
import { LANGUAGES } from "./words/language.ts";

/** Written by hand: a permission is added here together with its reason, or not at all. */
const PERMISSIONS: Record<string, string> = {
  activeTab: "read the tab in which the person clicks the icon, presses the shortcut or uses the menu",
  alarms: "send what waits in the outbox after the worker has slept, and remind of what is due",
  contextMenus: "read the page, or the selected text, from the right-click menu",
  scripting: "put the reader into that one tab, once",
  sidePanel: "show the panel beside the page (Chrome; Firefox has a sidebar without a permission)",
  storage: "keep the connection on this device",
};

/** Asked for when the person first wants it. */
const OPTIONAL: Record<string, string> = {
  notifications: "remind of a step on its day and of an interview an hour before",
};

/** Never: each of these would let the extension see more than what it is shown, or frighten people at install. */
const NEVER = [
  "<all_urls>",
  "cookies",
  "debugger",
  "declarativeNetRequest",
  "downloads",
  "history",
  "identity",
  "nativeMessaging",
  "tabs",
  "topSites",
  "unlimitedStorage",
  "webNavigation",
  "webRequest",
];

const TARGETS = ["chrome", "firefox"] as const;

describe.each(TARGETS)("the %s manifest", (target) => {
  const manifest = manifestFor(target);

  it("asks for what the list allows and gives a reason for", () => {
    const expected = Object.keys(PERMISSIONS).filter((name) => target === "chrome" || name !== "sidePanel");
    expect(manifest.permissions?.toSorted()).toEqual(expected.toSorted());
  });

  it("asks for nothing of the list of what it must never have", () => {
    const asked = [...(manifest.permissions ?? []), ...(manifest.host_permissions ?? [])];
    expect(asked.filter((name) => NEVER.includes(name))).toEqual([]);
  });

  it("reaches only the default backend without being asked", () => {
    for (const pattern of manifest.host_permissions ?? []) {
      const parts = /^(\w+):\/\/([^/:]+)(?::(\d+))?\/\*$/.exec(pattern);
      expect(parts?.[1]).toBe("http");
      expect(["127.0.0.1", "localhost"]).toContain(parts?.[2]);
      // Firefox knows no ports in patterns.
      expect(parts?.[3]).toBe(target === "chrome" ? "8787" : undefined);
    }
    expect(manifest.host_permissions).toHaveLength(2);
  });

  it("may ask for a site, another backend or notifications later, and for nothing else", () => {
    expect(manifest.optional_host_permissions).toEqual(["https://*/*", "http://*/*"]);
    expect(manifest.optional_permissions).toEqual(Object.keys(OPTIONAL));
  });

  it("puts no script into any page by itself and shows no file to any", () => {
    expect(manifest.content_scripts).toBeUndefined();
    expect(manifest.web_accessible_resources).toBeUndefined();
    expect(manifest.externally_connectable).toBeUndefined();
  });

  it("opens by icon and by shortcut", () => {
    expect(manifest.action).toBeDefined();
    expect(Object.keys(manifest.commands ?? {})).toEqual(["_execute_action"]);
  });
});

describe("both targets", () => {
  it("differ only where the browsers do", () => {
    const differing = [
      "permissions",
      "host_permissions",
      "key",
      "minimum_chrome_version",
      "browser_specific_settings",
    ];
    const common = (target: string): unknown =>
      Object.fromEntries(Object.entries(manifestFor(target)).filter(([name]) => !differing.includes(name)));
    expect(common("chrome")).toEqual(common("firefox"));
  });

  it("keep their ids: Chrome's from the fixed key, Firefox's by name", () => {
    const key = Buffer.from(manifestFor("chrome").key!, "base64");
    const digest = createHash("sha256").update(key).digest("hex").slice(0, 32);
    const id = Array.from(digest, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join("");
    expect(id).toBe("nopkadoinmjidfiphkhdkgbnmndbnojh");
    const gecko = manifestFor("firefox").browser_specific_settings?.gecko;
    expect(gecko?.id).toBe("career-portrait@career-portrait.dev");
    expect(gecko).toHaveProperty("data_collection_permissions.required");
  });
});

describe("what the browser itself shows", () => {
  const folder = join(import.meta.dirname, "public/_locales");
  const wordsIn = (language: string) =>
    JSON.parse(readFileSync(join(folder, language, "messages.json"), "utf8")) as Record<
      string,
      { message: string }
    >;

  it("is there in every language that the extension speaks", () => {
    expect(readdirSync(folder).toSorted()).toEqual([...LANGUAGES].toSorted());
    const asked = [...JSON.stringify(manifestFor("chrome")).matchAll(/__MSG_(\w+)__/g)].map(
      ([, key]) => key!,
    );
    for (const language of LANGUAGES) {
      const words = wordsIn(language);
      expect(Object.keys(words).toSorted(), language).toEqual(asked.toSorted());
      expect(Object.values(words).filter(({ message }) => message.trim() === "")).toEqual([]);
      // What stores take at most.
      expect(words.description!.message.length).toBeLessThanOrEqual(132);
    }
    expect(new Set(LANGUAGES.map((language) => wordsIn(language).description!.message)).size).toBe(
      LANGUAGES.length,
    );
  });
});
