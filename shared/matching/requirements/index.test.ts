import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPosting } from "./index.ts";

const asked = (text: string) => readPosting(text).requirements;
const texts = (text: string) => asked(text).map((requirement) => requirement.text);
const brief = (text: string) =>
  asked(text).map(({ text, importance, kind, years }) => [text, importance, kind, years]);

describe("layouts", () => {
  it("reads bullets under headings", () => {
    const text =
      "Your profile\n• Degree in Chemistry\n• 3+ years of experience in a lab\nNice to have\n• Knowledge of Python\n\nWe offer\n• A gym";
    expect(brief(text)).toEqual([
      ["Degree in Chemistry", "must", "education", null],
      ["3+ years of experience in a lab", "must", "experience", 3],
      ["Knowledge of Python", "nice", "skill", null],
    ]);
  });

  it("reads a posting whose line breaks were lost", () => {
    const text =
      "About us We bake bread since 1970 and love it, every day, in every shop of the region, with people from all over the world who found a home in our bakeries and stayed for a long time because they like the work and each other.RequirementsBachelor's degree in Food ScienceAbility to lift up to 40 lbsStrong communication skillsBenefitsFree bread for the whole familyPaid time off";
    expect(texts(text)).toEqual([
      "Bachelor's degree in Food Science",
      "Ability to lift up to 40 lbs",
      "Strong communication skills",
    ]);
  });

  it("reads prose without a heading", () => {
    const text =
      "Mill Lane Surgery is looking for a receptionist. You will greet patients and answer the phone.\n\nCandidates must have excellent communication skills. Knowledge of EMIS is desirable. We offer free parking.";
    expect(brief(text)).toEqual([
      ["Candidates must have excellent communication skills", "must", "other", null],
      ["Knowledge of EMIS is desirable", "nice", "skill", null],
    ]);
  });

  it.each(["- ", "* ", "• ", "· ", "➤ ", "✅ ", "o ", "1. ", "– "])("knows the bullet %s", (bullet) => {
    expect(texts(`Requirements:\n${bullet}Knowledge of Excel\n${bullet}Valid driving licence`)).toEqual([
      "Knowledge of Excel",
      "Valid driving licence",
    ]);
  });

  it("keeps names with inner capitals whole", () => {
    const text = `Requirements: Experience with PowerPoint, JavaScript, PostgreSQL and LinkedIn`;
    expect(texts(text)).toEqual(["Experience with PowerPoint, JavaScript, PostgreSQL and LinkedIn"]);
  });
});

describe("one requirement per clause", () => {
  it.each([
    ["RHEL administration (CentOS preferred)", ["RHEL administration", "CentOS preferred"]],
    ["Fluent English (Swedish valued)", ["Fluent English", "Swedish valued"]],
    ["Knowledge of scripting, ideally with Bash", ["Knowledge of scripting", "ideally with Bash"]],
    [
      "Bachelor's degree required – major in Finance preferred",
      ["Bachelor's degree required", "major in Finance preferred"],
    ],
    [
      "Kenntnisse in SQL, idealerweise Kenntnisse in Python",
      ["Kenntnisse in SQL", "idealerweise Kenntnisse in Python"],
    ],
    [
      "Energy, Utilities, or Trading background preferred",
      ["Energy, Utilities, or Trading background preferred"],
    ],
    ["AWS, Azure or Google Cloud", ["AWS, Azure or Google Cloud"]],
  ])("%s", (point, clauses) => {
    expect(texts(`Requirements\n- ${point}`)).toEqual(clauses);
  });
});

describe("must and nice", () => {
  it.each([
    "Python is a plus",
    "Python von Vorteil",
    "Python wünschenswert",
    "La connaissance de Python serait un plus",
    "Ervaring met Python is een pré",
    "Se valorará Python",
    "Python será um diferencial",
    "Gradita la conoscenza di Python",
  ])("nice: %s", (point) => {
    expect(asked(`Requirements\n- ${point}`)).toMatchObject([{ importance: "nice" }]);
  });

  it("takes the heading's word unless the clause says otherwise", () => {
    const text = "Preferred qualifications\n- Experience with Spark\n- A valid driver's license is required";
    expect(asked(text).map(({ importance }) => importance)).toEqual(["nice", "must"]);
  });

  it.each([
    "Applicants must have a valid driver's license.",
    "Candidates must be authorized to work in the United States.",
  ])("a hard condition counts wherever it stands: %s", (sentence) => {
    expect(asked(`Benefits\nDental insurance.\n${sentence}`)).toMatchObject([{ importance: "must" }]);
  });
});

describe("what is not asked", () => {
  it.each([
    "Responsibilities\n- Manage the budget\n- Develop training materials",
    "We offer\n- Tuition assistance for employees with at least 1 year of service\n- Health insurance",
    "Acme is an equal opportunity employer. All qualified applicants will receive consideration without regard to race or disability.",
    "How to apply\nPlease submit your resume and three references. Applications must be received by Friday.",
    "Our team has over 500 years of experience between them and our company was founded in 1960.",
    "Wir bieten\n- 30 Tage Urlaub\n- Weiterbildung, für die keine Vorkenntnisse erforderlich sind",
    "Requirements: No experience required",
  ])("%s", (text) => {
    expect(texts(text)).toEqual([]);
  });
});

