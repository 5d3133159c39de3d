/** Follows background work until it ends, politely: each look waits longer than the last, and none overlaps another. */
import { ApiRequestError, type Client, type Job } from "@career-portrait/shared/contract";
import type { Cache, FollowedJob, Refusal } from "./database.ts";
import { sendLater, wantedOf } from "./corrections.ts";
import { keepWhole } from "./outbox.ts";

const FIRST_LOOK = 300;
const LONGEST_LOOK = 5_000;

/** Time until the next look, in ms; shorter again whenever the phase has moved. */
export function nextLook(attempt: number): number {
  return Math.min(FIRST_LOOK * 1.5 ** Math.min(attempt, 20), LONGEST_LOOK);
}

export interface FollowContext {
  cache: Cache;
  client: Pick<Client, "getJob" | "getOpportunity" | "getMatch">;
  account: string;
  now: () => number;
}

/** Whether the job will not move any more. */
export function hasEnded({ status }: Job): boolean {
  return status === "completed" || status === "failed";
}

function refusalOf({ error, error_explanation }: Job): Refusal {
  return { status: 0, code: "job_failed", message: error ?? "", explanation: error_explanation, details: [] };
}

/** Takes a finished pipeline's result over: the opportunity, its match, and the outbox item it came from. */
async function conclude(
  job: Job,
  { cache, client, account, now }: FollowContext,
  followed: FollowedJob,
): Promise<void> {
  const id = job.status === "completed" ? job.opportunity_id : null;
  const opportunity = id ? (await client.getOpportunity({ params: { id } })).data : null;
  const match = id ? (await client.getMatch({ params: { id } })).data : null;
  const tables = [
    cache.outbox,
    cache.opportunities,
    cache.opportunityActions,
    cache.details,
    cache.matches,
    cache.jobs,
    cache.submissions,
  ];
  await cache.transaction("rw", tables, async () => {
    const accepted = cache.outbox.filter((item) => item.job_id === job.id && item.state === "accepted");
    if (opportunity) {
      await keepWhole(cache, opportunity, now());
      for (const item of await accepted.toArray()) {
        const { id: own, requirement_corrections: known } = opportunity;
        await sendLater(cache, account, own, known, wantedOf(item), now());
      }
    }
    if (match) await cache.matches.put(match);
    await accepted.modify(
      job.status === "failed"
        ? {
            state: "failed",
            refusal: refusalOf(job),
          }
        : { state: "saved", opportunity_id: id },
    );
    await cache.submissions
      .where("job_id")
      .equals(job.id)
      .modify({
        document_id: job.document_id,
        ...(job.status === "failed"
          ? {
              state: "failed",
              refusal: refusalOf(job),
            }
          : { state: "read", bytes: null }),
      });
    await cache.jobs.put({ ...followed, ...job, account });
  });
}

async function look(followed: FollowedJob, context: FollowContext): Promise<void> {
  const { cache, client, now } = context;
  let job: Job;
  try {
    job = (await client.getJob({ params: { id: followed.id } })).data;
  } catch (error) {
    if (!(error instanceof ApiRequestError) || error.status !== 404) throw error;
    // The server does not know the job any more: what it was to do has to be asked for again.
    const gone: Job = {
      ...followed,
      status: "failed",
      error: "The server no longer knows this job.",
      error_explanation: { code: "job_forgotten", params: {} },
    };
    return conclude(gone, context, followed);
  }
  if (hasEnded(job)) return conclude(job, context, followed);
  const moved = job.phase !== followed.phase || job.status !== followed.status;
  const attempt = moved ? 0 : followed.attempt + 1;
  await cache.jobs.update(followed.id, { ...job, attempt, next_at: now() + nextLook(attempt) });
}

/**
 * Looks at every unfinished job of the account that is due. Rejects when the backend cannot be asked; the jobs stay.
 * Answers the instant (ms) of the next look, or null when nothing runs.
 */
export async function followJobs(context: FollowContext): Promise<number | null> {
  const { cache, account, now } = context;
  const running = () => cache.jobs.filter((job) => job.account === account && !hasEnded(job)).toArray();
  for (const job of await running()) {
    if (job.next_at <= now()) await look(job, context);
  }
  const left = await running();
  return left.length === 0 ? null : Math.min(...left.map((job) => job.next_at));
}
