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
    expect(unwrapped(wrap(STORY, width, lineEnd))).toBe(STORY);
  });

  test("paragraphs stay parted", () => {
    const text = `${wrap(STORY, 70, "\n")}\n\n${wrap(STORY, 70, "\n")}\n`;
    expect(unwrapped(text)).toBe(`${STORY}\n\n${STORY}\n`);
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
  expect(unwrapped(text)).toBe(text);
});
