/** The real backend as a process of its own, that can be killed and started again on the same data. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Client, createClient } from "@career-portrait/shared/contract";
import { COMMAND } from "../../backend/test/command.ts";

const root = resolve(import.meta.dirname, "../..");
/** A busy machine takes its time over a cold start. */
const READY_MS = 60_000;

export const PERSON = { email: "ada@example.org", password: "correct horse battery", name: "Ada Example" };

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

export class Backend {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "career-portrait-e2e-"));
  #process: ChildProcess | null = null;
  /** What the process printed, for a failing test to show. */
  output = "";

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async launch(environment: Record<string, string> = {}): Promise<Backend> {
    const backend = new Backend(await freePort());
    await backend.start(environment);
    return backend;
  }

  async start(environment: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, COMMAND, {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        REGISTRATION: "open",
        FETCH_ALLOW_PRIVATE: "on",
        AUTH_RATE_LIMIT_PER_MINUTE: "1000",
        RATE_LIMIT_PER_MINUTE: "100000",
        LOG_LEVEL: "warn",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    this.#process = child;
    // A test run that is cut off must not leave servers behind.
    process.once("exit", () => child.kill("SIGKILL"));
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`${this.url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`The backend did not become ready.\n${this.output}`);
  }

  /** Ends the process without warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((done) => {
      child.once("exit", () => done());
      child.kill(signal);
    });
  }

  /** Makes the person's account and gives a client of it. */
  async register(): Promise<Client> {
    const { data } = await createClient({ baseUrl: this.url }).register({ body: PERSON });
    return createClient({ baseUrl: this.url, apiKey: () => data.api_key.key });
  }
}
