import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOneStyle, isUnfinished } from "./lines.ts";

describe("the lines of one role", () => {
  it.each([
    [
      ["Ran the kitchen.", "Cut waste by 18%", "trained cooks."],
      ["Ran the kitchen.", "Cut waste by 18%.", "Trained cooks."],
    ],
    [
      ["Ran the kitchen", "Cut waste by 18 %", "Trained cooks."],
      ["Ran the kitchen", "Cut waste by 18 %", "Trained cooks"],
    ],
    // Between sentences stops stand.
    [
      ["Ran it", "Cut waste", "Led cooks. Fed guests."],
      ["Ran it", "Cut waste", "Led cooks. Fed guests."],
    ],
    // What begins with a small letter by name does.
    [
      ["Ran the shop.", "iOS apps for guests."],
      ["Ran the shop.", "iOS apps for guests."],
    ],
    [
      ["ran the shop", "led cooks", "Fed guests"],
      ["ran the shop", "led cooks", "Fed guests"],
    ],
  ])("%j", (lines, styled) => {
    expect(inOneStyle(lines)).toEqual(styled);
  });

  it("keep every word, and settle at once", () => {
    const line = fc.string({ unit: fc.constantFrom("a", "B", " ", ".", "7", "!"), maxLength: 8 });
    const words = (text: string) => text.toLowerCase().replace(/[.]/gu, "");
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const styled = inOneStyle(lines);
        expect(styled.map(words)).toEqual(lines.map(words));
        expect(inOneStyle(styled)).toEqual(styled);
      }),
    );
  });
});

describe("a line that the page broke", () => {
  it.each([
    "Projektleitung bei der Umstellung von",
    "Ansprechpartnerin (zuletzt 2022,",
    "Ran the",
    "Mise en place de",
  ])("%s", (line) => expect(isUnfinished(line)).toBe(true));
  it.each([
    "Ran the kitchen",
    "Kunden betreut (zuletzt 2022)",
    "Moved clients to Go.",
    "Baute ein Lager auf",
  ])("not %s", (line) => expect(isUnfinished(line)).toBe(false));
});
