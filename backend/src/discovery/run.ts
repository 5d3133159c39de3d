/**
 * One discovery run of an account: each saved query asked for through its source, then all that was found filed together, the best
 * first. Every query is a step, so that a run that was cut off goes on where it was; a source's failure is that query's alone.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { DiscoveryQuery, DiscoverySource, FiledPosting } from "@career-portrait/shared/contract";
import { FetchError } from "../fetching/index.ts";
import type { RunningJob } from "../jobs/index.ts";
import { joined, type Sentence } from "../phrasebook.ts";
import type { Queue } from "../queue/index.ts";
import { runNote, unfetched } from "./notes.ts";
import type { QueryRun, RunStore } from "./run-store.ts";
import { type Source, SourceFailure } from "./sources/index.ts";
import { tally } from "./tally.ts";

export interface RunTools {
  sources: Record<DiscoverySource, Source>;
  queue: Pick<Queue, "fileDiscovered">;
  runs: RunStore;
  queriesOf: (accountId: string) => Promise<DiscoveryQuery[]>;
  floorOf: (accountId: string) => Promise<number>;
  /** Between two requests to one source, in ms. */
  pauseMs: number;
  now: () => Date;
}

/** What one query brought; JSON, for it is a stored step. */
interface Findings {
  postings: FiledPosting[];
  error: Sentence | null;
}

/** Most postings taken of one query in a run. */
const MOST_POSTINGS = 50;
/** A source that asks for more patience than this is left for the next run. */
const MOST_PATIENCE_MS = 60_000;
const ATTEMPTS = 3;

/** Keeps the pause between requests to each source. */
function createPauses(pauseMs: number) {
  const last = new Map<DiscoverySource, number>();
  return async (source: DiscoverySource, signal: AbortSignal) => {
    const wait = (last.get(source) ?? Number.NEGATIVE_INFINITY) + pauseMs - performance.now();
    if (wait > 0) await sleep(wait, undefined, { signal });
    last.set(source, performance.now());
  };
}

type Pauses = ReturnType<typeof createPauses>;

/** Tries a page again as often as the source allows. */
async function pageOf(
  source: Source,
  query: DiscoveryQuery,
  position: string | null,
  pause: Pauses,
  signal: AbortSignal,
) {
  for (let attempt = 1; ; attempt += 1) {
    await pause(source.id, signal);
    try {
      return await source.page(query, position, signal);
    } catch (error) {
      signal.throwIfAborted();
      const wait = error instanceof SourceFailure ? error.retryAfterMs : null;
      if (wait === null || wait > MOST_PATIENCE_MS || attempt === ATTEMPTS) throw error;
      await sleep(wait, undefined, { signal });
    }
  }
}

/** Only what is kept of a posting: a source may send more than a row has room for. */
function kept(posting: FiledPosting): FiledPosting {
  const { description_html: _html, sources: _sources, ...rest } = posting;
  return rest;
}

/** Pages of one query until there is enough; what came before a failure stays. */
async function ask(
  source: Source,
  query: DiscoveryQuery,
  pause: Pauses,
  signal: AbortSignal,
): Promise<Findings> {
  const postings: FiledPosting[] = [];
  try {
    let position: string | null = null;
    for (let pages = 0; pages < source.maxPages && postings.length < MOST_POSTINGS; pages += 1) {
      const page = await pageOf(source, query, position, pause, signal);
      postings.push(...page.postings.map(kept));
      position = page.next;
      if (position === null) break;
    }
    return { postings: postings.slice(0, MOST_POSTINGS), error: null };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SourceFailure || error instanceof FetchError)) throw error;
    return {
      postings: postings.slice(0, MOST_POSTINGS),
      error: error instanceof FetchError ? unfetched(error) : error.note,
    };
  }
}

/** Runs all enabled queries of the account. */
export async function runDiscovery(job: RunningJob, tools: RunTools): Promise<void> {
  const { accountId } = job;
  const queries = await job.step("queries", async () =>
    (await tools.queriesOf(accountId)).filter(({ enabled }) => enabled),
  );
  if (queries.length === 0) {
    await job.note(runNote("no_search_on"));
    return;
  }
  await job.phase("enriching");
  const pause = createPauses(tools.pauseMs);
  const found: { query: DiscoveryQuery; findings: Findings }[] = [];
  for (const [index, query] of queries.entries()) {
    const findings = await job.step(`ask_${index}`, () =>
      ask(tools.sources[query.source], query, pause, job.signal),
    );
    const { keyword, source } = query;
    if (findings.error !== null)
      await job.note(joined([runNote("search_failed", { keyword, source }), findings.error]));
    found.push({ query, findings });
  }

  await job.phase("matching");
  await job.step("file", async () => {
    const items = found.flatMap(({ query, findings }) =>
      findings.postings.map((posting) => ({
        posting,
        origin: { source_type: query.source, query_key: query.query_key, sender: null, subject: null },
      })),
    );
    const filed = await tools.queue.fileDiscovered({ id: job.id, accountId, items });
    const floor = await tools.floorOf(accountId);
    const at = tools.now();
    let from = 0;
    const rows = found.map(({ query, findings }): QueryRun => {
      const own = filed.slice(from, (from += findings.postings.length));
      const { query_key, source, keyword, location } = query;
      const error = findings.error?.text ?? null;
      const error_explanation = findings.error?.explanation ?? null;
      return { query_key, source, keyword, location, at, error, error_explanation, ...tally(own, floor) };
    });
    await tools.runs.save(accountId, job.id, rows);
    return null;
  });
}
