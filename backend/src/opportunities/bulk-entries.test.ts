import fc from "fast-check";
import papaparse from "papaparse";
import { describe, expect, test } from "vitest";
import { type BulkEntry, type BulkItem, readBulk } from "./bulk-entries.ts";

const seen = (item: BulkItem) => {
  if ("problem" in item) return `! ${item.problem}`;
  const { title, company, url } = item.entry;
  return [title, company, url].map((part) => part ?? "-").join(" / ");
};
const read = (input: string) => readBulk(input).map(seen);

describe("lines", () => {
  test.each([
    ["https://jobs.example.com/1", "- / - / https://jobs.example.com/1"],
    ["- https://jobs.example.com/1,2", "- / - / https://jobs.example.com/1,2"],
    ["linkedin.com/jobs/view/7", "- / - / https://linkedin.com/jobs/view/7"],
    ["Engineer at Acme", "Engineer / Acme / -"],
    ["3. Head of Care @ St. Mary's", "Head of Care / St. Mary's / -"],
    ["Pflegekraft bei Klinikum Nord", "Pflegekraft / Klinikum Nord / -"],
    ["Engineer, Payments at Acme", "Engineer, Payments / Acme / -"],
    ["Engineer at Acme, Utrecht", "Engineer / Acme / -"],
    ["Baker, Acme, https://a.example/1", "Baker / Acme / https://a.example/1"],
    ["https://a.example/1; Baker; Acme", "Baker / Acme / https://a.example/1"],
    ["Baker\tAcme\thttps://a.example/1", "Baker / Acme / https://a.example/1"],
    ["Baker at Acme – https://a.example/1", "Baker / Acme / https://a.example/1"],
    ["Baker https://a.example/1", "Baker / - / https://a.example/1"],
    ["[Remote] Engineer at Acme", "[Remote] Engineer / Acme / -"],
    ["http://localhost:3000/jobs/1", "- / - / http://localhost:3000/jobs/1"],
    ["<https://a.example/1>", "- / - / https://a.example/1"],
    ["[Baker](https://a.example/1)", "Baker / - / https://a.example/1"],
    ["- [Baker at Acme](https://a.example/1)", "Baker / Acme / https://a.example/1"],
    ["Baker, Acme, Inc., https://a.example/1", "Baker / Acme, Inc. / https://a.example/1"],
    ["Baker at Acme, Ltd, Leeds", "Baker / Acme, Ltd / -"],
  ])("%s", (line, expected) => expect(read(line)).toEqual([expected]));

  test("without a header keep their first, also where cells are quoted", () => {
    expect(read("Baker, Acme\n\nCook, Bistro\n")).toEqual(["Baker / Acme / -", "Cook / Bistro / -"]);
    expect(read('"Baker, senior";"Acme"\n"Cook";"Le\nBistro"')).toEqual([
      "Baker, senior / Acme / -",
      "Cook / Le\nBistro / -",
    ]);
    expect(read('"Lead" engineer at Acme\nCook at Bistro')).toHaveLength(2);
  });

  test("of several addresses are as many entries", () => {
    const two = ["- / - / https://a.example/1", "- / - / https://a.example/2"];
    for (const between of [", ", ",", " ", "; "])
      expect(read(`https://a.example/1${between}https://a.example/2`)).toEqual(two);
  });

  test("that name neither address nor company are told so", () => {
    expect(read("hello")).toEqual([expect.stringMatching(/^! is no address/)]);
  });
});

describe("tables", () => {
  test("have their columns in any order, under the names people use", () => {
    const expected = ["Baker / Acme / https://a.example/1", "Cook / Bistro / -"];
    expect(read("Job Title,Employer,Job URL\nBaker,Acme,https://a.example/1\nCook,Bistro,")).toEqual(
      expected,
    );
    expect(read("\uFEFFLink;Firma;Nr;Stelle\r\nhttps://a.example/1;Acme;1;Baker\r\n;Bistro;2;Cook")).toEqual(
      expected,
    );
    expect(
      read("company_name\tposting link\tposition\nAcme\thttps://a.example/1\tBaker\nBistro\t\tCook"),
    ).toEqual(expected);
    expect(read("url\nhttps://a.example/1\nhttps://a.example/2")).toHaveLength(2);
    expect(
      read("\uFEFFsep=;\r\nRole;Company;Job post URL\r\nBaker;Acme;https://a.example/1\r\nCook;Bistro;"),
    ).toEqual(expected);
  });

  test("keep line breaks and doubled quotation marks inside cells; rows without anything are no entries", () => {
    const [item, ...more] = readBulk(
      'title,company,description,status\n"Baker ""senior""",Acme,"First\nSecond, third",Applied\n,,,\n',
    );
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      entry: { title: 'Baker "senior"', description: "First\nSecond, third", status: "applied" },
    });
  });

  test("with a wrong address, an empty row or an open quotation mark lose no other row", () => {
    expect(read('title,company,url\nA,B,javascript:alert(1)\n,B,\nC,D,\n"E,F,')).toEqual([
      expect.stringMatching(/^! its address/),
      expect.stringMatching(/^! has no title/),
      "C / D / -",
      expect.stringMatching(/^! a quotation mark/),
    ]);
  });
});

