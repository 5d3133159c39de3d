/** The name a downloaded résumé gets, and the paper it begins with. */

/** Characters no file system takes in a name, and those that a shell or a URL would trip over. */
const UNFIT = /[\p{C}\\/:*?"<>|#%&{}$!'`@+=^~,;()[\]]+/gu;
const LONGEST = 60;

/**
 * A name such as `Ada-Example-Resume.pdf`.
 * @param name the person's; null when it is not known
 * @param word "Resume" in the person's language
 */
export function resumeFileName(name: string | null, word: string, page: "A4" | "letter"): string {
  const parts = (name ?? "").normalize("NFC").replace(UNFIT, " ").replaceAll(".", " ").trim();
  const person = Array.from(parts.split(/\s+/).join("-")).slice(0, LONGEST).join("").replace(/-+$/, "");
  const suffix = page === "letter" ? "-Letter" : "";
  return `${[person, word].filter(Boolean).join("-")}${suffix}.pdf`;
}

/** Regions that print on letter paper (CLDR, supplemental measurement data: paper size US-Letter). */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO|CR|GT|NI|PA|PR|SV|VE|BZ)\b/;

export function usualPage(locale: string): "A4" | "letter" {
  return LETTER_REGIONS.test(locale) ? "letter" : "A4";
}
