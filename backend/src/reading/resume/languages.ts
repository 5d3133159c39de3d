/** Languages that the person speaks, each with the level printed beside it. */
import type { Named } from "./named-items.ts";
import { type Piece, type ResumeLine, sliceOf } from "./lines.ts";
import { itemsOf, LANGUAGE_LABEL, pieceOf, unitsOf } from "./listing.ts";
import { isHumanLanguages, withoutLanguages } from "./words/languages.ts";
import { levelsAlone } from "./words/levels.ts";
import { pattern } from "@career-portrait/shared/text";

/** A label such as `Languages:` or `Sprachen` that a list of spoken languages begins with. */
const LABEL = pattern("iu")`
    ^(?:(?:spoken|foreign|human) languages?|language skills|languages?|(?:fremd)?sprachen|
    sprachkenntnisse|idiomas?|langues?(?: étrangères)?|lingue|talen|语言|外语)(?!\p{L})\s*[:：]?\s*`;
const DIVIDER = /[,，、;；|｜·•\t]+|\s{3,}/gu;

/** `English (C1)`, `Español: nativo`: one item per language, as printed. */
export function languagesIn(lines: ResumeLine[]): Named[] {
  return lines.flatMap((line) => {
    const lead = LABEL.exec(line.text)?.[0].length ?? 0;
    return stretches(line.text, lead)
      .map(([from, to]) => sliceOf(line, from, to))
      .filter((piece) => piece.text.length < 60 && isHumanLanguages(piece.text))
      .map(named);
  });
}

function named(piece: Piece): Named {
  return { ...piece, label: piece.text.replace(/\s+/g, " ").replace(/[.;,]$/u, "") };
}

/** `Spanish (conversational)`, `native Igbo speaker`: a language with a level, and nothing else. */
export function isSpoken(text: string): boolean {
  return text.length < 60 && isHumanLanguages(text) && levelsAlone(withoutLanguages(text));
}

/** Languages among the items of a skills section: what is labelled so, and what has a level of its own. */
export function languagesAmong(lines: ResumeLine[]): Named[] {
  return unitsOf(lines).flatMap((unit) => {
    const lead = LABEL.exec(unit.text)?.[0].length ?? 0;
    const labelled = lead > 0 || LANGUAGE_LABEL.test(unit.label ?? "");
    return itemsOf(unit.text)
      .filter(([, end]) => end > lead)
      .flatMap(([start, end]) => pieceOf(unit, ...trimmed(unit.text, Math.max(start, lead), end)) ?? [])
      .filter(({ text }) => isSpoken(text) || (labelled && text.length < 60 && isHumanLanguages(text)))
      .map(named);
  });
}

function trimmed(text: string, start: number, end: number): [number, number] {
  const part = text.slice(start, end);
  return [end - part.trimStart().length, start + part.trimEnd().length];
}

/** Positions between dividers that stand outside brackets. */
function stretches(text: string, from: number): [number, number][] {
  const parts: [number, number][] = [];
  let start = from;
  for (const divider of text.matchAll(DIVIDER)) {
    const before = text.slice(start, divider.index);
    if (divider.index < from || before.lastIndexOf("(") > before.lastIndexOf(")")) continue;
    parts.push([start, divider.index]);
    start = divider.index + divider[0].length;
  }
  parts.push([start, text.length]);
  return parts;
}
