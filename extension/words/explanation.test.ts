import { inWords, loadPhrases } from "./explanation.ts";
import { explanationDe } from "./explanation.de.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const documented = readFileSync(join(import.meta.dirname, "../../docs/scoring.md"), "utf8");

/** The codes of the table in docs/scoring.md. */
const CODES = documented
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => [...line.split("|")[1]!.matchAll(/`(\w+)`/g)].map((match) => match[1]!));

await loadPhrases("de");

describe("explanations in German", () => {
  it("know every documented code", () => {
    expect(CODES).toContain("time_in_roles");
    expect(CODES.filter((code) => !Object.hasOwn(explanationDe, code))).toEqual([]);
  });

  it("say what the codes say", () => {
    const said = inWords(
      [
        { code: "not_shown", params: { skills: ["JavaScript", "Kafka"] } },
        {
          code: "time_in_roles",
          params: { months: 31, titles: ["Entwicklerin"], asked_months: 60 },
        },
        { code: "no_degree", params: {} },
      ],
      "English",
      "de",
    );
    expect(said).toBe(
      "Nicht belegt: JavaScript und Kafka. " +
        "2 Jahre 7 Monate als Entwicklerin, verlangt: 5 Jahre. " +
        "Kein Abschluss ist belegt.",
    );
  });

  it("call languages by their German names", () => {
    const params = { languages: ["German", "Haitian Creole", "Quenya"], either: true };
    expect(inWords([{ code: "evidence_of_language", params }], "English", "de")).toBe(
      "Ein Beleg für Deutsch, Haiti-Kreolisch oder Quenya auf dem verlangten Niveau.",
    );
  });

  it("leave the English text where they cannot say it", () => {
    expect(inWords([{ code: "constructor", params: {} }], "English", "de")).toBe("English");
    expect(inWords([{ code: "not_shown", params: { skills: "Kafka" } }], "English", "de")).toBe("English");
    expect(inWords(undefined, "English", "de")).toBe("English");
    expect(inWords([{ code: "no_degree", params: {} }], "English", "en")).toBe("English");
  });
});
