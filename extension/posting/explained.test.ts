import type { MatchResult } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { claim, opportunity, posting, ROLE } from "../test/postings.ts";
import { correctedOf } from "./corrected.ts";
import { payOf, placeOf } from "./facts.ts";
import { isTracked, stillTrue } from "./match.ts";
import { portraitOf, readHere, scoreHere } from "./scoring.ts";
import { outboxItem } from "../sync/outbox.ts";

const CLAIMS = [
  claim("c1", "Python", "Wrote Python services"),
  claim("c2", "Apache Kafka", "Ran Kafka for two years"),
];
const portrait = portraitOf(CLAIMS, [ROLE], "2026-11-21");

const READ = readHere(posting("Data Engineer"))!;

describe("the score on this device", () => {
  it("explains everything asked for, must first and in the posting's order", () => {
    const score = scoreHere(READ, [], portrait);
    expect(score.overall).not.toBeNull();
    expect(score.rows.map(({ importance }) => importance).join(" ")).toMatch(/^(must ?)+(nice ?)+$/);
    const kafka = score.rows.find(({ text }) => text.includes("Kafka"))!;
    expect(kafka).toMatchObject({ mark: "met", evidence: [{ content: "Ran Kafka for two years", page: 2 }] });
    const terraform = score.rows.find(({ text }) => text.includes("Terraform"))!;
    expect(terraform.mark).toBe("gap");
    expect(terraform.closes).not.toBeNull();
  });

  it("is the same whatever order the claims come in", () => {
    const turned = portraitOf(CLAIMS.toReversed(), [ROLE], "2026-11-21");
    expect(scoreHere(READ, [], turned)).toEqual(scoreHere(READ, [], portrait));
  });

  it("follows what the person says of a requirement, and comes back exactly", () => {
    const before = scoreHere(READ, [], portrait);
    const terraform = { text: "Terraform", as: "none" as const };
    const without = scoreHere(READ, [terraform], portrait);
    expect(without.rows.map(({ text }) => text)).not.toContain("Terraform");
    expect(without.nice).toBeNull();
    const must = scoreHere(READ, [{ ...terraform, as: "must" }], portrait);
    expect(must.rows.find(({ text }) => text === "Terraform")?.importance).toBe("must");
    expect(scoreHere(READ, [{ ...terraform, as: "nice" }], portrait)).toEqual(before);
    expect(correctedOf(READ.requirements, [terraform]).dismissed).toEqual(["Terraform"]);
    expect(correctedOf(READ.requirements, []).readAs("terraform")).toBe("nice");
    expect(correctedOf(READ.requirements, []).readAs("Data Engineer")).toBeNull();
  });

  it("is unknown, not zero, without claims; nothing at all without a text", () => {
    const empty = scoreHere(READ, [], portraitOf([], [], "2026-11-21"));
    expect(empty.overall).toBeNull();
    expect(empty.rows.every(({ mark }) => mark === "unknown")).toBe(true);
    expect(readHere({ ...posting("Data Engineer"), description_text: null })).toBeNull();
  });
});

describe("the backend's score", () => {
  const match = { computed_at: "2026-02-01T00:00:00.000Z" } as MatchResult;

  it("is shown only while the portrait has not changed since", () => {
    expect(stillTrue(match, CLAIMS)).toBe(true);
    expect(stillTrue(match, [{ ...CLAIMS[0]!, updated_at: "2026-03-01T00:00:00.000Z" }])).toBe(false);
  });

  it("is not lent to another posting at the same address", () => {
    const tracked = {
      opportunity: { ...opportunity("o", "Data Engineer", null), canonical: null },
      item: null,
      job: null,
    };
    expect(isTracked(tracked, posting("Data engineer"))).toBe(true);
    expect(isTracked(tracked, posting("Welder"))).toBe(false);
    const item = { ...outboxItem(posting("Welder"), null, "k", null, 0), opportunity_id: "o" };
    expect(isTracked({ ...tracked, item }, posting("Welder"))).toBe(true);
  });
});

describe("facts", () => {
  it("are said as a person says them", () => {
    expect(payOf({ min: 65000, max: 80000, currency: "EUR", period: "year" })).toBe(
      "\u20ac65,000 \u2013 \u20ac80,000 a year",
    );
    expect(payOf({ min: 50000, max: 50000, currency: "USD", period: null })).toBe("$50,000");
    expect(payOf({ min: null, max: 30, currency: "GBP", period: "hour" })).toBe("up to \u00a330 an hour");
    expect(payOf({ min: null, max: null, currency: "EUR", period: "year" })).toBeNull();
    expect(placeOf({ location: "Berlin", work_mode: "hybrid" })).toEqual(["Berlin", "Hybrid"]);
    expect(placeOf({ location: "Remote, EU", work_mode: "remote" })).toEqual(["Remote, EU"]);
  });
});
