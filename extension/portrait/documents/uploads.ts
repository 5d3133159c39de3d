/** Bringing r\u00e9sum\u00e9s and stories: looked at, kept on this device, and handed to whoever sends. */
import { RESUME_MAX_BYTES } from "@career-portrait/shared/contract";
import { create } from "zustand";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { cache } from "../../sync/database.ts";
import { askToDrain } from "../../sync/hooks.ts";
import { submission } from "../../sync/submissions.ts";

/** What is wrong with a file before it is sent. */
export type FileProblem = "other_kind" | "empty" | "too_large" | "no_room";

interface Uploads {
  /** Files that were not taken, until the person has seen it. */
  problems: { id: string; name: string; problem: FileProblem }[];
  /** The submission last made from this page. */
  latest: string | null;
}

export const useUploads = create<Uploads>(() => ({ problems: [], latest: null }));

/**
 * What is wrong with a file; null when nothing is. What it is, its first bytes say, whatever it is called: a Word document is
 * an archive.
 */
export async function problemOf(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return "empty";
  if (file.size > RESUME_MAX_BYTES) return "too_large";
  const head = await file.slice(0, 1024).text();
  return head.includes("%PDF-") || head.startsWith("PK\u0003\u0004") ? null : "other_kind";
}

async function keep(file: File, account: string): Promise<FileProblem | null> {
  const problem = await problemOf(file);
  if (problem) return problem;
  const id = crypto.randomUUID();
  const bytes = await file.arrayBuffer();
  try {
    await cache.submissions.add(
      submission({ id, account, type: "resume", name: file.name, bytes }, Date.now()),
    );
  } catch (error) {
    if (error instanceof Error && /Quota/.test(`${error.name} ${error.message}`)) return "no_room";
    throw error;
  }
  useUploads.setState({ latest: id });
  return null;
}

/** Takes these files, one after the other; each that cannot be taken is named with its reason. */
export async function bringFiles(files: readonly File[], connection: Connection): Promise<void> {
  const names = new Set(files.map(({ name }) => name));
  // A file chosen anew replaces what was said of it before.
  useUploads.setState(({ problems }) => ({ problems: problems.filter(({ name }) => !names.has(name)) }));
  for (const file of files) {
    const problem = await keep(file, accountOf(connection));
    if (problem) {
      const entry = { id: crypto.randomUUID(), name: file.name, problem };
      useUploads.setState(({ problems }) => ({ problems: [...problems, entry] }));
    }
  }
  askToDrain(true);
}

export function dismissProblem(id: string): void {
  useUploads.setState(({ problems }) => ({ problems: problems.filter((problem) => problem.id !== id) }));
}

/** The draft of a story belongs to the account it is written for. */
export function draftId(connection: Connection): string {
  return `story:${accountOf(connection)}`;
}

/** Sends a story off; its draft goes in the same moment, so that neither is lost and neither is there twice. */
export async function sendStory(text: string, connection: Connection): Promise<void> {
  const id = crypto.randomUUID();
  const bytes = new TextEncoder().encode(text.trim()).buffer;
  await cache.transaction("rw", cache.submissions, cache.drafts, async () => {
    const account = accountOf(connection);
    await cache.submissions.add(submission({ id, account, type: "story", name: null, bytes }, Date.now()));
    await cache.drafts.delete(draftId(connection));
  });
  useUploads.setState({ latest: id });
  askToDrain(true);
}

/** Turns a story that was not taken into a draft again. */
export async function editAgain(id: string, connection: Connection): Promise<void> {
  await cache.transaction("rw", cache.submissions, cache.drafts, async () => {
    const item = await cache.submissions.get(id);
    if (!item?.bytes) return;
    await cache.drafts.put({ id: draftId(connection), text: new TextDecoder().decode(item.bytes) });
    await cache.submissions.delete(id);
  });
}
