/**
 * What the person says of requirements, on this device until the account has it: before a posting is saved with the posting,
 * with Save through the outbox, and from then on as one of the actions on its opportunity.
 */
import type { CapturedPosting, RequirementCorrection } from "@career-portrait/shared/contract";
import { withCorrection } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";
import type { Cache, OutboxItem, SaidOfRequirement } from "./database.ts";
import { opportunityActions } from "./opportunity-actions.ts";

/** So long what was said of a posting that was never saved is remembered, in ms. */
const REMEMBERED = 60 * 24 * 3_600_000;

/** Where the posting stands that something is said of. */
export interface CorrectedPosting {
  account: string | null;
  /** Of the tracked opportunity, unless the posting is on its way again. */
  opportunityId: string | null;
  /** Of the outbox item. */
  itemKey: string | null;
  /** While it is not saved (`unsavedName`). */
  name: string;
}

/** By what an unsaved posting is known again: some sites use one address for many. */
export function unsavedName(
  { title }: CapturedPosting,
  canonical: string | null,
  captureKey: string,
): string {
  return `${canonical ?? captureKey} ${fold(title ?? "")}`;
}

/** Everything that was said of a posting on its way, the later word behind the earlier. */
export function wantedOf({ body, said_since = [] }: OutboxItem): SaidOfRequirement[] {
  return [...(body.requirement_corrections ?? []), ...said_since];
}

/** What is said in the end, of requirements by their words alone. */
export function summedUp(said: readonly SaidOfRequirement[]): RequirementCorrection[] {
  const named = said.map(({ text }) => ({ text }));
  return said.reduce<RequirementCorrection[]>((left, one) => withCorrection(left, named, one), []);
}

/** Writes one of them down where it is sent from. @param left everything that is said with it */
export async function sayOfRequirement(
  cache: Cache,
  posting: CorrectedPosting,
  said: SaidOfRequirement,
  left: RequirementCorrection[],
  now: number,
): Promise<void> {
  const { account, name } = posting;
  await cache.transaction(
    "rw",
    [cache.outbox, cache.opportunityActions, cache.unsavedCorrections],
    async () => {
      const item = posting.itemKey === null ? undefined : await cache.outbox.get(posting.itemKey);
      const id = posting.opportunityId ?? item?.opportunity_id ?? null;
      if (id !== null && account !== null) {
        await opportunityActions.act(cache, account, { kind: "correct", id, ...said, left }, said.text, now);
      } else if (item) {
        await cache.outbox.update(item.key, { said_since: [...(item.said_since ?? []), said] });
      } else {
        await cache.unsavedCorrections
          .where("at")
          .below(now - REMEMBERED)
          .delete();
        await cache.unsavedCorrections.put({ posting: name, said: left, at: now });
      }
    },
  );
}

/** Makes actions of what the account does not say of its opportunity yet. To be called in a transaction over the actions. */
export async function sendLater(
  cache: Cache,
  account: string,
  id: string,
  known: readonly RequirementCorrection[],
  wanted: readonly SaidOfRequirement[],
  now: number,
): Promise<void> {
  const asKnown = new Map(known.map(({ text, as }) => [fold(text), as]));
  const last = new Map(wanted.map((one) => [fold(one.text), one]));
  const left = summedUp([...known, ...wanted]);
  for (const [words, { text, as }] of last) {
    if ((asKnown.get(words) ?? null) === as) continue;
    await opportunityActions.act(cache, account, { kind: "correct", id, text, as, left }, text, now);
  }
}
