/** The paper that files are printed for at first. */

/** Regions that print on letter paper (CLDR, supplemental measurement data: paper size US-Letter). */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO|CR|GT|NI|PA|PR|SV|VE|BZ)\b/;

export function usualPage(locale: string): "A4" | "letter" {
  return LETTER_REGIONS.test(locale) ? "letter" : "A4";
}
