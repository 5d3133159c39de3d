/** Clean characters out of what a PDF's fonts call them: soft hyphens, presentation ligatures and icon fonts are common in résumés. */
import { plainLetters } from "../letters.ts";

const ICON_FONT =
  /awesome|icons?\b|ico(?:moon|font)|phosphor|marvosym|materialicons|materialsymbols|typicons|academicon|feather|webding|emoji|entypo|octicon|glyphicon/i;
const SYMBOL_FONT = /wingding|symbol|dingbat|opens?ymbol/i;
/** Text that a printed item shows, or null when it is an icon. `•` stands for a symbol font's bullet. */
export function printableText(raw: string, font: string): string | null {
  if (ICON_FONT.test(font)) return null;
  if (SYMBOL_FONT.test(font) && raw.trim().length === 1 && !/[\p{L}\p{N}]{2}/u.test(raw)) return "•";
  const text = plainLetters(
    raw
      .replace(/\u00AD/g, "-")
      .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
      .replace(/[\u2F00-\u2FDF\u2E80-\u2EFF]/g, (radical) => radical.normalize("NFKC")),
  );
  return text === "" && raw.trim() !== "" ? null : text;
}
