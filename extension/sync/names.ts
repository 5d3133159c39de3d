/** Title and employer as the person says them: of a posting that is not saved, on its way, or tracked. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import type { Cache } from "./database.ts";

export interface Names {
  title: string;
  company: string | null;
}

/** What is kept of a captured posting's names. */
export interface KeptNames extends Names {
  /** Titles it was given once it was tracked: by these it is known again. */
  known?: string[];
}

/** By what the names of a captured posting are kept. @param unsaved as from `unsavedName` */
export function namesOf(unsaved: string): string {
  return `names:${unsaved}`;
}

/** Keeps them until the posting is saved; null gives back those that were read. */
export async function keepNames(cache: Cache, name: string, names: Names | null, now: number): Promise<void> {
  if (names === null) await cache.copies.delete(name);
  else await cache.copies.put({ name, etag: null, value: names, at: now });
}

/** Remembers under which title a tracked posting is to be known again. */
export async function knowAs(
  cache: Cache,
  name: string,
  { title, company }: Pick<CapturedPosting, "title" | "company">,
  given: string,
  now: number,
): Promise<void> {
  // Without a title of its own it is known by its address alone.
  if (title === null) return;
  await cache.transaction("rw", cache.copies, async () => {
    const kept = ((await cache.copies.get(name))?.value as KeptNames | undefined) ?? { title, company };
    const value: KeptNames = { ...kept, known: [...(kept.known ?? []), given] };
    await cache.copies.put({ name, etag: null, value, at: now });
  });
}

/** The posting under the names that are kept of it. */
export function under(captured: CapturedPosting, kept: KeptNames | undefined): CapturedPosting {
  return kept ? { ...captured, title: kept.title, company: kept.company } : captured;
}

/** The posting with its kept names. @param unsaved as from `unsavedName` */
export async function named(
  cache: Cache,
  captured: CapturedPosting,
  unsaved: string,
): Promise<CapturedPosting> {
  return under(captured, (await cache.copies.get(namesOf(unsaved)))?.value as KeptNames | undefined);
}

/** Renames what was saved and has not been sent yet. */
export async function renameWaiting(cache: Cache, key: string, { title, company }: Names): Promise<void> {
  await cache.transaction("rw", cache.outbox, async () => {
    const item = await cache.outbox.get(key);
    if (item?.state !== "waiting") return;
    const { body } = item;
    const facts = { ...body.facts, title, company };
    await cache.outbox.put({ ...item, title, company, body: { ...body, title_hint: title, facts } });
  });
}
