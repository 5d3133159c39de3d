/** The stores' texts keep to the stores' limits, and no permission is without its reason. */
import { describe, expect, it } from "vitest";
import { LANGUAGES, permissionReasons, storeText } from "./store-texts.ts";
import { manifestFor } from "../manifest.ts";

describe("the stores' texts", () => {
  it.each(LANGUAGES)("are whole and short enough in %s, and say the same things", (language) => {
    const { name, long } = storeText(language);
    expect(name).toBe(manifestFor("chrome").name);
    expect(long.match(/^- /gmu)).toHaveLength(6);
  });

  it("begin in English as the manifest does, which Chrome's store shows", () => {
    expect(storeText("en").short).toBe(manifestFor("chrome").description);
  });

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
