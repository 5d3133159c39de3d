import { describe, expect, it } from "vitest";
import { readPosting } from "../index.ts";
import { seniorityOf } from "./terms.ts";

describe("title, employer and place", () => {
  it.each([
    [
      "Staff Nurse\nBrindle Hill Hospital\nShrewsbury, UK\n\nYou will care for patients on a busy ward.",
      "Staff Nurse",
      "Brindle Hill Hospital",
      "Shrewsbury, UK",
    ],
    [
      "Job Title: Ward Clerk\nEmployer: Elm Park Hospital\nLocation: Leeds, UK\n\nWe look after our people.",
      "Ward Clerk",
      "Elm Park Hospital",
      "Leeds, UK",
    ],
    [
      "Elektroniker (m/w/d)\nStromwerk Ahlers GmbH\nBremen\n\nSie warten unsere Anlagen.",
      "Elektroniker (m/w/d)",
      "Stromwerk Ahlers GmbH",
      "Bremen",
    ],
    [
      "Cuisinier (H/F)\nLe Comptoir Ostane\n07 - Annonay\n\nVous préparez les repas.",
      "Cuisinier (H/F)",
      "Le Comptoir Ostane",
      "07 - Annonay",
    ],
    [
      "Platform Engineer\nFjord Bank, Oslo\n\nYou will run our payment platform.",
      "Platform Engineer",
      "Fjord Bank",
      "Oslo",
    ],
    [
      "Quarry Clerk\nGreen Bay, Wisconsin\n\nYou will keep the books.",
      "Quarry Clerk",
      null,
      "Green Bay, Wisconsin",
    ],
  ])("stand in the lines of the opening: %s", (text, title, company, location) => {
    expect(readPosting(text)).toMatchObject({ title, company, location });
  });

  it("are no headings and no addresses", () => {
    const facts = readPosting(
      "Job Description\n\nhttps://jobs.example.org/1\n\nRequirements\n- patience\n- care",
    );
    expect([facts.title, facts.company]).not.toContain("Job Description");
    expect(`${facts.title} ${facts.company} ${facts.location}`).not.toContain("http");
  });

  it("lose what hangs on a title", () => {
    const text =
      "Teamleitung Fotostudio (m/w/d) in Regensburg\nNiederau Kommunikation GmbH\nRegensburg\n\nWir drucken.";
    expect(readPosting(text).title).toBe("Teamleitung Fotostudio (m/w/d)");
  });

  it("end before the employer that they name behind themselves", () => {
    const read = (line: string) =>
      readPosting(`${line}\n\nRequirements\n- Strong SQL and PostgreSQL\n- Python`);
    for (const house of ["Branscombe Paper", "Fjord Paper", "Miller Glass"])
      expect(read(`Data Engineer at ${house}`)).toMatchObject({ title: "Data Engineer", company: house });
    expect(read("Data Engineer at Munich").company).toBeNull();
  });

  it("are not a name that is withheld", () => {
    expect(
      readPosting("Analista Contable\nConfidencial\nRosario, Santa Fe\n\nBuscamos un analista.").company,
    ).toBeNull();
  });

  it("are never one and the same words, and hold no line breaks", () => {
    const { title, company, location } = readPosting(
      "Aankoper\nLommel\n\nVoor onze klant in Lommel zoeken wij een aankoper.",
    );
    expect(new Set([title, company, location].filter((one) => one !== null)).size).toBe(
      [title, company, location].filter((one) => one !== null).length,
    );
    expect(`${title}${company}${location}`).not.toMatch(/\n/);
  });

  it("are none of an empty text", () => {
    expect(readPosting("")).toMatchObject({ title: null, company: null, location: null, salary: null });
  });
});

describe("how much", () => {
  it.each([
    [
      "Accountant\n₹ 6,00,000 - 8,50,000 P.A.",
      { min: 600_000, max: 850_000, currency: "INR", period: "year" },
    ],
    ["Picker, £12.60 - £15.75 ph", { min: 12.6, max: 15.75, currency: "GBP", period: "hour" }],
    [
      "Nurse in Calgary, Alberta. $41.42 to $59.52 per hour",
      { min: 41.42, max: 59.52, currency: "CAD", period: "hour" },
    ],
    [
      "Gehalt zwischen 58.000 und 66.000 Euro im Jahr",
      { min: 58_000, max: 66_000, currency: "EUR", period: "year" },
    ],
    [
      "Clerk\nGrade 5, £33,143 – £36,363\nHours: 37 per week",
      { min: 33_143, max: 36_363, currency: "GBP", period: "year" },
    ],
    [
      "Lab Technician\nRedruth | £26,500 | Permanent\n\nWe test.",
      { min: 26_500, max: 26_500, currency: "GBP", period: "year" },
    ],
    ["Engineer\n\nBudget: ₹28 – 36 LPA", { min: 2_800_000, max: 3_600_000, currency: "INR", period: "year" }],
    [
      "Farm hand, $31 to $34 an hour. Phone 03 5550 0171.",
      { min: 31, max: 34, currency: "AUD", period: "hour" },
    ],
    [
      "Es gilt ein Mindestentgelt von € 2.980,– brutto pro Monat.",
      { min: 2980, max: null, currency: "EUR", period: "month" },
    ],
    ["Bruttomonatslohn mindestens € 2.450,–", { min: 2450, max: null, currency: "EUR", period: "month" }],
  ])("%s", (text, salary) => {
    expect(readPosting(text).salary).toEqual(salary);
  });
});

describe("how", () => {
  it.each([
    ["Juriste\n\nLe télétravail est possible deux jours par semaine.", "hybrid"],
    ["Data Engineer\nCDI · Nantes · Télétravail fréquent (3 j/semaine)", "hybrid"],
    ["Planner\nBase: Town Hall, Crewkerne. Two days there, remainder from home", "hybrid"],
    ["Analista\n\nSmart working due giorni a settimana.", "hybrid"],
    ["Engineer\n\n$150k. Remote anywhere in US time zones.", "remote"],
    ["Millwright\nRotating shifts, all work is on the mill site", "onsite"],
    ["Technician\nRedruth | Monday to Friday, 7.30 to 3.30, lab based | Permanent", "onsite"],
    ["Mécanicien\n38,00 $ de l'heure | en présence à l'atelier", "onsite"],
    ["Care Assistant\nSchedule: Night shift\nWork Location: In person", "onsite"],
    ["Vendeur\n\nPas de télétravail possible.", null],
    ["Clerk\n\nExperience in an office-based setting.", null],
  ])("%s", (text, mode) => {
    expect(readPosting(text).work_mode).toBe(mode);
  });
});

describe("what level", () => {
  it.each([
    ["Praktikantin im Marketing", "intern"],
    ["Stage digitale communicatie", "intern"],
    ["Chef d'équipe maintenance", "lead"],
    ["Teamleitung Verkauf", "lead"],
    ["Jefe de Obra", "manager"],
    ["Leiter Qualitätsmanagement", "manager"],
    ["Software Engineer (Jr)", "entry"],
    ["Account Manager", null],
  ])("%s", (title, level) => {
    expect(seniorityOf(title, undefined)).toBe(level);
  });
});
