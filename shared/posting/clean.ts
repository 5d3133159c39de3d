/** What is not there for the eye: zero-width and direction marks, soft hyphens, control characters (UAX 44). */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\u200E\u200F\u202A-\u202E]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;
/** Zero-width joiners are part of emoji such as 👩‍💻; there they stay. */
const EMOJI_JOINER =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu;
const KEPT = "\uE000";

/** One line of text as it was meant, without invisible characters and with single spaces. */
export function clean(text: string): string {
  return dropInvisible(mended(text)).replace(/\s+/g, " ").trim();
}

/** What windows-1252 has in the places 0x80 to 0x9F (WHATWG Encoding, index windows-1252); `\0`: nothing. */
const WINDOWS = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
/** UTF-8 that was read as windows-1252: a leading byte and those that follow it. */
const MISREAD = new RegExp(`[Â-ô][${WINDOWS.replaceAll("\0", "")}\u0080-\u00BF]{1,3}`, "g");

/** Text with its broken characters mended: UTF-8 misread ("â€¢"), entities left over ("&amp;"), breaks written out ("\\n"). */
export function mended(text: string): string {
  let whole = text;
  if (/[Â-ô]/.test(whole)) whole = whole.replace(MISREAD, reread);
  if (whole.includes("&")) whole = unescapeHtml(whole);
  return whole.includes("\\") ? whole.replace(/(?<!:)(?:\\r)?\\n/g, "\n") : whole;
}

function reread(misread: string): string {
  const bytes = Array.from(misread, (one) => {
    const at = WINDOWS.indexOf(one);
    return at === -1 ? one.codePointAt(0)! : at + 0x80;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    // Not UTF-8: the letters are what they look like.
    return misread;
  }
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " };

/** Entities as the characters they stand for; control characters and what is no character become spaces. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : " ";
    },
  );
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
