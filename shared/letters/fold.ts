/**
 * The one normal form that every comparison of texts uses, and the words it is made of. Offsets are UTF-16 units
 * into the text that was handed in, so that every word can be quoted verbatim.
 */
import { removeInvisible } from "./invisible.ts";
import { pattern } from "./pattern.ts";

/** A piece of a text: `text === source.slice(start, end)`. */
export interface TextSpan {
  text: string;
  start: number;
  end: number;
}

/** Letters that NFKD leaves whole although people type them plainly. */
const PLAIN: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};

/**
 * Words, in this order: `.NET`; pairs that are one word although a slash divides them; one CJK character; a run of
 * letters and digits that may carry `++`, `+` or `#` (C++, C#, kdb+), a version (`3.11`) or a library's `.js`.
 * Unicode Technical Standard 18 properties; Hangul goes by syllable, because particles are glued to words.
 */
const WORD = pattern("giu")`
    (?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:ci\/cd|tcp\/ip|pl\/sql|a\/b|ui\/ux|
    ux\/ui|i\/o|24\/7)(?![\p{L}\p{N}])
    |[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|
    (?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}]\p{M}*)+
    (?:(?<=\p{N})\.\p{N}+)*(?:\.(?:js|net|io|ts|ai)(?![\p{L}\p{N}]))?(?:(?<=[a-z])\+{1,2}|
    (?<=[a-z])#(?![\p{L}\p{N}]))?`;

/**
 * Signs that may belong to a word, a stop before anything but a blank among them, and what is neither ASCII nor a usual quote or
 * dash. The words of a text without them are told several times faster.
 */
const JOINING = /[+#/\u0080-\u2012\u2020-\uffff]|\.(?!\s|$)/;
const LETTERS_AND_DIGITS = /[a-z0-9]+/gi;

/**
 * The words of a text in order, each a verbatim slice with its offsets. `C++`, `C#`, `.NET`, `Node.js`, `CI/CD` and
 * `3.11` stay whole, hyphenated words and elisions come apart, CJK text comes by character.
 */
export function tokenise(text: string): TextSpan[] {
  const words: TextSpan[] = [];
  for (const match of text.matchAll(JOINING.test(text) ? WORD : LETTERS_AND_DIGITS)) {
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/**
 * Normal form for comparison: NFKD, marks removed, lower case, every run of punctuation and white space one space
 * (`+`, `#` and `.` stay where they belong to a word). `fold(fold(x)) === fold(x)`.
 */
export function fold(text: string): string {
  const plain = unmarked(text);
  if (SIMPLE.test(plain)) return plain;
  if (!JOINING.test(plain)) return plain.match(LETTERS_AND_DIGITS)?.join(" ") ?? "";
  return plain.match(WORD)?.join(" ").replaceAll("/", " ") ?? "";
}

const SIMPLE = /^[a-z0-9]*$/;

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}

/**
 * Lower case, without marks, letters such as `ø` and `ß` as people type them plainly; punctuation and white space stay.
 * For patterns that need those; what is compared is folded.
 */
export function unmarked(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return removeInvisible(text)
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßøłđıæœþð]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFC");
}
