/** Control characters, directions that a text could force on what follows it, and code points that are no characters. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cn}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}]|[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFF}]/gu;

/** A value as one line of text that can be set: white space single, composed (NFC), nothing unprintable; "" for what is no text. */
export function printable(value: unknown): string {
  if (typeof value !== "string") return typeof value === "number" ? String(value) : "";
  return value
    .toWellFormed()
    .replace(/\s+/gu, " ")
    .replace(UNPRINTABLE, "")
    .normalize("NFC")
    .replace(/ +/g, " ")
    .trim();
}
