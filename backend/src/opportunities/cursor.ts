/** Positions in a sorted list: opaque to clients, stable while rows are added (decisions, section 4). */
import { z } from "zod";
import { invalid } from "../errors.ts";

export interface Position<Sort extends string> {
  sort: Sort;
  /** The last row's sort value: a number, or a time in ms. */
  value: number;
  id: string;
}

const Encoded = z.tuple([z.string(), z.number(), z.string().max(64)]);

export function encodeCursor({ sort, value, id }: Position<string>): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/** @throws ApiError 400 when the text is no cursor of a list sorted like this. */
export function decodeCursor<Sort extends string>(text: string, sort: Sort): Position<Sort> {
  const refused = invalid([
    { path: "cursor", message: "is not a cursor of this list; start again without it" },
  ]);
  let parsed: z.infer<typeof Encoded>;
  try {
    parsed = Encoded.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw refused;
  }
  const [sorted, value, id] = parsed;
  if (sorted !== sort) throw refused;
  return { sort, value, id };
}
