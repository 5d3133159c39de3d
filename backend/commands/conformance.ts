/**
 * npm run conformance [-- --kills N] [--fuzz N] [--only AREA]
 * Holds a database server to what the product relies on: the one at MONGODB_URI, or the embedded one.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, stdout } from "node:process";
import { parseArgs } from "node:util";
import { MongoClient } from "mongodb";
import { startEmbeddedDatabase } from "@career-portrait/database-engine";
import { AREAS, fuzz, meet, runCase, runKills } from "@career-portrait/database-engine/conformance";

const { values } = parseArgs({
  options: { kills: { type: "string" }, fuzz: { type: "string" }, only: { type: "string" } },
});

function print(line: string): void {
  stdout.write(`${line}\n`);
}

/** The server under test and how to leave it. */
async function server(): Promise<{ uri: string; close: () => Promise<void> }> {
  if (env["MONGODB_URI"]) return { uri: env["MONGODB_URI"], close: async () => undefined };
  const directory = await mkdtemp(join(tmpdir(), "conformance-"));
  const engine = await startEmbeddedDatabase({ directory });
  return {
    uri: engine.uri,
    close: async () => {
      await engine.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function runCases(
  client: MongoClient,
  databaseName: string,
  embedded: boolean,
): Promise<{ passed: number; failed: number; skipped: number }> {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const [area, cases] of Object.entries(AREAS)) {
    if (values.only && values.only !== area) continue;
    for (const item of cases) {
      if (item.only === "embedded" && !embedded) {
        tally.skipped++;
        continue;
      }
      try {
        await runCase(client, databaseName, item);
        tally.passed++;
      } catch (error) {
        tally.failed++;
        print(`FAILED ${area}: ${item.name}\n  ${(error as Error).message.replaceAll("\n", "\n  ")}`);
      }
    }
  }
  return tally;
}

const { uri, close } = await server();
const client = await new MongoClient(uri).connect();
const { version, engine } = await meet(client);
print(`Server: ${engine ? `${engine}, which answers like version ${version}` : `MongoDB ${version}`}`);
const databaseName = `conformance_${Date.now()}`;
const tally = await runCases(client, databaseName, engine !== undefined);
if (values.fuzz) {
  const { queries, differences } = await fuzz(
    client.db(databaseName),
    Number(values.fuzz),
    Date.now() % 10_000,
  );
  for (const difference of differences) print(`DIFFERENCE ${difference}`);
  print(`fuzz: ${queries} queries, ${differences.length} differences between indexed and scanned`);
  tally[differences.length === 0 ? "passed" : "failed"]++;
}
await client.db(databaseName).dropDatabase();
await client.close();
await close();
if (values.kills) {
  const { kills, acknowledged, lost, mismatched } = await runKills(Number(values.kills), print);
  print(
    `kills: ${kills}, ${acknowledged} acknowledged writes, ${lost.length} lost, ${mismatched.length} index mismatches`,
  );
  tally[lost.length + mismatched.length === 0 ? "passed" : "failed"]++;
}
if (tally.skipped > 0)
  print(`${tally.skipped} refusals of the embedded engine were not asked of this server`);
print(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
