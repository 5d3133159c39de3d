/** Whether a statement says no more than a text does: its numbers, skills and names must stand there. */
import { findSkills } from "@career-portrait/shared/skills";
import { fold, stem } from "@career-portrait/shared/text";
import { numbersAreQuoted } from "./grounding.ts";

export function stemsOf(text: string): Set<string> {
  return new Set((fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word, "en")));
}

/** Names are capitalised within a sentence, or carry capitals or digits inside. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<![.!?]\s+|^|["“])\b(\p{Lu}[\p{L}\p{N}+#-]*)/gu)].map(([, name]) => name ?? "");
}

/**
 * What the statement says that the text does not, one phrase for each; empty when it may be shown.
 * @param language of the statement; German writes every noun as others write names, so that names tell nothing there
 */
export function inventions(
  statement: string,
  said: string,
  stems = stemsOf(said),
  language = "en",
): string[] {
  const found: string[] = [];
  if (!numbersAreQuoted(statement, said)) found.push("holds a number that the portrait does not.");
  const known = new Set(findSkills(said).map(({ skill }) => skill));
  const plain = fold(said);
  const skill = findSkills(statement).find(
    ({ skill: name, start, end }) => !known.has(name) && !plain.includes(fold(statement.slice(start, end))),
  )?.skill;
  if (skill) found.push(`names ${skill}, which the portrait does not hold.`);
  const names = language === "de" ? [] : namesIn(statement);
  const stranger = names.find((name) => ![...stemsOf(name)].every((part) => stems.has(part)));
  if (stranger && stranger !== "I") found.push(`names ${stranger}, which the portrait does not.`);
  return found;
}
