/** Whole résumés: the project's own printed ones always, the recorded ones too where they are at hand, and wild text. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { f1, macro, scoreReading, type Truth } from "../../../evaluation/resume-scoring.ts";
import type { LaidOutPage } from "../layout.ts";
import { readPdfLayout } from "../pdf/index.ts";
import { UnreadableDocument } from "../unreadable-document.ts";
import type { DocumentReading } from "../reading.ts";
import { readResumePages, readResumeText } from "./index.ts";

const OWN = join(import.meta.dirname, "fixtures");
/** Of strangers: they may not be passed on, and lie beside the repository where it is developed. */
const RECORDED = join(import.meta.dirname, "../../../../../shared/fixtures/resumes");

function pdfsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".pdf")) : [];
}

async function read(folder: string, file: string): Promise<DocumentReading> {
  return readResumePages(await readPdfLayout(readFileSync(join(folder, file))));
}

/** Claims without evidence, with evidence that is not the page's own text, or that point at no entry. */
function faults({ claims, pages, work_history, education }: DocumentReading): string[] {
  return claims
    .filter(
      ({ evidence, role, education: schooling }) =>
        evidence.length === 0 ||
        evidence.some(({ page, start, end, content }) => pages[page - 1]?.slice(start, end) !== content) ||
        (role !== null && work_history[role] === undefined) ||
        (schooling !== null && education[schooling] === undefined),
    )
    .map((claim) => `${claim.type} ${claim.label}`);
}

describe("the project's own résumés", () => {
  test.each(pdfsIn(OWN))("%s reads as labelled", async (file) => {
    const truth = JSON.parse(
      readFileSync(join(OWN, file.replace(".pdf", ".expected.json")), "utf8"),
    ) as Truth;
    const mistakes: string[] = [];
    const reading = await read(OWN, file);
    const score = scoreReading(reading, truth, (field, said, expected) =>
      mistakes.push(`${field}: said ${said}, truth ${expected}`),
    );
    expect(f1(score.entry), mistakes.join("\n")).toBe(1);
    expect(macro(score), mistakes.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(faults(reading)).toEqual([]);
  });
});

test("labels set close to their list, and a name broken at a line's end, leave the skills as they are", async () => {
  const [table, dots] = await Promise.all([read(OWN, "french-date-column.pdf"), read(OWN, "designer.pdf")]);
  expect(table.skills).toEqual([
    "Latte art",
    "gestion des stocks",
    "encaissement",
    "Lightspeed",
    "Zenchef",
    "Excel",
  ]);
  expect(dots.skills).toEqual(["Figma", "Sketch", "Principle", "After Effects", "HTML/CSS"]);
});

test("a heading above a table's first label is not part of it", async () => {
  const { skills } = await read(OWN, "german-care.pdf");
  expect(skills.slice(0, 3)).toEqual(["ORBIS", "Vivendi PEP", "Microsoft Office"]);
  expect(skills).toHaveLength(7);
});

test.each([OWN, RECORDED].flatMap((folder) => pdfsIn(folder).map((file) => ({ folder, file }))))(
  "$file gives only verbatim evidence, the same every time",
  async ({ folder, file }) => {
    let pages: LaidOutPage[];
    try {
      pages = await readPdfLayout(readFileSync(join(folder, file)));
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableDocument);
      return;
    }
    const reading = readResumePages(pages);
    expect(faults(reading)).toEqual([]);
    expect(readResumePages(pages)).toEqual(reading);
  },
);

const PLAIN = `Ana Sousa
Porto, Portugal | +351 912 555 000 | ana.sousa@example.pt | github.com/anasousa

EXPERIENCE
Data Engineer
Rio Verde Analytics
Jan 2020 – Present
- Built streaming pipelines in Kafka and Python for 40 stores
- Cut costs by 18%

EDUCATION
BSc in Mathematics
Universidade do Porto, 2015

SKILLS
Languages: Python, SQL, Scala
Spoken languages: Portuguese (native), English (C1)

CERTIFICATIONS
- AWS Certified Data Engineer, 2023
`;