test("a quotation mark that is never closed costs its own line, wherever it stands and whatever blank lines are before it", () => {
  const broken = "! a quotation mark in it is never closed";
  expect(read('title,company,url\n\nA,B,\n\n"E,F,\nC,D,\n\nG,H,')).toEqual([
    "A / B / -",
    broken,
    "C / D / -",
    "G / H / -",
  ]);
  expect(read('title,company,notes\nA,B,\nC,D,"Rang them.\nThey were glad.\nSend papers, soon')).toEqual([
    "A / B / -",
    broken,
  ]);
});

test("a text of nothing but open quotation marks is read in short time", () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `a${index},b,"\n`);
  expect(readBulk(`title,company,notes\n${lines.join("")}`).length).toBeGreaterThan(0);
});

test("tables of notes are tables; a column of postings may hold their addresses", () => {
  const expected = ["Baker / Acme / https://a.example/1"];
  expect(read("| Role | Company | Link |\n|---|:-:|---|\n| Baker | Acme | https://a.example/1 |")).toEqual(
    expected,
  );
  expect(read("Job posting,Company,Position\nhttps://a.example/1,Acme,Baker")).toEqual(expected);
  expect(read('[{"posting":"https://a.example/1","company":"Acme","role":"Baker"}]')).toEqual(expected);
});

describe("JSON", () => {
  test.each([
    ['["https://a.example/1", "Baker at Acme", 7, ""]', 4],
    ['{"opportunities": [{"title": "Baker"}]}', 1],
    ['{"title": "Baker", "company": {"name": "Acme"}}', 1],
    ['{"title": "Baker"}\n{"title": "Cook"}\n{oops', 3],
    ['["a', 1],
    ["[]", 0],
  ])("%s", (input, count) => expect(readBulk(input)).toHaveLength(count));

  test("objects are read by the same names", () => {
    expect(
      read('[{"position":"Baker","employer":{"name":"Acme"},"link":"https://a.example/1"}, null]'),
    ).toEqual(["Baker / Acme / https://a.example/1", "! is neither a text nor an object"]);
  });
});

test("what names an entry back is no formula", () => {
  for (const start of ["=", "+", "-", "@", "\t="]) {
    const [item] = readBulk(JSON.stringify([{ title: `${start}HYPERLINK("x")`, company: "A" }]));
    expect(item?.label).toMatch(/^'/);
  }
});

const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((text) => `x${text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, "")}x`.trim().normalize("NFC"));
const entry = fc.record({
  title: word,
  company: word,
  url: fc.webUrl({ validSchemes: ["https"] }),
  description: fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
});
const essential = (item: BulkItem) => {
  if ("problem" in item) return item.problem;
  const { title, company, url, description }: BulkEntry = item.entry;
  return { title, company, url, description };
};

test("any list survives the way through CSV and JSON", () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("\n", "\r\n"),
      (entries, delimiter, newline) => {
        const expected = entries.map((one) => ({ ...one, url: new URL(one.url).href }));
        const csv = papaparse.unparse(entries, { delimiter, newline });
        expect(readBulk(csv).map(essential)).toEqual(expected);
        expect(readBulk(JSON.stringify(entries)).map(essential)).toEqual(expected);
        expect(readBulk(entries.map((one) => JSON.stringify(one)).join("\n")).map(essential)).toEqual(
          expected,
        );
      },
    ),
    { numRuns: 200 },
  );
});

test("no text is too wild, and each item is an entry or a problem under a safe name", () => {
  const fragment = fc.constantFrom(
    '"',
    ",",
    ";",
    "\t",
    "\n",
    "\r\n",
    "{",
    "[",
    "title",
    "url",
    " at ",
    "https://a.b/",
  );
  const wild = fc.array(fc.oneof(fragment, fc.string({ unit: "binary" })), { maxLength: 30 });
  fc.assert(
    fc.property(
      wild.map((parts) => parts.join("")),
      (input) => {
        for (const item of readBulk(input)) {
          expect(item.label).not.toMatch(/^[=+\-@\t\r]/);
          expect("entry" in item).not.toBe("problem" in item);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("each non-blank line is one item", () => {
  fc.assert(
    fc.property(
      fc.array(
        word.filter((text) => !/["[{]/.test(text)),
        { minLength: 1 },
      ),
      (lines) => {
        expect(readBulk(["Baker at Acme", ...lines].join("\n\n"))).toHaveLength(lines.length + 1);
      },
    ),
  );
});
