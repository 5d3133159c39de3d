import { NO_PREFERENCES, type DiscoveryQuery, type Preferences } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount } from "./amount.ts";
import { countChanges, isBlank, phrasesIn, proposalOf, rebase, withProposal, withQuery } from "./wishes.ts";

function preferences(some: Partial<Preferences> = {}): Preferences {
  return { ...NO_PREFERENCES, ...some };
}

function query(some: Partial<DiscoveryQuery> = {}): DiscoveryQuery {
  return { query_key: "a", source: "linkedin", keyword: "Welder", location: null, enabled: true, ...some };
}

describe("phrases as they are typed", () => {
  it("are divided, trimmed and kept once, however they are written", () => {
    expect(phrasesIn(" Go, TypeScript ;go\nType   Script,, ")).toEqual(["Go", "TypeScript", "Type Script"]);
    expect(phrasesIn("x".repeat(300))[0]).toHaveLength(200);
  });
});

describe("an edit done to what stands by now", () => {
  it("adds and takes away what was edited, and leaves what was changed elsewhere", () => {
    const before = preferences({ tech_stack: ["Go", "Rust"], locations: ["Bristol"] });
    const after = { ...before, tech_stack: ["Go", "Zig"] };
    const standing = preferences({
      tech_stack: ["Go", "Rust", "C"],
      locations: ["Bristol", "Cardiff"],
      industries: ["ferries"],
      discovery_queries: [query()],
      compensation_floor: 5,
    });
    expect(rebase(before, after, standing)).toEqual({ ...standing, tech_stack: ["Go", "C", "Zig"] });
  });

  it("takes pay as one thing, and keeps the description unless it was edited", () => {
    const before = preferences({
      compensation_floor: 1,
      compensation_currency: "EUR",
      raw_description: "old",
    });
    const after = { ...before, compensation_floor: 2, compensation_period: "year" as const };
    const standing = { ...before, compensation_currency: "USD", raw_description: "newer" };
    expect(rebase(before, after, standing)).toMatchObject({
      compensation_floor: 2,
      compensation_currency: "EUR",
      compensation_period: "year",
      raw_description: "newer",
    });
  });

  const list = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
  it("is the edit itself when nothing was changed elsewhere, and nothing when nothing was edited", () => {
    fc.assert(
      fc.property(list, list, list, (old, edited, other) => {
        const before = preferences({ industries: old });
        const after = preferences({ industries: edited });
        expect(rebase(before, after, before).industries.toSorted()).toEqual(edited.toSorted());
        const elsewhere = preferences({ industries: other, raw_description: "x" });
        expect(rebase(before, before, elsewhere)).toEqual(elsewhere);
        expect(countChanges(before, before)).toBe(0);
      }),
    );
  });
});

describe("a reading beside what stands", () => {
  const standing = preferences({
    tech_stack: ["Go"],
    exclusions: ["agencies"],
    compensation_floor: 80_000,
    compensation_currency: "EUR",
    compensation_period: "year",
  });

  it("proposes only what is new, whatever the case, and another pay", () => {
    const reading = preferences({
      tech_stack: ["go", "TypeScript"],
      exclusions: ["Agencies"],
      compensation_floor: 90_000,
      compensation_currency: "EUR",
      compensation_period: "year",
    });
    const proposal = proposalOf(standing, reading);
    expect(proposal.phrases).toEqual([{ list: "tech_stack", phrase: "TypeScript" }]);
    expect(proposal.pay?.after.compensation_floor).toBe(90_000);
    const next = withProposal(standing, proposal);
    expect(next).toEqual({ ...standing, tech_stack: ["Go", "TypeScript"], compensation_floor: 90_000 });
    expect(proposalOf(next, reading)).toEqual({ phrases: [], pay: null });
  });

  it("takes nothing back that it does not name", () => {
    const proposal = proposalOf(standing, preferences());
    expect(proposal).toEqual({ phrases: [], pay: null });
    expect(withProposal(standing, proposal)).toEqual(standing);
  });
});

describe("saved queries", () => {
  it("are replaced by key, and put back where they stood", () => {
    const all = [query({ query_key: "a" }), query({ query_key: "b" }), query({ query_key: "c" })];
    const changed = query({ query_key: "b", keyword: "Fitter" });
    expect(withQuery(all, changed).map(({ keyword }) => keyword)).toEqual(["Welder", "Fitter", "Welder"]);
    const without = all.filter(({ query_key }) => query_key !== "b");
    expect(withQuery(without, all[1]!, 1)).toEqual(all);
  });

  it("do not make preferences stated", () => {
    expect(isBlank(preferences({ discovery_queries: [query()], raw_description: " " }))).toBe(true);
    expect(isBlank(preferences({ exclusions: ["agencies"] }))).toBe(false);
  });
});

describe("amounts as people type them", () => {
  it.each([
    ["90000", 90_000],
    ["90,000", 90_000],
    ["90.000", 90_000],
    ["90\u202f000", 90_000],
    ["90'000", 90_000],
    ["1,234,567", 1_234_567],
    ["1.234,50", 1234.5],
    ["1,234.5", 1234.5],
    ["17.50", 17.5],
    ["17,5", 17.5],
    ["90k", 90_000],
    ["87.5K", 87_500],
    ["0", 0],
  ])("%s", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(["", "much", "90-100", "12.", "-5", "1e5", ".5", "90k a year"])("no amount: %j", (text) => {
    expect(readAmount(text)).toBeNull();
  });
});
