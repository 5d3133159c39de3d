// @vitest-environment jsdom
import type { Applicant } from "@career-portrait/shared/application";
import { expect, test } from "vitest";
import { LONGEST_HELD, LONGEST_OPTION, MOST_FIELDS, MOST_OPTIONS } from "./bounds.ts";
import { FormReading } from "./form.ts";
import { pageForm } from "./page-form.ts";

const LIVING_IN_CHILE: Applicant = {
  name: null,
  email: null,
  phone: null,
  location: "Arica, Chile",
  linkedin_url: null,
  github_url: null,
  website_url: null,
  current: null,
  roles: [],
  schools: [],
};

/** What the panel takes of a page whose one list has these options beside the right one. */
function listBeside(others: readonly string[]) {
  const options = ["", "Chile", ...others].map((option) => `<option>${option}</option>`);
  document.body.innerHTML = `<label>Country <select>${options.join("")}</select></label>`;
  const [field] = FormReading.parse(pageForm(document).read(LIVING_IN_CHILE)).fields;
  return { kind: field!.kind, answer: field!.answer, options: field!.options };
}

test("a list crosses into the panel with its options, each once", () => {
  const answer = { kind: "text", text: "Chile", isSure: true };
  expect(listBeside(["Peru", "<b>Bolivia", "Peru"])).toEqual({
    kind: "list",
    answer,
    options: ["Chile", "Peru", "Bolivia"],
  });
});

test("a list that is too long, or whose words are, is left to the person; the form is shown all the same", () => {
  const left = { kind: "list", answer: null, options: [] };
  const many = Array.from({ length: MOST_OPTIONS }, (_, at) => `Province ${at}`);
  expect(listBeside(many)).toEqual(left);
  expect(listBeside(many.slice(1)).options).toHaveLength(MOST_OPTIONS);
  expect(listBeside(["x".repeat(LONGEST_OPTION + 1)])).toEqual(left);
});

test("a form is shown whatever its page holds: long texts, long labels and many fields are cut", () => {
  const field = `<label>${"Why? ".repeat(200)}<textarea>${"x".repeat(30_000)}</textarea></label>`;
  document.body.innerHTML = field.repeat(MOST_FIELDS + 1);
  const { fields } = FormReading.parse(pageForm(document).read(LIVING_IN_CHILE));
  expect(fields).toHaveLength(MOST_FIELDS);
  expect(fields[0]!.current).toHaveLength(LONGEST_HELD);
});
