import { describe, expect, it } from "vitest";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { atCompany, teamOf } from "./german-places.ts";
import { addresseeOf, companyInLetter, titleInLetter } from "../posting-names.ts";
import { spokenIn, spokenLanguage } from "../spoken.ts";
import { nameAlone } from "../summary.ts";

const role = (more = {}) => ({
  title: "Accountant",
  company: "Lind",
  start: "2019-03",
  end: null,
  is_current: true,
  ...more,
});

describe("lines as sentences of a letter", () => {
  it.each([
    "Medikamente stellen und verabreichen, Begleitung der Arztvisiten",
    "Dekubitusrate auf der Station durch neues Lagerungsschema von 9 % auf 4 % gesenkt (2022)",
  ])("takes no noun for a verb: %s", (line) =>
    expect(german.deed(line, role({}), "first").join()).not.toMatch(/medikamente ich|dekubitusrate ich/u),
  );

  it.each(["During the audits the office was moved", "According to plan", "Outstanding service"])(
    "makes no work of %s",
    (line) => expect(english.deed(line, role({}), "first")).toEqual([]),
  );

  it("says of a promotion that it was done to the person", () => {
    expect(english.deed("Promoted within one month to shift manager", role({}), "again")).toEqual([
      "I was also promoted within one month to shift manager.",
    ]);
  });

  it("makes one sentence of verbs that a list set beside each other", () => {
    expect(english.deed("Supervised the release, Recruited a team", role({}), "again")).toEqual([
      "I also supervised the release, recruited a team.",
    ]);
  });

  it("joins Spanish names before an i with e", () => {
    expect(spanish.list(["Python", "inglés"])).toBe("Python e inglés");
    expect(spanish.list(["agua", "hielo"])).toBe("agua y hielo");
  });

  it("keeps a French sentence's foreign title as it is written", () => {
    expect(french.role("plain", role({ title: "Deputy Head of Finance" }))).toContain(
      "en tant que Deputy Head of Finance",
    );
    expect(french.role("plain", role({ title: "Technicien de maintenance" }))).toContain(
      "en tant que technicien de maintenance",
    );
  });

  it("gives English titles and degrees their article", () => {
    expect(english.role("plain", role())).toBe("I have worked as an Accountant at Lind since 2019.");
    expect(english.role("plain", role({ title: "HR Assistant" }))).toContain("as an HR Assistant");
    expect(english.role("plain", role({ title: "UX Designer" }))).toContain("as a UX Designer");
    expect(english.role("plain", role({ title: "University Lecturer" }))).toContain(
      "as a University Lecturer",
    );
    expect(english.role("plain", role({ title: "Retail Sales" }))).toContain("worked in Retail Sales at");
    expect(english.role("plain", role({ title: "Head of Finance" }))).toContain("as Head of Finance");
    expect(english.role("plain", role({ title: "Stationsleitung", isForeign: true }))).toContain(
      "as Stationsleitung",
    );
    expect(english.aDegree("MSc in Physics")).toBe("an MSc in Physics");
    expect(english.aDegree("Bachelor of Arts")).toBe("a Bachelor of Arts");
  });

  it("tells a German noun with its result in two predicates, and only nouns of a sure gender", () => {
    const line = "Einführung der Telematik, Leerkilometer um 7 % reduziert";
    expect(german.deed(line, role(), "first")).toEqual([
      "Bei Lind umfasst meine Arbeit die Einführung der Telematik; dabei habe ich Leerkilometer um 7 % reduziert.",
    ]);
    expect(german.deed("Aufbau des Lagers", role(), "first")).toEqual([
      "Bei Lind umfasst meine Arbeit den Aufbau des Lagers.",
    ]);
    expect(german.deed("Aufbau des Lagers", role(), "again")).toEqual([
      "Dazu gehört auch der Aufbau des Lagers.",
    ]);
    expect(german.deed("Inbetriebnahme von fünf Anlagen", role({ is_current: false }), "first")).toEqual([
      "Bei Lind umfasste meine Arbeit die Inbetriebnahme von fünf Anlagen.",
    ]);
    expect(german.deed("Verantwortlich für drei Filialen", role(), "first")).toEqual([
      "Bei Lind bin ich verantwortlich für drei Filialen.",
    ]);
    expect(german.deed("Haus, in dem alles repariert", role(), "first")).toEqual([]);
  });

  it("takes no French noun for a verb", () => {
    expect(french.deed("Chiffre d'affaires passé de 1,8 à 2,6 M€", role(), "first")).toEqual([]);
    expect(french.deed("Cadre de travail", role(), "first")).toEqual([]);
    expect(french.deed("Ouverture de 34 comptes", role(), "first")).toEqual([
      "Chez Lind, j’ai assuré l’ouverture de 34 comptes.",
    ]);
    expect(french.deed("Vendre des maisons", role(), "first")).toEqual([
      "Chez Lind, j’ai eu pour mission de vendre des maisons.",
    ]);
    expect(french.role("plain", role({ title: "Responsable de secteur" }))).toContain(
      "en tant que responsable de secteur",
    );
  });
});

