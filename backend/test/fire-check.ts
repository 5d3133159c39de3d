/** What must hold when everything that was asked for has come to an end, however often the backend was killed meanwhile. */
import type { Db } from "mongodb";
import type { JobRow } from "../src/jobs/row.ts";
import type { MatchRow, OpportunityRow, PostingRow } from "../src/opportunities/row.ts";
import type { ShareRow } from "../src/sharing/store.ts";
import { importedOf, titleOf, type Wish } from "./fire-work.ts";

type Rows<T> = Map<string, T>;

async function all<T extends { _id: string }>(db: Db, name: string): Promise<Rows<T>> {
  const rows = await db.collection<T>(name).find({}).toArray();
  return new Map(rows.map((row) => [row._id as string, row as unknown as T]));
}

/** Whether it is a sentence for a person. */
function isSentence(text: string | null): boolean {
  return (
    text !== null && /^[A-Z“].{10,}[.!?]$/su.test(text) && !/\b(?:undefined|null|Error:|at \/)/.test(text)
  );
}

/** Sentences that say what is wrong; none when all is well. */
export async function findFaults(db: Db, wishes: readonly Wish[]): Promise<string[]> {
  const jobs = await all<JobRow>(db, "jobs");
  const opportunities = await all<OpportunityRow>(db, "opportunities");
  const postings = await all<PostingRow>(db, "postings");
  const matches = await all<MatchRow>(db, "matches");
  const tailored = await all<{ _id: string; written?: object }>(db, "tailored_profiles");
  const links = [...(await all<ShareRow>(db, "share_links")).values()];
  const faults: string[] = [];
  const fault = (isWrong: boolean, sentence: string) => {
    if (isWrong) faults.push(sentence);
  };

  for (const job of jobs.values()) {
    const name = `${job.kind} ${job._id}`;
    fault(
      job.live === true || !["completed", "failed"].includes(job.status),
      `${name} has not ended: ${job.status}`,
    );
    fault(
      job.status === "failed" && !isSentence(job.error),
      `${name} failed without a sentence: ${job.error}`,
    );
    fault(job.status === "completed" && job.error !== null, `${name} completed with an error`);
    fault(Object.keys(job.steps).length > 0, `${name} ended and keeps its steps`);
  }
  for (const wish of wishes) {
    const name = `${wish.kind} ${wish.number}`;
    fault(wish.jobs === null && wish.kind !== "note", `${name} was never answered`);
    for (const id of wish.jobs ?? []) fault(!jobs.has(id), `${name}: its job ${id} is gone`);
  }

  const saved = new Map<string, OpportunityRow[]>();
  for (const row of opportunities.values()) saved.set(row.title, [...(saved.get(row.title) ?? []), row]);
  for (const wish of wishes.filter(({ kind }) => ["save_address", "save_text", "share"].includes(kind))) {
    const rows = saved.get(titleOf(wish.number)) ?? [];
    const done = (wish.jobs ?? []).some((id) => jobs.get(id)?.status === "completed");
    fault(rows.length > 1, `${titleOf(wish.number)} is tracked ${rows.length} times`);
    fault(done && rows.length === 0, `${titleOf(wish.number)} was saved and is not there`);
  }
  for (const wish of wishes.filter(({ kind, jobs: answered }) => kind === "import" && answered !== null)) {
    for (const number of importedOf(wish.number)) {
      const rows = [...opportunities.values()].filter(({ url }) => url?.endsWith(`/jobs/${number}`));
      fault(rows.length !== 1, `posting ${number} was imported and is tracked ${rows.length} times`);
    }
  }

  // A note that was acknowledged stands until a later one replaces it; one that was not may or may not be there.
  const notes = wishes.filter(({ kind, target }) => kind === "note" && target !== null);
  for (const target of new Set(notes.map((note) => note.target ?? ""))) {
    const own = notes.filter((note) => note.target === target);
    const last = own.findLastIndex((note) => note.jobs !== null);
    const allowed: (string | null)[] = own.slice(Math.max(0, last)).map(({ key }) => key);
    if (last < 0) allowed.push(null);
    const { notes: found = null } = opportunities.get(target) ?? {};
    fault(!allowed.includes(found), `a note on ${target} was lost`);
  }

  for (const row of opportunities.values()) {
    const posting = postings.get(row._id);
    const match = matches.get(row._id);
    fault(!posting, `${row.title} has no text`);
    fault(row.match_version !== "" && !match, `${row.title} has a score and no match`);
    const score = match?.score.scores.overall ?? null;
    fault(
      match !== undefined &&
        match.version === row.match_version &&
        (score === null ? null : Math.round(score)) !== row.match_score,
      `${row.title} shows ${row.match_score}, its match says ${score}`,
    );
  }
  for (const id of [...postings.keys(), ...matches.keys(), ...tailored.keys()])
    fault(!opportunities.has(id), `something is left of ${id}, which is not tracked`);

  for (const job of [...jobs.values()].filter(({ status }) => status === "completed")) {
    const id = job.opportunity_id;
    if (job.kind === "opportunity_save") {
      fault(id === null || !matches.has(id), `${job.title} was saved and is not matched`);
    }
    if (job.share_url) {
      const open = links.filter(({ opportunity_id, active }) => opportunity_id === id && active);
      fault(
        open.length !== 1 || !job.share_url.endsWith(open[0]?.token ?? "-"),
        `the link of ${id} is another`,
      );
    }
    if (job.kind.startsWith("tailor")) {
      fault(id === null || !tailored.get(id)?.written, `${id} was tailored and has no profile`);
    }
  }
  const stories = await db.collection("documents").find({}).toArray();
  fault(
    new Set(stories.map(({ sha256 }) => sha256 as unknown)).size !== stories.length,
    "a story is there twice",
  );
  for (const claim of await db.collection("claims").find({}).toArray()) {
    const spans = (
      claim.evidence as { source_document_id: string; page: number; start: number; end: number }[]
    ).map(({ source_document_id, page, start, end }) => `${source_document_id} ${page} ${start} ${end}`);
    fault(new Set(spans).size !== spans.length, `the claim ${claim.label} quotes the same place twice`);
  }
  return faults;
}
