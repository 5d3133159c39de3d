import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { piecesOf } from "./pieces.ts";

describe("the pieces of a letter", () => {
  it("are its sentences, each with what is told about it, and what stands between them", () => {
    const content = "Dear team,\n\nI planned menus. I won two stars.\n\nInes";
    const letter = {
      content,
      sentences: [{ text: "I planned menus.", claim_ids: ["a"] }],
      unsupported: [{ text: "I won two stars.", words: ["two stars"], reason: "Nothing holds two stars." }],
    };
    expect(
      piecesOf(letter).map(({ text, kind, ids, unborne }) => [
        text,
        kind,
        ...ids,
        unborne && unborne.words.join(),
      ]),
    ).toEqual([
      ["Dear team,\n\n", "plain", null],
      ["I planned menus.", "cited", "a", null],
      [" ", "plain", null],
      ["I won two stars.", "unsupported", "two stars"],
      ["\n\nInes", "plain", null],
    ]);
  });

  it("are the whole letter and nothing else, whatever is told about it", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", ". ", "\n"), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text), fc.array(text), fc.array(text), (parts, cited, unsupported) => {
        const content = parts.join("");
        const pieces = piecesOf({
          content,
          sentences: cited.map((sentence) => ({ text: sentence, claim_ids: [] })),
          unsupported: unsupported.map((sentence) => ({ text: sentence, words: [], reason: "" })),
        });
        expect(pieces.map((piece) => piece.text).join("")).toBe(content);
        expect(pieces.every((piece) => piece.text !== "")).toBe(true);
      }),
    );
  });
});
