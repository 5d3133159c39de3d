import { routes } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { complaintInWords, refusalInWords } from "./refusal.ts";
import { refusalsDe } from "./refusals.de.ts";

/** What any route may answer (decisions, section 4). */
const EVERYWHERE = [
  "validation_error",
  "missing_api_key",
  "invalid_api_key",
  "revoked_api_key",
  "insufficient_scope",
  "https_required",
  "not_found",
  "method_not_allowed",
  "payload_too_large",
  "unsupported_media_type",
  "idempotency_in_progress",
  "idempotency_mismatch",
  "rate_limited",
  "server_error",
];

describe("a refusal, in German", () => {
  it("has a sentence for every code of the contract", () => {
    const particular = Object.values(routes).flatMap((route) => {
      const { errors = [] } = route as { errors?: readonly (readonly [number, string])[] };
      return errors.map(([, code]) => code);
    });
    expect(particular).toContain("tailoring_in_progress");
    const codes = new Set([...EVERYWHERE, ...particular]);
    expect([...codes].filter((code) => !Object.hasOwn(refusalsDe.refusals, code))).toEqual([]);
  });

  it("is said by its code, a wrong field by what is wrong with it", () => {
    const limit = { code: "limit_reached", message: "You track 5000 opportunities." };
    expect(refusalInWords(limit, refusalsDe)).toBe(refusalsDe.refusals.limit_reached);
    const details = [{ path: "body.label", message: "must have at most 200 characters" }];
    const wrong = {
      code: "validation_error",
      message: "body.label: must have at most 200 characters",
      details,
    };
    expect(refusalInWords(wrong, refusalsDe)).toBe("body.label: darf höchstens 200 Zeichen haben");
    expect(refusalInWords({ ...wrong, details: [] }, refusalsDe)).toBe("Die Angaben passen nicht.");
  });

  it.each([
    ["is required", "fehlt"],
    ["must not be empty", "darf nicht leer sein"],
    ["must be a whole number", "muss eine ganze Zahl sein"],
    ["must be at least 1", "darf nicht weniger als 1 sein"],
    [
      "must be an http or https address, such as https://example.com/page",
      "muss eine http- oder https-Adresse sein",
    ],
    ["must be linkedin or google_jobs", "must be linkedin or google_jobs"],
    ["is a riddle", "is a riddle"],
  ])("says “%s” as “%s”", (english, german) => {
    expect(complaintInWords(english, refusalsDe)).toBe(german);
  });

  it("stays English where the code is not known, and in English", () => {
    const strange = { code: "constructor", message: "No." };
    expect(refusalInWords(strange, refusalsDe)).toBe("No.");
    expect(refusalInWords({ code: "limit_reached", message: "You track 5000." }, null)).toBe(
      "You track 5000.",
    );
    expect(complaintInWords("is required", null)).toBe("is required");
  });
});
