/** Ids that a step gives its rows, so that a step that runs twice writes the same row twice. */
import { hash } from "node:crypto";

/** A UUID (version 8, RFC 9562) made of the parts' identity: the same parts, the same id. */
export function derivedId(...parts: readonly (string | number)[]): string {
  const hex = hash("sha256", JSON.stringify(parts), "hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join("-");
}
