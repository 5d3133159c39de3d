import { describe, expect, it } from "vitest";
import { readPosting } from "./index.ts";

const INTRO =
  "The corner house is a small place with nine people and a dog who have been here for years.\n\n";
const asked = (text: string) =>
  readPosting(text).requirements.map(({ text: quote, importance }) => `${importance}: ${quote}`);
const kinds = (text: string) => readPosting(text).requirements.map(({ kind }) => kind);

describe("headings that leave their sentence to the points under them", () => {
  it.each([
    ["We'll get on if", "must"],
    ["You could be the one if you", "must"],
    ["Du passt zu uns, wenn du", "must"],
    ["Tu vas te plaire ici si tu", "must"],
    ["Je past bij ons als je", "must"],
    ["Dein Handgepäck", "must"],
    ["Your kit bag", "must"],
    ["You'd have us over the moon if you also", "nice"],
    ["Wir flippen aus, wenn du obendrein", "nice"],
    ["Extrapunkte gibt's für", "nice"],
    ["Si en plus vous avez", "nice"],
    ["Bonuspunten voor", "nice"],
    ["Ce serait chouette :", "nice"],
    ["Es wäre ein Traum:", "nice"],
  ])("%s: %s", (heading, importance) => {
    const text = `Shepherd\n\n${INTRO}Duties\n- Wool sorting\n- Tea making\n\n${heading}\n\n- have sheared sheep\n- can back a trailer\n\nBenefits\n- Free lunch and a pension`;
    expect(asked(text)).toEqual([`${importance}: have sheared sheep`, `${importance}: can back a trailer`]);
  });

  it("head plain lines where bullets were lost", () => {
    const text = `Chauffeur\n\n${INTRO}Deine Aufgaben\nBelieferung der Filialen\nLadungssicherung\n\nDein Rucksack\nFührerausweis Kat. C/E\nEinwandfreier Leumund\n\nUnser Angebot\n5 Wochen Ferien`;
    expect(asked(text)).toEqual(["must: Führerausweis Kat. C/E", "must: Einwandfreier Leumund"]);
  });

  it("name one side of the person sought", () => {
    const text = `Structural Engineer\n\n${INTRO}Your background\nHonours degree in civil engineering.\n\nTechnical\nTimber and concrete design. Revit to a level where you can correct a model.\n\nYou\nYou write a clear email.`;
    expect(asked(text)).toEqual([
      "must: Honours degree in civil engineering",
      "must: Timber and concrete design",
      "must: Revit to a level where you can correct a model",
      "must: You write a clear email",
    ]);
  });

  it("do not head the running text after their points, nor the end of their own sentence", () => {
    const text = `Mechanic\n\n${INTRO}Requirements\n- Own tools\n\nIf on top you have\n⭐ time on Sandvik drills\n⭐ your ASP card\n… we talk about pay again!\n\nSend a note to Karin.`;
    expect(asked(text)).toEqual(["must: Own tools", "nice: time on Sandvik drills", "nice: your ASP card"]);
  });

  it("may say no more than how much is asked for", () => {
    const text = `Sachbearbeiter\n\n${INTRO}Anforderungsprofil\nZwingend vorausgesetzt wird\n– die Befähigung für die Laufbahngruppe 1\n– die Bereitschaft zur Fortbildung`;
    expect(asked(text)).toEqual([
      "must: die Befähigung für die Laufbahngruppe 1",
      "must: die Bereitschaft zur Fortbildung",
    ]);
  });
});

describe("criteria of public bodies", () => {
  it("are wished for where the legend's letter says so", () => {
    const text = `Housing Officer\n\n${INTRO}Person specification\n(E = essential, D = desirable)\n\nExperience of tenancy work\nE\nA, I\nFamiliarity with Civica Cx\nD\nA\nFull driving licence (E)\nCIH certificate (D)`;
    expect(asked(text)).toEqual([
      "must: Experience of tenancy work",
      "nice: Familiarity with Civica Cx",
      "must: Full driving licence (E)",
      "nice: CIH certificate (D)",
    ]);
  });
});

