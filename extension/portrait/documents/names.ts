/** What a document is called: its file's name, or a story's first words. */
import { useLiveQuery } from "dexie-react-hooks";
import { t } from "../../words/index.ts";
import { cache } from "../../sync/database.ts";

/** As much of a story as names it. */
const NAME_LENGTH = 60;

/** The first words of a text, on one line. */
function firstWords(text: string): string {
  const words = text
    .slice(0, NAME_LENGTH * 4)
    .trim()
    .replace(/\s+/g, " ");
  if (words.length <= NAME_LENGTH) return words;
  return `${words.slice(0, NAME_LENGTH).replace(/\s+\S*$/, "")}\u2026`;
}

type NameOf = (document: { id: string; filename: string | null }) => string;

const named =
  (stories?: ReadonlyMap<string, string>): NameOf =>
  ({ id, filename }) =>
    filename ?? (stories?.get(id) || t("evidence.story"));

/** A story is called by its first words as far as its text is on this device. */
async function storyNames(): Promise<ReadonlyMap<string, string>> {
  const texts = await cache.texts.toArray();
  return new Map(texts.map(({ id, pages }) => [id, firstWords(pages[0] ?? "")]));
}

/** What documents are called just now. */
export async function documentNames(): Promise<NameOf> {
  return named(await storyNames());
}

/** The same as it changes; by their kind until it has been read. */
export function useDocumentName(): NameOf {
  return named(useLiveQuery(storyNames));
}
