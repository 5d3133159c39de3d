/**
 * MongoDB's order of values, written once: as bytes. Comparing two encoded keys byte by byte gives the order of the
 * values (type order first, numbers of all widths together, strings by UTF-8, objects field by field), so the same
 * encoder serves indexes, sorting, comparison, grouping and equality.
 * Source: "Comparison/Sort Order" of the MongoDB manual.
 */
import { Binary, DateTime, Int32, ObjectId, Regex, type Value } from "./bson.ts";

/** The first byte of an encoded value. An empty array sorts before null, as in an index of a server. */
export const TYPE = {
  emptyArray: 0x0a,
  null: 0x14,
  number: 0x1e,
  string: 0x28,
  object: 0x32,
  array: 0x3c,
  binary: 0x46,
  objectId: 0x50,
  boolean: 0x5a,
  date: 0x64,
  regex: 0x6e,
} as const;

export function typeOf(value: Value | undefined): number {
  switch (typeof value) {
    case "string":
      return TYPE.string;
    case "number":
    case "bigint":
      return TYPE.number;
    case "boolean":
      return TYPE.boolean;
    case "undefined":
      return TYPE.null;
  }
  if (value === null) return TYPE.null;
  if (value instanceof Int32) return TYPE.number;
  if (value instanceof DateTime) return TYPE.date;
  if (value instanceof ObjectId) return TYPE.objectId;
  if (value instanceof Map) return TYPE.object;
  if (Array.isArray(value)) return TYPE.array;
  if (value instanceof Binary) return TYPE.binary;
  return TYPE.regex;
}

/** What an index stores for an array without elements. */
export const EMPTY_ARRAY = Symbol("empty array");
export type KeyPart = Value | undefined | typeof EMPTY_ARRAY;

// Reserving may replace the buffer, so a position is always reserved before the buffer is looked at.
let scratch = Buffer.allocUnsafe(4096);
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

function writeByte(byte: number): void {
  const at = reserve(1);
  scratch[at] = byte;
}

function writeText(text: string): void {
  const start = reserve(text.length * 3 + 2);
  let length = scratch.write(text, start, "utf8");
  if (text.includes("\0")) {
    const plain = Buffer.from(scratch.subarray(start, start + length));
    reserve(plain.length);
    length = 0;
    for (const byte of plain) {
      scratch[start + length++] = byte;
      if (byte === 0) scratch[start + length++] = 0xff;
    }
  }
  scratch[start + length] = 0;
  scratch[start + length + 1] = 0;
  used = start + length + 2;
}

/** An eight-byte double that sorts as bytes, then what the double cannot hold of an int64. */
function writeNumber(value: number | bigint): void {
  const double = Number(value);
  const rest = typeof value === "bigint" ? Number(value - BigInt(double)) : 0;
  const at = reserve(10);
  if (Number.isNaN(double)) {
    scratch.fill(0, at, at + 8);
  } else {
    scratch.writeDoubleBE(double === 0 ? 0 : double, at);
    if (double < 0) {
      for (let index = at; index < at + 8; index++) scratch[index] = ~(scratch[index] as number) & 0xff;
    } else {
      scratch[at] = (scratch[at] as number) | 0x80;
    }
  }
  scratch.writeUInt16BE(0x8000 + rest, at + 8);
}

function writePayload(value: Value): void {
  switch (typeof value) {
    case "string":
      return writeText(value);
    case "number":
    case "bigint":
      return writeNumber(value);
    case "boolean":
      return writeByte(value ? 1 : 0);
  }
  if (value === null) return;
  if (value instanceof Int32) return writeNumber(value.value);
  if (value instanceof DateTime) {
    const at = reserve(8);
    scratch.writeUInt32BE((Math.floor(value.ms / 4294967296) + 0x80000000) >>> 0, at);
    scratch.writeUInt32BE(value.ms >>> 0, at + 4);
  } else if (value instanceof ObjectId) {
    const at = reserve(12);
    value.bytes.copy(scratch, at);
  } else if (value instanceof Binary) {
    const at = reserve(5 + value.bytes.length);
    scratch.writeUInt32BE(value.bytes.length, at);
    scratch[at + 4] = value.subtype;
    value.bytes.copy(scratch, at + 5);
  } else if (value instanceof Regex) {
    writeText(value.pattern);
    writeText(value.options);
  } else if (Array.isArray(value)) {
    for (const item of value) {
      writeByte(typeOf(item));
      writePayload(item);
    }
    writeByte(0);
  } else {
    for (const [name, item] of value) {
      writeByte(typeOf(item));
      writeText(name);
      writePayload(item);
    }
    writeByte(0);
  }
}

function writePart(part: KeyPart, descending: boolean): void {
  const start = used;
  if (part === EMPTY_ARRAY) {
    writeByte(TYPE.emptyArray);
  } else {
    writeByte(typeOf(part));
    writePayload(part ?? null);
  }
  if (descending) {
    for (let index = start; index < used; index++) scratch[index] = ~(scratch[index] as number) & 0xff;
  }
}

/** The ordered bytes of several values; `descending[i]` turns the order of the i-th around. */
export function encodeKey(parts: readonly KeyPart[], descending: readonly boolean[] = []): Buffer {
  used = 0;
  for (let index = 0; index < parts.length; index++) writePart(parts[index], descending[index] === true);
  return Buffer.from(scratch.subarray(0, used));
}

/** Equal values, and only those, have the same identity (1, 1.0 and the int64 1 are equal; -0 equals 0). */
export function identity(value: Value | undefined): string {
  return encodeKey([value]).toString("latin1");
}

/** UTF-16 code units in the order of the UTF-8 bytes: surrogates come last. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

function compareText(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const difference = a.charCodeAt(index) - b.charCodeAt(index);
    if (difference !== 0) return rank(a.charCodeAt(index)) - rank(b.charCodeAt(index));
  }
  return a.length - b.length;
}

function plainNumber(value: Value): number | undefined {
  if (typeof value === "number") return value;
  return value instanceof Int32 ? value.value : undefined;
}

/** Negative, zero or positive, as `a` sorts before, with or after `b`. */
export function compare(a: Value, b: Value): number {
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : compareText(a, b);
  if (a instanceof DateTime && b instanceof DateTime) return a.ms - b.ms;
  if (a instanceof ObjectId && b instanceof ObjectId) return a.bytes.compare(b.bytes);
  const left = plainNumber(a);
  const right = plainNumber(b);
  if (left !== undefined && right !== undefined && left === left && right === right) return left - right || 0;
  const byType = typeOf(a) - typeOf(b);
  return byType !== 0 ? byType : encodeKey([a]).compare(encodeKey([b]));
}

/** The value as a JavaScript number, or undefined when it is not a number. */
export function toNumber(value: Value | undefined): number | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "bigint" ? Number(value) : plainNumber(value);
}
