/** What every command has: the rooms it works in, and the strict reading of its arguments. */
import { type Doc, type Encodable, type Value } from "./bson.ts";
import type { Catalog } from "./catalog.ts";
import type { Cursors } from "./cursors.ts";
import { DatabaseError, unsupported } from "./errors.ts";
import { toNumber } from "./order.ts";
import type { Steps } from "./pace.ts";
import type { Records } from "./records.ts";
import type { Reader } from "./scan.ts";
import type { Request } from "./wire.ts";

export interface Engine extends Reader {
  readonly catalog: Catalog;
  readonly records: Records;
  readonly cursors: Cursors;
}
export type Reply = Map<string, Encodable>;
export interface Call {
  readonly name: string;
  readonly database: string;
  readonly command: Doc;
  readonly lists: Request["lists"];
  readonly connection: number;
}
export interface Command {
  /** The fields it understands; any other is refused. */
  readonly fields: readonly string[];
  readonly writes?: boolean;
  run(engine: Engine, call: Call): Steps<Reply>;
}

/** Accepted everywhere; of the write concern, only `j: false` says something to a single server. */
const COMMON = new Set(
  "$db $readPreference $clusterTime lsid comment maxTimeMS readConcern writeConcern apiVersion apiStrict apiDeprecationErrors".split(
    " ",
  ),
);
const LEFT_OUT = new Set(
  (
    "collation hint let explain max min returnKey showRecordId tailable awaitData oplogReplay " +
    "allowPartialResults bypassEmptyTsReplacement rawData encryptionInformation " +
    "isMapReduceCommand"
  ).split(" "),
);

/** @throws DatabaseError 20 (transactions), 115 (options left out), 40415 (unknown fields), 72 (read concern) */
export function checkFields(
  { name, command: fields }: Pick<Call, "name" | "command">,
  command: Command,
): void {
  if (fields.has("startTransaction") || fields.has("autocommit") || fields.has("txnNumber")) {
    throw new DatabaseError(20, "Transaction numbers are only allowed on a replica set member or mongos");
  }
  for (const [field, value] of fields) {
    if (field === name || COMMON.has(field) || command.fields.includes(field)) continue;
    if (!LEFT_OUT.has(field))
      throw new DatabaseError(40415, `BSON field '${name}.${field}' is an unknown field.`);
    if (value !== false && !(value instanceof Map && value.size === 0))
      throw unsupported(`the option '${field}' of ${name}`);
  }
  const readConcern = fields.get("readConcern");
  const level = readConcern instanceof Map ? readConcern.get("level") : undefined;
  if (level === "snapshot" || level === "linearizable")
    throw new DatabaseError(123, `read concern '${level}' needs a replica set`);
}

export function stringArgument(call: Call, field: string = call.name): string {
  const value = call.command.get(field);
  if (typeof value !== "string")
    throw new DatabaseError(
      14,
      `BSON field '${call.name}.${field}' is the wrong type, expected type 'string'`,
    );
  return value;
}

export function documentArgument(fields: Doc, field: string): Doc | undefined {
  const value = fields.get(field);
  if (value === undefined || value === null) return undefined;
  if (!(value instanceof Map))
    throw new DatabaseError(14, `BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
}

export function flagArgument(fields: Doc, field: string): boolean {
  const value = fields.get(field);
  if (value === undefined) return false;
  if (typeof value === "boolean") return value;
  const number = toNumber(value);
  if (number === undefined)
    throw new DatabaseError(14, `BSON field '${field}' is the wrong type, expected type 'bool'`);
  return number !== 0;
}

/** A whole number not below zero. */
export function countArgument(fields: Doc, field: string): number | undefined {
  const value: Value | undefined = fields.get(field);
  if (value === undefined || value === null) return undefined;
  const number = toNumber(value);
  if (number === undefined)
    throw new DatabaseError(14, `BSON field '${field}' is the wrong type, expected a number`);
  if (!Number.isInteger(number)) throw new DatabaseError(9, `'${field}' has to be a whole number`);
  if (number < 0)
    throw new DatabaseError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return number;
}
