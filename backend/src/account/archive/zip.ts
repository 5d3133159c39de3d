/**
 * Reading a ZIP archive that a stranger may have made: by its central directory, whole in memory and within bounds
 * (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). Without ZIP64, encryption and several volumes.
 */
import { crc32, inflateRawSync } from "node:zlib";
import { BadArchive } from "./bad-archive.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0001;
/** Largest comment behind the end. */
const COMMENT_MAX = 0xffff;

export interface ZipBounds {
  /** Most files. */
  files: number;
  /** Of all files together when unpacked, in bytes. */
  unpackedBytes: number;
}

const damaged = () =>
  new BadArchive("The file is not a whole ZIP archive. Export it again and send it unchanged.");

function endOf(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - END_LENGTH - COMMENT_MAX);
  for (let at = bytes.length - END_LENGTH; at >= from; at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  throw damaged();
}

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  local: number;
}

function entriesOf(bytes: Buffer, bounds: ZipBounds): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count !== bytes.readUInt16LE(end + 8) || count === 0xffff) throw damaged();
  if (count > bounds.files) throw new BadArchive(`The archive holds more than ${bounds.files} files.`);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) throw damaged();
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new BadArchive("The archive is encrypted.");
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString("utf8", at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      local: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(bytes: Buffer, { method, crc, packed, unpacked, local }: Entry): Buffer {
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw damaged();
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) throw damaged();
  const data = bytes.subarray(start, start + packed);
  const content = method === DEFLATED ? inflated(data, unpacked) : data;
  if ((method !== DEFLATED && method !== STORED) || content.length !== unpacked || crc32(content) !== crc)
    throw damaged();
  return content;
}

/** Never unpacks more than was announced. */
function inflated(data: Buffer, length: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, length) });
  } catch (error) {
    if (error instanceof Error && "code" in error) throw damaged();
    throw error;
  }
}

/**
 * Name → bytes of every file.
 * @throws BadArchive for anything that is not a plain, whole archive within the bounds, before much of it is unpacked.
 */
export function unpack(archive: Uint8Array, bounds: ZipBounds): Map<string, Buffer> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  if (bytes.length < END_LENGTH) throw damaged();
  const entries = entriesOf(bytes, bounds);
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > bounds.unpackedBytes) {
    const most = Math.floor(bounds.unpackedBytes / 1024 / 1024);
    throw new BadArchive(`The archive holds more than ${most} MB, which is the most that is taken.`);
  }
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (files.has(entry.name)) throw new BadArchive("The archive holds two files of the same name.");
    files.set(entry.name, contentOf(bytes, entry));
  }
  return files;
}
