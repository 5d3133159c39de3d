/** The server's own time for documents: each timestamp is later than every one before it. */
import { type Doc, Timestamp } from "./bson.ts";

let last = 0n;

/** A timestamp later than all that this server has given; across a restart, as long as the machine's clock is not put back. */
export function timestamp(): Timestamp {
  const second = BigInt(Math.floor(Date.now() / 1000)) << 32n;
  last = second > last ? second + 1n : last + 1n;
  return new Timestamp(last);
}

/**
 * Gives every empty timestamp of the document, but for the _id and what lies deeper, the server's time, as a server does with what
 * is inserted or put in another's place. Whether there was one.
 */
export function fillTimestamps(fields: Doc): boolean {
  let filled = false;
  for (const [name, value] of fields) {
    if (!(value instanceof Timestamp) || value.value !== 0n || name === "_id") continue;
    fields.set(name, timestamp());
    filled = true;
  }
  return filled;
}
