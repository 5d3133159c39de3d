/** Reading happens on a flattened copy of the text whose offsets are those of the original. */

/** Signs and blanks → the plain one that is read for them. */
const QUOTES = new Map(
  ["'’‘ʼ´`", '"“”„«»', "-–—‐‑−", " \u00a0\u202f\u2009\u200b\t"].flatMap(([plain, ...signs]) =>
    signs.map((sign) => [sign, plain!] as const),
  ),
);

/**
 * Lower case, without marks, with plain quotes, dashes and blanks; one UTF-16 unit in, one unit out,
 * so that an offset into the result is an offset into `text`.
 */
export function flatten(text: string): string {
  const known = new Map<string, string>();
  let flat = "";
  for (let i = 0; i < text.length; i += 1) {
    const unit = text[i]!;
    const code = text.charCodeAt(i);
    if (code < 128) {
      flat +=
        code === 9 || code === 96 ? QUOTES.get(unit)! : code >= 65 && code <= 90 ? unit.toLowerCase() : unit;
      continue;
    }
    let plain = known.get(unit);
    if (plain === undefined) {
      plain = QUOTES.get(unit) ?? unit.normalize("NFD")[0]!.toLowerCase();
      if (plain.length !== 1) plain = unit;
      known.set(unit, plain);
    }
    flat += plain;
  }
  return flat;
}

/** A half-open range of UTF-16 offsets into the posting's text. */
export interface Range {
  start: number;
  end: number;
}

/** The range without the blanks at its ends. */
export function trimmed(text: string, range: Range): Range {
  let { start, end } = range;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  return { start, end };
}

/** True for a letter that has an upper-case form and is written in it. */
export function isUpper(unit: string | undefined): boolean {
  return unit !== undefined && unit !== unit.toLowerCase();
}

export function isLower(unit: string | undefined): boolean {
  return unit !== undefined && unit !== unit.toUpperCase();
}

export function isDigit(unit: string | undefined): boolean {
  return unit !== undefined && unit >= "0" && unit <= "9";
}
