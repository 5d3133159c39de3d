/** The worker thread that the engine lives in: syncing to disk and long scans stay off the application's event loop. */
import { parentPort, workerData } from "node:worker_threads";
import { DatabaseServer } from "./server.ts";
import type { Address, ThreadInput, ThreadOutput } from "./thread-messages.ts";
import { rmSync } from "node:fs";

const input = workerData as ThreadInput;

function post(message: ThreadOutput): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(message);
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is locked|SQLITE_BUSY/i.test(error.message);
}

async function listen(server: DatabaseServer, address: Address): Promise<string> {
  if ("path" in address) {
    // Whoever holds the lock owns the socket file: one that is there was left behind by a killed process.
    rmSync(address.path, { force: true });
    await server.listen(address);
    return `mongodb://${encodeURIComponent(address.path)}`;
  }
  return `mongodb://${address.host}:${await server.listen(address)}`;
}

try {
  const server = new DatabaseServer({
    file: input.file,
    fsync: input.fsync,
    sweepMs: input.sweepMs,
    log: (level, message) => post({ kind: "log", level, message }),
  });
  const origin = await listen(server, input.address);
  parentPort?.once("message", () => {
    // Takes the socket file with it, before it gives up the lock: afterwards the file may be that of the next owner.
    void server.close().then(() => {
      post({ kind: "closed" });
      parentPort?.close();
    });
  });
  post({ kind: "listening", origin });
} catch (error) {
  post(isLocked(error) ? { kind: "locked" } : { kind: "failed", message: String(error) });
  parentPort?.close();
}
