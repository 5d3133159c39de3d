/** The server: sockets in, commands through the scheduler, answers out, and the sweep of expired documents. */
import { createServer, type Server, type Socket } from "node:net";
import { DateTime, type Doc, document, type Encodable, int } from "./bson.ts";
import { Catalog, type Collection } from "./catalog.ts";
import { type Call, checkFields, type Command, type Engine, type Reply } from "./command.ts";
import { ADMIN_COMMANDS } from "./commands-admin.ts";
import { READ_COMMANDS } from "./commands-read.ts";
import { deleteMany, WRITE_COMMANDS } from "./commands-write.ts";
import { Cursors } from "./cursors.ts";
import { DatabaseError } from "./errors.ts";
import { toNumber } from "./order.ts";
import { Pace, type Steps } from "./pace.ts";
import { Records } from "./records.ts";
import { Scheduler } from "./scheduler.ts";
import { type Fsync, Store } from "./store.ts";
import { MessageReader, type Request, readRequest, writeReply } from "./wire.ts";

const COMMANDS: Record<string, Command> = { ...ADMIN_COMMANDS, ...READ_COMMANDS, ...WRITE_COMMANDS };

export type Log = (level: "info" | "warn" | "error", message: string) => void;
export interface ServerOptions {
  readonly file: string;
  readonly fsync: Fsync;
  readonly sweepMs: number;
  readonly log: Log;
}

/** Every write is synced to disk before its answer, unless it says that it need not be. */
function wantsSync(command: Doc): boolean {
  const concern = command.get("writeConcern");
  return !(concern instanceof Map && concern.get("j") === false);
}

export class DatabaseServer {
  readonly #store: Store;
  readonly #engine: Engine;
  readonly #scheduler: Scheduler;
  readonly #log: Log;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #warned = new Set<string>();
  readonly #sweep: NodeJS.Timeout;
  #connections = 0;

  /** @throws when the data file is locked by another process */
  constructor({ file, fsync, sweepMs, log }: ServerOptions) {
    this.#log = log;
    this.#store = new Store(file, fsync);
    const pace = new Pace();
    const catalog = new Catalog(this.#store);
    this.#engine = {
      store: this.#store,
      pace,
      catalog,
      records: new Records(this.#store, catalog),
      cursors: new Cursors(pace),
      warn: (message) => this.#warnOnce(message),
    };
    this.#scheduler = new Scheduler(this.#store, catalog, pace);
    this.#server = createServer({ noDelay: true }, (socket) => this.#accept(socket));
    this.#sweep = setInterval(() => this.#sweepExpired(), sweepMs);
  }

  /** Listens on a socket file, or on a port of the loopback interface (0: any) and returns it. */
  listen(address: { path: string } | { host: string; port: number }): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(address, () => {
        const bound = this.#server.address();
        resolve(bound !== null && typeof bound === "object" ? bound.port : 0);
      });
    });
  }

  /** Stops taking commands, lets those under way end, and closes the file. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    this.#server.close();
    while (!this.#scheduler.idle) await new Promise((resolve) => setImmediate(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#store.close();
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message)) return;
    if (this.#warned.size > 1000) this.#warned.clear();
    this.#warned.add(message);
    this.#log("warn", message);
  }

  #accept(socket: Socket): void {
    const reader = new MessageReader();
    const connection = ++this.#connections;
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    // A client that goes away is its own affair; its open answers are dropped with the socket.
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk: Buffer) => {
      try {
        for (const message of reader.push(chunk)) this.#receive(socket, connection, message);
      } catch (error) {
        this.#log("error", `a connection sent what is not a message: ${String(error)}`);
        socket.destroy();
      }
    });
  }

  #receive(socket: Socket, connection: number, message: Buffer): void {
    const head = { id: message.readInt32LE(4), legacy: false };
    const send = (request: Pick<Request, "id" | "legacy">, reply: Reply): void => {
      if (!socket.writable) return;
      socket.write(writeReply(request, reply));
    };
    let request: Request;
    try {
      request = readRequest(message);
    } catch (error) {
      return send(head, this.#failure(error));
    }
    const answer = (reply: Reply): void => {
      if (!request.silent) send(request, reply);
    };
    const failed = (error: unknown): void => answer(this.#failure(error));
    try {
      const { command, call } = readCall(request, connection);
      const limit = toNumber(call.command.get("maxTimeMS")) || Infinity;
      const deadline = performance.now() + (call.name === "getMore" ? Infinity : limit);
      this.#scheduler.add({
        steps: command.run(this.#engine, call),
        writes: command.writes === true,
        synced: command.writes === true && wantsSync(call.command),
        deadline,
        done: answer,
        failed,
      });
    } catch (error) {
      failed(error);
    }
  }

  #failure(error: unknown): Reply {
    if (error instanceof DatabaseError) {
      return document<Encodable>({
        ok: 0,
        errmsg: error.message,
        code: int(error.code),
        codeName: error.codeName,
        ...(error.detail as Record<string, Doc>),
      });
    }
    if (error instanceof Error && error.message.startsWith("no such table")) {
      return this.#failure(
        new DatabaseError(175, "the collection or index was dropped while the command was reading it"),
      );
    }
    this.#log("error", error instanceof Error ? (error.stack ?? error.message) : String(error));
    const full = error instanceof Error && /disk is full|SQLITE_FULL/i.test(error.message);
    return this.#failure(
      new DatabaseError(full ? 14031 : 1, `the embedded database failed: ${String(error)}`),
    );
  }

  #sweepExpired(): void {
    const now = Date.now();
    this.#engine.cursors.sweep(now);
    for (const collection of this.#engine.catalog.all()) {
      if (!collection.indexes.some((index) => index.expireAfterSeconds !== undefined)) continue;
      this.#scheduler.add({
        steps: this.#deleteExpired(collection, now),
        writes: true,
        synced: false,
        deadline: Infinity,
        done: () => undefined,
        failed: (error) => this.#log("error", `the sweep of expired documents failed: ${String(error)}`),
      });
    }
  }

  *#deleteExpired(collection: Collection, now: number): Steps<void> {
    for (const index of collection.indexes.slice()) {
      const [field] = index.fields;
      if (index.expireAfterSeconds === undefined || !field) continue;
      const value = new DateTime(now - index.expireAfterSeconds * 1000);
      const expired = { kind: "leaf", path: field.path, test: { op: "lte", value } } as const;
      const filter = index.partial
        ? ({ kind: "and", filters: [expired, index.partial.filter] } as const)
        : expired;
      if (this.#engine.catalog.find(collection.database, collection.name) === collection) {
        yield* deleteMany(this.#engine, collection, filter);
      }
    }
  }
}

/** @throws DatabaseError 59 for a command that is not known */
function readCall(request: Request, connection: number): { command: Command; call: Call } {
  const [name = ""] = request.command.keys();
  const known = name === "findandmodify" ? "findAndModify" : name;
  const command = Object.hasOwn(COMMANDS, known) ? COMMANDS[known] : undefined;
  if (!command) throw new DatabaseError(59, `no such command: '${name}'`);
  const database = request.command.get("$db");
  const call = {
    name,
    database: typeof database === "string" ? database : "admin",
    command: request.command,
    lists: request.lists,
    connection,
  };
  checkFields(call, command);
  return { command, call };
}
