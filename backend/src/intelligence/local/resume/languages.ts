/** Languages that the person speaks, each with the level printed beside it. */
import type { Named } from "./named-items.ts";
import { type ResumeLine, sliceOf } from "./lines.ts";
import { isHumanLanguages } from "./skills.ts";

/** A label such as `Languages:` or `Sprachen` that a list of spoken languages begins with. */
const LABEL =
  /^(?:(?:spoken|foreign|human) languages?|language skills|languages?|(?:fremd)?sprachen|sprachkenntnisse|idiomas?|langues?(?: étrangères)?|lingue|talen|语言|外语)(?!\p{L})\s*[:：]?\s*/iu;
const DIVIDER = /[,，、;；|｜·•\t]+|\s{3,}/gu;

/** Whether a line of another section is one of spoken languages. */
export function listsLanguages(line: ResumeLine): boolean {
  return LABEL.test(line.text) && isHumanLanguages(line.text);
}

/** `English (C1)`, `Español: nativo`: one item per language, as printed. */
export function languagesIn(lines: ResumeLine[]): Named[] {
  return lines.flatMap((line) => {
    const lead = LABEL.exec(line.text)?.[0].length ?? 0;
    return stretches(line.text, lead)
      .map(([from, to]) => sliceOf(line, from, to))
      .filter((piece) => piece.text.length < 60 && isHumanLanguages(piece.text))
      .map((piece) => ({ ...piece, label: piece.text.replace(/\s+/g, " ").replace(/[.;,]$/u, "") }));
  });
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
