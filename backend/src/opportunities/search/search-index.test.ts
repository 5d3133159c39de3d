import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SearchIndex, type SearchedText, standsBefore } from "./search-index.ts";

function indexOf(...texts: Partial<SearchedText>[]): SearchIndex {
  const index = new SearchIndex();
  for (const [at, text] of texts.entries())
    index.put({
      id: `${at}`,
      title: "",
      company: null,
      description: "",
      created_at: at,
      version: 0,
      ...text,
    });
  return index;
}
const ids = (index: SearchIndex, query: string, limit = 50) =>
  index.search(query, null, limit).map(({ id }) => id);

describe("what is found", () => {
  const index = indexOf(
    { title: "Ingénieur logiciel", company: "Société Générale", description: "Paris, C++ et Node.js" },
    { title: "Senior Software Engineer", company: "Acme GmbH", description: "We build engines. Zürich." },
    { title: "Krankenpfleger (m/w/d)", company: "Klinikum München", description: "Erfahrung in der Pflege" },
    { title: "ソフトウェアエンジニア", company: "東京株式会社", description: "開発" },
    { title: "Nurses wanted", company: null, description: "Ward nurse, night shifts" },
  );
  test.each([
    ["INGENIEUR", ["0"]],
    ["ingénieur générale", ["0"]],
    ["c++", ["0"]],
    ["node", ["0"]],
    ["zurich", ["1"]],
    ["Engineer at Acme", ["1"]],
    ["software eng", ["1"]],
    ["eng software", []],
    ["klinik munchen", []],
    ["Munchen klinik", ["2"]],
    ["munchen klinikum", ["2"]],
    ["エンジニア", ["3"]],
    ["東京", ["3"]],
    ["nurse", ["4"]],
    ["engineer nurse", []],
    ['"software engineer"', ["1"]],
    [".* $ne {}", []],
    ["!!!", []],
  ])("%s", (query, expected) => {
    expect(ids(index, query)).toEqual(expected);
  });
});

describe("the order", () => {
  test("is title, company, description", () => {
    const index = indexOf(
      { description: "rust rust rust rust" },
      { company: "Rust" },
      { title: "Rust developer" },
    );
    expect(ids(index, "rust")).toEqual(["2", "1", "0"]);
  });

  test("prefers the whole word, then another form of it, then one that begins so", () => {
    const index = indexOf({ title: "Tester" }, { title: "Tests" }, { title: "Test" });
    expect(ids(index, "test")).toEqual(["2", "1", "0"]);
  });

  test("prefers words that stand together as asked for", () => {
    const index = indexOf({ title: "Data Engineer" }, { title: "Engineer, Data" });
    expect(ids(index, "data engineer")).toEqual(["0", "1"]);
    expect(ids(index, "engineer data")).toEqual(["1", "0"]);
  });

  test("puts the newer of two alike first", () => {
    const index = indexOf({ title: "Cook", created_at: 1 }, { title: "Cook", created_at: 2 });
    expect(ids(index, "cook")).toEqual(["1", "0"]);
  });
});

test("a text that is put again stands once, as it is now; one that is removed is gone", () => {
  const index = indexOf({ title: "Baker" }, { title: "Baker" });
  index.put({ id: "0", title: "Butcher", company: null, description: "", created_at: 0, version: 0 });
  expect(ids(index, "baker")).toEqual(["1"]);
  expect(ids(index, "butcher")).toEqual(["0"]);
  index.remove("1");
  expect(ids(index, "baker")).toEqual([]);
  expect(index.size).toBe(1);
});

test("an index that was kept and taken up again answers as before, and takes in what is new", () => {
  const word = fc.constantFrom("senior", "data", "engineer", "engineers", "c++", "node.js", "東京", "é");
  const sentence = fc.array(word, { maxLength: 200 }).map((words) => words.join(" "));
  const text = fc.record({
    id: fc.integer({ min: 0, max: 9 }).map(String),
    title: sentence,
    company: fc.option(sentence),
    description: sentence,
    created_at: fc.integer({ min: 0, max: 3 }),
    version: fc.nat(),
  });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 15 }),
      fc.array(fc.integer({ min: 0, max: 9 }).map(String), { maxLength: 3 }),
      fc.array(text, { maxLength: 3 }),
      fc.array(word, { minLength: 1, maxLength: 2 }),
      (texts, removed, later, query) => {
        const index = new SearchIndex();
        for (const one of texts) index.put(one);
        for (const id of removed) index.remove(id);
        const pieces = [...index.pieces()];
        const again = new SearchIndex();
        for (const piece of pieces) again.take(piece);
        const same = () => {
          expect(again.search(query.join(" "), null, 50)).toEqual(index.search(query.join(" "), null, 50));
          for (const id of index.ids()) expect(again.versionOf(id)).toBe(index.versionOf(id));
          expect(again.size).toBe(index.size);
        };
        same();
        expect([...again.pieces()]).toEqual(pieces);
        for (const one of later) {
          index.put(one);
          again.put(one);
        }
        same();
        expect([...again.pieces()]).toEqual([...index.pieces()]);
      },
    ),
  );
});

test("pages put together are the whole, whatever is added between them", () => {
  const word = fc.constantFrom("senior", "data", "engineer", "nurse", "rust", "ward");
  const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  const text = fc.record({
    title: sentence,
    description: sentence,
    created_at: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 30 }),
      sentence,
      fc.integer({ min: 1, max: 5 }),
      (texts, query, limit) => {
        const index = indexOf(...texts);
        const whole = index.search(query, null, 100);
        const sorted = whole.toSorted((a, b) => (standsBefore(a, b) ? -1 : 1));
        expect(whole).toEqual(sorted);
        const seen: string[] = [];
        let after = null;
        for (;;) {
          const page = index.search(query, after, limit);
          seen.push(...page.map(({ id }) => id).filter((id) => !id.startsWith("new")));
          after = page.at(-1) ?? null;
          if (!after) break;
          if (seen.length < 3)
            index.put({
              id: `new ${seen.length}`,
              title: query,
              company: null,
              description: "",
              created_at: 9,
              version: 0,
            });
        }
        expect(seen).toEqual(whole.map(({ id }) => id));
      },
    ),
  );
});
