/**
 * BSON (bsonspec.org, version 1.1) to and from values that keep what plain JavaScript objects lose: the order of
 * fields (also of integer-like names) and whether a number is an int32, an int64 or a double.
 */
import { DatabaseError, unsupported } from "./errors.ts";

/** A 32-bit integer; a plain `number` is a double and a `bigint` is an int64. */
export class Int32 {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}
export class ObjectId {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
export class Binary {
  readonly subtype: number;
  readonly bytes: Buffer;
  constructor(subtype: number, bytes: Buffer) {
    this.subtype = subtype;
    this.bytes = bytes;
  }
}
/** Milliseconds since 1970 UTC. */
export class DateTime {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}
export class Regex {
  readonly pattern: string;
  readonly options: string;
  constructor(pattern: string, options: string) {
    this.pattern = pattern;
    this.options = options;
  }
}
/** A document that is already encoded; only in replies. */
export class Raw {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export type Doc = Map<string, Value>;
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Int32
  | ObjectId
  | Binary
  | DateTime
  | Regex
  | Value[]
  | Doc;
export type Encodable = Value | Raw | Encodable[] | Map<string, Encodable>;
/** Anything whose top-level fields can be looked up: a decoded document or the bytes of one. */
export interface Fields {
  get(name: string): Value | undefined;
}

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 100;
const TWO_32 = 4294967296;

export function int(value: number): Int32 {
  return new Int32(value);
}

/** A decoded document from a plain record, in the record's order. */
export function document<T extends Encodable>(fields: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(fields));
}

function valueLength(type: number, bytes: Buffer, at: number): number {
  switch (type) {
    case 0x01: // double
    case 0x09: // date
    case 0x12: // int64
    case 0x11: // timestamp
      return 8;
    case 0x02: // string
    case 0x0d: // code
    case 0x0e: // symbol
      return 4 + bytes.readInt32LE(at);
    case 0x03: // document
    case 0x04: // array
    case 0x0f: // code with scope
      return bytes.readInt32LE(at);
    case 0x05: // binary
      return 5 + bytes.readInt32LE(at);
    case 0x07: // ObjectId
      return 12;
    case 0x08: // boolean
      return 1;
    case 0x06: // undefined
    case 0x0a: // null
    case 0x7f: // max key
    case 0xff: // min key
      return 0;
    case 0x0b: // regular expression
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at;
    case 0x10: // int32
      return 4;
    case 0x13: // decimal128
      return 16;
    default:
      throw new DatabaseError(22, `unknown BSON type ${type}`);
  }
}

function decodeValue(type: number, bytes: Buffer, at: number, depth: number): Value {
  switch (type) {
    case 0x01:
      return bytes.readDoubleLE(at);
    case 0x02:
      return bytes.toString("utf8", at + 4, at + 3 + bytes.readInt32LE(at));
    case 0x03:
      return decodeDocument(bytes, at, depth + 1);
    case 0x04:
      return [...decodeDocument(bytes, at, depth + 1).values()];
    case 0x05: {
      const length = bytes.readInt32LE(at);
      return new Binary(bytes[at + 4] as number, bytes.subarray(at + 5, at + 5 + length));
    }
    case 0x07:
      return new ObjectId(bytes.subarray(at, at + 12));
    case 0x08:
      return bytes[at] === 1;
    case 0x09: {
      const ms = bytes.readInt32LE(at + 4) * TWO_32 + bytes.readUInt32LE(at);
      if (!Number.isSafeInteger(ms))
        throw new DatabaseError(2, "a date outside the range of JavaScript dates");
      return new DateTime(ms);
    }
    case 0x0a:
      return null;
    case 0x0b: {
      const end = bytes.indexOf(0, at);
      return new Regex(
        bytes.toString("utf8", at, end),
        bytes.toString("utf8", end + 1, bytes.indexOf(0, end + 1)),
      );
    }
    case 0x10:
      return new Int32(bytes.readInt32LE(at));
    case 0x12:
      return bytes.readBigInt64LE(at);
    default:
      throw unsupported(`BSON type ${type}`);
  }
}

/**
 * Decodes the document that starts at `start`.
 * @throws DatabaseError 22 (malformed), 15 (nested too deeply), 115 (a type outside the subset)
 */
export function decodeDocument(bytes: Buffer, start = 0, depth = 0): Doc {
  if (depth > MAX_DEPTH) throw new DatabaseError(15, `documents nest at most ${MAX_DEPTH} levels deep`);
  const end = start + bytes.readInt32LE(start) - 1;
  if (end < start + 4 || end >= bytes.length || bytes[end] !== 0) {
    throw new DatabaseError(22, "a BSON document does not end where it says");
  }
  const fields: Doc = new Map();
  for (let at = start + 4; at < end;) {
    const type = bytes[at] as number;
    const nameEnd = bytes.indexOf(0, at + 1);
    const length = valueLength(type, bytes, nameEnd + 1);
    if (length < 0 || nameEnd + 1 + length > end)
      throw new DatabaseError(22, "a BSON value leaves its document");
    fields.set(bytes.toString("utf8", at + 1, nameEnd), decodeValue(type, bytes, nameEnd + 1, depth));
    at = nameEnd + 1 + length;
  }
  return fields;
}

/** The spans of a document's top-level elements, undecoded: [start, name end, end]. */
export function* elements(bytes: Buffer, start = 0): Generator<[number, number, number]> {
  const end = start + bytes.readInt32LE(start) - 1;
  for (let at = start + 4; at < end;) {
    const nameEnd = bytes.indexOf(0, at + 1);
    const next = nameEnd + 1 + valueLength(bytes[at] as number, bytes, nameEnd + 1);
    yield [at, nameEnd, next];
    at = next;
  }
}

const nameBytes = new Map<string, Buffer>();
function encodedName(name: string): Buffer {
  let encoded = nameBytes.get(name);
  if (!encoded) {
    if (nameBytes.size > 10_000) nameBytes.clear();
    encoded = Buffer.from(`${name}\0`);
    nameBytes.set(name, encoded);
  }
  return encoded;
}

/** A stored document read field by field: only what a filter or an index names is decoded. */
export class RawDocument implements Fields {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get(name: string): Value | undefined {
    const { bytes } = this;
    const wanted = encodedName(name);
    const end = bytes.length - 1;
    for (let at = 4; at < end;) {
      const type = bytes[at] as number;
      let index = 0;
      at++;
      while (bytes[at + index] === wanted[index] && index < wanted.length) index++;
      if (index === wanted.length) return decodeValue(type, bytes, at + index, 0);
      at += index;
      while (bytes[at] !== 0) at++;
      at++;
      at += valueLength(type, bytes, at);
    }
    return undefined;
  }
}

// Reserving may replace the buffer, so a position is always reserved before the buffer is looked at.
let scratch = Buffer.allocUnsafe(64 * 1024);
let used = 0;

function reserve(size: number): number {
  if (used + size > scratch.length) {
    const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, used + size));
    scratch.copy(larger, 0, 0, used);
    scratch = larger;
  }
  const at = used;
  used += size;
  return at;
}

