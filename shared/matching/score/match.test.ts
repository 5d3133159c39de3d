/** The rules of the score, one by one (issue 4, item 3; decisions, section 6). */
import { describe, expect, it } from "vitest";
import { MatchScore } from "../../contract/match.ts";
import type { Requirement } from "../../contract/posting.ts";
import type { Portrait, PortraitClaim, PortraitRole } from "../types.ts";
import { match } from "./index.ts";
import { readyPortrait } from "./ready-portrait.ts";
import { claim, TODAY } from "../../test/claims.ts";
import { tellingWords } from "../../models/telling-words.ts";

function role(
  title: string,
  start_date: string,
  end_date: string | null,
): { role: PortraitRole; proof: PortraitClaim } {
  const id = `${title} ${start_date}`;
  return {
    role: { id, company: "Acme", title, start_date, end_date, location: null, summary: null },
    proof: claim("attribute", `${title}, Acme`, { work_history_id: id }),
  };
}

function portrait(claims: PortraitClaim[], roles: ReturnType<typeof role>[] = []): Portrait {
  return {
    claims: [...claims, ...roles.map(({ proof }) => proof)],
    work_history: roles.map((one) => one.role),
    basis: "accepted",
  };
}

function ask(
  kind: Requirement["kind"],
  text: string,
  skills: string[] = [],
  more: Partial<Requirement> = {},
): Requirement {
  return { text, importance: "must", kind, skills, years: null, start: 0, end: text.length, ...more };
}

function score(one: Portrait, requirements: Requirement[], title: string | null = null): MatchScore {
  return MatchScore.parse(match(one, { title, requirements }, TODAY));
}

/** A claim that a longer line shows. */
function quoted(type: PortraitClaim["type"], label: string, line: string): PortraitClaim {
  return { ...claim(type, line), id: `${type} ${label}`, label };
}

/** The credit of the only requirement. */
function credit(one: Portrait, requirement: Requirement): number {
  const { strengths, gaps } = score(one, [requirement]);
  return strengths[0]?.match.similarity ?? gaps[0]!.similarity;
}

it("takes nothing back for another form of a word that is shown", () => {
  const licence = claim("certification", "Registered Nurse license");
  const near = (...claims: PortraitClaim[]) => {
    const { passages } = readyPortrait(portrait(claims), TODAY.today);
    return tellingWords("nurse intensive care patients").map((word) => Math.max(...passages.nearTo(word)));
  };
  const [one, both] = [near(licence), near(licence, claim("skill", "Nursing"))];
  for (const [at, value] of one.entries()) expect(both[at]!).toBeGreaterThanOrEqual(value);
});

