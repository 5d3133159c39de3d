/** Snapshots of the identity: what changed from one to the next, and making a new one. */
import type { Client, Identity } from "@career-portrait/shared/contract";
import type { Cache, FollowedJob } from "../../sync/database.ts";

/** One part of a snapshot that is not as it was in the one before. */
export type Change =
  | { part: "archetype" | "headline" | "bio"; before: string | null; now: string | null }
  | { part: "keywords" | "matches"; added: string[]; removed: string[] };

/** What a snapshot changed; empty when it says the same. */
export function changesSince(before: Identity, now: Identity): Change[] {
  const words = (["archetype", "headline", "bio"] as const)
    .filter((part) => before[part] !== now[part])
    .map((part): Change => ({ part, before: before[part], now: now[part] }));
  const lists = (["keywords", "matches"] as const)
    .map((part) => ({
      part,
      added: now[part].filter((word) => !before[part].includes(word)),
      removed: before[part].filter((word) => !now[part].includes(word)),
    }))
    .filter(({ added, removed }) => added.length + removed.length > 0);
  return [...words, ...lists];
}

/** Asks for a new snapshot and leaves its job to be followed. Rejects when the backend refuses. */
export async function regenerateIdentity(
  cache: Cache,
  client: Client,
  account: string,
  now: number,
): Promise<void> {
  const { data } = await client.regenerateIdentity({ idempotencyKey: crypto.randomUUID() });
  const { data: job } = await client.getJob({ params: { id: data.job_id } });
  await cache.jobs.put({ ...job, account, attempt: 0, next_at: now });
}

/** The identity job asked for last on this device; undefined when there is none. */
export async function lastIdentityJob(cache: Cache, account: string): Promise<FollowedJob | undefined> {
  const jobs = await cache.jobs
    .filter((job) => job.account === account && job.job_type === "identity")
    .sortBy("created_at");
  return jobs.at(-1);
}
