import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locator, numbersAreQuoted, pageLocator } from "./grounding.ts";

const at = (source: string, quote: string) => {
  const found = locator(source)(quote);
  return found && source.slice(found.start, found.end);
};

describe("locate", () => {
  test.each([
    ["exactly", "We need Go and Rust.", "Go and Rust", "Go and Rust"],
    ["over a line break", "five years\n   of Java", "five years of Java", "five years\n   of Java"],
    ["with a hard space", "5\u00a0years", "5 years", "5\u00a0years"],
    ["with a soft hyphen", "Soft\u00adware", "Software", "Soft\u00adware"],
    ["with another apostrophe", "bachelor’s degree", "bachelor's degree", "bachelor’s degree"],
    ["with another dash", "2019 – 2021", "2019 - 2021", "2019 – 2021"],
    ["with white space around the quote", "a  good team", "  good team\n", "good team"],
    ["as a whole word, further on", "JavaScript, then Java.", "Java", "Java"],
    ["next to punctuation", "(C++)", "C++", "C++"],
  ])("finds a quote %s", (_, source, quote, expected) => {
    expect(at(source, quote)).toBe(expected);
  });

  test.each([
    ["another word", "five years of Java", "six years of Java"],
    ["another case", "kubernetes", "Kubernetes"],
    ["part of a word", "JavaScript", "Java"],
    ["words run together", "not able", "no table"],
    ["words in another order", "Go and Rust", "Rust and Go"],
    ["an ellipsis over what was left out", "Go, Rust and Zig", "Go ... Zig"],
    ["nothing", "text", "  "],
    ["a single letter", "a b", "a"],
  ])("does not find %s", (_, source, quote) => {
    expect(at(source, quote)).toBeNull();
  });

  test("finds every run of whole words, however the white space is changed", () => {
    const word = fc.stringMatching(/^[a-z0-9+#.'-]{2,8}$/);
    const gap = fc.constantFrom(" ", "\n", "\t ", "\u00a0", " \u200b ");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, gap), { minLength: 2, maxLength: 20 }),
        fc.nat(),
        fc.nat(),
        (parts, a, b) => {
          const from = a % parts.length;
          const to = from + 1 + (b % (parts.length - from));
          const source = parts.flat().join("");
          const quote = parts
            .slice(from, to)
            .map(([text]) => text)
            .join(" ");
          const found = at(source, quote);
          expect(found?.split(/[\s\u200b]+/).join(" ")).toBe(quote);
        },
      ),
    );
  });

  test("takes no quote that is longer than a quote can be", () => {
    const source = "ab ".repeat(1_000);
    expect(at(source, source.slice(0, 2_000))).toBe(source.slice(0, 2_000).trim());
    expect(at(source, source)).toBeNull();
  });
});

test("a quote is found on its page", () => {
  const pages = ["Summary", "Led a team\nof six", "Led a team of seven"];
  expect(pageLocator(pages)("Led a team of six")).toEqual({
    content: "Led a team\nof six",
    page: 2,
    start: 0,
    end: 17,
  });
  expect(pageLocator(pages)("Led a team of eight")).toBeNull();
});

test("a statement's numbers must stand in the quote", () => {
  expect(numbersAreQuoted("Cut latency to 140 ms", "from 820 ms to 140 ms")).toBe(true);
  expect(numbersAreQuoted("Cut latency by 83%", "from 820 ms to 140 ms")).toBe(false);
  expect(numbersAreQuoted("Reached 14 users", "140 users")).toBe(false);
  expect(numbersAreQuoted("No number", "none")).toBe(true);
});
