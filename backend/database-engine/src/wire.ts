/**
 * Messages of the MongoDB wire protocol: OP_MSG for everything, OP_QUERY for a driver's first greeting.
 * Built from the behaviour of the official driver.
 */
import { type Doc, decodeDocument, elements, type Encodable, encodeDocument } from "./bson.ts";
import { DatabaseError } from "./errors.ts";

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const MAX_MESSAGE_BYTES = 48_000_000;

export interface Request {
  readonly id: number;
  readonly legacy: boolean;
  /** The client does not wait for an answer. */
  readonly silent: boolean;
  /** The command; lists of documents sent beside it are not in here. */
  readonly command: Doc;
  /** Undecoded documents of a list (`documents`, `updates`, `deletes`), wherever the client put it. */
  readonly lists: ReadonlyMap<string, Buffer[]>;
}

/** Cuts a stream of chunks into messages. */
export class MessageReader {
  #pending: Buffer[] = [];
  #size = 0;

  /** @throws DatabaseError 16 for a message longer than 48 MB: the connection cannot go on */
  push(chunk: Buffer): Buffer[] {
    this.#pending.push(chunk);
    this.#size += chunk.length;
    const messages: Buffer[] = [];
    for (;;) {
      let head = this.#pending[0] as Buffer;
      if (this.#size < 16) break;
      if (head.length < 4) head = this.#join();
      const length = head.readInt32LE(0);
      if (length < 16 || length > MAX_MESSAGE_BYTES)
        throw new DatabaseError(16, `a message of ${length} bytes`);
      if (this.#size < length) break;
      const all = this.#join();
      messages.push(all.subarray(0, length));
      this.#size = all.length - length;
      this.#pending = [all.subarray(length)];
    }
    return messages;
  }

  #join(): Buffer {
    const all = this.#pending.length === 1 ? (this.#pending[0] as Buffer) : Buffer.concat(this.#pending);
    this.#pending = [all];
    return all;
  }
}

/** @throws DatabaseError 9 or 22 for a message that cannot be read */
export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) {
    const start = message.indexOf(0, 20) + 9;
    return { id, legacy: true, silent: false, command: decodeDocument(message, start), lists: new Map() };
  }
  if (opcode !== OP_MSG) throw new DatabaseError(9, `message opcode ${opcode} is not understood`);
  const flags = message.readUInt32LE(16);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const lists = new Map<string, Buffer[]>();
  let command: Doc | undefined;
  for (let at = 20; at < end;) {
    const kind = message[at++];
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw new DatabaseError(22, "a section leaves its message");
    if (kind === 0) {
      command = readBody(message.subarray(at, at + size), lists);
    } else if (kind === 1) {
      const nameEnd = message.indexOf(0, at + 4);
      lists.set(message.toString("utf8", at + 4, nameEnd), readSequence(message, nameEnd + 1, at + size));
    } else {
      throw new DatabaseError(9, `message section kind ${kind} is not understood`);
    }
    at += size;
  }
  if (!command) throw new DatabaseError(9, "a message without a body");
  return { id, legacy: false, silent: (flags & MORE_TO_COME) !== 0, command, lists };
}

const LISTS = new Set(["documents", "updates", "deletes"]);

/** The documents of an insert are kept as bytes also when they come inside the body. */
function readBody(body: Buffer, lists: Map<string, Buffer[]>): Doc {
  const command = decodeDocument(body, 0, -2);
  const name = command.keys().next().value ?? "";
  if (!["insert", "update", "delete"].includes(name)) return command;
  for (const [start, nameEnd, end] of elements(body)) {
    const field = body.toString("utf8", start + 1, nameEnd);
    if (body[start] !== 0x04 || !LISTS.has(field)) continue;
    lists.set(
      field,
      [...elements(body.subarray(nameEnd + 1, end))].map(([, itemName, itemEnd]) =>
        body.subarray(nameEnd + 1 + itemName + 1, nameEnd + 1 + itemEnd),
      ),
    );
    command.delete(field);
  }
  return command;
}

function readSequence(message: Buffer, start: number, end: number): Buffer[] {
  const documents: Buffer[] = [];
  for (let at = start; at < end;) {
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw new DatabaseError(22, "a document leaves its message");
    documents.push(message.subarray(at, at + size));
    at += size;
  }
  return documents;
}

/** The bytes of an answer. */
export function writeReply(request: Pick<Request, "id" | "legacy">, reply: Map<string, Encodable>): Buffer {
  const room = request.legacy ? 36 : 21;
  const message = encodeDocument(reply, room);
  message.fill(0, 0, room);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) message.writeInt32LE(1, 32);
  return message;
}