describe("skills", () => {
  it.each([
    ["Go", "MongoDB"],
    ["Java", "JavaScript"],
    ["JavaScript", "Java"],
    ["C", "C#"],
    ["C#", "C"],
    ["C", "C++"],
    ["R", "React"],
  ])("does not take %s for %s", (shown, asked) => {
    const { strengths } = score(portrait([claim("skill", shown)]), [
      ask("skill", `Experience with ${asked}`, [asked]),
    ]);
    expect(strengths).toEqual([]);
  });

  it("counts the same skill, and more when work shows it than when a list names it", () => {
    const asked = ask("skill", "PostgreSQL", ["PostgreSQL"]);
    const listed = credit(portrait([claim("skill", "Postgres")]), asked);
    const used = credit(portrait([claim("achievement", "Moved 2 TB of data into PostgreSQL.")]), asked);
    expect(listed).toBeGreaterThan(0.6);
    expect(used).toBeGreaterThan(listed);
  });

  it("counts what a skill implies, and a neighbour in part, and says so", () => {
    const implied = score(portrait([claim("achievement", "Built the shop in React.")]), [
      ask("skill", "JavaScript", ["JavaScript"]),
    ]);
    expect(implied.strengths[0]!.evidence[0]!.content).toContain("React");
    const near = score(portrait([claim("achievement", "Ran everything on Azure.")]), [
      ask("skill", "AWS", ["AWS"]),
    ]);
    expect(near.strengths).toEqual([]);
    expect(near.gaps[0]!.similarity).toBeGreaterThan(0.2);
    expect(near.gaps[0]).toMatchObject({ verdict: "partly", why: expect.stringContaining("a part of it") });
  });

  it("is satisfied by any member of an or group, but needs every member of an and group", () => {
    const one = portrait([claim("achievement", "Wrote the billing service in Python.")]);
    const any = ask("skill", "Proficiency in Python, Go, or Java", ["Python", "Go", "Java"]);
    expect(score(one, [any]).strengths).toMatchObject([{ verdict: "met", requirement: any.text }]);
    const both = score(one, [ask("skill", "Python and Java", ["Python", "Java"])]);
    expect(both.strengths).toEqual([]);
    expect(both.gaps[0]).toMatchObject({
      verdict: "partly",
      why: expect.stringMatching(/Not shown: Java\.$/),
    });
    expect(both.gaps[0]!.closes).toBe("A line that shows “Java”.");
  });

  it("takes no language, degree or licence for something that the work teaches", () => {
    const wishes = [
      ask("language", "German at B2 level", ["German"]),
      ask("education", "A master's degree is a plus", ["Master's degree"]),
      ask("certification", "ITIL certificate is a plus", ["ITIL"]),
    ].map((wish): Requirement => ({ ...wish, importance: "nice" }));
    const builds = portrait(
      [claim("achievement", "Wrote the billing service in Python.")],
      [role("Software Engineer", "2018-01", null)],
    );
    const requirements = [ask("skill", "Python", ["Python"]), ...wishes];
    const { gaps } = match(builds, { title: "Software Engineer", requirements }, TODAY);
    for (const { text } of [wishes[0]!, wishes[2]!])
      expect(gaps.find(({ requirement }) => requirement === text)).toMatchObject({
        similarity: 0,
        evidence: [],
      });
  });

  it("counts what a list of skills alone shows of the work, and no work that is far", () => {
    const requirements = ["Go", "PostgreSQL", "Kubernetes"].map((name) => ask("skill", name, [name]));
    const shows = (names: string[], roles: ReturnType<typeof role>[] = []) => {
      const claims = names.map((name) => claim("skill", name));
      return score(portrait(claims, roles), requirements, "Platform Engineer").scores.overall!;
    };
    const all = shows(["Go", "PostgreSQL", "Kubernetes"]);
    expect(shows(["Go"])).toBeLessThan(0.7 * all);
    expect(shows(["Communication", "Teamwork"])).toBeLessThan(20);
    const built = shows(["Go", "PostgreSQL", "Kubernetes"], [role("Platform Engineer", "2015-01", null)]);
    expect(built).toBeGreaterThan(all);
  });

  it("asks for the years where only they are missing", () => {
    const one = portrait([claim("skill", "Go")]);
    const { gaps } = score(one, [ask("experience", "5+ years of experience with Go", ["Go"], { years: 5 })]);
    expect(gaps[0]).toMatchObject({
      closing: { code: "dated_work", params: { months: 60 } },
      closes: expect.stringContaining("5 years"),
    });
  });

  it("matches unknown phrases by their words", () => {
    const one = portrait([
      claim("achievement", "Seated gaskets and calibrated widget presses for nine lines."),
    ]);
    const told = credit(one, ask("skill", "Knowledge of gasket seating and widget calibration"));
    expect(told).toBeGreaterThan(credit(one, ask("skill", "Knowledge of harpsichord tuning")) + 0.05);
  });

  it("gives nothing for a claim without a quote", () => {
    const bare = claim("skill", "Python", { evidence: [] });
    expect(
      score(portrait([bare, claim("skill", "Cobol")]), [ask("skill", "Python", ["Python"])]).strengths,
    ).toEqual([]);
  });
});

