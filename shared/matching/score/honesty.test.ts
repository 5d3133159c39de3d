/** What a reader of the score would call dishonest, in several trades and languages: each case states what must hold. */
import { describe, expect, it } from "vitest";
import type { Requirement } from "../../contract/posting.ts";
import { readPosting } from "../requirements/index.ts";
import type { Portrait, PortraitClaim, PortraitRole } from "../types.ts";
import { match, type MatchPosting } from "./index.ts";
import { claim, TODAY } from "../../test/claims.ts";

interface Worked {
  role: PortraitRole;
  claims: PortraitClaim[];
}

function worked(title: string, start_date: string, end_date: string | null, ...done: string[]): Worked {
  const id = `${title} ${start_date}`;
  const tied = { work_history_id: id };
  return {
    role: { id, company: "Acme", title, start_date, end_date, location: null, summary: null },
    claims: [
      claim("attribute", `${title}, Acme`, tied),
      ...done.map((said) => claim("achievement", said, tied)),
    ],
  };
}

const skills = (...labels: string[]) => labels.map((label) => claim("skill", label));
const papers = (...labels: string[]) => labels.map((label) => claim("certification", label));
const speaks = (...labels: string[]) => labels.map((label) => claim("attribute", label));
const degree = (degree: string, field: string, end_date = "2012") =>
  claim("education", `${degree} in ${field}`, { degree, field, end_date });

function person(roles: Worked[], ...claims: (PortraitClaim | PortraitClaim[])[]): Portrait {
  return {
    claims: [...roles.flatMap((one) => one.claims), ...claims.flat()],
    work_history: roles.map(({ role }) => role),
    basis: "accepted",
  };
}

/** A posting as it is read from its text: a title, then requirements one by line. */
function posting(title: string, ...lines: string[]): MatchPosting {
  const text = `${title}\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`;
  return { ...readPosting(text), title, description_text: text };
}

function must(kind: Requirement["kind"], text: string, names: string[] = []): Requirement {
  return { text, importance: "must", kind, skills: names, years: null, start: 0, end: text.length };
}

const score = (one: Portrait, other: MatchPosting) => match(one, other, TODAY);
const overall = (one: Portrait, other: MatchPosting) => score(one, other).scores.overall!;
const isMet = (one: Portrait, other: MatchPosting, text: RegExp) =>
  score(one, other).strengths.some(({ requirement }) => text.test(requirement));

/** A required paper is missing: it stands first, and the must-haves stay below 70. */
function blocks(one: Portrait, other: MatchPosting, text: RegExp): void {
  const { scores, gaps } = score(one, other);
  expect(gaps[0]!.requirement).toMatch(text);
  expect(scores.must_have).toBeLessThan(70);
}

