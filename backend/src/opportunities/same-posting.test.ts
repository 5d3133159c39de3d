import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSamePosting, textLikeness, type ComparedPosting } from "./same-posting.ts";

const TEXT = Array.from({ length: 60 }, (_, index) => `We ask for thing ${index} and value it highly.`).join(
  "\n",
);
const posting = (more: Partial<ComparedPosting> = {}): ComparedPosting => ({
  company: "Ledgerline B.V.",
  title: "Platform Engineer",
  location: "Utrecht",
  url_keys: [],
  description: TEXT,
  ...more,
});

describe("two postings are the same", () => {
  test.each<[string, Partial<ComparedPosting>]>([
    ["in other letter case and punctuation", { company: "LEDGERLINE B.V", title: "Platform  engineer" }],
    ["with other white space", { description: TEXT.replaceAll("\n", "  \n ") }],
    ["with a sentence more", { description: `${TEXT}\nApply by Friday.` }],
    ["without a place", { location: null }],
    ["at another site", { url_keys: ["https://board.example/1"] }],
  ])("%s", (_, more) => {
    expect(isSamePosting(posting({ url_keys: ["https://ledgerline.example/1"] }), posting(more))).toBe(true);
  });

  test.each<[string, Partial<ComparedPosting>]>([
    ["another company", { company: "Other" }],
    ["another title", { title: "Senior Platform Engineer" }],
    ["another place", { location: "Lisbon" }],
    ["another id at the same site", { url_keys: ["https://ledgerline.example/2"] }],
    ["another text", { description: TEXT.split("\n").slice(0, 40).join("\n") }],
  ])("unless one has %s", (_, more) => {
    expect(isSamePosting(posting({ url_keys: ["https://ledgerline.example/1"] }), posting(more))).toBe(false);
  });

  test("without a company only word for word", () => {
    const nameless = posting({ company: null });
    expect(isSamePosting(nameless, nameless)).toBe(true);
    expect(isSamePosting(nameless, { ...nameless, description: `${TEXT}\nApply by Friday.` })).toBe(false);
  });
});

test("likeness is symmetric, within 0 and 1, and 1 for a text with itself", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (one, other) => {
      const likeness = textLikeness(one, other);
      expect(likeness).toBe(textLikeness(other, one));
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(textLikeness(one, one)).toBe(1);
    }),
  );
});
