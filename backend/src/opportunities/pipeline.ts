/** From an address or a text to a scored opportunity, in steps that bear repeating (decisions, section 6; docs/jobs.md). */
import { readPosting } from "@career-portrait/shared/matching";
import { postingKeyOf } from "@career-portrait/shared/posting";
import type { Engine } from "../intelligence/engine.ts";
import { derivedId } from "../derived-id.ts";
import { JobFailure, type RunningJob } from "../jobs/index.ts";
import { type PostingPage, readPostingPage, type ReadingTools } from "./read-page.ts";
import { researchCompany } from "./research.ts";
import { type OpportunityRow, searchWords } from "./row.ts";
import { isSamePosting, sameName } from "./same-posting.ts";
import type { Scoring } from "./scoring.ts";
import type { Slots } from "./slots.ts";
import type { OpportunityStore } from "./store.ts";

export interface SaveInput {
  url: string | null;
  description: string | null;
  title_hint: string | null;
}

export interface PipelineTools extends ReadingTools {
  store: OpportunityStore;
  slots: Slots;
  engine: Engine;
  scoring: Scoring;
  now: () => Date;
  limitSentence: string;
}

const DELETED = "The opportunity was deleted while it was being read.";
const MAX_TITLE = 300;

/** The id of the opportunity that a save makes. */
export function opportunityIdOf(jobId: string): string {
  return derivedId(jobId, "opportunity");
}

/** What the posting is called when nothing says so: its first line. */
function firstLine(text: string): string {
  return (text.split("\n").find((line) => line.trim() !== "") ?? "Untitled posting").trim().slice(0, 120);
}

function draftRow(job: RunningJob<SaveInput>, page: PostingPage, text: string, now: Date): OpportunityRow {
  const reading = readPosting(text, page.facts);
  const title = (reading.title ?? job.input.title_hint ?? firstLine(text)).slice(0, MAX_TITLE);
  const row = {
    _id: opportunityIdOf(job.id),
    account_id: job.accountId,
    title,
    company: reading.company,
    url: page.address,
    ...(page.keys.length > 0 ? { url_keys: page.keys } : {}),
    same_name: sameName({ title, company: reading.company }),
    status: "tracking" as const,
    match_score: null,
    match_rank: -1,
    match_version: "",
    location: reading.location,
    work_mode: reading.work_mode,
    employment_type: reading.employment_type,
    salary: reading.salary,
    source: page.source,
    url_status: page.url_status,
    is_starred: false,
    notes: null,
    applied_at: null,
    created_at: now,
    updated_at: now,
  };
  return { ...row, words: searchWords(row) };
}

/** Where the posting is tracked already under another address or none. */
async function findCopy(
  store: OpportunityStore,
  draft: OpportunityRow,
  text: string,
): Promise<OpportunityRow | null> {
  const candidates = await store.findBySameName(draft.account_id, draft.same_name);
  const others = candidates.filter(({ _id }) => _id !== draft._id);
  const postings = await store.findPostings(
    draft.account_id,
    others.map(({ _id }) => _id),
  );
  const compared = (row: OpportunityRow, description: string) => ({
    ...row,
    url_keys: row.url_keys ?? [],
    description,
  });
  return (
    others.find((row) => {
      const posting = postings.find(({ _id }) => _id === row._id);
      return posting && isSamePosting(compared(draft, text), compared(row, posting.description));
    }) ?? null
  );
}

type Created = { id: string; already: boolean } | { refused: string };

/** Makes the row, unless the posting turns out to be tracked; the same again when repeated. */
async function create(
  job: RunningJob<SaveInput>,
  page: PostingPage,
  text: string,
  { store, slots, now, limitSentence }: PipelineTools,
): Promise<Created> {
  const draft = draftRow(job, page, text, now());
  const { account_id: accountId } = draft;
  if (await store.find(accountId, draft._id)) {
    await slots.settle(accountId, job.id);
    return { id: draft._id, already: false };
  }
  const keys = page.redirected_to === null ? page.keys : [...page.keys, page.redirected_to];
  const tracked = (await store.findByAddress(accountId, keys)) ?? (await findCopy(store, draft, text));
  if (tracked) return { id: tracked._id, already: true };
  if (!(await slots.reserve(accountId, job.id))) return { refused: limitSentence };
  const posting = {
    _id: draft._id,
    account_id: accountId,
    description: text,
    requirements: null,
    engine: null,
    research: null,
  };
  if (await store.create(draft, posting)) {
    await slots.settle(accountId, job.id);
    return { id: draft._id, already: false };
  }
  // Another save of the same posting was first.
  const first = await store.findByAddress(accountId, page.keys);
  if (!first) throw new Error("an address was taken and is free again");
  return { id: first._id, already: true };
}

