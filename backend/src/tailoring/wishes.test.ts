import { describe, expect, it } from "vitest";
import type { Material } from "./material.ts";
import { understand, unmet } from "./wishes.ts";

const GERMAN = { language: "de" } as Material;
const ENGLISH = { language: "en" } as Material;

describe("an instruction without a model", () => {
  it("asks for a language, not for more about it", () => {
    const wish = understand("Make it shorter and write it in German");
    expect(wish).toMatchObject({ length: "shorter", language: "de", emphasise: [] });
    expect(unmet(wish, ENGLISH)).toHaveLength(1);
    expect(unmet(wish, GERMAN)).toEqual([]);
  });

  it.each([
    ["Emphasise my experience in German", null, ["German"]],
    ["Auf Deutsch bitte, und betone Kubernetes", "de", ["Kubernetes"]],
    ["Focus on Kubernetes and leave out PHP", null, ["Kubernetes"]],
    ["En français", "fr", []],
  ])("%s", (instruction, language, emphasise) => {
    expect(understand(instruction)).toMatchObject({ language, emphasise });
  });

  it("says that it keeps the tone", () => {
    expect(unmet(understand("A more formal tone, please"), ENGLISH)).toHaveLength(1);
    expect(unmet(understand("Shorter"), ENGLISH)).toEqual([]);
  });
});
