import { describe, expect, it } from "vitest";
import { employerFact } from "./employer.ts";

function posting(about: string): string {
  return `Ward Clerk\n\nAbout us\n${about}\n\nRequirements\n- Experience with patient records\n- A friendly manner on the telephone`;
}

describe("what a posting says of the employer", () => {
  it.each([
    ["Harbour Clinic was founded in 1932 and runs three sites with 400 beds.", "Harbour Clinic"],
    ["We are a family-owned company with 60 people in two workshops.", null],
    ["Unser Haus versorgt mit 1.200 Beschäftigten jedes Jahr 30.000 Menschen der Region.", null],
  ])("is quoted word for word: %s", (sentence, company) => {
    expect(employerFact(posting(sentence), company)).toBe(sentence.slice(0, -1));
  });

  it.each([
    ["praise without a fact", "We are a leading, dynamic and innovative team that people love."],
    [
      "what goes on from a sentence that is not quoted",
      "And we do it in 40 countries with our own people every day.",
    ],
    ["an invitation", "Join our team of 40 people who look after the wards of three hospitals."],
    ["what the law asks for", "We are an equal opportunity employer and have been one since 1990."],
    ["what speaks to the reader", "With our 25 days of holiday you have time for what matters to you."],
    [
      "a sentence that begins on another line",
      "At Little\nCaesars, we are proud of a chain that has been around for over 57 years.",
    ],
  ])("is not %s", (_, sentence) => {
    expect(employerFact(posting(sentence), null)).toBeNull();
  });
});
