/** What a person looks for, as it is edited: nothing that was changed elsewhere is lost, nothing is changed that was not touched. */
import {
  PREFERENCE_LISTS,
  type DiscoveryQuery,
  type PreferenceList,
  type Preferences,
} from "@career-portrait/shared/contract";

/** Longest phrase in characters, and most of one list (shared/contract/preferences.ts). */
const PHRASE_MAX = 200;
const LIST_MAX = 200;

export type PayPart = "compensation_floor" | "compensation_currency" | "compensation_period";
const PAY: readonly PayPart[] = ["compensation_floor", "compensation_currency", "compensation_period"];

/** Under which two phrases are the same. */
const plain = (phrase: string): string => phrase.trim().toLowerCase().normalize("NFKC");

const holds = (list: readonly string[], phrase: string): boolean =>
  list.some((one) => plain(one) === plain(phrase));

/** The phrases typed or pasted at once: divided by commas, semicolons or lines, each once, none too long. */
export function phrasesIn(text: string): string[] {
  const phrases = text
    .split(/[,;\n]/)
    .map((phrase) => phrase.replace(/\s+/g, " ").trim().slice(0, PHRASE_MAX))
    .filter((phrase) => phrase !== "");
  return withPhrases([], phrases);
}

/** The list with those of `phrases` that it does not hold yet. */
export function withPhrases(list: readonly string[], phrases: readonly string[]): string[] {
  const longer = [...list];
  for (const phrase of phrases) {
    if (!holds(longer, phrase) && longer.length < LIST_MAX) longer.push(phrase);
  }
  return longer;
}

/** What lies between two states of a list. */
export function listChange(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return {
    added: after.filter((phrase) => !holds(before, phrase)),
    removed: before.filter((phrase) => !holds(after, phrase)),
  };
}

/** Number of things that differ, as a person counts them: each phrase, the pay, the description. */
export function countChanges(before: Preferences, after: Preferences): number {
  const phrases = PREFERENCE_LISTS.map((name) => {
    const { added, removed } = listChange(before[name], after[name]);
    return added.length + removed.length;
  }).reduce((sum, count) => sum + count, 0);
  const pay = PAY.some((part) => before[part] !== after[part]) ? 1 : 0;
  return phrases + pay + (before.raw_description === after.raw_description ? 0 : 1);
}

/**
 * What was changed between `before` and `after`, done to `standing`. Phrases are added and taken away one by one; pay is one
 * thing; saved queries stay as they stand.
 */
export function rebase(before: Preferences, after: Preferences, standing: Preferences): Preferences {
  const lists = PREFERENCE_LISTS.map((name): [PreferenceList, string[]] => {
    const { added, removed } = listChange(before[name], after[name]);
    return [
      name,
      withPhrases(
        standing[name].filter((phrase) => !holds(removed, phrase)),
        added,
      ),
    ];
  });
  const payTouched = PAY.some((part) => before[part] !== after[part]);
  const pay = Object.fromEntries(PAY.map((part) => [part, (payTouched ? after : standing)[part]]));
  return {
    ...standing,
    ...(Object.fromEntries(lists) as Pick<Preferences, PreferenceList>),
    ...(pay as Pick<Preferences, PayPart>),
    raw_description:
      before.raw_description === after.raw_description ? standing.raw_description : after.raw_description,
  };
}

export type Pay = Pick<Preferences, PayPart>;

/** What a reading of a description would change: phrases that are not there yet, and another pay. */
export interface Proposal {
  phrases: { list: PreferenceList; phrase: string }[];
  /** Null when the reading names none, or the same. */
  pay: { before: Pay; after: Pay } | null;
}

const payOf = ({ compensation_floor, compensation_currency, compensation_period }: Pay): Pay => ({
  compensation_floor,
  compensation_currency,
  compensation_period,
});

/** A reading beside what stands. It only ever adds to lists: what a description leaves out, it does not take back. */
export function proposalOf(standing: Preferences, reading: Preferences): Proposal {
  const phrases = PREFERENCE_LISTS.flatMap((list) =>
    listChange(standing[list], reading[list]).added.map((phrase) => ({ list, phrase })),
  );
  const [before, after] = [payOf(standing), payOf(reading)];
  const other = after.compensation_floor !== null && PAY.some((part) => before[part] !== after[part]);
  return { phrases, pay: other ? { before, after } : null };
}

/** The preferences with what was accepted of a proposal. */
export function withProposal(standing: Preferences, accepted: Proposal): Preferences {
  const lists = PREFERENCE_LISTS.map((name): [PreferenceList, string[]] => [
    name,
    withPhrases(
      standing[name],
      accepted.phrases.filter(({ list }) => list === name).map(({ phrase }) => phrase),
    ),
  ]);
  return {
    ...standing,
    ...(Object.fromEntries(lists) as Pick<Preferences, PreferenceList>),
    ...accepted.pay?.after,
  };
}

/** Whether nothing is looked for yet, saved queries aside. */
export function isBlank(preferences: Preferences): boolean {
  return (
    PREFERENCE_LISTS.every((name) => preferences[name].length === 0) &&
    preferences.compensation_floor === null &&
    (preferences.raw_description ?? "").trim() === ""
  );
}

/** The queries with this one in the place of the one of its key; one whose key is not there goes to `at`, else to the end. */
export function withQuery(
  queries: readonly DiscoveryQuery[],
  query: DiscoveryQuery,
  at = queries.length,
): DiscoveryQuery[] {
  const place = queries.findIndex(({ query_key }) => query_key === query.query_key);
  return place === -1 ? queries.toSpliced(at, 0, query) : queries.with(place, query);
}
