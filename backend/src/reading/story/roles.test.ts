import { expect, test } from "vitest";
import { noRoles, readRoles } from "./roles.ts";
import { marked } from "../../../test/marked-names.ts";

function rolesOf(...sentences: string[]) {
  const roles = noRoles();
  let from = 0;
  for (const sentence of sentences) {
    const { text, names } = marked(sentence, from);
    const piece = { start: from, end: from + text.length };
    readRoles({ ...piece, text }, names, [piece], roles);
    from += text.length + 1;
  }
  return roles.roles.map(({ company, title, start_date, end_date }) => [
    company,
    title,
    start_date,
    end_date,
  ]);
}

test("a title goes with the employer that stands beside it", () => {
  expect(
    rolesOf(
      "I was a [title cook] at [employer The Copper Pan] and a [title sous chef] at [employer Hotel Bellevue].",
    ),
  ).toEqual([
    ["The Copper Pan", "cook", null, null],
    ["Hotel Bellevue", "sous chef", null, null],
  ]);
});

test("an employer that was named once is meant later; who becomes something is no longer what they were", () => {
  expect(
    rolesOf(
      "In 2015 I joined [employer Halden Foods] as [title picker].",
      "In 2019 they made me [title shift leader].",
    ),
  ).toEqual([
    ["Halden Foods", "picker", "2015", "2019"],
    ["Halden Foods", "shift leader", "2019", null],
  ]);
});

test("dates go with the role they stand nearest to", () => {
  expect(
    rolesOf(
      "[title Fitter] at [employer Brandt Lifts] 2010 to 2014, [title foreman] at [employer Odd & Sons] since 2014.",
    ),
  ).toEqual([
    ["Brandt Lifts", "Fitter", "2010", "2014"],
    ["Odd & Sons", "foreman", "2014", "present"],
  ]);
});

test("leaving ends a role, also with a date after a part of the year", () => {
  expect(rolesOf("I joined [employer Delta Pumps] in 2011.", "I left in 2016.")).toEqual([
    ["Delta Pumps", null, "2011", "2016"],
  ]);
  expect(rolesOf("I was [title driver] at [employer Hermes] until the end of 2019.")).toEqual([
    ["Hermes", "driver", null, "2019"],
  ]);
});

test("a name said again in other words is the same employer", () => {
  expect(
    rolesOf("I work for [employer Brandt Lifts Ltd].", "At [employer Brandt Lifts] I am [title foreman]."),
  ).toEqual([["Brandt Lifts Ltd", "foreman", null, null]]);
});
