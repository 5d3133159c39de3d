/** Sizes of files as people read them. */
import { locale } from "../../words/index.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Such as "3.4 MB". */
export function bytesInWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[step]!,
    unitDisplay: "short",
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
  return format.format(bytes / 1000 ** step);
}