describe("years", () => {
  const fiveYears = ask("experience", "5 years of software development", ["Software development"], {
    years: 5,
  });

  it("counts overlapping roles once and gives part credit below what is asked", () => {
    const two = portrait(
      [],
      [role("Software Engineer", "2020-01", "2022-12"), role("Web Developer", "2021-01", "2022-12")],
    );
    const three = credit(two, fiveYears);
    const seven = credit(portrait([], [role("Software Engineer", "2019-01", null)]), fiveYears);
    expect(three).toBeGreaterThan(0.3);
    expect(three).toBeLessThan(seven);
    expect(seven).toBeGreaterThan(0.6);
  });

  it("gives little for years in another occupation", () => {
    expect(credit(portrait([], [role("Executive Chef", "2005-01", null)]), fiveYears)).toBeLessThan(0.1);
  });
});

describe("degrees, licences and languages", () => {
  const bachelor = ask("education", "Bachelor's degree in Computer Science or a related field", [
    "Computer Science",
  ]);
  const degree = (degree: string, field: string, more: Partial<PortraitClaim> = {}) =>
    claim("education", `${degree}, ${field}`, { degree, field, ...more });

  it("orders degrees by level and field", () => {
    const same = credit(portrait([degree("Master of Science", "Computer Science")]), bachelor);
    const near = credit(portrait([degree("B.Sc.", "Mathematics")]), bachelor);
    const below = credit(portrait([degree("Associate of Science", "Computer Science")]), bachelor);
    const far = credit(portrait([degree("Bachelor of Arts", "Theatre")]), bachelor);
    expect([near < same, below < same, far < near, far < 0.4]).toEqual([true, true, true, true]);
  });

  it("counts a degree in part while it is being studied for", () => {
    const [running, done] = ["2027-06", "2020-06"].map((end_date) =>
      portrait([degree("B.Sc.", "Computer Science", { end_date })]),
    ) as [Portrait, Portrait];
    expect(credit(running, bachelor)).toBeLessThan(credit(done, bachelor) - 0.05);
    expect(score(running, [bachelor]).strengths).toEqual([]);
  });

  it("accepts experience where the posting does", () => {
    const either = ask("education", "Bachelor's degree or equivalent experience", [], { years: 3 });
    const one = portrait([claim("skill", "Python")], [role("Software Engineer", "2018-01", null)]);
    const { strengths, gaps } = score(one, [either], "Software Engineer");
    const row = [...strengths, ...gaps].find(({ requirement }) => requirement === either.text);
    expect(row!.verdict).not.toBe("missing");
  });

  it("asks for a language at its level, and takes the language of the document as shown", () => {
    const fluent = ask("language", "Fluent Spanish", ["Spanish"]);
    expect(credit(portrait([claim("attribute", "Spanish (native)")]), fluent)).toBe(1);
    expect(credit(portrait([claim("attribute", "Spanish (A2)")]), fluent)).toBeLessThan(0.6);
    const english = claim(
      "achievement",
      "I have led the team that moved the whole of the warehouse to the new system.",
    );
    expect(credit(portrait([english]), ask("language", "Fluent English", ["English"]))).toBe(1);
  });

  it("shows a language that nobody names by the longest sentence in it, and by nothing else", () => {
    const sentence =
      "I have led the team that moved the whole of the warehouse to the new system, in nine weeks.";
    const skill = quoted("skill", "Agile", "Coached individuals and teams on Agile and Scrum principles.");
    const short = claim("achievement", "Wrote the plan for the release of the new product.");
    const one = portrait([skill, short, claim("achievement", sentence)]);
    const { strengths } = score(one, [ask("language", "Fluent English", ["English"])]);
    expect(strengths.map(({ match: { claim: named } }) => named)).toEqual([sentence]);
    expect(strengths[0]?.evidence.map(({ content }) => content)).toEqual([sentence]);
  });

  it("takes an adjective for no language", () => {
    const badge = ask("language", "Deutsches Schwimmabzeichen Bronze");
    const german = claim(
      "achievement",
      "Ich habe die Theatergruppe geleitet und sechsundzwanzig Perücken frisiert.",
    );
    expect(score(portrait([german]), [badge]).strengths).toEqual([]);
  });

  it("takes no degree for held that was given up", () => {
    const asked = ask("education", "High-school diploma");
    const [held, left] = ["Abitur", "Abitur (nicht abgeschlossen)"].map((label) =>
      portrait([claim("education", label, { degree: label, end_date: "2015-06" })]),
    ) as [Portrait, Portrait];
    expect(credit(left, asked)).toBeLessThan(credit(held, asked) - 0.05);
  });

  it("cites a passage as the line it is, not as a skill that was found in it and that nobody asks for", () => {
    const line = "Kept the accounts payable in SAP and answered insurers and the police.";
    const one = portrait([quoted("skill", "Police", line), claim("achievement", line)]);
    const { strengths } = score(one, [ask("skill", "SAP", ["SAP"])]);
    expect(strengths[0]?.match.claim).toBe(line);
  });

  it("does not take a job title for a licence", () => {
    const licence = ask("certification", "Current Registered Nurse license", ["Registered Nurse license"]);
    expect(score(portrait([claim("skill", "Patient care")]), [licence]).gaps).toHaveLength(1);
    expect(
      score(portrait([claim("certification", "Registered Nurse license")]), [licence]).strengths,
    ).toHaveLength(1);
  });

  it("holds the must-have score below 70 while one is missing, and names it first", () => {
    const one = portrait(
      [claim("achievement", "Nursed patients in intensive care and in acute care.")],
      [role("Registered Nurse", "2010-01", null)],
    );
    const asked = [
      ask("experience", "Nursing experience", ["Nursing"]),
      ask("skill", "Wound care and dialysis", ["Wound care", "Dialysis"]),
      ask("certification", "ACLS certification", ["ACLS"]),
    ];
    const { scores, gaps, limits } = score(one, asked, "Registered Nurse");
    expect(scores.must_have).toBeLessThan(70);
    expect(gaps[0]!.requirement).toBe("ACLS certification");
    expect(limits.map(({ limit }) => limit)).toContain(69);
  });
});

