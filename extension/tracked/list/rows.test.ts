import { describe, expect, it } from "vitest";
import type { KnownOpportunity } from "../../sync/database.ts";
import { opportunity } from "../../test/postings.ts";
import { between, countByStatus, fits, named, nextSort, sorted, tagsOf } from "./rows.ts";

const row = (id: string, change: Partial<KnownOpportunity> = {}): KnownOpportunity => ({
  ...opportunity(id, id, null),
  canonical: null,
  ...change,
});
const ALL = { status: null, starred: false, tags: [], due: null };
const ids = (rows: KnownOpportunity[]): string => rows.map(({ id }) => id).join(" ");

describe("the order of a list", () => {
  const rows = [
    row("a", { match_score: 40, status: "offer" }),
    row("b", { match_score: null }),
    row("c", { match_score: 90, status: "applied" }),
    row("d", { match_score: 40, status: "archived" }),
  ];

  it("puts what has no score last either way, and leaves equals as they were", () => {
    expect(ids(sorted(rows, { key: "match_score", down: true }))).toBe("c a d b");
    expect(ids(sorted(rows, { key: "match_score", down: false }))).toBe("a d c b");
  });

  it("follows a search for work", () => {
    expect(ids(sorted(rows, { key: "status", down: false }))).toBe("b c a d");
  });

  it("begins with the highest and newest, and with A, and turns round at the second click", () => {
    expect(nextSort(null, "match_score")).toEqual({ key: "match_score", down: true });
    expect(nextSort({ key: "match_score", down: true }, "title")).toEqual({ key: "title", down: false });
    expect(nextSort({ key: "title", down: false }, "title")).toEqual({ key: "title", down: true });
  });
});

describe("what a list shows", () => {
  it("is found by the beginnings of its words, whatever their case and accents", () => {
    const rows = [
      row("a", { title: "Ingénieur C++", company: "Béton SA" }),
      row("b", { title: "Welder", company: null }),
    ];
    expect(ids(named(rows, "ingen BET"))).toBe("a");
    expect(ids(named(rows, "c++"))).toBe("a");
    expect(ids(named(rows, "elder"))).toBe("");
    expect(ids(named(rows, " "))).toBe("a b");
  });

  it("has the status and the star asked for", () => {
    const starred = row("a", { is_starred: true, status: "applied" });
    expect(fits(starred, { ...ALL, status: "applied", starred: true })).toBe(true);
    expect(fits(starred, { ...ALL, status: "offer", starred: false })).toBe(false);
    expect(fits(row("b"), { ...ALL, status: null, starred: true })).toBe(false);
    expect(countByStatus([starred, row("b")])).toMatchObject({ applied: 1, tracking: 1, offer: 0 });
  });

  it("has every tag asked for, whatever its capitals, and no other sign of the same letters", () => {
    const tagged = row("a", { tags: ["C++", "Berlin"] });
    expect(fits(tagged, { ...ALL, tags: ["berlin", "c++"] })).toBe(true);
    expect(fits(tagged, { ...ALL, tags: ["C#"] })).toBe(false);
    expect(fits(tagged, { ...ALL, tags: ["C++", "Remote"] })).toBe(false);
    expect(tagsOf([tagged, row("b", { tags: ["BERLIN", "Remote"] })])).toEqual(["BERLIN", "C++", "Remote"]);
  });

  it("has a step that is due as asked", () => {
    const now = new Date(2027, 1, 10, 12).getTime();
    const due = (day: string | null, done_at: string | null = null): KnownOpportunity =>
      row("a", { next_step: { id: "s", text: "Call", due_on: day, done_at } });
    const days = { before: due("2027-02-09"), today: due("2027-02-10"), week: due("2027-02-17") };
    const others = {
      later: due("2027-02-18"),
      none: due(null),
      done: due("2027-02-09", "2027-02-09T00:00:00Z"),
    };
    const all = { ...days, ...others, without: row("b") };
    const fitting = (filter: "any" | "overdue" | "week" | "none"): string =>
      Object.entries(all)
        .filter(([, one]) => fits(one, { ...ALL, due: filter }, now))
        .map(([name]) => name)
        .join(" ");
    expect(fitting("any")).toBe("before today week later");
    expect(fitting("overdue")).toBe("before");
    expect(fitting("week")).toBe("before today week");
    expect(fitting("none")).toBe("done without");
  });

  it("is chosen in ranges, in either direction", () => {
    expect(between(["a", "b", "c", "d"], "c", "a")).toEqual(["a", "b", "c"]);
    expect(between(["a", "b"], null, "b")).toEqual(["b"]);
    expect(between(["a", "b"], "gone", "b")).toEqual(["b"]);
  });
});