describe("the classes of lines that letters told clumsily", () => {
  const first = (phrases: typeof english, line: string, more = {}) =>
    phrases.deed(line, role(more), "first")[0];

  it("tells what is done by the verb that stands there, and nouns of the same form by none", () => {
    expect(first(english, "Care for patients on a ward")).toBe("At Lind, I care for patients on a ward.");
    expect(first(english, "Own a £2m budget")).toBe("At Lind, I own a £2m budget.");
    expect(first(english, "Care plans for 20 residents")).toBeUndefined();
    expect(first(english, "Monitoring accounts payable")).toBe(
      "At Lind, my work includes monitoring accounts payable.",
    );
    expect(first(english, "Teaching assistant for two years")).toBeUndefined();
    expect(first(english, "Marketing in Spain")).toBeUndefined();
  });

  it("names the role that the letter opens with no second time, and namesakes by their years", () => {
    expect(first(english, "Ran the shop", { isOpened: true })).toBe("In my current role, I ran the shop.");
    expect(first(german, "Aufbau des Lagers", { isOpened: true })).toBe(
      "In meiner jetzigen Position umfasst meine Arbeit den Aufbau des Lagers.",
    );
    expect(first(french, "Gestion des stocks", { isOpened: true })).toBe(
      "Dans mon poste actuel, j’ai géré les stocks.",
    );
    const namesake = { company: null, start: "2012-08", end: "2015", is_current: false, isNamesake: true };
    expect(first(english, "Ran the shop", namesake)).toBe("As an Accountant (2012–2015), I ran the shop.");
  });

  it("does not begin every paragraph's last sentence alike", () => {
    const further = [0, 1, 2].map((turn) => english.deed("Ran the shop", role({ turn }), "further")[0]);
    expect(new Set(further).size).toBe(3);
  });

  it("says no years where nobody knows the end", () => {
    expect(english.role("plain", role({ is_current: false }))).toBe(
      "Most recently, I worked as an Accountant at Lind.",
    );
    expect(english.period({ start: "2002", end: null, is_current: false })).toBe("");
    expect(english.role("plain", role({ title: "Staff Nurse, Intensive Care" }))).toBe(
      "I have worked as Staff Nurse, Intensive Care, at Lind since 2019.",
    );
  });

  it("joins German tasks in one sentence and tells results as results", () => {
    const lines = ["Aufbau des Lagers", "Leitung von vier Teams"];
    expect(lines.every((line) => german.tasks?.fits(line))).toBe(true);
    expect(german.tasks?.tell(lines, role({ company: "Lind GmbH" }))).toBe(
      "Zu meinen Aufgaben bei der Lind GmbH gehören der Aufbau des Lagers sowie die Leitung von vier Teams.",
    );
    expect(german.tasks?.fits("Senkung der Sturzrate um 18 %")).toBe(false);
    expect(german.tasks?.fits("Planung, Einkauf und Verkauf")).toBe(false);
    expect(german.deed("Senkung der Sturzrate um 18 %", role(), "first")).toEqual([
      "Bei Lind ist mir die Senkung der Sturzrate um 18 % gelungen.",
    ]);
  });

  it.each([
    ["Lind GmbH", "bei der Lind GmbH"],
    ["Rohde Werke GmbH & Co. KG", "bei der Rohde Werke GmbH & Co. KG"],
    ["Stadt Fürth", "bei der Stadt Fürth"],
    ["Sportverein", "beim Sportverein"],
    ["St.-Vinzenz-Krankenhaus", "am St.-Vinzenz-Krankenhaus"],
    ["Universitätsklinikum Düsseldorf", "am Universitätsklinikum Düsseldorf"],
    ["Universität Erlangen", "an der Universität Erlangen"],
    ["Deutsche Bank AG", "bei Deutsche Bank AG"],
    ["Northwind", "bei Northwind"],
  ])("works %s", (company, said) => {
    expect(atCompany(company)).toBe(said);
  });

  it("tells French nouns of doing by their verb where what follows can be its object", () => {
    const told = (line: string) => french.deed(line, role(), "again")[0];
    expect(told("Réduction du délai de clôture de 10 à 6 jours")).toBe(
      "J’ai également réduit le délai de clôture de 10 à 6 jours.",
    );
    expect(told("Encadrement de deux assistants")).toBe("J’ai également encadré deux assistants.");
    expect(told("Mise en place d’un outil")).toBe("J’ai également mis en place un outil.");
    expect(told("Participation à la préparation des bilans")).toBe(
      "J’ai également participé à la préparation des bilans.",
    );
    expect(told("Gestion des stocks et négociation avec les fournisseurs")).toBe(
      "J’ai également assuré la gestion des stocks et la négociation avec les fournisseurs.",
    );
    expect(told("Participation active")).toBeUndefined();
    expect(told("Surveillance des patients et administration des traitements")).toBe(
      "J’ai également assuré la surveillance des patients et l’administration des traitements.",
    );
  });

  it.each([
    ["CHU de Nantes", "Depuis 2019, je travaille au CHU de Nantes en tant qu’infirmière."],
    ["Clinique Jules Verne", "Depuis 2019, je travaille à la Clinique Jules Verne en tant qu’infirmière."],
    ["Hôpital Saint-Roch", "Depuis 2019, je travaille à l’Hôpital Saint-Roch en tant qu’infirmière."],
    ["Valmont", "Depuis 2019, je travaille chez Valmont en tant qu’infirmière."],
  ])("works at %s in French", (company, said) => {
    expect(french.role("plain", role({ company, title: "Infirmière" }))).toBe(said);
  });

  it("leaves titles of another language as they are written", () => {
    expect(french.role("plain", role({ title: "Senior Software Engineer", isForeign: true }))).toContain(
      "en tant que Senior Software Engineer",
    );
  });
});

