import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MatchPhrase, NO_PREFERENCES } from "@career-portrait/shared/contract";
import {
  lessonsOf,
  relevanceOf,
  type RelevancePosting,
  type Wishes,
} from "@career-portrait/shared/relevance";
import { describe, expect, it } from "vitest";
import { explanationDe } from "./explanation.de.ts";
import { eachInWords, inWords, loadPhrases, phraseInWords, relevanceInWords } from "./explanation.ts";
import { notesDe } from "./notes.de.ts";
import { phrasesDe } from "./phrases.de.ts";
import { ABSCHLUESSE, reasonsDe, TATEN } from "./reasons.de.ts";
import { sentencesDe } from "./sentences.de.ts";

await loadPhrases("de");

const docs = join(import.meta.dirname, "../../docs");

/** The codes of the tables in a page of the documentation, each with the names of its parameters. */
function codesIn(page: string): { code: string; params: string[] }[] {
  return readFileSync(join(docs, page), "utf8")
    .split("| Code | Parameters |")
    .slice(1)
    .flatMap((table) => table.split("\n\n")[0]!.split("\n"))
    .flatMap((line) => {
      const [, codes = "", told = ""] = line.split("|");
      // Behind a colon or in brackets the table says what a parameter is.
      const params = told.replace(/\(.*?\)|:.*/g, "").match(/\w+/g) ?? [];
      return [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => ({ code: code!, params }));
    });
}

/** What tailoring.md lists behind "Deeds:" and "Degrees:". */
function listed(name: string): string[] {
  const line = readFileSync(join(docs, "tailoring.md"), "utf8").match(new RegExp(`^${name}: .*$`, "m"))?.[0];
  return [...(line ?? "").matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
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
  it.each(["review-queue.md", "portrait.md", "jobs.md", "tailoring.md"])("knows every code of %s", (page) => {
    const codes = codesIn(page).filter(({ code }) => code !== "against");
    expect(codes.length).toBeGreaterThan(8);
    expect(codes.filter(({ code }) => !Object.hasOwn(phrasesDe, code))).toEqual([]);
  });

  it("asks for no parameter that the documentation does not name", () => {
    const strange = ["jobs.md", "review-queue.md", "portrait.md", "tailoring.md"]
      .flatMap(codesIn)
      .filter(({ code, params }) => {
        if (!Object.hasOwn(notesDe, code) && !Object.hasOwn(reasonsDe, code)) return false;
        // What a parameter is, its name does not say; one of each kind does.
        const kinds = ["text", 3, true, ["one", "two"]];
        const fillings = params.reduce<Record<string, unknown>[]>(
          (all, name) => all.flatMap((filled) => kinds.map((value) => ({ ...filled, [name]: value }))),
          [{}],
        );
        return !fillings.some((filled) => phrasesDe[code]!(filled as never));
      });
    expect(strange).toEqual([]);
  });

  it("has one sentence for a code", () => {
    const codes = [explanationDe, sentencesDe, notesDe, reasonsDe].flatMap((table) => Object.keys(table));
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it("has words for every deed and degree that a reason names", () => {
    expect(listed("Deeds").filter((deed) => !Object.hasOwn(TATEN, deed))).toEqual([]);
    expect(listed("Degrees").filter((degree) => !Object.hasOwn(ABSCHLUESSE, degree))).toEqual([]);
    expect([listed("Deeds").length, listed("Degrees").length]).toEqual([
      Object.keys(TATEN).length,
      Object.keys(ABSCHLUESSE).length,
    ]);
  });

  it("writes dates, numbers and money as German does", () => {
    const say = (code: string, params: MatchPhrase["params"]) =>
      inWords([{ code, params }], "English.", "de");
    expect(say("ended", { end: "2019-03" })).toBe("Es endete im März 2019.");
    expect(say("ended", { end: "2019" })).toBe("Es endete 2019.");
    expect(say("last_shown", { end: "2019-03-05" })).toContain("die am 5. März 2019 endete");
    expect(say("dates_differ", { one: ["2019-03", "present"], other: ["", "2021"] })).toBe(
      "Ein Dokument sagt März 2019 bis heute, ein anderes ? bis 2021.",
    );
    const pay = (amount: number, currency: string, period: string) =>
      relevanceInWords([{ code: "pay_fits", params: { amount, currency, period } }], "", "de");
    expect(pay(82_000, "EUR", "year")).toBe("Zahlt bis zu 82.000\u00a0€ im Jahr.");
    expect(pay(41.5, "GBP", "hour")).toBe("Zahlt bis zu 41,5\u00a0£ je Stunde.");
    expect(pay(82_000, "", "")).toBe("Zahlt bis zu 82.000.");
  });

  it("says notes of several sentences, and frames a source's own words", () => {
    const failed = { code: "search_failed", params: { keyword: "nurse", source: "google_jobs" } };
    const said = { code: "source_said", params: { words: "Your account has run out of searches." } };
    expect(inWords([failed, said], "English.", "de")).toBe(
      "„nurse“ bei Google Jobs: Die Quelle lehnte die Suche ab. In ihren Worten: „Your account has run out of searches.“",
    );
    const notes = ["Nothing was read.", "In a model's words."];
    const codes = [[{ code: "imports_unread", params: { count: 1200 } }], []];
    expect(eachInWords(notes, codes, "de")).toEqual([
      "1.200 übernommene Anzeigen ließen sich unter ihrer Adresse nicht lesen.",
      "In a model's words.",
    ]);
    expect(eachInWords(notes, undefined, "de")).toEqual(notes);
    expect(inWords([{ code: "language_unshown", params: { language: "German" } }], "", "de")).toBe(
      "Kein Beleg zeigt Deutsch.",
    );
    expect(inWords([{ code: "changed_since", params: { portrait: true, posting: true } }], "", "de")).toBe(
      "Seit dies geschrieben wurde, haben sich Ihr Porträt und die Anzeige geändert.",
    );
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
