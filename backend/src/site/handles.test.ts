import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultOf, handleFromName, normalisedHandle, requireHandle } from "./handles.ts";

describe("a handle", () => {
  test.each([
    ["marit", null],
    ["m-w", null],
    ["a1b", null],
    ["123", null],
    ["a".repeat(30), null],
    ["ab", "invalid_format"],
    ["a".repeat(31), "invalid_format"],
    ["-marit", "invalid_format"],
    ["marit-", "invalid_format"],
    ["ma_rit", "invalid_format"],
    ["ma.rit", "invalid_format"],
    ["märit", "invalid_format"],
    ["ma rit", "invalid_format"],
    ["", "invalid_format"],
    ["admin", "reserved"],
    ["www", "reserved"],
    ["career-portrait", "reserved"],
  ])("%s: %s", (handle, fault) => {
    expect(faultOf(handle)).toBe(fault);
  });

  test("is one for all its spellings", () => {
    expect(normalisedHandle("  ＭＡＲＩＴ ")).toBe("marit");
    expect(normalisedHandle("Marit")).toBe("marit");
    expect(requireHandle("ﬁnn")).toBe("finn");
    expect(() => requireHandle("ADMIN")).toThrow("kept for the service");
    expect(() => requireHandle("a")).toThrow("3 to 30");
  });

  test("of any text is either refused or of the one form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (given) => {
        const handle = normalisedHandle(given);
        if (faultOf(handle) === null) expect(handle).toMatch(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/);
        expect(normalisedHandle(handle)).toBe(handle);
      }),
    );
  });
});

describe("the handle of a name", () => {
  test.each([
    ["Marit van der Wal", "marit-van-der-wal"],
    ["Åsa Ångström", "asa-angstrom"],
    ["Jürgen Weiß", "jurgen-weiss"],
    ["Łukasz O’Neill-Ørsted", "lukasz-o-neill-orsted"],
    ["Li", null],
    ["山田太郎", null],
    ["A very long name that nobody could fit into a handle", "a-very-long-name-that-nobod"],
  ])("%s: %s", (name, handle) => {
    expect(handleFromName(name)).toBe(handle);
  });
});
