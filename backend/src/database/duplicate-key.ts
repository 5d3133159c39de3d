import { MongoServerError } from "mongodb";

/** Whether a write was refused because a unique index holds such a row already (MongoDB's E11000). */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000;
}
