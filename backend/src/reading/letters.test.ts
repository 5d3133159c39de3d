import { expect, test } from "vitest";
import { plainLetters } from "./letters.ts";

test.each([
  ["CafÃ© â€“ MÃ¼nchen", "Café – München"],
  ["Company Name ï¼ City", "Company Name   City"],
  ["São Paulo, Köln, Ärzte", "São Paulo, Köln, Ärzte"],
  ["a\u00A0b\u202Fc", "a b c"],
  ["Zo\u0065\u0308", "Zoë"],
  ["co\u00ADfounder\u200B", "cofounder"],
  ["ring\u0007", "ring"],
])("%j is %j", (read, meant) => {
  expect(plainLetters(read)).toBe(meant);
});
