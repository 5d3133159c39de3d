/** Reading what a bulk import only named: pages politely, one after another; each row once, whenever the work is taken up again. */
import { setTimeout as sleep } from "node:timers/promises";
import type { KnownFacts } from "@career-portrait/shared/matching";
import { savingNote } from "./notes.ts";
import type { EngineOf } from "../intelligence/index.ts";
import type { RunningJob } from "../jobs/index.ts";
import { interpret } from "./interpret.ts";
import { readPostingPage, type ReadingTools, SiteUnavailable } from "./read-page.ts";
import type { OpportunityRow, PostingRow } from "./row.ts";
import type { Scoring } from "./scoring.ts";
import type { OpportunityStore } from "./store.ts";

export interface ImportedInput {
  ids: string[];
}

export interface ReadImportedTools extends ReadingTools {
  store: OpportunityStore;
  engineOf: EngineOf;
  scoring: Scoring;
  now: () => Date;
  /** Pause between two visits to one site, in ms. */
  pauseMs?: number;
}

const PAUSE_MS = 2_000;

/** What an entry is called that has only an address, until its page is read. */
export function addressTitle(address: string): string {
  const url = new URL(address);
  return `${url.host}${url.pathname}`.replace(/\/$/, "").slice(0, 120);
}

/** Waits until a site may be asked again. */
export function createPace(pauseMs = PAUSE_MS) {
  const last = new Map<string, number>();
  return async (address: string, signal: AbortSignal) => {
    const { host } = new URL(address);
    const wait = (last.get(host) ?? Number.NEGATIVE_INFINITY) + pauseMs - performance.now();
    if (wait > 0) await sleep(wait, undefined, { signal });
    last.set(host, performance.now());
  };
}

/** The text to interpret, from the row or its page; null when there is none to be had now. */
async function textOf(
  row: OpportunityRow,
  posting: PostingRow,
  pace: ReturnType<typeof createPace>,
  tools: ReadImportedTools,
  signal: AbortSignal,
): Promise<{ text: string; facts: KnownFacts } | null> {
  // What the person wrote stands; a title that is only the address does not.
  const isNamed = row.url === null || row.title !== addressTitle(row.url);
  const own: KnownFacts = isNamed ? { title: row.title, company: row.company, location: row.location } : {};
  if (posting.description !== "") return { text: posting.description, facts: own };
  if (row.url === null) return null;
  await pace(row.url, signal);
  const page = await readPostingPage({ url: row.url, description: null }, tools, signal).catch(
    (error: unknown) => {
      if (error instanceof SiteUnavailable) return null;
      throw error;
    },
  );
  if (!page) return null;
  await tools.store.update(row.account_id, row._id, {
    url_status: page.url_status,
    source: row.source ?? page.source,
  });
  if (page.text === null) return null;
  await tools.store.addAddresses(row.account_id, row._id, page.keys);
  await tools.store.updatePosting(row.account_id, row._id, { description: page.text });
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  return { text: page.text, facts: { ...page.facts, ...said } };
}

/** Reads and scores each row that has not been read yet; a page that cannot be had leaves its row as it is. */
export async function readImported(job: RunningJob<ImportedInput>, tools: ReadImportedTools): Promise<void> {
  const { accountId, signal } = job;
  const { store, scoring } = tools;
  const pace = createPace(tools.pauseMs);
  let unread = 0;
  await job.phase("enriching");
  for (const id of job.input.ids) {
    signal.throwIfAborted();
    const [row, posting] = await Promise.all([store.find(accountId, id), store.findPosting(accountId, id)]);
    if (!row || !posting || posting.requirements !== null) continue;
    await job.progress();
    const found = await textOf(row, posting, pace, tools, signal);
    if (!found) {
      unread += 1;
      continue;
    }
    const read = await interpret({ accountId, id, ...found }, tools, signal);
    if (read) await (await scoring.open(accountId)).score([read.row]);
  }
  if (unread > 0) await job.note(savingNote("imports_unread", { count: unread }));
}
