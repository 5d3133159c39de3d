/** Title and employer as the person says them: of a posting that is not saved, on its way, or tracked. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import type { Cache } from "./database.ts";

export interface Names {
  title: string;
  company: string | null;
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

/** The posting with its kept names. @param unsaved as from `unsavedName` */
export async function named(
  cache: Cache,
  captured: CapturedPosting,
  unsaved: string,
): Promise<CapturedPosting> {
  const kept = (await cache.copies.get(namesOf(unsaved)))?.value as Names | undefined;
  return kept ? { ...captured, ...kept } : captured;
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
