/** The backend as a process of its own, as `npm run backend` starts it: to be measured, stopped and killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Db, MongoClient } from "mongodb";
import { startEmbeddedDatabase } from "@career-portrait/database-engine";
import { COMMAND } from "./command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const NAME = "career_portrait";
/** Limits out of the way. */
const OPEN = {
  PORT: "0",
  REGISTRATION: "open",
  LOG_LEVEL: "error",
  RATE_LIMIT_PER_MINUTE: "100000000",
  AUTH_RATE_LIMIT_PER_MINUTE: "100000000",
  PUBLIC_RATE_LIMIT_PER_MINUTE: "100000000",
};

export interface BackendProcess {
  url: string;
  child: ChildProcess;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port and waits until it says where it is; a worker says so without an address. */
export async function startBackend(
  dataDir: string,
  environment: Record<string, string> = {},
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<BackendProcess> {
  const child = spawn(process.execPath, COMMAND, {
    cwd: ROOT,
    env: { ...process.env, ...OPEN, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  onSpawn(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  const place = new Promise<string>((found, failed) => {
    if (child.stdout) {
      createInterface(child.stdout).on("line", (line) => {
        const api = /^\s+API\s+(\S+)\/api\/v1/.exec(line)?.[1];
        if (api !== undefined) found(api);
        else if (line.includes("(worker)")) found("");
      });
    }
    gone.then(
      () =>
        failed(new Error(`The backend ended before it was ready (${child.exitCode ?? child.signalCode}).`)),
      failed,
    );
  });
  return { url: await place, child, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

/** The database of a running backend, or of one that is stopped. */
export async function openDatabaseOf(dataDir: string): Promise<{ db: Db; close(): Promise<void> }> {
  const engine = await startEmbeddedDatabase({ directory: join(dataDir, "database") });
  const client = await new MongoClient(engine.uri, { ignoreUndefined: true }).connect();
  return {
    db: client.db(NAME),
    async close() {
      await client.close();
      await engine.close();
    },
  };
}
