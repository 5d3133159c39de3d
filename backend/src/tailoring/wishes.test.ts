import { describe, expect, it } from "vitest";
import type { Material } from "./material.ts";
import { isUnderstood, understand, unmet, wished } from "./wishes.ts";

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

  it.each([
    ["Fit it on one page", 1],
    ["Bitte auf zwei Seiten", 2],
    ["Kürzer, auf eine Seite", 1],
    ["Sur une page, s'il te plaît", 1],
    ["3 pages are fine", 3],
    ["En una página", 1],
    ["Focus on landing pages", null],
  ])("%s", (instruction, pages) => {
    const wish = understand(instruction);
    expect(wish.pages).toBe(pages);
    expect(wish.measure.pages).toBe(pages ?? 2);
    if (pages !== null) expect(isUnderstood(wish)).toBe(true);
  });

  it("leaves out of their own summary, too, what is not to be told", () => {
    const material = {
      summary: [
        { text: "Engineer for payments.", ids: ["a"] },
        { text: "Wrote PHP for six years.", ids: ["b"] },
      ],
      roles: [],
      claims: [],
      projects: [],
      evidence: new Map(),
    } as unknown as Material;
    const told = wished(material, understand("Leave out PHP")).material;
    expect(told.summary.map(({ text }) => text)).toEqual(["Engineer for payments."]);
  });

  it("says that it keeps the tone", () => {
    expect(unmet(understand("A more formal tone, please"), ENGLISH)).toHaveLength(1);
    expect(unmet(understand("Shorter"), ENGLISH)).toEqual([]);
  });
});