describe("whom a letter greets", () => {
  it.each([
    ["Bitte richten Sie Ihre Bewerbung an Frau Dr. Sabine Holtmann.", "Guten Tag Frau Dr. Holtmann,"],
    ["Ansprechpartner: Herr Jan van der Berg, Tel. 0123", "Guten Tag Herr van der Berg,"],
    ["Ihre Bewerbung an Frau Holt oder Herrn Meier.", "Guten Tag,"],
    ["Frau Holt leitet die Abteilung.", "Guten Tag,"],
  ])("in German: %s", (text, greeting) => {
    expect(german.greeting("plain", null, addresseeOf(text))).toBe(greeting);
  });

  it("in English, French and formally", () => {
    const walsh = addresseeOf("Please send your application to Ms Deirdre Walsh, Recruitment.");
    expect(english.greeting("plain", null, walsh)).toBe("Dear Ms Walsh,");
    expect(english.greeting("warm", null, addresseeOf("Questions? Contact Mr. Ian Boyle."))).toBe(
      "Dear Mr Boyle,",
    );
    const ferrand = addresseeOf("Contact : M. Julien Ferrand, RH");
    expect(french.greeting("plain", null, ferrand)).toBe("Bonjour Monsieur Ferrand,");
    expect(french.greeting("formal", null, ferrand)).toBe("Monsieur,");
    expect(french.signOff("formal", ferrand)).toContain("agréer, Monsieur, l’expression");
    expect(french.signOff("formal", null)).toContain("agréer, Madame, Monsieur, l’expression");
    expect(german.greeting("formal", null, addresseeOf("Kontakt: Herr Jonas Reh"))).toBe(
      "Sehr geehrter Herr Reh,",
    );
  });
});