/** Ends a save whose posting is tracked already; from now on its addresses are known to lead there too. */
async function finishAsTracked(
  job: RunningJob<SaveInput>,
  row: OpportunityRow,
  keys: readonly string[],
  tools: PipelineTools,
): Promise<void> {
  await tools.slots.release(job.accountId, job.id);
  if (keys.length > 0) await tools.store.addAddresses(job.accountId, row._id, keys);
  await job.link({
    opportunity_id: row._id,
    title: row.title,
    company: row.company,
    match_score: row.match_score,
    already_tracked: true,
  });
}

/** Interprets the text, and fills in what the page did not say. */
async function extract(
  job: RunningJob<SaveInput>,
  id: string,
  text: string,
  page: PostingPage,
  tools: PipelineTools,
) {
  const { reading, engine, note } = await tools.engine.readPosting(text, page.facts, job.signal);
  const row = await tools.store.find(job.accountId, id);
  if (!row) throw new JobFailure(DELETED);
  await tools.store.updatePosting(job.accountId, id, { requirements: reading.requirements, engine });
  const facts = {
    // A title that no engine read is only a label; what the engine reads is better.
    title: (reading.title ?? row.title).slice(0, MAX_TITLE),
    company: row.company ?? reading.company,
    location: row.location ?? reading.location,
    work_mode: row.work_mode ?? reading.work_mode,
    employment_type: row.employment_type ?? reading.employment_type,
    salary: row.salary ?? reading.salary,
  };
  await tools.store.update(job.accountId, id, {
    ...facts,
    same_name: sameName(facts),
    words: searchWords(facts),
    updated_at: tools.now(),
  });
  return { note, title: facts.title, company: facts.company };
}

const NO_VECTORS = "Embeddings were skipped: no model is configured that makes them. Scores do not use them.";

/** Vectors serve look-ups; without them nothing else is missing, so no failure here fails the job. */
async function embed(
  job: RunningJob<SaveInput>,
  id: string,
  text: string,
  tools: PipelineTools,
): Promise<string | null> {
  const posting = await tools.store.findPosting(job.accountId, id);
  if (!posting) throw new JobFailure(DELETED);
  const texts = [text, ...(posting.requirements ?? []).map((requirement) => requirement.text)];
  try {
    const made = await tools.engine.embed(texts, job.signal);
    if (!made) return NO_VECTORS;
    await tools.store.saveVectors(job.accountId, id, made.engine, made.vectors);
    return null;
  } catch (error) {
    job.signal.throwIfAborted();
    job.log.warn({ err: error }, "embeddings failed");
    return "Embeddings were skipped: the model did not give any. Scores do not use them.";
  }
}

/** Runs one save. */
export async function runSave(job: RunningJob<SaveInput>, tools: PipelineTools): Promise<void> {
  const { accountId, input } = job;
  const { store } = tools;
  const noteIf = async (text: string | null) => {
    if (text !== null) await job.note(text);
  };

  await job.phase("validating");
  const trackedId = await job.step("look_up", async () => {
    const row = await store.findByAddress(accountId, input.url === null ? [] : [postingKeyOf(input.url)]);
    return row && row._id !== opportunityIdOf(job.id) ? row._id : null;
  });
  const tracked = trackedId === null ? null : await store.find(accountId, trackedId);
  if (tracked) return finishAsTracked(job, tracked, [], tools);

  await job.phase("enriching");
  const page = await job.step("read_page", () => readPostingPage(input, tools, job.signal));
  for (const note of page.notes) await job.note(note);
  const redirected =
    page.redirected_to === null ? null : await store.findByAddress(accountId, [page.redirected_to]);
  if (page.text === null) {
    if (redirected) return finishAsTracked(job, redirected, page.keys, tools);
    throw new JobFailure(page.problem ?? "The posting could not be read.");
  }
  const { text } = page;
  const created = await job.step("create", () => create(job, page, text, tools));
  if ("refused" in created) throw new JobFailure(created.refused);
  const row = await store.find(accountId, created.id);
  if (!row) throw new JobFailure(DELETED);
  if (created.already) return finishAsTracked(job, row, page.keys, tools);
  await job.link({ opportunity_id: row._id, title: row.title, company: row.company });

  await job.phase("extracting");
  const extracted = await job.step("extract", () => extract(job, row._id, text, page, tools));
  await noteIf(extracted.note);
  await job.link({ title: extracted.title, company: extracted.company });

  await job.phase("embeddings");
  await noteIf(await job.step("embed", () => embed(job, row._id, text, tools)));

  await job.phase("researching");
  await noteIf(
    await job.step("research", async () => {
      const { research, note } = await researchCompany(page.company_site, tools, job.signal);
      if (research) await store.updatePosting(accountId, row._id, { research });
      return note;
    }),
  );

  await job.phase("matching");
  const matched = await job.step("match", async () => {
    const current = await store.find(accountId, row._id);
    if (!current) throw new JobFailure(DELETED);
    const scored = (await (await tools.scoring.open(accountId)).score([current])).get(row._id);
    if (!scored) throw new JobFailure(DELETED);
    return { match_score: scored.row.match_score, reason: scored.match.score.reason };
  });
  await job.link({ match_score: matched.match_score });
  await noteIf(matched.reason);
}
