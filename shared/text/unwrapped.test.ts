import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrapped } from "./unwrapped.ts";

/** Wraps as editors do: a word that does not fit begins the next line. */
function wrap(text: string, width: number, lineEnd: string): string {
  let line = "";
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length > width && line !== "") lines.push(line);
    line = longer.length > width ? word : longer;
  }
  return [...lines, line].join(lineEnd);
}

const STORY =
  "For six years I kept the lamps of eleven lighthouses burning. When the old lenses cracked in the winter of 2019 I had them cast anew in Porto, and the outages fell from nine a year to one.";

describe("what a program wrapped", () => {
  test.each([
    [60, "\n"],
    [72, "\r\n"],
    [80, "  \n"],
    [76, "\n    "],
  ])("at %i with %j between lines is one line again", (width, lineEnd) => {
    expect(unwrapped(wrap(STORY, width, lineEnd)).text).toBe(STORY);
  });

  test("paragraphs stay parted", () => {
    const text = `${wrap(STORY, 70, "\n")}\n\n${wrap(STORY, 70, "\n")}\n`;
    expect(unwrapped(text).text).toBe(`${STORY}\n\n${STORY}\n`);
  });
});

test.each([
  [
    "points with marks",
    "- kept the lamps of eleven lighthouses burning, day and night\n- had lenses cast anew in Porto",
  ],
  [
    "lines that somebody ended",
    "For six years I kept the lamps of eleven lighthouses burning.\nthen I left.\nthen I came back.",
  ],
  [
    "points without marks",
    "Kept the lamps of eleven lighthouses burning for years\nHad the lenses cast anew in Porto after the winter storm\nTrained two",
  ],
  ["an address", "Lamp Office\nharbour road 3\nDen Helder"],
  ["one line", STORY],
])("%s stay as they are", (_, text) => {
  expect(unwrapped(text).text).toBe(text);
});

test("every range says the same words in the original, whatever the text", () => {
  const word = fc.stringMatching(/^[a-zA-Z.,é-]{1,9}$/u);
  const paragraph = fc
    .tuple(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 30, max: 90 }),
      fc.constantFrom("\n", "\r\n", " \n  "),
    )
    .map(([words, width, lineEnd]) => wrap(words.join(" "), width, lineEnd));
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      (paragraphs, a, b) => {
        const original = paragraphs.join("\n\n");
        const { text, origin } = unwrapped(original);
        const start = a % text.length;
        const end = start + 1 + (b % (text.length - start));
        const range = origin({ start, end });
        const bare = (words: string) => words.replace(/\s+/gu, " ");
        expect(bare(original.slice(range.start, range.end))).toBe(bare(text.slice(start, end)));
      },
    ),
  );
});
