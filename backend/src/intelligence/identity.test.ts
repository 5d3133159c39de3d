import type { Portrait, PortraitClaim } from "@career-portrait/shared/matching";
import fc from "fast-check";
import { expect, test } from "vitest";
import { portraitClaim } from "../../evaluation/tailoring/portrait-claim.ts";
import { identityFaults } from "./identity.ts";
import { describePortrait } from "./local/identity.ts";

const word = fc.constantFrom(
  "Baker",
  "Rust",
  "Data",
  "Nurse",
  "Node.js",
  "Sr.",
  "Care",
  "Law",
  "Steel",
  "C++",
);
const phrase = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((words) => words.join(" "));
const type = fc.constantFrom<PortraitClaim["type"]>(
  "skill",
  "achievement",
  "attribute",
  "education",
  "certification",
);
const portrait = fc.record({
  claims: fc.array(
    fc.record({ type, label: phrase(12) }).map(({ type: kind, label }, index = 0) => ({
      id: String(index),
      type: kind,
      label,
      description: null,
      confidence: 0.9,
      institution: null,
      degree: null,
      field: null,
      start_date: null,
      end_date: null,
      work_history_id: null,
      evidence: [],
    })),
    { maxLength: 6 },
  ),
  work_history: fc.array(
    fc
      .record({ title: phrase(9), company: phrase(6), end_date: fc.constantFrom(null, "2020") })
      .map((role) => ({
        id: role.title,
        ...role,
        start_date: null,
        location: null,
        summary: null,
      })),
    { maxLength: 4 },
  ),
  basis: fc.constant<Portrait["basis"]>("accepted"),
});

test("by rule, every portrait that holds something gets a snapshot that breaks no rule but the number of keywords", () => {
  fc.assert(
    fc.property(portrait, (made) => {
      fc.pre(made.claims.length + made.work_history.length > 0);
      const text = describePortrait(made);
      const faults = identityFaults(text, made).filter(
        (fault) => !(fault.startsWith("keywords: must be 3") && text.keywords.length < 3),
      );
      expect(faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("by rule, what is told as done is a whole deed: no heading, nothing cut short", () => {
  const deed = "Cut the waiting time of the ward by a third";
  const labels = ["International Awards", "Community", "Led the move of the whole fleet to …", deed];
  const { bio } = describePortrait({
    claims: labels.map((label) => portraitClaim(label, "achievement", label)),
    work_history: [],
    basis: "accepted",
  });
  expect(bio).toContain(deed);
  for (const label of labels.slice(0, 3)) expect(bio).not.toContain(label);
});
