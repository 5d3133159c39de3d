/** Broken texts are mended to what their authors wrote; whole ones are left alone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { repair } from "./repair.ts";

test.each([
  ["â€¢ Own a car", "• Own a car"],
  ["DiplÃ´me exigÃ©", "Diplôme exigé"],
  ["youâ€™ll need", "you’ll need"],
  ["PÃ¤dagoge fÃ¼r Koblenz", "Pädagoge für Koblenz"],
  ["Software Engineer II \\n\\n at Comscore", "Software Engineer II \n\n at Comscore"],
  ["one\\r\\ntwo\\tthree", "one\ntwo\tthree"],
  ["caf\\u00e9", "café"],
  ["Requirements:\\n• Patience", "Requirements:\n• Patience"],
  ['a \\"small\\" team', 'a "small" team'],
  ["R&amp;nbsp;D", "R D"],
  ["Research &amp; Development", "Research & Development"],
  ["Cafe\u0301", "Café"],
  [
    "The planner needs a driving licence of class C and the\npatience to wait for a ferry in winter.",
    "The planner needs a driving licence of class C and the patience to wait for a ferry in winter.",
  ],
])("%s becomes %s", (broken, whole) => {
  expect(repair(broken)).toBe(whole);
});

test.each([
  ["C:\\new folder"],
  ["CAFÉ”"],
  ["Âge minimum 18 ans"],
  ["R&D"],
  ["GARÇON À LA CARTE"],
  ["São Paulo"],
  ["naïve – “quoted” • fine"],
])("%s is left alone", (whole) => {
  expect(repair(whole)).toBe(whole);
});

test("mending twice changes nothing more", () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom("\\n", "\\", "â€¢", "Ã", "&amp;", "amp;nbsp;", "\\u005cn"),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const once = repair(repair(repair(parts.join(""))));
      expect(repair(once)).toBe(once);
    }),
  );
});
