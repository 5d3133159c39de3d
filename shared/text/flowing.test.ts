import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flowing } from "./flowing.ts";

describe("what was typed is read as it is said", () => {
  test.each([
    ["blanks that do not break", "12\u00a0lamps of\u202f3 towers", "12 lamps of 3 towers"],
    ["what nobody sees", "light\u00adhouse\u200b keeper\ufeff", "lighthouse keeper"],
    ["decomposed letters", "Zoe\u0308", "Zoë"],
    [
      "bold, italics and code",
      "I led **40 people** in *two* towns, `daily`, and __won__.",
      "I led 40 people in two towns, daily, and won.",
    ],
    ["bullets", "- Led two towns\n  • 40 people\n* Won", "Led two towns\n  40 people\nWon"],
    [
      "a wrap",
      "For six years I kept the lamps of eleven\nlighthouses burning.",
      "For six years I kept the lamps of eleven lighthouses burning.",
    ],
  ])("%s", (_, typed, said) => {
    expect(flowing(typed).text).toBe(said);
  });

  test.each([
    "3 * 4",
    "snake_case_name",
    "C* and F*",
    "a - b",
    "- and then I left",
    "2 ** 3",
    "O'Neill’s “own” words",
  ])("%s stays", (text) => {
    expect(flowing(text).text).toBe(text);
  });
});

test("every range says the same in the original, whatever the text", () => {
  const fragment = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.constantFrom("\u00a0", "\u200b", "**", "_", "e\u0301", "\n", "\r\n", "- ", "word ", "Word "),
  );
  const bare = (text: string) =>
    text
      .normalize("NFC")
      .replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff*_`•·●▪■◦‣✓➢►–—-]/gu, "");
  fc.assert(
    fc.property(fc.array(fragment, { minLength: 1, maxLength: 40 }), (fragments) => {
      const text = fragments.join("");
      const { text: said, from, to } = flowing(text);
      expect(bare(said)).toBe(bare(text));
      for (const [unit, start] of from.entries()) {
        expect(to[unit]).toBeGreaterThan(start);
        if (unit > 0) expect(start).toBeGreaterThanOrEqual(from[unit - 1]!);
      }
    }),
  );
});
