/** The real service on a free port with a database of its own, for tests that talk HTTP. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@career-portrait/shared/contract";
import { readConfig } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import { type Service, startService } from "../src/service.ts";
import { holdToDocument } from "./answers.ts";

export interface TestServer {
  url: string;
  service: Service;
  /** A client of an account of its own. */
  account(): Promise<{ client: Client; key: string; userId: string; email: string; password: string }>;
  clientFor(key: string | null): Client;
  close(): Promise<void>;
}

/** Environment beside the test's own: open registration and limits out of the way. */
const DEFAULTS = {
  PORT: "0",
  REGISTRATION: "open",
  AUTH_RATE_LIMIT_PER_MINUTE: "100000",
  PUBLIC_RATE_LIMIT_PER_MINUTE: "100000",
  RATE_LIMIT_PER_MINUTE: "100000",
  LOG_LEVEL: "silent",
};

/** `logged` receives the log's lines, for tests that read them. */
export async function startTestServer(
  environment: Record<string, string> = {},
  logged?: { write(line: string): void },
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-"));
  const uri = process.env.MONGODB_URI;
  const own = uri ? { MONGODB_URI: uri.replace(/\/?(\?|$)/, `/test_${randomUUID().slice(0, 8)}$1`) } : {};
  const config = readConfig({ ...DEFAULTS, DATA_DIR: dataDir, ...own, ...environment });
  const service = await startService(config, createLog(config.LOG_LEVEL, logged), {
    onAnswer: holdToDocument,
  });
  const url = service.url ?? "";
  const clientFor = (key: string | null) => createClient({ baseUrl: url, apiKey: () => key });
  return {
    url,
    service,
    clientFor,
    async account() {
      const email = `${randomUUID()}@example.org`;
      const password = "correct horse battery";
      const { data } = await clientFor(null).register({ body: { email, password, name: "Test Person" } });
      return {
        client: clientFor(data.api_key.key),
        key: data.api_key.key,
        userId: data.user_id,
        email,
        password,
      };
    },
    async close() {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