describe("asks in running text", () => {
  it.each([
    [
      "You'll need to be up at four and be kind to horses.",
      ["must: You'll need to be up at four", "must: be kind to horses"],
    ],
    [
      "Whoever runs the bar should know a Negroni from a Sazerac.",
      ["must: Whoever runs the bar should know a Negroni from a Sazerac"],
    ],
    ["You can't be allergic to soya.", ["must: You can't be allergic to soya"]],
    ["Welsh would be useful but we can teach you.", ["nice: Welsh would be useful"]],
    [
      "Anyone who can prune vines would jump the queue, and a tractor ticket would be handy in spring.",
      [
        "nice: Anyone who can prune vines would jump the queue",
        "nice: a tractor ticket would be handy in spring",
      ],
    ],
    [
      "Sie sollten früh aufstehen können und am Wochenende Zeit haben.",
      ["must: Sie sollten früh aufstehen können", "must: am Wochenende Zeit haben"],
    ],
    [
      "Wer schweissen kann, hat einen Stein im Brett.",
      ["nice: Wer schweissen kann, hat einen Stein im Brett"],
    ],
    [
      "Deutsch fliessend, jede weitere Sprache schadet nicht.",
      ["must: Deutsch fliessend", "nice: jede weitere Sprache schadet nicht"],
    ],
    ["Die VOB ist Ihnen geläufig.", ["must: Die VOB ist Ihnen geläufig"]],
    [
      "Le permis B est indispensable, le CACES un atout.",
      ["must: Le permis B est indispensable", "nice: le CACES un atout"],
    ],
    ["Obligation vaccinale DTP.", ["must: Obligation vaccinale DTP"]],
    [
      "Je spreekt Nederlands, een woordje Turks is een plus.",
      ["must: Je spreekt Nederlands", "nice: een woordje Turks is een plus"],
    ],
    [
      "Si richiede il patentino del muletto, gradita la conoscenza dell'inglese.",
      ["must: Si richiede il patentino del muletto", "nice: gradita la conoscenza dell'inglese"],
    ],
  ])("%s", (sentence, expected) => {
    expect(asked(`${INTRO}We have a place in our team. ${sentence} Come and see us.`)).toEqual(expected);
  });

  it.each([
    [
      "Three to five years of payroll work, charity sector preferred",
      ["must: Three to five years of payroll work", "nice: charity sector preferred"],
    ],
    ["Führerschein B, BE von Vorteil", ["must: Führerschein B", "nice: BE von Vorteil"]],
    [
      "Kenntnisse im Mietrecht sowie Erfahrungen in einer Behörde sind von Vorteil",
      ["nice: Kenntnisse im Mietrecht", "nice: Erfahrungen in einer Behörde sind von Vorteil"],
    ],
    ["Wenn du Polnisch sprichst, umso besser", ["nice: Wenn du Polnisch sprichst, umso besser"]],
    [
      "Experience in sales, marketing, and finance preferred",
      ["nice: Experience in sales, marketing, and finance preferred"],
    ],
  ])("a point that wishes for something too: %s", (point, expected) => {
    expect(asked(`Requirements\n- ${point}`)).toEqual(expected);
  });

  it.each([
    "We don't ask for a degree.",
    "Nicht nötig: Studium, Anzug, Krawatte.",
    "Le diplôme nous intéresse moins que le parcours.",
    "Conditions selon la CCT. Cinq semaines de vacances dès 50 ans.",
  ])("not asked: %s", (sentence) => {
    expect(asked(`${INTRO}We have a place in our team. ${sentence} Come and see us.`)).toEqual([]);
  });

  it("parts points at little words with a capital where the breaks were lost", () => {
    const text = `Night care assistant. ${"We are a family home by the river and many of us have been here for ten years. ".repeat(4)}What we need from you: Experience in a care setting, paid or not A caring and patient nature You should live within reach of the home. In return we offer free parking.`;
    expect(asked(text)).toEqual([
      "must: Experience in a care setting, paid or not",
      "must: A caring and patient nature",
      "must: You should live within reach of the home",
    ]);
  });
});

describe("what sort of thing is asked for", () => {
  it.each([
    ["A CWB ticket", "certification"],
    ["Inscrit(e) à l'Ordre des infirmiers", "certification"],
    ["F-gassencertificaat categorie 1", "certification"],
    ["Chartered with Engineers Ireland", "certification"],
    ["Classe 3 un atout", "certification"],
    ["Ersthelfer-Nachweis", "certification"],
    ["Working with Children Check", "certification"],
    ["Je staat ingeschreven in het BIG-register", "certification"],
    ["Une saison en montagne", "experience"],
    ["Schon mal auf einer Baustelle gestanden", "experience"],
    ["Je hebt al eens in een keuken gestaan", "experience"],
    ["Able to reverse a trailer", "skill"],
    ["Vous savez lire un plan", "skill"],
    ["Enough French to take an order", "language"],
    ["Freude an regionaler Küche mit HACCP", "other"],
    ["Interest in Kubernetes", "other"],
    ["23 years of age or older (insurance says so)", "other"],
    ["Able to operate a press brake", "skill"],
    ["HACCP ist für Sie kein Fremdwort", "skill"],
    ["Speak Kannada, Telugu or Tamil", "language"],
    ["Notions d'albanais", "language"],
    ["Du talar och skriver svenska obehindrat", "language"],
  ])("%s: %s", (point, kind) => {
    expect(kinds(`Requirements\n- ${point}`)).toEqual([kind]);
  });

  it("is what the heading over it says where it does not say so itself", () => {
    expect(
      kinds(
        "Person specification\n\nExperience\n- Running group classes on the ward\n- Supervision of junior staff",
      ),
    ).toEqual(["experience", "experience"]);
  });
});

describe("softeners in everyday words", () => {
  it.each([
    "Erfahrung im Service sehen wir gern",
    "Am liebsten mit Erfahrung in der Pflege",
    "Ein Führerschein ist keine Voraussetzung",
    "Schön, wenn du schon einmal gekellnert hast",
    "Wir freuen uns, wenn Sie Französisch sprechen",
    "A forklift licence would make us smile",
    "It helps if you have worked nights",
    "Previous bar work looked on kindly",
    "Idéal si vous connaissez Sage",
    "Des notions d'anglais ne gâchent rien",
    "Een diploma is mooi, maar geen must",
    "Si además hablas francés, mejor",
    "Meglio se in possesso di patente C",
  ])("nice: %s", (point) => {
    expect(asked(`Requirements\n- ${point}\n- Photoshop`)).toEqual([`nice: ${point}`, "must: Photoshop"]);
  });
});
