/** Ids that follow from other ids, so that a step that runs twice makes the same row twice. */
import { hash } from "node:crypto";

/** A UUID (version 8, RFC 9562) that is the same whenever it is derived from the same parts. */
export function derivedId(...parts: readonly string[]): string {
  const digest = hash("sha256", JSON.stringify(parts), "hex");
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join("-");
}
