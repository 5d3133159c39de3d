import { describe, expect, it } from "vitest";
import type { DocumentReading } from "../reading.ts";
import { readResumeText } from "./index.ts";

describe("a résumé as plain text says the same", () => {
  const RESUME = [
    "Zoë Verhaegen",
    "zoe@example.org",
    "",
    "Work experience",
    "Lamp engineer, Kustlicht NV, Den Helder",
    "03/2019 - present",
    "- Kept eleven lights burning through two winters",
    "- Had the lenses of three towers cast anew",
    "Deckhand, Noordzee Veer BV, Harlingen",
    "02/2015 - 02/2019",
    "- Stowed cars on 1,400 crossings",
    "",
    "Education",
    "Maritieme Academie, Den Helder",
    "BSc Nautical Technology, 2011 - 2015",
    "",
    "Skills",
    "Celestial navigation, AutoCAD",
  ].join("\n");
  const facts = ({ contact, work_history, education, skills, claims }: DocumentReading) => ({
    name: contact.name,
    work_history,
    education,
    skills,
    claims: claims.map(({ type, label }) => `${type} ${label}`),
  });

  it.each([
    ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
    ["blanks at the ends of lines", (text: string) => text.replaceAll("\n", "  \n")],
    ["all of it indented", (text: string) => text.replace(/^(?=.)/gmu, "    ")],
    ["pages", (text: string) => text.replace("\nEducation", "\n\fEducation")],
    ["double spaced", (text: string) => text.replaceAll("\n", "\n\n")],
    ["blanks that do not break", (text: string) => text.replaceAll(" ", "\u00a0")],
    ["bullets of a symbol font", (text: string) => text.replaceAll("\n- ", "\n\uf0b7 ")],
    ["decomposed letters", (text: string) => text.normalize("NFD")],
    ["other bullets", (text: string) => text.replaceAll("\n- ", "\n• ")],
    ["the letter o for bullets", (text: string) => text.replaceAll("\n- ", "\no ")],
  ])("with %s", (_, as) => {
    const plain = readResumeText(RESUME);
    expect(plain.work_history).toHaveLength(2);
    expect(facts(readResumeText(as(RESUME)))).toEqual(facts(plain));
  });
});
