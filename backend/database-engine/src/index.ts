/**
 * The embedded database: a server for one person's machine that speaks the MongoDB wire protocol to the official
 * driver, on one SQLite file. See docs/embedded-database.md for what it can and cannot do.
 */
import { createHash } from "node:crypto";
import { chmod, lstat, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Fsync } from "./store.ts";
import type { Address, ThreadInput, ThreadOutput } from "./thread-messages.ts";

export interface EmbeddedDatabaseOptions {
  /** Where the data lives; made when it is not there. */
  readonly directory: string;
  /** "full" (the default) syncs before each acknowledgement; "normal" may lose the last moments in a power cut. */
  readonly fsync?: Fsync;
  readonly log?: (level: "info" | "warn" | "error", message: string) => void;
  /** How often expired documents are looked for, in milliseconds; a minute when not given, as on a server. */
  readonly sweepMs?: number;
}
export interface EmbeddedDatabase {
  /** What `new MongoClient(uri)` takes. */
  readonly uri: string;
  /** The engine and its data directory, for people. */
  readonly name: string;
  /** Whether another process runs the engine and this one only uses it. */
  readonly attached: boolean;
  close(): Promise<void>;
}

const ATTACH_TIMEOUT_MS = 5000;
const RETRY_MS = 50;

/**
 * Starts the engine over a data directory, or attaches to the process that already runs it there.
 * @throws Error with one clear line when the directory cannot be used
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const directory = await realpath(options.directory);
  const addressFile = join(directory, "database.address");
  const give_up = Date.now() + ATTACH_TIMEOUT_MS;
  for (;;) {
    const started = await start(directory, addressFile, options);
    if (started) return started;
    // The lock is held: its holder is running, starting, or just going away.
    const uri = await liveAddress(addressFile);
    if (uri) return { uri, name: engineName(directory), attached: true, close: async () => undefined };
    if (Date.now() > give_up) {
      throw new Error(
        `The embedded database in ${directory} is locked by another process that does not answer; stop that process or choose another DATA_DIR.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function engineName(directory: string): string {
  return `embedded database in ${directory}`;
}

/** Undefined when another process holds the lock. */
async function start(
  directory: string,
  addressFile: string,
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase | undefined> {
  const input: ThreadInput = {
    file: join(directory, "database.sqlite"),
    fsync: options.fsync ?? "full",
    sweepMs: options.sweepMs ?? 60_000,
    address: await listeningAddress(directory),
  };
  // A small young generation keeps the thread's memory down: most of what it makes are buffers that die at once.
  const resourceLimits = { maxYoungGenerationSizeMb: 12 };
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: input, resourceLimits });
  const log = options.log ?? (() => undefined);
  const closed = Promise.withResolvers<void>();
  const origin = await new Promise<string | undefined>((resolve, reject) => {
    worker.on("message", (message: ThreadOutput) => {
      if (message.kind === "listening") resolve(message.origin);
      else if (message.kind === "locked") resolve(undefined);
      else if (message.kind === "failed")
        reject(new Error(`The embedded database in ${directory} cannot start: ${message.message}`));
      else if (message.kind === "log") log(message.level, message.message);
      else closed.resolve();
    });
    worker.on("error", (error) => {
      log("error", `the embedded database stopped: ${error.message}`);
      reject(error);
      closed.resolve();
    });
    worker.on("exit", () => {
      reject(new Error(`The embedded database in ${directory} ended before it had started.`));
      closed.resolve();
    });
  });
  if (origin === undefined) return undefined;
  const uri = `${origin}/?directConnection=true`;
  await writeFile(addressFile, uri, { mode: 0o600 });
  worker.unref();
  return {
    uri,
    name: engineName(directory),
    attached: false,
    close: async () => {
      worker.ref();
      // While the lock is still held: afterwards the file may be that of the next owner.
      await rm(addressFile, { force: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage("close");
      await closed.promise;
    },
  };
}

/**
 * A socket file in a directory that only this user enters; its name is short, because a socket's path may have no
 * more than about a hundred characters. Windows has no such files for Node, so it listens on the loopback interface.
 */
async function listeningAddress(directory: string): Promise<Address> {
  if (process.platform === "win32") return { host: "127.0.0.1", port: 0 };
  const folder = join(tmpdir(), `career-portrait-${process.getuid?.() ?? 0}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const info = await lstat(folder);
  if (!info.isDirectory() || (process.getuid && info.uid !== process.getuid())) {
    throw new Error(
      `The embedded database needs ${folder} for its socket, but that belongs to someone else.`,
    );
  }
  await chmod(folder, 0o700);
  const name = createHash("sha256").update(directory).digest("hex").slice(0, 16);
  return { path: join(folder, `${name}.sock`) };
}

/** The address that the running engine wrote down, if it answers there. */
async function liveAddress(addressFile: string): Promise<string | undefined> {
  let uri: string;
  try {
    uri = await readFile(addressFile, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const host = decodeURIComponent(uri.slice("mongodb://".length, uri.indexOf("/?")));
  const [name, port] = host.split(":");
  const answers = await new Promise<boolean>((resolve) => {
    const socket = host.startsWith("/") ? connect(host) : connect(Number(port), name);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
  return answers ? uri : undefined;
}
