/** What a person does to tracked opportunities. A status or a deletion can be taken back; the rest is its own way back. */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { actionLog } from "./actions.ts";
import type { OpportunityAction, OpportunityChange } from "./database.ts";

/** The most opportunities that one call changes (specification, Limits). */
const MOST_AT_ONCE = 100;

type API = Pick<Client, "updateOpportunity" | "updateOpportunities" | "deleteOpportunities">;

async function perform(client: API, [action]: readonly OpportunityAction[]): Promise<void> {
  const { change } = action!;
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

export const opportunityActions = actionLog<OpportunityChange, API>({
  table: (cache) => cache.opportunityActions,
  isUndoable: ({ kind }) => kind === "status" || kind === "delete",
  rows: (change) => ("id" in change ? [change.id] : change.ids),
  perform,
  // The same field of the same opportunity.
  replaces: (later, earlier) =>
    "id" in later && "id" in earlier && later.kind === earlier.kind && later.id === earlier.id,
  // What no longer exists needs neither star nor check. Notes are the person's own words: that they are not kept is said.
  isSoAnyway: ({ kind }, error) =>
    error instanceof ApiRequestError && error.status === 404 && (kind === "star" || kind === "address"),
});
