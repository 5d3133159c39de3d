import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_PREFERENCES } from "@career-portrait/shared/contract";
import {
  lessonsOf,
  relevanceOf,
  type RelevancePosting,
  type Wishes,
} from "@career-portrait/shared/relevance";
import { describe, expect, it } from "vitest";
import { phraseInWords, relevanceInWords } from "./explanation.ts";
import { sentencesDe } from "./sentences.de.ts";

const docs = join(import.meta.dirname, "../../docs");

/** The codes of the tables in a page of the documentation. */
function codesIn(page: string): string[] {
  return readFileSync(join(docs, page), "utf8")
    .split("| Code | Parameters |")
    .slice(1)
    .flatMap((table) => table.split("\n\n")[0]!.split("\n"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map((match) => match[1]!));
}

const QUERY = {
  query_key: "q",
  source: "linkedin",
  keyword: "data engineer",
  location: null,
  enabled: true,
} as const;
const WISHES: Wishes = {
  ...NO_PREFERENCES,
  role_levels: ["senior"],
  tech_stack: ["Python", "Kafka"],
  work_styles: ["remote", "hybrid"],
  locations: ["Berlin"],
  industries: ["energy"],
  compensation_floor: 70_000,
  compensation_currency: "EUR",
  discovery_queries: [QUERY],
};
const POSTING: RelevancePosting = {
  title: "Senior Data Engineer",
  company: "Helio Grid",
  location: "Berlin",
  work_mode: "hybrid",
  employment_type: null,
  salary: { min: null, max: 82_000, currency: "EUR", period: "year" },
  text: "We build the energy grid in Python and Kafka.",
};
const OTHER: RelevancePosting = {
  ...POSTING,
  title: "Junior Nurse",
  location: "Lyon",
  work_mode: "onsite",
  salary: { min: null, max: 30_000, currency: "EUR", period: "year" },
  text: `We care. ${"Every shift counts for somebody. ".repeat(20)}`,
};

describe("what the backend says, in German", () => {
  it.each(["review-queue.md", "portrait.md", "jobs.md"])("knows every code of %s", (page) => {
    const codes = codesIn(page).filter((code) => code !== "against");
    expect(codes.length).toBeGreaterThan(8);
    expect(codes.filter((code) => !Object.hasOwn(sentencesDe, code))).toEqual([]);
  });

  it("says why a posting is relevant, for and against, and what was learned", () => {
    const german = (posting: RelevancePosting, wishes: Wishes) => {
      const { reason, explanation } = relevanceOf(posting, wishes);
      return relevanceInWords(explanation, reason ?? "", "de");
    };
    expect(german(POSTING, WISHES)).toBe(
      "Der Titel passt zu „data engineer“; nennt Python und Kafka; hybrid.",
    );
    expect(german(OTHER, WISHES)).toMatch(/^Der Titel ist weit von dem, was Sie suchen; .+\.$/);
    expect(german({ ...POSTING, location: "Lyon" }, WISHES)).toContain(
      "Dagegen: Lyon ist keiner Ihrer Orte.",
    );
    expect(german(POSTING, { ...WISHES, exclusions: ["energy"] })).toBe("Sie haben energy ausgeschlossen.");
    const decided = (company: string, kept: boolean) => ({ ...POSTING, company, kept });
    const decisions = [1, 2, 3, 4].flatMap(() => [decided("Acme", false), decided("Bolt", true)]);
    const lessons = lessonsOf(decisions);
    const { reason, explanation } = relevanceOf({ ...POSTING, company: "Acme" }, NO_PREFERENCES, lessons);
    expect(relevanceInWords(explanation, reason ?? "", "de")).toMatch(
      /^Sie haben 4 von 4 Stellen von Acme verworfen\.$/,
    );
  });

  it("leaves the English sentence where a code or its parameters are not known", () => {
    const known = { code: "mode_fits", params: { mode: "remote" } };
    for (const strange of [
      { code: "unheard_of", params: {} },
      { code: "place_fits", params: {} },
    ])
      expect(relevanceInWords([known, strange], "English.", "de")).toBe("English.");
    expect(relevanceInWords(null, "English.", "de")).toBe("English.");
    expect(relevanceInWords([known], "Remote.", "en")).toBe("Remote.");
    expect(phraseInWords({ code: "page_gone", params: { status: 404 } }, "Gone.")).toBe("Gone.");
    expect(phraseInWords(null, null)).toBe("");
  });
});
