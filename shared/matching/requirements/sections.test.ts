import { describe, expect, it } from "vitest";
import { readPosting } from "./index.ts";

const asked = (text: string) =>
  readPosting(text).requirements.map(({ text: quote, importance }) => `${importance}: ${quote}`);

describe("headings that no vocabulary knows", () => {
  it("are told by the points under them and by what stands before and after", () => {
    const text = [
      "A tour of your desk",
      "- You plan the week of three vans",
      "- You answer the phone",
      "",
      "In your lunch box we hope to find",
      "- Two years of experience in dispatch",
      "- Fluent Spanish",
      "",
      "The cherry on top",
      "- Knowledge of tachographs",
      "",
      "In ours you find",
      "- 28 days of paid holiday",
      "- A pension and a bonus",
    ].join("\n");
    expect(asked(text)).toEqual([
      "must: Two years of experience in dispatch",
      "must: Fluent Spanish",
      "nice: Knowledge of tachographs",
    ]);
  });

  it("stand between a blank line and the paragraph that they head", () => {
    const text =
      "Stellwerk Nord sucht Verstärkung für das Lager in Oldenburg und freut sich auf neue Gesichter.\n\nWas Sie bei uns tun\nSie packen Pakete, fahren Stapler und halten das Lager in Ordnung, jeden Tag von sechs bis zwei.\n\nWomit Sie uns überzeugen\nSie haben einen Staplerschein und sprechen gut Deutsch. Erfahrung mit SAP ist schön, aber keine Bedingung.\n\nWas Sie von uns haben\nEin gutes Gehalt, 30 Tage Urlaub und einen Zuschuss zur betrieblichen Altersvorsorge für alle Mitarbeitenden.";
    expect(asked(text)).toEqual([
      "must: Sie haben einen Staplerschein",
      "must: sprechen gut Deutsch",
      "nice: Erfahrung mit SAP ist schön, aber keine Bedingung",
    ]);
  });
});

describe("sentences that ask for several things", () => {
  it.each([
    [
      "You must hold a forklift licence, and you should be happy to work at night.",
      ["You must hold a forklift licence", "you should be happy to work at night"],
    ],
    [
      "Sie verfügen über eine Ausbildung zum Koch und sprechen sicher Deutsch.",
      ["Sie verfügen über eine Ausbildung zum Koch", "sprechen sicher Deutsch"],
    ],
    [
      "Vous maîtrisez Excel et vous avez le permis B. Une formation aux premiers secours serait appréciée.",
      [
        "Vous maîtrisez Excel",
        "vous avez le permis B",
        "Une formation aux premiers secours serait appréciée",
      ],
    ],
  ])("%s", (sentence, parts) => {
    const found = readPosting(`We are looking for help. ${sentence}`).requirements;
    expect(found.map(({ text }) => text)).toEqual(parts);
  });

  it("keeps alternatives together", () => {
    expect(asked("Requirements\n- A degree in Law or three years of experience as a paralegal")).toHaveLength(
      1,
    );
  });
});

describe("a work place that is told, not asked", () => {
  it("leaves noise, weather and postures out", () => {
    const text =
      "Requirements\n- Forklift licence\n- Able to lift up to 50 lbs\n\nWorking conditions\n- Exposure to dust and fumes\n- Noise level is moderate\n- Frequent standing and walking";
    expect(asked(text)).toEqual(["must: Forklift licence", "must: Able to lift up to 50 lbs"]);
  });
});
