import { describe, expect, test } from "vitest";
import { readResumeText } from "./index.ts";

function rolesOf(...lines: string[]) {
  const { work_history } = readResumeText(["Mara Lindqvist", "", "EXPERIENCE", ...lines].join("\n"));
  return work_history.map(({ title, company, start_date, end_date }) => [
    title,
    company,
    start_date,
    end_date,
  ]);
}

describe("an employer", () => {
  test("on a line of its own holds for the roles below it that name none", () => {
    expect(
      rolesOf(
        "Northwind Logistics Ltd",
        "Shift Supervisor",
        "2019 - 2022",
        "• Planned the night shift",
        "Warehouse Clerk",
        "2016 - 2019",
        "• Booked goods in",
      ),
    ).toEqual([
      ["Shift Supervisor", "Northwind Logistics Ltd", "2019", "2022"],
      ["Warehouse Clerk", "Northwind Logistics Ltd", "2016", "2019"],
    ]);
  });

  test("beside its title is that role's alone", () => {
    expect(
      rolesOf(
        "Sales Assistant - Hartwell Shoes Ltd",
        "2018 - 2020",
        "• Served customers",
        "Private tutor",
        "2014 - 2018",
        "• Taught maths to three pupils",
      ).map(([title, company]) => [title, company]),
    ).toEqual([
      ["Sales Assistant", "Hartwell Shoes Ltd"],
      ["Private tutor", null],
    ]);
  });

  test("has nothing to do with time without work", () => {
    const [, gap] = rolesOf(
      "Brightwater Clinic Ltd",
      "Staff Nurse",
      "2015 - 2018",
      "• Cared for twelve patients a shift",
      "Maternity leave",
      "2013 - 2015",
    );
    expect(gap?.[1]).toBeNull();
  });

  test("is never a line that tells of work done", () => {
    const roles = rolesOf(
      "Bookkeeper",
      "Reconciled bank statements for four branches",
      "Processed invoices and prepared checks for signature",
      "Assistant Bookkeeper",
      "Assisted with payroll processing for sixty employees",
    );
    expect(roles.map(([title, company]) => [title, company])).toEqual([
      ["Bookkeeper", null],
      ["Assistant Bookkeeper", null],
    ]);
  });
});

describe("a role", () => {
  test("is not begun by a deed that tells its own years", () => {
    expect(
      rolesOf(
        "Maintenance Technician, Alder Mills Ltd",
        "2015 - present",
        "Reduced the failure rate of line three from 9 to 4 % between 2017 and 2019",
      ),
    ).toHaveLength(1);
  });

  test("has dates though they stand on three lines", () => {
    expect(
      rolesOf(
        "January 2012",
        "to",
        "June 2014",
        "Company Name City , State Property Manager",
        "Let 40 flats.",
      ),
    ).toEqual([["Property Manager", null, "2012-01", "2014-06"]]);
  });
});

test("deeds whose line ends were lost are claims of their own", () => {
  const { claims } = readResumeText(
    [
      "EXPERIENCE",
      "Server, Corner Bistro Ltd",
      "2015 - 2018",
      "Checked the age of guests at the barCleaned bars, work areas and tablesAssisted diners with seating as needed",
    ].join("\n"),
  );
  expect(claims.filter(({ type }) => type === "achievement").map(({ label }) => label)).toEqual([
    "Checked the age of guests at the bar",
    "Cleaned bars, work areas and tables",
    "Assisted diners with seating as needed",
  ]);
});

describe("schooling", () => {
  const schoolingOf = (line: string) =>
    readResumeText(["EDUCATION", line].join("\n")).education.map(({ degree, field, institution }) => [
      degree,
      field,
      institution,
    ]);

  test.each([
    [
      "Bachelor of Arts : International Relations Economics Florida International University",
      ["Bachelor of Arts", "International Relations Economics", "Florida International University"],
    ],
    [
      "BBA : Communication University of Pittsburgh , 2011",
      ["BBA", "Communication", "University of Pittsburgh"],
    ],
    [
      "Bachelor of Science : Nursing Grand Canyon University – City , State Nursing",
      ["Bachelor of Science", "Nursing", "Grand Canyon University"],
    ],
  ])("is told apart in %s", (line, entry) => {
    expect(schoolingOf(line)).toEqual([entry]);
  });

  test("keeps a school's whole name", () => {
    expect(schoolingOf("Diploma in Cookery, Harbour Business College")[0]?.[2]).toBe(
      "Harbour Business College",
    );
  });
});

test("a typed bullet goes on below its words, whatever the next line begins with", () => {
  const { claims } = readResumeText(
    [
      "BERUFSERFAHRUNG",
      "2018 – heute   Projektleiter, Stadtwerke Seeberg AG",
      "               – Umstellung auf Windows 11 geleitet, für 1'900",
      "                 Arbeitsplätze an zwölf Standorten",
      "               – Telefonie abgelöst",
    ].join("\n"),
  );
  expect(claims.filter(({ type }) => type === "achievement").map(({ label }) => label)).toContain(
    "Umstellung auf Windows 11 geleitet, für 1'900 Arbeitsplätze an zwölf Standorten",
  );
});
