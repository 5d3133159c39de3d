/** What a person does to tracked opportunities. A status or a deletion can be taken back; the rest is its own way back. */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { actionLog } from "./actions.ts";
import type { Cache, OpportunityAction, OpportunityChange } from "./database.ts";

/** The most opportunities that one call changes (specification, Limits). */
const MOST_AT_ONCE = 100;

type API = Pick<
  Client,
  "updateOpportunity" | "updateOpportunities" | "deleteOpportunities" | "correctRequirement"
>;

/** Sends a correction and keeps the score that it answers. */
async function correct(
  client: API,
  { id, text, as }: OpportunityChange & { kind: "correct" },
  cache: Cache,
): Promise<void> {
  const { data } = await client.correctRequirement({ params: { id }, body: { text, as } });
  const { match, ...requirements } = data;
  await cache.transaction("rw", [cache.matches, cache.details], async () => {
    await cache.matches.put(match);
    await cache.details.update(id, requirements);
  });
}

async function perform(client: API, [action]: readonly OpportunityAction[], cache: Cache): Promise<void> {
  const { change } = action!;
  if (change.kind === "correct") return correct(client, change, cache);
  if ("id" in change) {
    const { kind: _, id, ...body } = change;
    await client.updateOpportunity({ params: { id }, body });
    return;
  }
  for (let at = 0; at < change.ids.length; at += MOST_AT_ONCE) {
    const ids = change.ids.slice(at, at + MOST_AT_ONCE);
    if (change.kind === "delete") await client.deleteOpportunities({ body: { ids } });
    else await client.updateOpportunities({ body: { ids, status: change.status } });
  }
}

function isSoAnyway(change: OpportunityChange, error: unknown): boolean {
  if (!(error instanceof ApiRequestError)) return false;
  // What no longer exists needs neither star nor check. Notes are the person's own words: that they are not kept is said.
  if (error.status === 404) return ["star", "address", "correct"].includes(change.kind);
  // Another reading does not even take it for a requirement.
  return error.status === 400 && change.kind === "correct" && (change.as === "none" || change.as === null);
}

export const opportunityActions = actionLog<OpportunityChange, API>({
  table: (cache) => cache.opportunityActions,
  isUndoable: ({ kind }) => kind === "status" || kind === "delete",
  rows: (change) => ("id" in change ? [change.id] : change.ids),
  perform,
  // The same field of the same opportunity, the same requirement of it.
  replaces: (later, earlier) =>
    "id" in later &&
    "id" in earlier &&
    later.kind === earlier.kind &&
    later.id === earlier.id &&
    (later.kind !== "correct" || earlier.kind !== "correct" || fold(later.text) === fold(earlier.text)),
  isSoAnyway,
});
