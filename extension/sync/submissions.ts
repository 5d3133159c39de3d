/**
 * Résumés and stories on their way to the server. Like the outbox: a file or text is kept on this device before anything is
 * sent, and until the server has read it; the key it was given makes sending it twice the same as once.
 */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import type { Cache, FollowedJob, Submission } from "./database.ts";
import { failureOf, postponed } from "./failure.ts";

/** What has been read is remembered this long, for whoever shows its progress, in ms. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** A résumé or story as it waits to be sent. */
export function submission(
  given: Pick<Submission, "id" | "account" | "type" | "name" | "bytes">,
  now: number,
): Submission {
  return {
    ...given,
    state: "waiting",
    attempts: 0,
    next_at: now,
    not_before: 0,
    job_id: null,
    document_id: null,
    refusal: null,
    created_at: now,
  };
}

export interface SubmissionsContext {
  cache: Cache;
  client: Pick<Client, "uploadResume" | "submitStory">;
  account: string;
  now: () => number;
  /** The person, or the network's return, asks: our own spacing is ignored, the server's wish is not. */
  force: boolean;
}

async function hand(
  item: Submission,
  bytes: ArrayBuffer,
  client: SubmissionsContext["client"],
): Promise<string> {
  if (item.type === "story") {
    const body = { text: new TextDecoder().decode(bytes) };
    return (await client.submitStory({ body, idempotencyKey: item.id })).data.job_id;
  }
  const body = new Blob([bytes]);
  const filename = item.name ?? "resume.pdf";
  return (await client.uploadResume({ body, filename, idempotencyKey: item.id })).data.job_id;
}

function followed(item: Submission, id: string, now: number): FollowedJob {
  const at = new Date(now).toISOString();
  return {
    id,
    job_type: `${item.type}_extraction`,
    status: "queued",
    phase: null,
    error: null,
    opportunity_id: null,
    document_id: null,
    title: item.name,
    company: null,
    match_score: null,
    already_tracked: false,
    share_url: null,
    notes: [],
    created_at: at,
    updated_at: at,
    account: item.account,
    attempt: 0,
    next_at: now,
  };
}

/** Sends one and writes down what came of it. Answers whether the next may be tried. */
async function sendOne(item: Submission, context: SubmissionsContext): Promise<boolean> {
  const { cache, client, now } = context;
  if (item.bytes === null) return true;
  try {
    const job_id = await hand(item, item.bytes, client);
    await cache.transaction("rw", cache.submissions, cache.jobs, async () => {
      await cache.submissions.update(item.id, { state: "accepted", job_id, refusal: null });
      await cache.jobs.put(followed(item, job_id, now()));
    });
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "later") {
      await cache.submissions.update(item.id, postponed(item, failure.retryAfter, now()));
      return false;
    }
    if (failure.kind === "signed_out") return false;
    const existing = error instanceof ApiRequestError ? error.existing?.id : null;
    await cache.submissions.update(item.id, {
      state: "refused",
      refusal: failure.kind === "refused" ? failure.refusal : null,
      document_id: typeof existing === "string" ? existing : null,
    });
    return true;
  }
}

/** Sends what is due, oldest first, and stops at the first sign that the server cannot take more now. */
export async function drainSubmissions(context: SubmissionsContext): Promise<void> {
  const { cache, account, now, force } = context;
  await cache.submissions
    .filter(({ state, created_at }) => state === "read" && created_at < now() - REMEMBERED_MS)
    .delete();
  const waiting = await cache.submissions.where("state").equals("waiting").sortBy("created_at");
  for (const item of waiting) {
    const due = (force ? item.not_before : Math.max(item.next_at, item.not_before)) <= now();
    if (item.account === account && due && !(await sendOne(item, context))) return;
  }
}

/** The instant (ms) at which the next one of the account is due; null when none waits. */
export async function nextSubmissionDue(cache: Cache, account: string): Promise<number | null> {
  const waiting = await cache.submissions.where("state").equals("waiting").toArray();
  const due = waiting
    .filter((item) => item.account === account)
    .map(({ next_at, not_before }) => Math.max(next_at, not_before));
  return due.length === 0 ? null : Math.min(...due);
}

/** Sends a refused or failed one again, under a new key: the old one answers what it answered before. */
export async function resubmit(cache: Cache, id: string, newId: string, now: number): Promise<void> {
  await cache.transaction("rw", cache.submissions, async () => {
    const item = await cache.submissions.get(id);
    if (!item || (item.state !== "refused" && item.state !== "failed")) return;
    await cache.submissions.delete(id);
    await cache.submissions.add(submission({ ...item, id: newId }, now));
  });
}

/** Gives one up, on the person's word. Answers the way back. */
export async function withdraw(cache: Cache, id: string): Promise<() => Promise<unknown>> {
  const item = await cache.submissions.get(id);
  await cache.submissions.delete(id);
  return async () => item && cache.submissions.put(item);
}
