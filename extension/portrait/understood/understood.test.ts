import type { ClaimDetail } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { claim, DOCUMENT_ID, ROLE } from "../../test/postings.ts";
import type { PortraitAction } from "../../sync/database.ts";
import { nameAsLeft, ROLE_FIELDS } from "./mending.ts";
import { placeOfName, understoodOf } from "./understood.ts";

/** Shown in this document, and of that role where one is named. */
function shown(id: string, more: Partial<ClaimDetail> = {}, documentId = DOCUMENT_ID): ClaimDetail {
  const made = claim(id, id, id);
  const piece = {
    ...made.evidence[0]!,
    source_document_id: documentId,
    work_history_id: more.work_history_id ?? null,
  };
  return { ...made, evidence: [piece], ...more };
}
const weak = [{ id: "i", type: "weak_evidence" as const, message: "" }];
const labels = (rows: readonly { claim: ClaimDetail }[]) => rows.map(({ claim: { label } }) => label);

describe("what was understood of a document", () => {
  it("is its roles with the quotes that say them, its skills by how much shows them, and its education", () => {
    const saying = shown("says", {
      type: "attribute",
      label: `${ROLE.title}, ${ROLE.company}, 2017 \u2013 present`,
      work_history_id: ROLE.id,
    });
    const twice = shown("Go", { confidence: 0.7 });
    const claims = [
      shown("Python"),
      { ...twice, evidence: [...twice.evidence, { ...twice.evidence[0]!, id: "second" }] },
      shown("deed", { type: "achievement", work_history_id: ROLE.id }),
      saying,
      shown("BSc", { type: "education" }),
      shown("no", { review_status: "rejected" }),
      shown("elsewhere", {}, "11111111-94a3-4a5e-9f0e-2b1f4f6d7c11"),
    ];
    const { roles, skills, moreSkills, education, doubtful } = understoodOf(
      { claims, work: [ROLE, { ...ROLE, id: "other" }] },
      DOCUMENT_ID,
    );
    expect(roles).toEqual([
      { role: ROLE, quotes: saying.evidence.map(({ id }) => id), achievements: 1, isDoubtful: false },
    ]);
    expect(labels(skills)).toEqual(["Go", "Python"]);
    expect(moreSkills).toBe(0);
    expect(labels(education)).toEqual(["BSc"]);
    expect(doubtful).toEqual([]);
  });

  it("names what is doubtful, the least sure first, and a doubtful role among the roles", () => {
    const claims = [
      shown("issue", { issues: weak }),
      shown("unsure", { confidence: 0.3 }),
      shown("decided", { issues: weak, review_status: "accepted" }),
      shown("says", {
        type: "attribute",
        label: `${ROLE.title}, ${ROLE.company}`,
        work_history_id: ROLE.id,
        confidence: 0.5,
      }),
    ];
    const { roles, doubtful } = understoodOf({ claims, work: [ROLE] }, DOCUMENT_ID);
    expect(labels(doubtful)).toEqual(["unsure", "issue"]);
    expect(roles.map(({ isDoubtful }) => isDoubtful)).toEqual([true]);
  });
});

describe("the name", () => {
  it("is found however it is spaced and written, with its place on its page", () => {
    expect(placeOfName(["CV", "ADA\n EXAMPLE\nBristol"], "Ada Example")).toEqual({
      id: "name",
      content: "ADA\n EXAMPLE",
      page: 2,
      start: 0,
      end: 12,
    });
    expect(placeOfName(["A+ (B)"], "a+ (b)")).toMatchObject({ content: "A+ (B)" });
    expect(placeOfName(["CV of somebody"], "Ada Example")).toBeNull();
    expect(placeOfName(["CV"], "  ")).toBeNull();
    expect(placeOfName(["CV"], null)).toBeNull();
  });

  it("is as it was left, unless the server refused that", () => {
    const named = (name: string, state: PortraitAction["state"]) =>
      ({ change: { kind: "edit_name", name }, state }) as PortraitAction;
    expect(nameAsLeft("Ada", [])).toBe("Ada");
    expect(nameAsLeft("Ada", [named("Ada M.", "waiting"), named("", "refused")])).toBe("Ada M.");
    expect(nameAsLeft("Ada", [named("", "done")])).toBeNull();
  });
});

it("of a role what stands in its head is mended", () => {
  expect(ROLE_FIELDS.map(({ name }) => name)).toEqual(["title", "company", "start_date", "end_date"]);
});
