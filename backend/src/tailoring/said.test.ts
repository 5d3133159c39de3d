import { describe, expect, it } from "vitest";
import type { Content } from "./document.ts";
import { type Evidence, unsupportedIn } from "./gate/index.ts";
import type { Material } from "./material.ts";
import { headersIn, saidIn, strangeDates } from "./said.ts";

const role = (id: string, title: string, employer: string, start: string, end: string | null): Evidence => ({
  id,
  kind: "role",
  text: `${title}\n${employer}`,
  period: { start, end, is_current: end === null },
  title,
  employer,
});
const ROWS: Evidence[] = [
  role("r1", "Nurse", "Tyne Clinic", "2019-02", null),
  role("r2", "Carer", "Oak House", "2014-05", "2019-01"),
  {
    id: "c2",
    kind: "claim",
    text: "Cared for 14 residents",
    period: { start: "2014-05", end: "2019-01", is_current: false },
    title: "Carer",
    employer: "Oak House",
    claim_type: "achievement",
  },
  { id: "l", kind: "claim", text: "French (B1)", period: null, claim_type: "skill" },
];
const MATERIAL = { evidence: new Map(ROWS.map((row) => [row.id, row])) } as unknown as Material;

/** A profile that nothing is cited for, as after every line was edited. */
const profile = (work: object[], more: object = {}): Content => ({
  narrative: null,
  talking_points: null,
  resume_data: { work, ...more },
});
const OPTIONS = { posting: null, voice: "candidate", now: "2026-11-21" } as const;

function unborne(content: Content): string[] {
  const said = [...saidIn(content, MATERIAL), ...headersIn(content, MATERIAL)];
  return [
    ...said.filter(({ text, cited }) => unsupportedIn(text, cited, OPTIONS).length > 0),
    ...strangeDates(content, MATERIAL),
  ].map(({ field }) => field);
}

describe("an edited profile", () => {
  it("bears out what its own role shows", () => {
    const work = [
      { name: "Tyne Clinic", position: "Nurse", startDate: "2019" },
      {
        name: "Oak House",
        position: "Carer",
        startDate: "2014-05",
        endDate: "2019-01",
        highlights: ["Cared for 14 residents"],
      },
    ];
    expect(unborne(profile(work, { languages: [{ language: "French", fluency: "B1" }] }))).toEqual([]);
  });

  it("takes no deed or title from another employer", () => {
    const work = [
      {
        name: "Tyne Clinic",
        position: "Carer",
        startDate: "2019-02",
        highlights: ["I cared for fourteen residents"],
      },
    ];
    expect(unborne(profile(work))).toEqual([
      "resume_data.work.0.highlights.0",
      "resume_data.work.0.position",
    ]);
  });

  it.each([
    [{ startDate: "2018-02" }, "startDate"],
    [{ startDate: "2019-02-01" }, "startDate"],
    [{ startDate: "2019-02", endDate: "2026-01" }, "endDate"],
  ])("%j is no date of that role", (dates, field) => {
    const work = [{ name: "Tyne Clinic", position: "Nurse", ...dates }];
    expect(unborne(profile(work))).toEqual([`resume_data.work.0.${field}`]);
  });

  it("does not let an ended role run, a language rise or the label claim more", () => {
    const work = [{ name: "Oak House", position: "Carer", startDate: "2014-05" }];
    const more = { languages: [{ language: "French", fluency: "C1" }], basics: { label: "Head Nurse" } };
    expect(unborne(profile(work, more))).toEqual([
      "resume_data.languages.0.fluency",
      "resume_data.basics.label",
      "resume_data.work.0.endDate",
    ]);
  });
});