describe("facts", () => {
  it("reads labels", () => {
    const text =
      "Job title: Ward Clerk\nEmployer: Elm Park Hospital\nLocation: Leeds, UK\nSalary: £22,000 - £24,000 a year\nHybrid working";
    expect(readPosting(text)).toMatchObject({
      title: "Ward Clerk",
      company: "Elm Park Hospital",
      location: "Leeds, UK",
      salary: { min: 22000, max: 24000, currency: "GBP", period: "year" },
      work_mode: "hybrid",
    });
  });

  it("says nothing that the text does not say", () => {
    expect(readPosting("We need someone who can paint.")).toMatchObject({
      title: null,
      company: null,
      location: null,
      salary: null,
      work_mode: null,
      employment_type: null,
      seniority: null,
    });
  });

  it("lets captured facts win", () => {
    const reading = readPosting("# Baker\n\nAcme is looking for a baker.", {
      title: "Night Baker",
      company: "Acme Bread",
    });
    expect(reading).toMatchObject({ title: "Night Baker", company: "Acme Bread" });
  });

  it("names no employer when a client is not named", () => {
    expect(readPosting("Our client is looking for a Baker. Our client is a leader.").company).toBeNull();
  });
});

const SNIPPETS = [
  "Requirements",
  "Responsibilities:",
  "Nice to have\n",
  "• 5+ years of experience with Java, Go or C#",
  "Bachelor's degree",
  "QualificationsMust have a license",
  "(Swedish preferred)",
  "ideally",
  "; ",
  ".",
  "\n\n",
  " - ",
  "…",
  "🚀",
  "Wir bieten",
  "idealerweise Kenntnisse in SQL",
  "\u00a0",
  "\u200b",
  "É",
  "İ",
  "ﬁ",
];
const wild = fc
  .array(fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ unit: "grapheme", maxLength: 12 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(""));

describe("any text", () => {
  it("gives verbatim requirements in order, each once, and the same again", () => {
    fc.assert(
      fc.property(wild, (text) => {
        const reading = readPosting(text);
        let last = -1;
        for (const { text: quoted, start, end } of reading.requirements) {
          expect(quoted).toBe(text.slice(start, end));
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
        }
        expect(readPosting(text)).toEqual(reading);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it("keeps the order of the text when a bracket and what follows it ask for something each", () => {
    const found = asked(
      "Requirements\n- Bachelor's degree (Swedish preferred) and 5 years of experience as a cook",
    );
    expect(found.map(({ start }) => start)).toEqual(
      found.map(({ start }) => start).toSorted((a, b) => a - b),
    );
    expect(found.length).toBe(3);
  });

  it("said twice counts once", () => {
    const points = fc.array(
      fc.constantFrom(
        "Knowledge of SQL",
        "Valid driver's license",
        "3 years of experience as a cook",
        "Team player",
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(points, (list) => {
        const text = `Cook at Elm Park\n\nRequirements\n${list.map((point) => `- ${point}`).join("\n")}\n`;
        const once = texts(text);
        expect(texts(`${text}\n${text}`)).toEqual(once);
        expect(once.length).toBe(new Set(list).size);
      }),
      { seed: 1 },
    );
  });

  it.each([
    ["one word", "a".repeat(1_000_000)],
    ["capitals", "A".repeat(1_000_000)],
    ["initials", "U.S.".repeat(250_000)],
    ["commas", "a,".repeat(500_000)],
    ["headings", "Requirements: ".repeat(70_000)],
    ["text without blanks", "年収500万円".repeat(125_000)],
    ["brackets", "(".repeat(1_000_000)],
    ["names", "Alpha Beta Gamma is looking for. ".repeat(30_000)],
    ["blank lines", "\n".repeat(1_000_000)],
  ])("comes to an end on a megabyte of %s", (_, text) => {
    expect(readPosting(text).requirements.length).toBeLessThan(20_000);
  });
});

describe("the opening lines", () => {
  it.each([
    [
      "Koch (m/w/d)\nGasthof Alte Post – Füssen – Vollzeit\n\nWir kochen regional.",
      "Gasthof Alte Post",
      "Füssen",
    ],
    [
      "Chef de partie H/F\nLe Comptoir des Halles - Annecy (74)\n\nLe Comptoir des Halles recherche un chef de partie pour la saison d'hiver. Vous préparez les entrées.",
      "Le Comptoir des Halles",
      "Annecy",
    ],
  ])("name employer and place side by side: %j", (text, company, location) => {
    expect(readPosting(text)).toMatchObject({ company, location });
  });

  it("take no heading, kind of employment or mode for an employer", () => {
    const { company } = readPosting("Accountant\nFull-time | Remote | Permanent\n\nRequirements\n- CPA");
    expect(company).toBeNull();
  });
});

describe("the end of a posting", () => {
  it("takes nothing from other postings that the page shows after it", () => {
    const body = "Picker\n\nRequirements\n- Able to lift 50 lbs\n- Forklift certification\n\n".concat(
      "We pack outdoor gear with care and a crew that looks out for each other. ".repeat(4),
    );
    const { requirements } = readPosting(
      `${body}\n\nSimilar jobs\nDriver - must have 2 years of experience and a valid licence\n`,
    );
    expect(requirements.map(({ text }) => text)).toEqual(["Able to lift 50 lbs", "Forklift certification"]);
  });
});

describe("clauses", () => {
  it("come apart where a firm ask is followed by a softer one", () => {
    const { requirements } = readPosting(
      "Essential\n- Experience of teaching chemistry is essential, and experience of physics would be welcome",
    );
    expect(requirements.map(({ text, importance }) => [text, importance])).toEqual([
      ["Experience of teaching chemistry is essential", "must"],
      ["experience of physics would be welcome", "nice"],
    ]);
  });

  it("come apart in a list that asks for different things", () => {
    const { requirements } = readPosting(
      "Requisitos: ESO o equivalente, al menos 6 meses de experiencia con clientes, disponibilidad de tarde",
    );
    expect(requirements.map(({ kind }) => kind)).toEqual(["education", "experience", "other"]);
  });
});
