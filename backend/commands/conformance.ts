/**
 * npm run conformance [-- --kills N] [--fuzz N] [--only AREA]
 * Holds a database server to what the product relies on: the one at MONGODB_URI, or the embedded one; says at the end what
 * that has shown, on which server, and what it has not.
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

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Cases that held, by area. */
  held: Record<string, number>;
}

async function runCases(client: MongoClient, databaseName: string, embedded: boolean): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, held: {} };
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
        tally.held[area] = (tally.held[area] ?? 0) + 1;
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
const isEmbedded = engine !== undefined;
const name = isEmbedded ? `the embedded engine (it answers like MongoDB ${version})` : `MongoDB ${version}`;
print(`Server: ${name}, ${env["MONGODB_URI"] ? "at MONGODB_URI" : "started here in a temporary directory"}`);
const databaseName = `conformance_${Date.now()}`;
const tally = await runCases(client, databaseName, isEmbedded);
/** Sentences on what was shown, and on what was not. */
const proved = [
  `${tally.passed} behaviours that the product relies on hold there (${Object.entries(tally.held)
    .map(([area, count]) => `${area} ${count}`)
    .join(", ")}).`,
];
const open: string[] = [];
if (values.only) open.push(`Areas other than "${values.only}" were not asked for.`);
if (tally.skipped > 0)
  open.push(`${tally.skipped} refusals that only the embedded engine makes were not asked of this server.`);
if (values.fuzz) {
  const { queries, differences } = await fuzz(
    client.db(databaseName),
    Number(values.fuzz),
    Date.now() % 10_000,
  );
  for (const difference of differences) print(`DIFFERENCE ${difference}`);
  tally[differences.length === 0 ? "passed" : "failed"]++;
  proved.push(
    `Of ${queries} random queries there, ${differences.length} found other rows by an index than by a scan.`,
  );
} else open.push("Random queries with and without indexes were not compared (--fuzz N).");
await client.db(databaseName).dropDatabase();
await client.close();
await close();
if (values.kills) {
  const { kills, acknowledged, lost, mismatched } = await runKills(Number(values.kills), print);
  tally[lost.length + mismatched.length === 0 ? "passed" : "failed"]++;
  proved.push(
    `Of ${acknowledged} writes that the embedded engine had acknowledged when it was killed, ${kills} times, ` +
      `${lost.length} were lost and ${mismatched.length} missing from an index.`,
  );
} else open.push("The embedded engine was not killed in the middle of writing (--kills N).");
if (isEmbedded)
  open.push("That a MongoDB behaves the same was not shown: run this with MONGODB_URI set to one.");
print(`\nShown on ${name}:`);
for (const line of proved) print(`  ${line}`);
print("Not shown by this run:");
for (const line of open) print(`  ${line}`);
print(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