describe("plain text", () => {
  const reading = readResumeText(PLAIN);

  test("is read like a PDF", () => {
    expect(reading.contact).toEqual({
      name: "Ana Sousa",
      email: "ana.sousa@example.pt",
      phone: "+351 912 555 000",
      location: "Porto, Portugal",
      links: ["github.com/anasousa"],
    });
    expect(reading.work_history).toMatchObject([
      { title: "Data Engineer", company: "Rio Verde Analytics", start_date: "2020-01", end_date: "present" },
    ]);
    expect(reading.education).toMatchObject([
      { institution: "Universidade do Porto", degree: "BSc", field: "Mathematics", end_date: "2015" },
    ]);
    expect(reading.skills).toEqual(["Python", "SQL", "Scala"]);
    expect(reading.certifications).toEqual(["AWS Certified Data Engineer"]);
    expect(reading.pages).toEqual([PLAIN]);
    expect(faults(reading)).toEqual([]);
  });

  test("ties what a role shows to the role, and merges what is said twice", () => {
    const python = reading.claims.find((claim) => claim.type === "skill" && claim.label === "Python");
    expect(python).toMatchObject({ role: 0 });
    expect(python?.evidence).toHaveLength(2);
    expect(
      reading.claims.find((claim) => claim.label === "Kafka" || claim.label === "Apache Kafka")?.role,
    ).toBe(0);
    expect(reading.claims.find((claim) => claim.label.startsWith("Cut costs"))).toMatchObject({
      type: "achievement",
      role: 0,
    });
  });

  test.each([
    ["Jungkoch, Hotel Post", "Jungkoch", "Hotel Post", null],
    ["Hotel Post, Jungkoch", "Jungkoch", "Hotel Post", null],
    ["Pinche de cocina, Mesón Andaluz", "Pinche de cocina", "Mesón Andaluz", null],
    ["Ward Sister, St Brigid's", "Ward Sister", "St Brigid's", null],
    ["Finch & Daughters Ltd, Upholsterer", "Upholsterer", "Finch & Daughters Ltd", null],
    ["Glazier, Clearview Windows, Hull", "Glazier", "Clearview Windows", "Hull"],
    ["Hotel Post, Garmisch", null, "Hotel Post", "Garmisch"],
  ])("one line for title and employer, the title an uncommon one: %s", (line, title, company, location) => {
    const { work_history } = readResumeText(
      `Ana Sousa\n\nWork Experience\n\n${line}\n04/2018 – 09/2021\n- Worked in a team of five\n`,
    );
    expect(work_history).toMatchObject([{ title, company, location }]);
  });

  test("spoken languages are attributes, not skills", () => {
    expect(reading.claims).toContainEqual(
      expect.objectContaining({ type: "attribute", label: "English (C1)" }),
    );
    expect(reading.skills).not.toContain("English");
  });

  test("languages with a level among skills are attributes; other items keep theirs off", () => {
    const mixed = readResumeText(
      "Ana Sousa\n\nSKILLS\nExcel: advanced; Westlaw, Spanish (conversational), Polnisch – gut, native Igbo speaker, French cuisine (advanced)\nItalian: B1\n",
    );
    const languages = mixed.claims.filter(({ type }) => type === "attribute").map(({ label }) => label);
    expect(languages).toEqual([
      "Spanish (conversational)",
      "Polnisch – gut",
      "native Igbo speaker",
      "Italian: B1",
    ]);
    expect(mixed.skills).toEqual(["Excel", "Westlaw", "French cuisine"]);
    expect(faults(mixed)).toEqual([]);
  });

  test("places and courts below a heading of admissions are certifications that say so", () => {
    const lawyer = readResumeText(
      "Dana Okafor\n\nBAR ADMISSIONS\nIllinois, 2014\nNew York (2012) and Texas\nU.S. District Court, Northern District of Illinois\nMember of the State Bar of Ohio\n\nLicenses\nPE License, Texas, 2019\nCourt admissions: Iowa, Maine\n",
    );
    expect(lawyer.certifications).toEqual([
      "Bar admissions: Illinois",
      "Bar admissions: New York",
      "Bar admissions: Texas",
      "Bar admissions: U.S. District Court, Northern District of Illinois",
      "Member of the State Bar of Ohio",
      "PE License, Texas",
      "Court admissions: Iowa",
      "Court admissions: Maine",
    ]);
    expect(faults(lawyer)).toEqual([]);
  });

  test("in Chinese", () => {
    const chinese = readResumeText(
      "周志远\n深圳市南山区 | 139 5550 7788\n\n工作经历\n财务主管\n2019年5月 – 至今\n深圳市恒远电子有限公司\n• 负责月度结账\n\n教育背景\n中南财经政法大学\n学士，会计学\n2011年9月 – 2015年6月\n\n专业技能\n用友 U8、SAP、预算管理\n",
    );
    expect(chinese.contact.name).toBe("周志远");
    expect(chinese.work_history).toMatchObject([
      { title: "财务主管", company: "深圳市恒远电子有限公司", start_date: "2019-05", end_date: "present" },
    ]);
    expect(chinese.education).toMatchObject([
      { institution: "中南财经政法大学", degree: "学士", field: "会计学" },
    ]);
    expect(chinese.skills).toEqual(["用友 U8", "SAP", "预算管理"]);
  });

  test("an anonymised résumé has no name", () => {
    expect(readResumeText("EXECUTIVE CHEF\nSummary\nI cook.\n").contact.name).toBeNull();
    expect(readResumeText("Lebenslauf\n\nPersönliche Daten\n").contact.name).toBeNull();
  });

  test("no text makes it fail or quote what is not there", () => {
    const line = fc.oneof(
      fc.constantFrom(...PLAIN.split("\n")),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom("2019 - 2021", "•", "\t\t", "(", "Skills:", "seit 2020", "E X P E R I E N C E", "\f"),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const wild = readResumeText(lines.join("\n"));
        expect(faults(wild)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
