/** Which of many postings are tracked already, with as few questions to the database as possible. */
import { sameName } from "@career-portrait/shared/posting";
import type { OpportunityRow } from "./row.ts";
import { type ComparedPosting, isSamePosting } from "./same-posting.ts";
import type { OpportunityStore } from "./store.ts";

/** A posting by what is known of it; `posting_key` is its canonical address. */
export interface SoughtPosting {
  title: string | null;
  company: string | null;
  location: string | null;
  posting_key: string | null;
  text: string;
}

function compared(posting: SoughtPosting & { title: string }): ComparedPosting {
  const { title, company, location, posting_key, text } = posting;
  return { title, company, location, url_keys: posting_key === null ? [] : [posting_key], description: text };
}

/** The tracked opportunity's id for each posting, or null: by address, else by company, title and nearly equal text. */
export async function findTracked(
  store: OpportunityStore,
  accountId: string,
  postings: readonly SoughtPosting[],
): Promise<(string | null)[]> {
  const keys = [...new Set(postings.flatMap(({ posting_key }) => posting_key ?? []))];
  const titled = postings.filter(
    (posting): posting is SoughtPosting & { title: string } => posting.title !== null && posting.text !== "",
  );
  const [byAddress, bySameName] = await Promise.all([
    store.findByAddresses(accountId, keys),
    store.findBySameNames(accountId, [...new Set(titled.map(sameName))]),
  ]);
  const idOfKey = new Map(byAddress.flatMap((row) => (row.url_keys ?? []).map((key) => [key, row._id])));
  const texts = await store.findPostings(
    accountId,
    bySameName.map(({ _id }) => _id),
  );
  const textOf = new Map(texts.map(({ _id, description }) => [_id, description]));
  const isCopyOf = (posting: SoughtPosting & { title: string }) => (row: OpportunityRow) =>
    isSamePosting(compared(posting), {
      ...row,
      url_keys: row.url_keys ?? [],
      description: textOf.get(row._id) ?? "",
    });
  return postings.map((posting) => {
    const known = posting.posting_key === null ? undefined : idOfKey.get(posting.posting_key);
    if (known !== undefined) return known;
    const { title } = posting;
    if (title === null || posting.text === "") return null;
    return bySameName.find(isCopyOf({ ...posting, title }))?._id ?? null;
  });
}