describe("what a letter calls the position and the employer", () => {
  it.each([
    ["Apprentice Administrator (Level 3", "Apprentice Administrator"],
    [
      "Reinigungskraft (Regensburg Donau) - Minijob - m/w/d -",
      "Reinigungskraft (Regensburg Donau) - Minijob",
    ],
    ["Projektleiter Gebäudeautomation (m/w/d) –", "Projektleiter Gebäudeautomation"],
    ["OPERADOR DE TRÁFICO", "Operador de Tráfico"],
    ["Lead Engineer – Payments", "Lead Engineer – Payments"],
    ["RESTAURANT MANAGER", "Restaurant Manager"],
    ["HEAD OF HR AND CRM", "Head of HR and CRM"],
    ["Data Science Intern - United States", "Data Science Intern"],
    ["DevOps Engineer - San Francisco, CA", "DevOps Engineer"],
    ["Comptable (H/F) – CDI", "Comptable"],
    ["Chef 👩‍🍳", "Chef"],
    ["Infirmier en soins intensifs H/F", "Infirmier en soins intensifs"],
    ["**URL:** https://jobs.example.com/1", null],
    ["Engineer. I have a doctorate", null],
  ])("%s", (title, said) => {
    expect(titleInLetter(title)).toBe(said);
  });

  it("leaves the posting's town and terms to the posting", () => {
    expect(companyInLetter("Full Health Benefits (Medical", null)).toBe("Full Health Benefits");
    expect(companyInLetter("Ateliers Bonnard, Lyon – CDI", "Lyon")).toBe("Ateliers Bonnard");
    expect(companyInLetter("Verkehrsbetriebe GmbH, Standort Kassel, Vollzeit", null)).toBe(
      "Verkehrsbetriebe GmbH",
    );
    expect(companyInLetter("Morse, Barnes & Co", "Waltham")).toBe("Morse, Barnes & Co");
  });

  it.each(["Confidencial", "CONFIDENTIAL", "Entreprise confidentielle", "Confidential employer"])(
    "names no employer who does not want to be named: %s",
    (company) => expect(companyInLetter(company, null)).toBeNull(),
  );

  it("writes an employer in capitals as people do, but for short names", () => {
    expect(nameAlone("GOOGLE")).toBe("Google");
    expect(nameAlone("CORNELL ROBOT WORKSHOP")).toBe("Cornell Robot Workshop");
    expect(nameAlone("DATEV")).toBe("DATEV");
    expect(nameAlone("PLAT Corp. (Seoul)")).toBe("PLAT Corp.");
  });
});

it.each([
  ["Kasa GmbH", "der Kasa GmbH", "bei der Kasa GmbH"],
  [
    "Caritasverband für die Diözese Regensburg",
    "des Caritasverbands für die Diözese Regensburg",
    "beim Caritasverband für die Diözese Regensburg",
  ],
  ["Klinikum Chemnitz", "des Klinikums Chemnitz", "am Klinikum Chemnitz"],
  ["Marienkrankenhaus", "des Marienkrankenhauses", "am Marienkrankenhaus"],
  ["Universität Regensburg", "der Universität Regensburg", "an der Universität Regensburg"],
  ["Dunkin'", "von Dunkin'", "bei Dunkin'"],
])("German greets the team of %s and works there by its gender", (company, team, at) => {
  expect([teamOf(company), atCompany(company)]).toEqual([team, at]);
});

describe("languages spoken", () => {
  it.each([
    ["Deutsch (Muttersprache)", "en", "German (native)"],
    ["Englisch – B2", "en", "English (B2)"],
    ["French, fluent", "de", "Französisch (fließend)"],
    ["Portugiesisch (für Reisen)", "en", "Portuguese"],
    ["German (C1)", "en", "German (C1)"],
    ["Kubernetes", "de", "Kubernetes"],
    ["Inglés (B2)", "es", "inglés (B2)"],
  ] as const)("%s in %s", (label, language, told) => {
    expect(spokenIn(label, language)).toBe(told);
  });

  it("knows small languages and no skills", () => {
    expect(spokenLanguage("Igbo (native)")).toMatchObject({ code: "ig", level: "native" });
    expect(spokenLanguage("Excel (advanced)")).toBeNull();
  });
});
