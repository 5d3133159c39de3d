/** The stores' texts keep to the stores' limits, and no permission is without its reason. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, permissionReasons, storeText } from "./store-texts.ts";
import { manifestFor } from "../manifest.ts";

describe("the stores' texts", () => {
  it.each(LANGUAGES)("are whole and short enough in %s, and say the same things", (language) => {
    const { name, long } = storeText(language);
    expect(name).toBe(manifestFor("chrome").name);
    expect(long.match(/^- /gmu)).toHaveLength(6);
  });

  it.each(LANGUAGES)(
    "begin in %s as the extension's own description does, which Chrome's store shows",
    (language) => {
      const file = new URL(`../public/_locales/${language}/messages.json`, import.meta.url);
      const { description } = JSON.parse(readFileSync(file, "utf8")) as { description: { message: string } };
      expect(storeText(language).short).toBe(description.message);
    },
  );

  it("give the reason of every permission that either browser is asked for", () => {
    const given = permissionReasons()
      .map(([permission]) => permission)
      .join("\n");
    for (const target of ["chrome", "firefox"]) {
      const { permissions = [], optional_permissions = [] } = manifestFor(target);
      for (const name of [...permissions, ...optional_permissions]) expect(given).toContain(name);
    }
    expect(given).toContain("loopback");
    expect(given).toContain("https://*/*");
  });
});
