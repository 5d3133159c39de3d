/** $lookup by equality of one field, each through the foreign collection's index. */
import { decodeDocument, type Value } from "./bson.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { expression } from "./expression.ts";
import { asDocument, type Item, withValue } from "./item.ts";
import { type Flow, PAUSE } from "./pace.ts";
import { find, query } from "./scan.ts";
import type { Source } from "./source.ts";

const OPTIONS = ["from", "localField", "foreignField", "as"];

/** @throws DatabaseError 115 for the form with a pipeline, 9 for missing fields */
export function lookupStage(source: Source, spec: Value): (flow: Flow<Item>) => Flow<Item> {
  if (!(spec instanceof Map)) throw new DatabaseError(9, "the $lookup specification must be an object");
  for (const name of spec.keys()) if (!OPTIONS.includes(name)) throw unsupported(`$lookup with ${name}`);
  const [from, localField, foreignField, as] = OPTIONS.map((name) => {
    const value = spec.get(name);
    if (typeof value !== "string" || value === "")
      throw new DatabaseError(9, `$lookup needs '${name}' as a string`);
    return value;
  }) as [string, string, string, string];
  const local = expression(`$${localField}`);
  const foreignPath = foreignField.split(".");
  return function* lookedUp(flow) {
    for (const item of flow) {
      if (item === PAUSE) {
        yield PAUSE;
        continue;
      }
      const collection = source.catalog.find(source.database, from);
      const value = local(item) ?? null;
      const values = Array.isArray(value) ? value : [value];
      const matches: Value[] = [];
      if (collection) {
        const filter = { kind: "leaf", path: foreignPath, test: { op: "in", values } } as const;
        for (const found of find(source.reader, collection, query(filter))) {
          if (found === PAUSE) yield PAUSE;
          else matches.push(decodeDocument(found.bytes));
        }
      }
      yield withValue(asDocument(item), as.split("."), matches);
    }
  };
}