describe("words that only look like skills", () => {
  it.each([
    ["Lab Technician", "Supported R&D experiments.", "Proficiency in R", /\bR$/],
    [
      "Marketing Manager",
      "Led go-to-market launches, always ready to go.",
      "3 years of Go development",
      /Go/,
    ],
    ["Embedded Engineer", "Wrote C and C++ firmware.", "Professional C# experience", /C#/],
    ["Teacher", "Helped pupils excel in mathematics.", "Microsoft Excel", /Excel/],
    ["Welder", "Rust removal and preparation of steel.", "Rust programming in production", /Rust/],
    ["Nurse", "Swift response, calm under pressure, able to express empathy.", "Express", /Express/],
    ["Arborist", "Cleared sap and branches.", "SAP-Kenntnisse", /SAP/],
    ["Receptionist", "Gave visitors access to the building.", "Microsoft Access database skills", /Access/],
  ])("%s: “%s” does not show “%s”", (title, done, asked, text) => {
    expect(isMet(person([worked(title, "2016-01", null, done)]), posting("Job", asked), text)).toBe(false);
  });
});

describe("papers", () => {
  const drives = worked("Berufskraftfahrer", "2012-01", null, "Auslieferung im Nahverkehr");
  const delivery = posting(
    "Auslieferungsfahrer (m/w/d)",
    "Führerschein Klasse CE zwingend erforderlich",
    "Mehrjährige Erfahrung im Nahverkehr",
  );

  it("knows the German compound by its last part, and one class of licence from another", () => {
    // A résumé often leaves a driving licence out: that says nothing against anybody, and nothing for them.
    for (const one of [person([drives]), person([drives], papers("Führerschein Klasse B"))])
      expect(isMet(one, delivery, /Führerschein/)).toBe(false);
    const holds = person([drives], papers("Führerschein Klasse CE"));
    expect(isMet(holds, delivery, /Führerschein/)).toBe(true);
    expect(score(holds, delivery).limits).toEqual([]);
  });

  it("needs every certificate of an and, one of an or", () => {
    const nurse = worked("Registered Nurse", "2012-01", null, "ICU care.");
    const both = {
      title: "Nurse",
      requirements: [must("certification", "BLS and ACLS required", ["BLS", "ACLS"])],
    };
    const [one] = score(person([nurse], papers("BLS")), both).gaps;
    expect([one!.requirement, one!.verdict, one!.closes]).toEqual([
      "BLS and ACLS required",
      "partly",
      expect.stringContaining("ACLS"),
    ]);
    expect(isMet(person([nurse], papers("BLS", "ACLS")), both, /ACLS/)).toBe(true);
    const either = {
      title: "Auditor",
      requirements: [must("certification", "CISA or CISM", ["CISA", "CISM"])],
    };
    const audits = person([worked("Auditor", "2012-01", null)], papers("CISA"));
    expect(isMet(audits, either, /CISA/)).toBe(true);
    expect(score(audits, either).strengths[0]!.why).toContain("CISM");
  });

  it("does not take work with holders for the paper, nor a lower level of a language for the one asked", () => {
    const accountant = worked("Accountant", "2012-01", null, "Closed the books; worked with CPAs.");
    blocks(
      person([accountant]),
      posting("Senior Accountant", "CPA required", "5 years of accounting"),
      /CPA/,
    );
    const agent = worked("Customer Service Agent", "2018-01", null, "Answered 60 calls a day.");
    const german = posting("Customer Service Agent", "Fluent German (C1) is mandatory");
    blocks(person([agent], speaks("German (B1)")), german, /German/);
    expect(isMet(person([agent], speaks("German (C1)")), german, /German/)).toBe(true);
  });

  it("asks in French as well", () => {
    const aide = person([worked("Aide-soignante", "2014-03", null, "Soins d'hygiène en EHPAD")]);
    const asked = posting("Infirmier en EHPAD", "Diplôme d'État d'infirmier exigé", "Permis B obligatoire");
    blocks(aide, asked, /Diplôme/);
    expect(isMet(aide, asked, /Diplôme/)).toBe(false);
  });

  it("takes a degree still studied for in part, and as the degree only where students are sought", () => {
    const student = person(
      [worked("Accountant", "2019-01", null)],
      degree("Bachelor", "Accounting", "2027-06"),
    );
    expect(
      isMet(student, posting("Accountant", "Bachelor's degree in Accounting required"), /Bachelor/),
    ).toBe(false);
    const sought = posting("Accounting Intern", "Currently pursuing a bachelor's degree in Accounting");
    expect(isMet(student, sought, /bachelor/)).toBe(true);
  });

  it("takes training in a trade for that trade and no other", () => {
    const asked = posting("Elektroniker (m/w/d)", "Abgeschlossene Ausbildung als Elektroniker");
    const roles = [worked("Elektroniker", "2013-09", null)];
    expect(isMet(person(roles, degree("Ausbildung", "Elektroniker")), asked, /Ausbildung/)).toBe(true);
    blocks(person(roles, degree("Ausbildung", "Friseur")), asked, /Ausbildung/);
  });
});

describe("years", () => {
  const asked = posting("Backend Developer", "4 years of experience as a backend developer", "Python");

  it("count overlapping work once, no gaps, and a running role until today", () => {
    const gapOf = (...roles: Worked[]) =>
      score(person(roles), asked).gaps.find(({ requirement }) => requirement.startsWith("4 years"));
    const both = [
      worked("Backend Developer", "2018-01", "2019-12", "Python services."),
      worked("Backend Engineer", "2018-01", "2019-12", "Python tools."),
    ];
    expect(gapOf(...both)!.why).toContain("2 years in ");
    const apart = [
      worked("Backend Developer", "2010-01", "2011-06", "Python services."),
      worked("Backend Engineer", "2020-01", "2021-06", "Python tools."),
    ];
    expect(gapOf(...apart)!.why).toContain("3 years in ");
    expect(gapOf(worked("Backend Developer", "2022-01", null, "Python services."))).toBeUndefined();
    expect(gapOf(worked("Backend Developer", "2023-01", null, "Python services."))).toBeDefined();
    expect(gapOf(worked("Backend Developer", "2027-01", null, "Python services."))).toBeDefined();
  });

  it("of a skill are those in which it was used", () => {
    const one = person([
      worked("Data Engineer", "2023-06", null, "Pipelines in Python and SQL."),
      worked("Java Developer", "2014-01", "2023-05", "Billing in Java."),
    ]);
    expect(isMet(one, posting("Data Engineer", "5+ years of Python experience"), /Python/)).toBe(false);
  });

  it("in one tool are not met by like work without it, and the gap names the tool", () => {
    const one = person([worked("Software Engineer", "2018-01", null, "Web applications in Django.")]);
    const other = posting("Software Engineer", "3+ years of web development with ASP.NET");
    expect(isMet(one, other, /ASP/)).toBe(false);
    expect(score(one, other).gaps.find(({ requirement }) => /ASP/.test(requirement))!.why).toMatch(
      /Not shown: .*ASP\.NET/,
    );
  });
});

describe("what is said more than once", () => {
  const dev = person([worked("Backend Developer", "2018-01", null, "Billing in Java.")], skills("Java"));
  const lines = ["Java", "Kubernetes", "3 years of backend development"];
  const asked = posting("Backend Developer", ...lines);

  it("weighs as one, in whatever words", () => {
    const wordings = ["Kubernetes experience", "Strong Kubernetes skills", "Experience with Kubernetes"];
    const stuffed = posting("Backend Developer", ...lines, ...wordings);
    expect(stuffed.requirements.length).toBeGreaterThan(asked.requirements.length + 1);
    expect(Math.abs(overall(dev, stuffed) - overall(dev, asked))).toBeLessThanOrEqual(4);
  });

  it("adds nothing when the text is stuffed with a word the portrait shows", () => {
    const stuffed = { ...asked, description_text: `${asked.description_text}\nJava Java JAVA java Java` };
    expect(score(dev, stuffed)).toEqual(score(dev, asked));
  });
});

describe("work named by a role", () => {
  it("is shown by it: software development by a software engineer's", () => {
    const one = person([worked("Software Engineer", "2016-01", null, "Billing in Python.")]);
    const asked = posting("Developer", "Experience in software development");
    const { strengths, gaps } = score(one, asked);
    const row = [...strengths, ...gaps].find(({ kind }) => kind === "experience")!;
    expect(row.verdict).not.toBe("missing");
    expect(row.evidence.length).toBeGreaterThan(0);
  });

  it("is not shown less when a learner's role of the same kind is added", () => {
    const held = worked("Software Engineer", "2016-01", "2019-12", "Billing in Python.");
    const asked = posting("Developer", "Development experience with programming languages");
    const more = person([held, worked("Software Engineering Intern", "2024-01", null)]);
    expect(overall(more, asked)).toBeGreaterThanOrEqual(overall(person([held]), asked));
  });

  it("is not taken for a neighbour's: Tableau is not Power BI", () => {
    const one = person([worked("Data Analyst", "2018-01", null, "Dashboards in Tableau.")]);
    const other = posting("Data Analyst", "Power BI");
    expect(isMet(one, other, /Power BI/)).toBe(false);
    expect(score(one, other).gaps.find(({ requirement }) => requirement === "Power BI")!.verdict).toBe(
      "partly",
    );
  });

  it("counts for more with those who seek learners", () => {
    const waiter = person([worked("Waiter", "2020-01", null, "Served 80 guests a night.")]);
    expect(overall(waiter, posting("Apprentice Baker", "Customer service"))).toBeGreaterThan(
      overall(waiter, posting("Baker", "Customer service")),
    );
  });
});