function writeText(text: string): void {
  const at = reserve(text.length * 3 + 1);
  const length = scratch.write(text, at, "utf8");
  scratch[at + length] = 0;
  used = at + length + 1;
}

function writeBytes(bytes: Buffer): void {
  const at = reserve(bytes.length);
  bytes.copy(scratch, at);
}

function writeElement(name: string, value: Encodable): void {
  const typeAt = reserve(1);
  writeText(name);
  const type = writeValue(value);
  scratch[typeAt] = type;
}

function writeNested(entries: Iterable<[string | number, Encodable]>): void {
  const start = reserve(4);
  for (const [name, value] of entries) writeElement(String(name), value);
  const end = reserve(1);
  scratch[end] = 0;
  scratch.writeInt32LE(used - start, start);
}

/** Writes the value and returns its BSON type. */
function writeValue(value: Encodable): number {
  if (value === null) return 0x0a;
  switch (typeof value) {
    case "string": {
      const start = reserve(4);
      writeText(value);
      scratch.writeInt32LE(used - start - 4, start);
      return 0x02;
    }
    case "number": {
      const at = reserve(8);
      scratch.writeDoubleLE(value, at);
      return 0x01;
    }
    case "bigint": {
      const at = reserve(8);
      scratch.writeBigInt64LE(value, at);
      return 0x12;
    }
    case "boolean": {
      const at = reserve(1);
      scratch[at] = value ? 1 : 0;
      return 0x08;
    }
  }
  if (value instanceof Map) {
    writeNested(value);
    return 0x03;
  }
  if (Array.isArray(value)) {
    writeNested(value.entries());
    return 0x04;
  }
  if (value instanceof Raw) {
    writeBytes(value.bytes);
    return 0x03;
  }
  if (value instanceof Int32) {
    const at = reserve(4);
    scratch.writeInt32LE(value.value, at);
    return 0x10;
  }
  if (value instanceof ObjectId) {
    writeBytes(value.bytes);
    return 0x07;
  }
  if (value instanceof DateTime) {
    const at = reserve(8);
    scratch.writeUInt32LE(value.ms >>> 0, at);
    scratch.writeInt32LE(Math.floor(value.ms / TWO_32), at + 4);
    return 0x09;
  }
  if (value instanceof Binary) {
    const at = reserve(5);
    scratch.writeInt32LE(value.bytes.length, at);
    scratch[at + 4] = value.subtype;
    writeBytes(value.bytes);
    return 0x05;
  }
  writeText(value.pattern);
  writeText(value.options);
  return 0x0b;
}

/** Encodes a document; `room` bytes are left free in front of it (for a message header). */
export function encodeDocument(fields: Map<string, Encodable>, room = 0): Buffer {
  used = 0;
  reserve(room);
  writeNested(fields);
  const bytes = Buffer.from(scratch.subarray(0, used));
  // One huge reply must not keep its buffer for the life of the process.
  if (scratch.length > 4 * 1024 * 1024) scratch = Buffer.allocUnsafe(64 * 1024);
  return bytes;
}
