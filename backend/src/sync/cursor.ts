/** Positions of readers, sealed with a secret of the account: a cursor that it was not given is recognised as such. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { ApiError, invalid } from "../errors.ts";
import type { HeadRow } from "./store.ts";

const SEAL_BYTES = 12;

/** Up to which place the reader knows everything; `walk` while it is still being told the full state. */
const Position = z.object({
  seq: z.int().min(0),
  walk: z.object({ type: z.int().min(0), after: z.string().nullable() }).optional(),
});
export type Position = z.infer<typeof Position>;

/** Whose cursors these are: the account's, and of keys that may read the same types. */
export interface Sealing {
  head: HeadRow;
  types: readonly string[];
}

function sealOf({ head, types }: Sealing, text: string): Buffer {
  return createHmac("sha256", head.secret)
    .update(JSON.stringify([types, text]))
    .digest()
    .subarray(0, SEAL_BYTES);
}

export function sealCursor(sealing: Sealing, position: Position): string {
  const text = JSON.stringify(position);
  return Buffer.concat([sealOf(sealing, text), Buffer.from(text)]).toString("base64url");
}

/** Null for anything that such a key was not given. */
export function openCursor(sealing: Sealing, cursor: string): Position | null {
  const bytes = Buffer.from(cursor, "base64url");
  // Only the one spelling that was given: what a decoder forgives is not the same cursor.
  if (bytes.length <= SEAL_BYTES || bytes.toString("base64url") !== cursor) return null;
  const text = bytes.subarray(SEAL_BYTES).toString("utf8");
  if (!timingSafeEqual(sealOf(sealing, text), bytes.subarray(0, SEAL_BYTES))) return null;
  const position = Position.parse(JSON.parse(text));
  return position.seq > sealing.head.head ? null : position;
}

/** @throws ApiError 400 for a cursor that such a key was not given, 410 for one older than what is kept. */
export function requireCursor(sealing: Sealing, cursor: string): Position {
  const position = openCursor(sealing, cursor);
  if (!position) {
    throw invalid([
      { path: "cursor", message: "is not a cursor that this key was given; leave it out to begin anew" },
    ]);
  }
  if (position.seq < sealing.head.floor) {
    const message =
      "This cursor is from before the oldest deletion that is still known. Begin anew without a cursor.";
    throw new ApiError(410, "cursor_gone", message);
  }
  return position;
}
