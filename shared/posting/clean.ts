import { repair } from "../text/index.ts";

/** What is not there for the eye: zero-width and direction marks, soft hyphens, control characters (UAX 44). */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\u200E\u200F\u202A-\u202E]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;
/** Zero-width joiners are part of emoji such as 👩‍💻; there they stay. */
const EMOJI_JOINER =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu;
const KEPT = "\uE000";

/** One line of text as it was meant, without invisible characters and with single spaces. */
export function clean(text: string): string {
  return dropInvisible(repair(text)).replace(/\s+/g, " ").trim();
}

/** The text without invisible characters; line breaks and spaces stay. */
export function dropInvisible(text: string): string {
  if (!/[^\t\n\r\x20-\x7E]/.test(text)) return text;
  if (!text.includes("\u200D")) return text.replace(INVISIBLE, "");
  return text.replace(EMOJI_JOINER, `$1${KEPT}`).replace(INVISIBLE, "").replaceAll(KEPT, "\u200D");
}

/** At most `length` characters, never cut inside a character. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
