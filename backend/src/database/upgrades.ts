/**
 * Which form the stored rows have, and what brings older rows into the form that this release reads. Of all processes that
 * start at once, one upgrades and the others wait for it; a release never opens a database that a later one has upgraded.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Collection, Db } from "mongodb";
import type { Logger } from "pino";
import { hasUnfinishedCopy } from "./copy.ts";
import { isDuplicateKey } from "./duplicate-key.ts";

export interface Upgrade {
  /** What it does, for the log. */
  name: string;
  /** Bears repeating: a process that is killed halfway leaves it to the next, which begins it again. */
  run(db: Db): Promise<void>;
}

/** In their order, only ever added to: each raises the version by one. The form without any of them is version 1. */
const UPGRADES: readonly Upgrade[] = [];

const COLLECTION = "schema";

interface SchemaRow {
  _id: "schema";
  version: number;
  /** The process that upgrades, until `lease_until`. */
  lease: string | null;
  lease_until: Date;
}

export interface UpgradeOptions {
  /** After this a process that upgraded is taken to have died; it renews its claim three times within. */
  leaseMs?: number;
  pollMs?: number;
}

/**
 * Brings the database to this release's version, once, and returns when it is there.
 * @throws Error with one sentence when a later release has written it, or it is half a copy
 */
export async function upgradeDatabase(
  db: Db,
  log: Logger,
  upgrades: readonly Upgrade[] = UPGRADES,
  { leaseMs = 30_000, pollMs = 250 }: UpgradeOptions = {},
): Promise<void> {
  if (await hasUnfinishedCopy(db))
    throw new Error("This database is half a copy. Run npm run copy-database again: it starts over.");
  const wanted = upgrades.length + 1;
  const rows = db.collection<SchemaRow>(COLLECTION);
  const me = randomUUID();
  for (;;) {
    const { version } = await standing(rows);
    if (version > wanted)
      throw new Error(
        `A later release has written this database (version ${version}, this one knows ${wanted}). ` +
          "Start that release, or restore the backup of before its upgrade.",
      );
    if (version === wanted) return;
    const claimed = await rows.findOneAndUpdate(
      { _id: "schema", version, lease_until: { $lte: new Date() } },
      { $set: { lease: me, lease_until: new Date(Date.now() + leaseMs) } },
    );
    if (claimed) await runUpgrades({ db, rows, me, log, leaseMs }, upgrades, version);
    else await sleep(pollMs);
  }
}

/** The row, made as version 1 where there is none: databases of before versions, and new ones. */
async function standing(rows: Collection<SchemaRow>): Promise<SchemaRow> {
  const row = await rows.findOne({ _id: "schema" });
  if (row) return row;
  const first: SchemaRow = { _id: "schema", version: 1, lease: null, lease_until: new Date(0) };
  try {
    await rows.insertOne(first);
    return first;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return standing(rows);
  }
}

interface Claim {
  db: Db;
  rows: Collection<SchemaRow>;
  me: string;
  log: Logger;
  leaseMs: number;
}

async function runUpgrades(claim: Claim, upgrades: readonly Upgrade[], from: number): Promise<void> {
  const { db, rows, me, log, leaseMs } = claim;
  const mine = { _id: "schema", lease: me } as const;
  const renewal = setInterval(() => {
    rows
      .updateOne(mine, { $set: { lease_until: new Date(Date.now() + leaseMs) } })
      .catch((error: unknown) => log.error({ err: error }, "the claim on the upgrade was not renewed"));
  }, leaseMs / 3);
  try {
    for (const [index, upgrade] of upgrades.slice(from - 1).entries()) {
      const version = from + index + 1;
      log.info({ version, upgrade: upgrade.name }, "upgrading the database");
      await upgrade.run(db);
      const { matchedCount } = await rows.updateOne(mine, { $set: { version } });
      if (matchedCount === 0)
        throw new Error("Another process has taken the upgrade over. Start this one again.");
    }
  } finally {
    clearInterval(renewal);
    await rows.updateOne(mine, { $set: { lease: null, lease_until: new Date(0) } });
  }
}
