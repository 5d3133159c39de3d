/** What others see of a portrait holds what was accepted and tells nothing of the rest. */
import type { Claim, ReviewStatus, WorkHistory } from "@career-portrait/shared/contract";
import { expect, test } from "vitest";
import { cleared, withoutLinesOf, withoutRejected } from "./accepted.ts";

const AT = "2026-01-01T00:00:00.000Z";

function claim(label: string, review_status: ReviewStatus, type: Claim["type"] = "skill"): Claim {
  return {
    id: label,
    type,
    label,
    description: null,
    confidence: 0.9,
    review_status,
    institution: null,
    degree: null,
    field: null,
    start_date: null,
    end_date: null,
    work_history_id: null,
    evidence: [],
    created_at: AT,
    updated_at: AT,
  };
}

function role(company: string, review_status: ReviewStatus, summary: string | null = null): WorkHistory {
  return {
    id: company,
    company,
    title: "Engineer",
    start_date: "2016",
    end_date: null,
    is_current: true,
    location: null,
    summary,
    company_domain: null,
    logo_override_path: null,
    position: 0,
    review_status,
  };
}

test("a summary loses the lines that tell a rejected achievement, and no other", () => {
  const summary = "• Cut the cost of hosting by 30 percent.\nMoved forty services.\n";
  const rejected = claim("Cut the cost of hosting by 30 percent", "rejected", "achievement");
  expect(withoutRejected(summary, [rejected])).toBe("Moved forty services.");
  expect(withoutRejected(summary, [{ ...rejected, review_status: "proposed" }])).toBe(summary);
  expect(withoutRejected(summary, [claim("Moved", "rejected")])).toBe(summary);
  expect(withoutRejected("Cut the cost of hosting by 30 percent.", [rejected])).toBeNull();
});

test("text made of the portrait loses the sentences that name what is not accepted", () => {
  const profile = {
    identity: null,
    summary: "Engineer at Ledgerline. Knows Go and Rust. Likes PostgreSQL.",
    experience: [],
  };
  const told = (...reviewed: (Claim | WorkHistory)[]) =>
    cleared(profile, {
      claims: reviewed.filter((row): row is Claim => "label" in row),
      roles: reviewed.filter((row): row is WorkHistory => "company" in row),
    }).summary;
  const postgres = claim("PostgreSQL", "accepted");
  expect(told(postgres)).toBe(profile.summary);
  expect(told(postgres, claim("Rust", "proposed"))).toBe("Engineer at Ledgerline. Likes PostgreSQL.");
  expect(told(postgres, role("Ledgerline", "rejected"))).toBe("Knows Go and Rust. Likes PostgreSQL.");
  // Another that bears the name is accepted.
  expect(told(postgres, claim("Rust", "rejected"), claim("rust", "accepted"))).toBe(profile.summary);
  expect(told(claim("PostgreSQL", "proposed"))).toBe("");
});

test("a résumé made before loses what was rejected since, and cites the rest under its new places", () => {
  const resume = {
    basics: { name: "Marit", summary: "Knows Rust. Knows Go." },
    work: [
      { name: "Gone", highlights: ["a"] },
      { name: "Kept", summary: "Cut the cost.\nRan it.", highlights: ["b", "c"] },
    ],
    skills: [{ name: "Rust" }, { name: "Go" }],
    meta: {
      version: "v1.0.0",
      evidence: {
        "work.0": ["Gone"],
        "work.0.highlights.0": ["a"],
        "work.1": ["Kept"],
        "work.1.highlights.0": ["Cut the cost"],
        "work.1.highlights.1": ["c"],
        "skills.0": ["Rust"],
        "skills.1": ["Go"],
      },
    },
  };
  const left = withoutLinesOf(resume, {
    claims: [
      claim("Cut the cost", "rejected", "achievement"),
      claim("Rust", "rejected"),
      claim("Go", "accepted"),
    ],
    roles: [role("Gone", "rejected"), role("Kept", "accepted")],
  });
  expect(left).toEqual({
    basics: { name: "Marit", summary: "Knows Go." },
    work: [{ name: "Kept", summary: "Ran it.", highlights: ["c"] }],
    skills: [{ name: "Go" }],
    meta: {
      version: "v1.0.0",
      evidence: {
        "work.0": ["Kept"],
        "work.0.highlights.0": ["c"],
        "skills.0": ["Go"],
      },
    },
  });
});
