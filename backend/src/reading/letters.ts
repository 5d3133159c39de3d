/**
 * Letters as they are meant, whatever file they stood in: plain blanks, composed letters, nothing invisible, no control
 * characters, and no UTF-8 read as Windows-1252.
 */

/** Private-use characters, save the one that marks a glyph of a PDF still to be worked out. */
const PRIVATE_USE = /[\u{E000}-\u{F8FF}\u{F0001}-\u{10FFFD}]/gu;
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\uFFFC]/g;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\t\r\n\v\f]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/g;

/** The letters of one line. */
export function plainLetters(line: string): string {
  return repairMojibake(line)
    .replace(SPACES, " ")
    .replace(INVISIBLE, "")
    .replace(CONTROL, "")
    .replace(PRIVATE_USE, "")
    .normalize("NFC");
}

/** Windows-1252 code points of the C1 range, for reading text back into the bytes it came from. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const TAIL = `[\u0080-\u00BF${WINDOWS_1252}]`;
const MISREAD = new RegExp(`[\u00C2-\u00C5]${TAIL}|[\u00E2-\u00EF]${TAIL}{2}`, "g");

function byteOf(character: string): number {
  const position = WINDOWS_1252.indexOf(character);
  return position < 0 ? character.charCodeAt(0) : 0x80 + position;
}

/**
 * Undoes UTF-8 that was read as Windows-1252 (`Ã©` → `é`). A sequence that lost bytes and is left over (a lone `Â`,
 * `ï¼`) becomes a space; text without such sequences is returned as it is.
 */
function repairMojibake(text: string): string {
  if (!/[\u00C2-\u00EF]/.test(text)) return text;
  return text
    .replace(MISREAD, (sequence) => {
      const decoded = new TextDecoder("utf-8").decode(Uint8Array.from(sequence, byteOf));
      return decoded.includes("\uFFFD") ? sequence : decoded;
    })
    .replace(/ï¼(?=\s|$)/g, " ")
    .replace(/Â(?=\s|$)/g, " ");
}
