/** Text that somebody typed or pasted, as they would read it aloud. */
import { pattern } from "../letters/pattern.ts";
import { type Edit, type Rewritten, rewritten } from "./rewritten.ts";
import { wrapsOf } from "./unwrapped.ts";

const BLANK = "[\\u00a0\\u2000-\\u200a\\u202f\\u205f]";
const UNSEEN = "[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff]";
/** Words between marks of emphasis as in Markdown. */
const EMPHASISED = pattern("gu")`
    (?<![\p{L}\p{N}*_])(?<mark>\*{1,3}|_{1,3}|\x60)(?=[^\s*_\x60])[^\n*_\x60]{0,200}(?<=\S)\k<mark>(?![\p{L}\p{N}*_])`;
/** Before a line that shows by itself where it begins. */
const BULLET = "(?<=^[^\\S\\n]*)(?:[•·●▪■◦‣✓➢►*–—-])[^\\S\\n]+(?=[\\p{Lu}\\p{N}])";
const TYPED = pattern("gmu")`(?<composed>\p{L}\p{M}+)|(?<blank>${BLANK})|${UNSEEN}|${BULLET}`;

/**
 * The text in composed letters and plain blanks, without what nobody sees, bullets, marks of emphasis, and the line ends of a wrap;
 * with where each letter stood, so that quotes stay the text's own.
 */
export function flowing(text: string): Rewritten {
  const wraps = wrapsOf(text);
  const typed = [...text.matchAll(TYPED)].map(({ 0: found, index, groups }) => ({
    start: index,
    end: index + found.length,
    by: groups?.composed?.normalize("NFC") ?? (groups?.blank ? " " : ""),
  }));
  const marks = [...text.matchAll(EMPHASISED)].flatMap(({ 0: found, index, groups }) => {
    const { length } = groups!.mark!;
    const end = index + found.length;
    return [
      { start: index, end: index + length, by: "" },
      { start: end - length, end, by: "" },
    ];
  });
  const inWrap = (edit: Edit) => wraps.some(({ start, end }) => edit.start < end && edit.end > start);
  const edits = [...typed, ...marks].filter((edit) => !inWrap(edit));
  return rewritten(
    text,
    [...wraps, ...edits].toSorted((a, b) => a.start - b.start),
  );
}
