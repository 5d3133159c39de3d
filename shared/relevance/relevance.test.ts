import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_PREFERENCES } from "../contract/preferences.ts";
import { readyPortrait, type ReadyPortrait } from "../matching/index.ts";
import { claim, TODAY } from "../test/claims.ts";
import { lessonsOf, relevanceOf, type Wishes } from "./index.ts";

const wishes = (some: Partial<Wishes>): Wishes => ({ ...NO_PREFERENCES, ...some });
const posting = (some: Partial<Parameters<typeof relevanceOf>[0]> = {}) => ({
  title: "Backend Engineer",
  company: "Acme",
  location: null,
  work_mode: null,
  employment_type: null,
  salary: null,
  text: "",
  ...some,
});
const query = (keyword: string) => ({
  query_key: keyword,
  source: "linkedin" as const,
  keyword,
  location: null,
  enabled: true,
});
/** Somebody with one role, of which one sentence tells. */
function portraitOf(title: string, deed: string): ReadyPortrait {
  const role = {
    id: "role",
    company: "Hotel Aurora",
    title,
    start_date: "2019-01",
    end_date: null,
    location: null,
    summary: null,
  };
  const claims = [
    claim("attribute", `${title}, Hotel Aurora`, { work_history_id: "role" }),
    claim("achievement", deed, { work_history_id: "role" }),
  ];
  return readyPortrait({ claims, work_history: [role], basis: "accepted" }, TODAY.today);
}
const score = (some: Parameters<typeof posting>[0], wanted: Partial<Wishes>) =>
  relevanceOf(posting(some), wishes(wanted)).score;

