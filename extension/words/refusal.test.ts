import { routes } from "@career-portrait/shared/contract";
import { describe, expect, it } from "vitest";
import { complaintInWords, refusalInWords } from "./refusal.ts";
import type { Translated } from "./language.ts";
import type { RefusalWords } from "./refusal-words.ts";
import { refusalsDe } from "./refusals.de.ts";
import { refusalsEs } from "./refusals.es.ts";
import { refusalsFr } from "./refusals.fr.ts";

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

interface Said {
  words: RefusalWords;
  tooLong: string;
  wrong: string;
  /** The complaints below, in their order. */
  complaints: string[];
}
const COMPLAINTS = [
  "is required",
  "must not be empty",
  "must be a whole number",
  "must be at least 1",
  "must have at most 1 entry",
  "must be an http or https address, such as https://example.com/page",
];
const SAID: Record<Translated, Said> = {
  de: {
    words: refusalsDe,
    tooLong: "body.label: darf höchstens 200 Zeichen haben",
    wrong: "Die Angaben passen nicht.",
    complaints: [
      "fehlt",
      "darf nicht leer sein",
      "muss eine ganze Zahl sein",
      "darf nicht weniger als 1 sein",
      "darf höchstens 1 Eintrag haben",
      "muss eine http- oder https-Adresse sein",
    ],
  },
  fr: {
    words: refusalsFr,
    tooLong: "body.label: doit avoir au plus 200 caractères",
    wrong: "Les indications ne conviennent pas.",
    complaints: [
      "manque",
      "ne doit pas être vide",
      "doit être un nombre entier",
      "doit valoir au moins 1",
      "doit avoir au plus 1 entrée",
      "doit être une adresse http ou https",
    ],
  },
  es: {
    words: refusalsEs,
    tooLong: "body.label: debe tener como máximo 200 caracteres",
    wrong: "Los datos no encajan.",
    complaints: [
      "falta",
      "no debe estar vacío",
      "debe ser un número entero",
      "debe ser como mínimo 1",
      "debe tener como máximo 1 entrada",
      "debe ser una dirección http o https",
    ],
  },
};

describe.each(Object.entries(SAID) as [Translated, Said][])("a refusal, in %s", (_language, said) => {
  it("has a sentence for every code of the contract, and no other", () => {
    const particular = Object.values(routes).flatMap((route) => {
      const { errors = [] } = route as { errors?: readonly (readonly [number, string])[] };
      return errors.map(([, code]) => code);
    });
    expect(particular).toContain("tailoring_in_progress");
    const codes = new Set([...EVERYWHERE, ...particular]);
    expect([...codes].filter((code) => !Object.hasOwn(said.words.refusals, code))).toEqual([]);
    expect(Object.keys(said.words.refusals)).toEqual(Object.keys(refusalsDe.refusals));
  });

  it("is said by its code, a wrong field by what is wrong with it", () => {
    const limit = { code: "limit_reached", message: "You track 5000 opportunities." };
    expect(refusalInWords(limit, said.words)).toBe(said.words.refusals.limit_reached);
    const details = [{ path: "body.label", message: "must have at most 200 characters" }];
    const wrong = {
      code: "validation_error",
      message: "body.label: must have at most 200 characters",
      details,
    };
    expect(refusalInWords(wrong, said.words)).toBe(said.tooLong);
    expect(refusalInWords({ ...wrong, details: [] }, said.words)).toBe(said.wrong);
  });

  it("says complaints by their form, and leaves what it does not know", () => {
    expect(COMPLAINTS.map((english) => complaintInWords(english, said.words))).toEqual(said.complaints);
    for (const strange of ["must be linkedin or google_jobs", "is a riddle"])
      expect(complaintInWords(strange, said.words)).toBe(strange);
  });
});

describe("a refusal", () => {
  it("stays English where the code is not known, and in English", () => {
    const strange = { code: "constructor", message: "No." };
    expect(refusalInWords(strange, refusalsDe)).toBe("No.");
    expect(refusalInWords({ code: "limit_reached", message: "You track 5000." }, null)).toBe(
      "You track 5000.",
    );
    expect(complaintInWords("is required", null)).toBe("is required");
  });
});
