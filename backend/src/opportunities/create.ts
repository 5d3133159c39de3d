/** Making a tracked opportunity once, whoever asks for it and however often (decisions, section 6). */
import { hash } from "node:crypto";
import type { RequirementCorrection } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { sameName } from "@career-portrait/shared/posting";
import type { ReadPosting } from "../intelligence/index.ts";
import { derivedId } from "../derived-id.ts";
import type { PostingPage } from "./read-page.ts";
import { type OpportunityRow, searchWords } from "./row.ts";
import { isSamePosting } from "./same-posting.ts";
import type { Slots } from "./slots.ts";
import type { OpportunityStore } from "./store.ts";

/** One wish to save; repeated under the same id it makes nothing new. */
export interface Save {
  id: string;
  accountId: string;
  titleHint: string | null;
  /** What the person has said of the requirements before. */
  corrections?: readonly RequirementCorrection[];
  /** Whether it is one of the sample data. */
  sample?: true;
}

/** What is known beside the posting's text. */
export type PostingSource = Pick<
  PostingPage,
  "facts" | "keys" | "address" | "source" | "url_status" | "redirected_to"
>;

export interface CreateTools {
  store: OpportunityStore;
  slots: Slots;
  /** The local reading: what the row says before an engine has read the posting. */
  readPosting: ReadPosting;
  now: () => Date;
  limitSentence: string;
}

/** Longest title kept, in UTF-16 units. */
export const MAX_TITLE = 300;

/** The id of the opportunity that a save makes. */
export function opportunityIdOf(saveId: string): string {
  return derivedId(saveId, "opportunity");
}

/** What the posting is called when nothing says so: its first line. */
function firstLine(text: string): string {
  return (text.split("\n").find((line) => line.trim() !== "") ?? "Untitled posting").trim().slice(0, 120);
}

type Named = Pick<OpportunityRow, "same_name" | "location">;

/** Equal for what `isSamePosting` calls the same without a doubt. */
function textKeyOf({ same_name, location }: Named, text: string): string {
  return hash("sha256", JSON.stringify([same_name, fold(location ?? ""), fold(text)]), "hex");
}

async function draftRow(
  save: Save,
  page: PostingSource,
  text: string,
  { readPosting, now: clock }: CreateTools,
): Promise<OpportunityRow> {
  const reading = await readPosting(text, page.facts);
  const now = clock();
  const said = [...(save.corrections ?? [])];
  const title = (reading.title ?? save.titleHint ?? firstLine(text)).slice(0, MAX_TITLE);
  const same_name = sameName({ title, company: reading.company });
  const textKey = textKeyOf({ same_name, location: reading.location }, text);
  const row = {
    _id: opportunityIdOf(save.id),
    account_id: save.accountId,
    title,
    company: reading.company,
    url: page.address,
    ...(page.keys.length > 0 ? { url_keys: page.keys } : { text_key: textKey }),
    same_name,
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
    ...(said.length > 0 ? { corrections: { said, revision: 0 } } : {}),
    applied_at: null,
    ...(save.sample && { sample: save.sample }),
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

/** Which opportunity the posting is tracked as already; null where it would be a new one. */
async function findTracked(
  draft: OpportunityRow,
  page: PostingSource,
  text: string,
  store: OpportunityStore,
): Promise<OpportunityRow | null> {
  const keys = page.redirected_to === null ? page.keys : [...page.keys, page.redirected_to];
  return (await store.findByAddress(draft.account_id, keys)) ?? (await findCopy(store, draft, text));
}

/** Whether saving this would make nothing new. */
export async function isTracked(
  save: Save,
  page: PostingSource,
  text: string,
  tools: CreateTools,
): Promise<boolean> {
  return (await findTracked(await draftRow(save, page, text, tools), page, text, tools.store)) !== null;
}

export type Created = { id: string; already: boolean } | { refused: "limit" };

/**
 * Makes the row, unless the posting turns out to be tracked; the same again when repeated. With `already`, a slot that the save
 * had reserved is the caller's to release.
 */
export async function createTracked(
  save: Save,
  page: PostingSource,
  text: string,
  tools: CreateTools,
): Promise<Created> {
  const { store, slots } = tools;
  const draft = await draftRow(save, page, text, tools);
  const { account_id: accountId } = draft;
  if (await store.find(accountId, draft._id)) {
    await slots.settle(accountId, save.id);
    return { id: draft._id, already: false };
  }
  const tracked = await findTracked(draft, page, text, store);
  if (tracked) return { id: tracked._id, already: true };
  if (!(await slots.reserve(accountId, save.id))) return { refused: "limit" };
  const posting = {
    _id: draft._id,
    account_id: accountId,
    description: text,
    requirements: null,
    engine: null,
    research: null,
  };
  if (await store.create(draft, posting)) {
    await slots.settle(accountId, save.id);
    return { id: draft._id, already: false };
  }
  // Another save of the same posting was first.
  const first =
    draft.text_key === undefined
      ? await store.findByAddress(accountId, page.keys)
      : await store.findByTextKey(accountId, draft.text_key);
  if (!first) throw new Error("what another save had taken is free again");
  return { id: first._id, already: true };
}
