import { piecesOf } from "@career-portrait/shared/stories";
import { expect, test } from "vitest";
import { educationIn, papersIn, withoutGivenUp } from "./learning.ts";
import { marked } from "../../../test/marked-names.ts";

const sentence = (text: string) => ({ text, start: 0, end: text.length });

test("what was learned goes with the school and the date beside it", () => {
  const { text, names } = marked(
    "I finished my [learned nursing diploma] at [school St. Anna's] in 2011 and a [learned Master in Public Health] at [school Kelm University] in 2016.",
  );
  expect(educationIn(sentence(text), names).map(({ education }) => education)).toEqual([
    { institution: "St. Anna's", degree: "nursing diploma", field: null, start_date: null, end_date: "2011" },
    {
      institution: "Kelm University",
      degree: "Master",
      field: "Public Health",
      start_date: null,
      end_date: "2016",
    },
  ]);
});

test("a paper has the issuer and the date beside it, and an exam is for its paper", () => {
  const { text, names } = marked(
    "I passed the [paper PMP exam] in 2020; [paper forklift ticket] from [issuer Lowfield] too.",
  );
  expect(papersIn(sentence(text), names).map(({ label, date }) => [label, date])).toEqual([
    ["PMP", "2020"],
    ["forklift ticket", null],
  ]);
});

test.each([
  ["[paper LPIC-1] hab ich 2018 gemacht, die [paper CCNA] ist mir 2022 abgelaufen.", ["LPIC-1"]],
  ["I did two semesters of [learned culinary arts] and quit, so no degree.", []],
  ["[paper ADR] caducado, no lo renové.", []],
  ["J'ai le [paper CACES], et une [learned licence de droit] abandonnée.", ["CACES"]],
  ["The [paper CPA] I gave up after the second module.", []],
  ["[paper VCA] verlopen. [paper BHV] heb ik nog.", ["BHV"]],
  ["My [paper ServSafe] is current.", ["ServSafe"]],
])("what was left off or has lapsed is not held: %s", (judged, held) => {
  const { text, names } = marked(judged);
  expect(withoutGivenUp(text, names, piecesOf(text)).map((name) => name.text)).toEqual(held);
});
