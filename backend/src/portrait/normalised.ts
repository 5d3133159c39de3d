/** A label as it is compared: case, accents and runs of white space do not count. */
import { fold } from "@career-portrait/shared/text";

export function normalised(text: string | null): string {
  return fold(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