describe("relevance", () => {
  test("is null where nothing can be compared, never zero", () => {
    expect(relevanceOf(posting(), NO_PREFERENCES)).toEqual({
      score: null,
      rank: -1,
      reason: null,
      explanation: null,
      facts: [],
    });
    expect(score({}, { locations: ["Berlin"] })).toBeNull();
    expect(score({}, { compensation_floor: 80_000, compensation_currency: "EUR" })).toBeNull();
  });

  test.each([
    [
      "role",
      { title: "Senior Backend Engineer (m/w/d)" },
      { title: "Pastry Chef" },
      { discovery_queries: [query("backend engineer")] },
    ],
    ["place", { location: "München, Deutschland" }, { location: "Lyon" }, { locations: ["Munich"] }],
    ["region", { location: "Vienna, Austria" }, { location: "Austin, TX" }, { locations: ["DACH"] }],
    [
      "work style",
      { work_mode: "remote" as const },
      { work_mode: "onsite" as const },
      { work_styles: ["remote"] },
    ],
    ["stack", { title: "Go Developer" }, { title: "PHP Developer" }, { tech_stack: ["Go"] }],
    ["level", { title: "Senior Nurse" }, { title: "Nursing Intern" }, { role_levels: ["senior"] }],
    [
      "pay",
      { salary: { min: 6_000, max: 8_000, currency: "EUR", period: "month" as const } },
      { salary: { min: 40_000, max: 50_000, currency: "EUR", period: "year" as const } },
      { compensation_floor: 80_000, compensation_currency: "EUR", compensation_period: "year" as const },
    ],
  ])("by %s: what is wished for stands above the floor, the opposite below", (_name, good, bad, wanted) => {
    expect(score(good, wanted)).toBeGreaterThanOrEqual(60);
    expect(score(bad, wanted)).toBeLessThan(40);
  });

  test("is not made by a place alone", () => {
    const found = score({ title: null, location: "Berlin" }, { locations: ["Berlin"] });
    expect(found).toBeGreaterThanOrEqual(60);
    expect(found).toBeLessThan(75);
  });

  test("keeps an order among places that nobody wished for", () => {
    const at = (location: string) => score({ location }, { locations: ["Berlin"], tech_stack: ["Go"] })!;
    const [country, continent, far] = ["Hamburg", "Lyon", "Austin, TX"].map(at) as [number, number, number];
    expect(country).toBeGreaterThan(continent);
    expect(continent).toBeGreaterThan(far);
  });

  test("keeps an order within what is ruled out", () => {
    const wanted = { exclusions: ["agencies"], tech_stack: ["Go"] };
    const agency = { company: "Brightpath Staffing" };
    expect(score({ ...agency, title: "Go Developer" }, wanted)).toBeGreaterThan(
      score({ ...agency, title: "PHP Developer" }, wanted)!,
    );
  });

  test("compares pay only in one currency", () => {
    const salary = { min: null, max: 90_000, currency: "CHF", period: "year" as const };
    expect(score({ salary }, { compensation_floor: 80_000, compensation_currency: "EUR" })).toBeNull();
  });

  test.each([
    ["no agencies", { company: "Brightpath Staffing" }],
    ["agencies", { text: "Our client, a leading bank, looks for an engineer." }],
    ["keine Zeitarbeit", { text: "Die Einstellung erfolgt über Arbeitnehmerüberlassung." }],
    ["Rüstung", { text: "You build sensors for military vehicles." }],
    ["onsite", { work_mode: "onsite" as const }],
    ["Globex", { company: "Globex Corporation" }],
  ])("holds what is ruled out (%s) at the bottom and says so", (exclusion, some) => {
    const wanted = { exclusions: [exclusion], discovery_queries: [query("backend engineer")] };
    expect(score({}, wanted)).toBeGreaterThan(70);
    const ruled = relevanceOf(posting(some), wishes(wanted));
    expect(ruled.score).toBeLessThanOrEqual(10);
    expect(ruled.reason).toContain(exclusion);
  });

  test("does not take a word inside another for what is ruled out", () => {
    const wanted = { exclusions: ["gas"], discovery_queries: [query("backend engineer")] };
    expect(score({ text: "You join our Gastronomy team in Las Vegas." }, wanted)).toBeGreaterThan(70);
  });

  test("names the deciding facts, those against too", () => {
    const { reason } = relevanceOf(
      posting({ title: "Go Developer", location: "Lyon", work_mode: "onsite" }),
      wishes({ tech_stack: ["Go"], locations: ["Berlin"], work_styles: ["remote"] }),
    );
    expect(reason).toContain("Go");
    expect(reason).toMatch(/Against it: .*Lyon/);
  });

  test("is an integer of 0 to 100 with a reason, or null with none, whatever comes", () => {
    const text = fc.string({ maxLength: 60, unit: "grapheme" });
    const list = fc.array(text, { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.record({ title: fc.option(text), company: fc.option(text), location: fc.option(text), text }),
        fc.record({
          tech_stack: list,
          locations: list,
          work_styles: list,
          exclusions: list,
          industries: list,
        }),
        (some, wanted) => {
          const { score: found, reason } = relevanceOf(posting(some), wishes(wanted));
          expect(found === null).toBe(reason === null);
          if (found !== null) expect(found).toBe(Math.min(100, Math.max(0, Math.trunc(found))));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("lessons", () => {
  const decided = (company: string, kept: boolean, n: number) =>
    Array.from({ length: n }, (_, index) => ({
      title: `Engineer ${index}`,
      company,
      location: null,
      work_mode: null,
      kept,
    }));

  test("are counted, readable, and move the score their way", () => {
    const lessons = lessonsOf([...decided("Acme", false, 6), ...decided("Initech", true, 6)]);
    const acme = lessons.find(({ value }) => value === "acme");
    const initech = lessons.find(({ value }) => value === "initech");
    expect(acme?.because).toBe("You dismissed 6 of 6 postings from Acme");
    expect(acme!.points).toBeLessThan(-4);
    expect(initech!.points).toBeGreaterThan(4);
    const wanted = wishes({ discovery_queries: [query("backend engineer")] });
    const plain = relevanceOf(posting({ company: "Acme" }), wanted).score!;
    const taught = relevanceOf(posting({ company: "Acme" }), wanted, lessons);
    expect(taught.score).toBeLessThan(plain);
    expect(taught.reason).toContain("You dismissed 6 of 6 postings from Acme");
  });

  test("need more than chance, and say nothing when everything is treated alike", () => {
    expect(lessonsOf([...decided("Acme", false, 2), ...decided("Initech", true, 2)])).toEqual([]);
    expect(lessonsOf(decided("Acme", false, 20))).toEqual([]);
    expect(lessonsOf(decided("Acme", true, 20))).toEqual([]);
  });

  test("do not depend on the order of decisions", () => {
    const all = [...decided("Acme", false, 5), ...decided("Initech", true, 4), ...decided("Hooli", false, 3)];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(lessonsOf(shuffled)).toEqual(lessonsOf(all));
      }),
    );
  });

  test("move a score by no more than their share", () => {
    const lessons = lessonsOf([...decided("Acme", true, 50), ...decided("Other", false, 50)]);
    const wanted = wishes({ work_styles: ["remote"] });
    const found = relevanceOf(posting({ company: "Acme", work_mode: "onsite" }), wanted, lessons).score!;
    const plain = relevanceOf(posting({ company: "Acme", work_mode: "onsite" }), wanted).score!;
    expect(found - plain).toBeLessThanOrEqual(25);
  });
});

describe("a posting beside the person's own work", () => {
  const cook = portraitOf("Pastry Chef", "Baked bread and cakes for 200 guests a day in a hotel kitchen");
  const judge = (some: Parameters<typeof posting>[0], wanted: Partial<Wishes> = {}) =>
    relevanceOf(posting(some), wishes(wanted), [], cook);

  test("weighs beside the wishes, and both are said", () => {
    const wanted = { locations: ["Berlin"] };
    const near = judge({ title: "Pastry Chef", location: "Berlin" }, wanted);
    const far = judge({ title: "Tax Lawyer", location: "Berlin" }, wanted);
    expect(near.score! - far.score!).toBeGreaterThan(25);
    expect(near.reason).toMatch(/your work as Pastry Chef/);
    expect(near.reason).toMatch(/in Berlin/i);
    expect(far.reason).toMatch(/Against it: far from the work you have done/);
  });

  test("leads nobody back who looks for other work", () => {
    const wanted = { discovery_queries: [query("tax lawyer")] };
    expect(judge({ title: "Tax Lawyer" }, wanted).score).toBeGreaterThan(
      judge({ title: "Pastry Chef" }, wanted).score!,
    );
  });

  test("orders what no wish can be held against, without a score", () => {
    const [near, far] = [judge({ title: "Pastry Chef" }), judge({ title: "Tax Lawyer" })];
    expect([near.score, far.score]).toEqual([null, null]);
    expect(near.rank).toBeGreaterThan(far.rank);
    expect(near.rank).toBeLessThanOrEqual(0);
    expect(near.reason).toMatch(/Pastry Chef/);
  });
});
