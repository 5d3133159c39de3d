import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./connect.ts";

test("a database that does not answer is told within seconds", async () => {
  const directory = await mkdtemp(join(tmpdir(), "connect-"));
  const script = new URL("../../database-engine/test/owner-child.ts", import.meta.url).pathname;
  const owner = spawn(process.execPath, [script, join(directory, "database")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void owner.kill("SIGKILL"));
  await once(owner.stdout, "data");
  const database = await openDatabase({ DATA_DIR: directory }, pino({ enabled: false }));
  await database.ping();
  owner.kill("SIGSTOP");
  // The signal may take a moment to be heard.
  const answer = () =>
    database.ping().then(
      () => "answered",
      (error: Error) => error.message,
    );
  await expect.poll(answer, { timeout: 30_000 }).toMatch(/Timed out/);
  owner.kill("SIGKILL");
  await database.close();
  await rm(directory, { recursive: true });
});
