/** Names for files that people save. */

/** Characters no file system takes in a name, and those that a shell or an address would trip over. */
const UNFIT = /[\p{C}\\/:*?"<>|#%&{}$!'’`@+=^~.,;()[\]]+/gu;
/** Longest part of a name, in code points. */
const LONGEST = 60;

/**
 * A name such as `Ada-Lovelace-Northwind-letter.pdf`.
 * @param parts what it is made of, in order; what is null or has nothing fit for a name is left out
 * @param ending without its dot
 */
export function fileName(parts: readonly (string | null)[], ending: string): string {
  const fit = parts.map((part) => {
    const words = (part ?? "")
      .normalize("NFC")
      .replace(UNFIT, " ")
      .trim()
      .split(/[\s-]+/u);
    return Array.from(words.join("-")).slice(0, LONGEST).join("").replace(/-+$/u, "");
  });
  return `${fit.filter(Boolean).join("-")}.${ending}`;
}