describe("the role itself", () => {
  it("stands among the requirements in the posting's words, with the dated roles as evidence", () => {
    const { strengths, gaps } = score(
      portrait([], [role("Pastry Chef", "2015-01", null)]),
      [ask("other", "Team player", ["Teamwork"])],
      "Baker",
    );
    expect(strengths[0] ?? gaps[0]).toMatchObject({
      requirement: "Baker",
      kind: "role",
      evidence: [{ content: "Pastry Chef, Acme" }],
    });
  });

  it("is worth less below the level asked for", () => {
    const one = portrait([], [role("Accountant", "2023-01", null)]);
    const asked = [ask("skill", "Bookkeeping", ["Bookkeeping"])];
    expect(score(one, asked, "Accounting Director").scores.overall!).toBeLessThan(
      score(one, asked, "Accountant").scores.overall!,
    );
  });
});

describe("scores", () => {
  it("are null with a reason when there is nothing to compare, never 0", () => {
    const asked = [ask("skill", "Python", ["Python"])];
    expect(score(portrait([]), asked)).toMatchObject({
      scores: { overall: null, must_have: null, nice_to_have: null },
    });
    expect(score(portrait([]), asked).reason).toMatch(/no claim/);
    expect(score(portrait([claim("skill", "Python")]), []).reason).toMatch(/no requirement/);
  });

  it("take the one that exists where there are only must-haves or only nice-to-haves", () => {
    const one = portrait([claim("achievement", "Built services in Python.")]);
    const must = score(one, [ask("skill", "Python", ["Python"])]).scores;
    expect(must).toEqual({ overall: must.must_have, must_have: must.must_have, nice_to_have: null });
    const nice = score(one, [ask("skill", "Python", ["Python"], { importance: "nice" })]).scores;
    expect(nice).toEqual({ overall: nice.nice_to_have, must_have: null, nice_to_have: nice.nice_to_have });
    expect(must.overall).toBeGreaterThan(60);
  });

  it("do not let conditions that no portrait can show weigh anything", () => {
    const one = portrait([claim("achievement", "Built services in Python.")]);
    const asked = ask("skill", "Python", ["Python"]);
    const { scores, gaps } = score(one, [asked, ask("other", "Must be at least 18 years of age")]);
    expect(scores).toEqual(score(one, [asked]).scores);
    expect(gaps[0]).toMatchObject({ verdict: "unknowable", weight: 0, similarity: 0 });
  });
});
