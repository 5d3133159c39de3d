import { describe, expect, it } from "vitest";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import { spokenIn, spokenLanguage } from "../spoken.ts";

const role = (more = {}) => ({
  title: "Accountant",
  company: "Lind",
  start: "2019-03",
  end: null,
  is_current: true,
  ...more,
});

describe("lines as sentences of a letter", () => {
  it("gives English titles and degrees their article", () => {
    expect(english.role(role())).toBe("I have worked as an Accountant at Lind since 2019.");
    expect(english.role(role({ title: "HR Assistant" }))).toContain("as an HR Assistant");
    expect(english.role(role({ title: "UX Designer" }))).toContain("as a UX Designer");
    expect(english.role(role({ title: "University Lecturer" }))).toContain("as a University Lecturer");
    expect(english.role(role({ title: "Head of Finance" }))).toContain("as Head of Finance");
    expect(english.role(role({ title: "Stationsleitung", isForeign: true }))).toContain("as Stationsleitung");
    expect(english.aDegree("MSc in Physics")).toBe("an MSc in Physics");
    expect(english.aDegree("Bachelor of Arts")).toBe("a Bachelor of Arts");
  });

  it("tells a German noun with its result in two predicates, and only nouns of a sure gender", () => {
    const line = "Einführung der Telematik, Leerkilometer um 7 % reduziert";
    expect(german.deed(line, role(), "first")).toBe(
      "Bei Lind umfasst meine Arbeit die Einführung der Telematik; dabei habe ich Leerkilometer um 7 % reduziert.",
    );
    expect(german.deed("Aufbau des Lagers", role(), "first")).toBe(
      "Bei Lind umfasst meine Arbeit den Aufbau des Lagers.",
    );
    expect(german.deed("Aufbau des Lagers", role(), "again")).toBe("Dazu gehört auch der Aufbau des Lagers.");
    expect(german.deed("Inbetriebnahme von fünf Anlagen", role({ is_current: false }), "first")).toBe(
      "Bei Lind umfasste meine Arbeit die Inbetriebnahme von fünf Anlagen.",
    );
    expect(german.deed("Verantwortlich für drei Filialen", role(), "first")).toBe(
      "Bei Lind bin ich verantwortlich für drei Filialen.",
    );
    expect(german.deed("Haus, in dem alles repariert", role(), "first")).toBeNull();
  });

  it("takes no French noun for a verb", () => {
    expect(french.deed("Chiffre d'affaires passé de 1,8 à 2,6 M€", role(), "first")).toBeNull();
    expect(french.deed("Cadre de travail", role(), "first")).toBeNull();
    expect(french.deed("Ouverture de 34 comptes", role(), "first")).toBe(
      "Chez Lind, j’ai assuré l’ouverture de 34 comptes.",
    );
    expect(french.deed("Vendre des maisons", role(), "first")).toBe(
      "Chez Lind, j’ai eu pour mission de vendre des maisons.",
    );
    expect(french.role(role({ title: "Responsable de secteur" }))).toContain(
      "en tant que responsable de secteur",
    );
  });
});

describe("languages spoken", () => {
  it.each([
    ["Deutsch (Muttersprache)", "en", "German (native)"],
    ["Englisch – B2", "en", "English (B2)"],
    ["French, fluent", "de", "Französisch (fließend)"],
    ["Portugiesisch (für Reisen)", "en", "Portuguese"],
    ["German (C1)", "en", "German (C1)"],
    ["Kubernetes", "de", "Kubernetes"],
  ] as const)("%s in %s", (label, language, told) => {
    expect(spokenIn(label, language)).toBe(told);
  });

  it("knows small languages and no skills", () => {
    expect(spokenLanguage("Igbo (native)")).toMatchObject({ code: "ig", level: "native" });
    expect(spokenLanguage("Excel (advanced)")).toBeNull();
  });
});
