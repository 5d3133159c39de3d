/** Amounts of money as people type them. */

const NUMBER = /^(\d[\d.,]*)(k|tsd\.?)?$/i;

/**
 * "90k", "90,000", "90.000", "1 234,50", "90'000" as a number; null for anything else. A single comma or point before exactly
 * three digits divides thousands, because nobody states pay to a thousandth.
 */
export function readAmount(text: string): number | null {
  const match = NUMBER.exec(text.replace(/[\s\u00a0\u202f'\u2019]/g, ""));
  if (!match) return null;
  const [, digits = "", suffix] = match;
  const marks = [...digits.matchAll(/[.,]/g)];
  const oneKind = new Set(marks.map(([mark]) => mark)).size === 1;
  const last = marks.at(-1)?.index ?? digits.length;
  const after = digits.slice(last + 1);
  const divides = oneKind && (marks.length > 1 || (after.length === 3 && suffix === undefined));
  if (last < digits.length && after === "") return null;
  const plain = digits.replace(/[.,]/g, "");
  const value = Number(divides || marks.length === 0 ? plain : `${plain.slice(0, -after.length)}.${after}`);
  return suffix === undefined ? value : value * 1000;
}
