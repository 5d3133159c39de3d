/** From an address or a text to a scored opportunity, in steps that bear repeating (decisions, section 6; docs/jobs.md). */
import type { PostingFacts, RequirementCorrection } from "@career-portrait/shared/contract";
import { postingKeyOf } from "@career-portrait/shared/posting";
import { joined, type Sentence, sentenceOf } from "../phrasebook.ts";
import { savingNote } from "./notes.ts";
import { CostCeilingReached, type EngineOf } from "../intelligence/index.ts";
import { JobFailure, type RunningJob } from "../jobs/index.ts";
import { addCorrections } from "./corrections.ts";
import { type CreateTools, createTracked, opportunityIdOf } from "./create.ts";
import { interpret } from "./interpret.ts";
import { type PostingPage, readPostingPage, type ReadingTools } from "./read-page.ts";
import { researchCompany } from "./research.ts";
import type { OpportunityRow } from "./row.ts";
import type { Scoring } from "./scoring.ts";

export interface SaveInput {
  url: string | null;
  description: string | null;
  title_hint: string | null;
  requirement_corrections?: RequirementCorrection[];
  /** What the client read beside the text; absent in jobs of before clients sent it. */
  facts?: PostingFacts;
}

export interface PipelineTools extends ReadingTools, CreateTools {
  engineOf: EngineOf;
  scoring: Scoring;
  /** See `Follower`; gives a note for the save's job. */
  afterSave: (accountId: string, opportunityId: string, saveId: string) => Promise<Sentence | null>;
}

function deleted(): JobFailure {
  return new JobFailure("The opportunity was deleted while it was being read.", {
    code: "opportunity_deleted",
  });
}

/** Ends a save whose posting is tracked already; from now on its addresses are known to lead there too. */
async function finishAsTracked(
  job: RunningJob<SaveInput>,
  row: OpportunityRow,
  keys: readonly string[],
  tools: PipelineTools,
): Promise<void> {
  await tools.slots.release(job.accountId, job.id);
  // A text that a killed attempt may have stored for a row that is not made now.
  if (row._id !== opportunityIdOf(job.id)) await tools.store.delete(job.accountId, opportunityIdOf(job.id));
  await addCorrections(tools, job.accountId, row._id, job.input.requirement_corrections ?? []);
  if (keys.length > 0) await tools.store.addAddresses(job.accountId, row._id, keys);
  await job.link({
    opportunity_id: row._id,
    title: row.title,
    company: row.company,
    match_score: row.match_score,
    already_tracked: true,
  });
}

/** Interprets the text; see `interpret.ts`. */
async function extract(
  job: RunningJob<SaveInput>,
  id: string,
  text: string,
  page: PostingPage,
  tools: PipelineTools,
) {
  const read = await interpret({ accountId: job.accountId, id, text, facts: page.facts }, tools, job.signal);
  if (!read) throw deleted();
  return { note: read.note, title: read.row.title, company: read.row.company };
}

/** Vectors serve look-ups; without them nothing else is missing, so no failure here fails the job. */
async function embed(
  job: RunningJob<SaveInput>,
  id: string,
  text: string,
  tools: PipelineTools,
): Promise<Sentence | null> {
  const posting = await tools.store.findPosting(job.accountId, id);
  if (!posting) throw deleted();
  const texts = [text, ...(posting.requirements ?? []).map((requirement) => requirement.text)];
  try {
    const made = await tools.engineOf(job.accountId).embed(texts, job.signal);
    if (!made) return savingNote("embeddings_unavailable");
    await tools.store.saveVectors(job.accountId, id, made.engine, made.vectors);
    return null;
  } catch (error) {
    job.signal.throwIfAborted();
    job.log.warn({ err: error }, "embeddings failed");
    return error instanceof CostCeilingReached
      ? joined([savingNote("embeddings_skipped"), error.note])
      : savingNote("embeddings_failed");
  }
}

/** Runs one save. */
export async function runSave(job: RunningJob<SaveInput>, tools: PipelineTools): Promise<void> {
  const { accountId, input } = job;
  const { store } = tools;
  const noteIf = async (sentence: Sentence | null) => {
    if (sentence !== null) await job.note(sentence);
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
    const { message, explanation } = page.problem ?? {
      message: "The posting could not be read.",
      explanation: null,
    };
    throw new JobFailure(message, { ...explanation });
  }
  const { text } = page;
  const created = await job.step("create", () =>
    createTracked(
      {
        id: job.id,
        accountId,
        titleHint: input.title_hint,
        corrections: input.requirement_corrections,
      },
      page,
      text,
      tools,
    ),
  );
  if ("refused" in created) throw new JobFailure(tools.limitSentence, { code: "opportunity_limit" });
  const row = await store.find(accountId, created.id);
  if (!row) throw deleted();
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
    if (!current) throw deleted();
    const scored = (await (await tools.scoring.open(accountId)).score([current])).get(row._id);
    if (!scored) throw deleted();
    const { reason, explanation = null } = scored.match.score;
    return {
      match_score: scored.row.match_score,
      unscored: reason === null ? null : sentenceOf({ message: reason, explanation }),
    };
  });
  await job.link({ match_score: matched.match_score });
  await noteIf(matched.unscored);
  await noteIf(await job.step("after", async () => tools.afterSave(accountId, row._id, job.id)));
}
