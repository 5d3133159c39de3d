import type { MatchPhrase } from "@career-portrait/shared/contract";
import { inWords, loadPhrases } from "./explanation.ts";
import { LANGUAGES, type Translated } from "./language.ts";
import { describe, expect, it } from "vitest";

for (const language of LANGUAGES) await loadPhrases(language);

interface Said {
  score: string;
  languages: string;
}
const SAID: Record<Translated, Said> = {
  de: {
    score:
      "Nicht belegt: JavaScript und Kafka. 2 Jahre 7 Monate als Entwicklerin, verlangt: 5 Jahre. Kein Abschluss ist belegt.",
    languages: "Ein Beleg für Deutsch, Haiti-Kreolisch oder Quenya auf dem verlangten Niveau.",
  },
  fr: {
    score:
      "Sans preuve\u202f: JavaScript et Kafka. 2 ans 7 mois comme Entwicklerin\u202f; demandé\u202f: 5 ans. Aucun diplôme n’est prouvé.",
    languages: "Une preuve au niveau demandé\u202f: allemand, créole haïtien ou Quenya.",
  },
  es: {
    score:
      "Sin pruebas: JavaScript y Kafka. 2 años y 7 meses como Entwicklerin; se pide: 5 años. No hay ningún título probado.",
    languages: "Una prueba de alemán, criollo haitiano o Quenya al nivel pedido.",
  },
};

describe.each(Object.entries(SAID) as [Translated, Said][])("explanations in %s", (language, said) => {
  it("say what the codes say", () => {
    const phrases: MatchPhrase[] = [
      { code: "not_shown", params: { skills: ["JavaScript", "Kafka"] } },
      { code: "time_in_roles", params: { months: 31, titles: ["Entwicklerin"], asked_months: 60 } },
      { code: "no_degree", params: {} },
    ];
    expect(inWords(phrases, "English", language)).toBe(said.score);
  });

  it("call languages by their own names", () => {
    const params = { languages: ["German", "Haitian Creole", "Quenya"], either: true };
    expect(inWords([{ code: "evidence_of_language", params }], "English", language)).toBe(said.languages);
  });
});

describe("explanations", () => {
  it("leave the English text where they cannot say it", () => {
    expect(inWords([{ code: "constructor", params: {} }], "English", "de")).toBe("English");
    expect(inWords([{ code: "not_shown", params: { skills: "Kafka" } }], "English", "de")).toBe("English");
    expect(inWords(undefined, "English", "de")).toBe("English");
    expect(inWords([{ code: "no_degree", params: {} }], "English", "en")).toBe("English");
  });
});
