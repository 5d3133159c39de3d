/** Kills the engine's process in the middle of writing, again and again, and looks for acknowledged writes afterwards. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { MongoClient } from "mongodb";
import { startEmbeddedDatabase } from "../src/index.ts";

export interface KillResult {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged writes that were not there after the restart. */
  readonly lost: string[];
  /** Documents that an index and a scan disagree about. */
  readonly mismatched: string[];
}
/** What is known of a document: the least counter it must have, or that it is (perhaps) deleted. */
interface Known {
  counter: number;
  deletion: "none" | "asked" | "acknowledged";
}

const CHILD = new URL("./kill-child.ts", import.meta.url);

export async function runKills(
  kills: number,
  progress: (line: string) => void = () => undefined,
): Promise<KillResult> {
  const directory = await mkdtemp(join(tmpdir(), "kills-"));
  const known = new Map<string, Known>();
  const lost: string[] = [];
  const mismatched: string[] = [];
  let acknowledged = 0;
  for (let kill = 1; kill <= kills; kill++) {
    acknowledged += await writeUntilKilled(directory, kill, known);
    await verify(directory, known, lost, mismatched);
    progress(
      `kill ${kill}: ${acknowledged} acknowledged writes, ${lost.length} lost, ${mismatched.length} mismatched`,
    );
  }
  await rm(directory, { recursive: true });
  return { kills, acknowledged, lost, mismatched };
}

/** Lines of the child: an acknowledged write, or a deletion it is about to ask for. */
async function writeUntilKilled(
  directory: string,
  round: number,
  known: Map<string, Known>,
): Promise<number> {
  const child = spawn(process.execPath, [CHILD.pathname, directory, String(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  let acknowledged = 0;
  let armed = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const [kind, id, counter] = line.split(" ") as [string, string, string | undefined];
    if (kind === "asks") {
      (known.get(id) as Known).deletion = "asked";
      continue;
    }
    acknowledged++;
    if (kind === "deleted") (known.get(id) as Known).deletion = "acknowledged";
    else known.set(id, { counter: Number(counter), deletion: known.get(id)?.deletion ?? "none" });
    if (!armed) {
      armed = true;
      setTimeout(() => child.kill("SIGKILL"), 150 + Math.random() * 250);
    }
  }
  await exited;
  return acknowledged;
}

async function verify(
  directory: string,
  known: Map<string, Known>,
  lost: string[],
  mismatched: string[],
): Promise<void> {
  const engine = await startEmbeddedDatabase({ directory });
  const client = await new MongoClient(engine.uri).connect();
  const collection = client
    .db("kills")
    .collection<{ _id: string; counter: number; group: number; tags: string[] }>("documents");
  const stored = new Map((await collection.find({}).toArray()).map((item) => [item._id, item]));
  for (const [id, { counter, deletion }] of known) {
    const found = stored.get(id);
    if (deletion === "none" && (found === undefined || found.counter < counter))
      lost.push(`${id}: counter ${counter}, found ${found?.counter}`);
    if (deletion === "acknowledged" && found !== undefined) lost.push(`${id}: deleted, but there`);
  }
  for (let group = 0; group < 7; group++) {
    const byIndex = (await collection.find({ group }).toArray()).map((item) => item._id);
    const byScan = [...stored.values()].filter((item) => item.group === group).map((item) => item._id);
    if (byIndex.toSorted().join() !== byScan.toSorted().join()) mismatched.push(`group ${group}`);
    const byTag = await collection.countDocuments({ tags: `t${group}` });
    if (byTag !== [...stored.values()].filter((item) => item.tags.includes(`t${group}`)).length)
      mismatched.push(`tag ${group}`);
  }
  await client.close();
  await engine.close();
}
