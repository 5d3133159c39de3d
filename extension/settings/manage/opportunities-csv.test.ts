import type { Opportunity } from "@career-portrait/shared/contract";
import fc from "fast-check";
import papaparse from "papaparse";
import { expect, it } from "vitest";
import { csvOf } from "./opportunities-csv.ts";

const row = (some: Partial<Opportunity>): Opportunity =>
  ({
    title: "Baker",
    company: null,
    url: null,
    status: "tracking",
    location: null,
    salary: null,
    ...some,
  }) as Opportunity;

it("reads back as it was, whatever stands in it, and holds no formula", () => {
  const text = fc.string({ unit: "binary", minLength: 1 }).filter((word) => !/^[\s'=+\-@]/.test(word));
  fc.assert(
    fc.property(fc.array(fc.record({ title: text, company: text, notes: text })), (rows) => {
      const { data } = papaparse.parse<Record<string, string>>(csvOf(rows.map(row)).slice(1).trimEnd(), {
        header: true,
        newline: "\r\n",
      });
      const kept = data.map(({ title, company, notes }) => ({ title, company, notes }));
      expect(kept).toEqual(rows);
    }),
  );
  const hostile = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"].map((title) => row({ title }));
  const cells = papaparse
    .parse<string[]>(csvOf(hostile).slice(1))
    .data.slice(1)
    .map(([title]) => title ?? "");
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

it("names sums and times by columns that the import knows", () => {
  const [head] = csvOf([]).slice(1).split("\r\n");
  expect(head).toMatch(/^title,company,url,status,location,notes,/);
});
