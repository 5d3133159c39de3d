/** What a person does to claims and documents: sent strictly in the order in which it was done. */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { actionLog } from "./actions.ts";
import { changeCopy } from "./copies.ts";
import type { Cache, PortraitAction, PortraitChange } from "./database.ts";

/** The most claims that one call reviews. */
const MOST_AT_ONCE = 1000;

/** The first of these, with those after it that one call can carry too. */
function together(ready: readonly PortraitAction[]): readonly PortraitAction[] {
  const [first] = ready;
  if (first?.change.kind !== "review") return ready.slice(0, 1);
  const run: PortraitAction[] = [];
  let claims = 0;
  for (const action of ready) {
    if (action.change.kind !== "review") break;
    claims += action.change.claim_ids.length;
    if (run.length > 0 && claims > MOST_AT_ONCE) break;
    run.push(action);
  }
  return run;
}

/** The last word on each claim. */
function verdicts(actions: readonly PortraitAction[]): { accept: string[]; reject: string[] } {
  const status = new Map<string, string>();
  for (const { change } of actions) {
    if (change.kind === "review") for (const id of change.claim_ids) status.set(id, change.status);
  }
  const of = (wanted: string) => [...status].flatMap(([id, given]) => (given === wanted ? [id] : []));
  return { accept: of("accepted"), reject: of("rejected") };
}

type API = Pick<
  Client,
  | "reviewClaims"
  | "acceptWorkHistory"
  | "rejectWorkHistory"
  | "acceptDocument"
  | "updateClaim"
  | "updateWorkHistory"
  | "updateContact"
  | "mergeClaim"
  | "dismissIssues"
  | "deleteClaim"
  | "deleteDocument"
>;

async function perform(client: API, actions: readonly PortraitAction[], cache: Cache): Promise<void> {
  const { change } = actions[0]!;
  switch (change.kind) {
    case "review": {
      const { accept, reject } = verdicts(actions);
      for (let at = 0; at < Math.max(accept.length, reject.length); at += MOST_AT_ONCE) {
        const part = (ids: string[]) => ids.slice(at, at + MOST_AT_ONCE);
        await client.reviewClaims({ body: { accept: part(accept), reject: part(reject) } });
      }
      return;
    }
    case "review_role": {
      const call = change.status === "accepted" ? "acceptWorkHistory" : "rejectWorkHistory";
      await client[call]({ params: { id: change.role_id } });
      return;
    }
    case "accept_document":
      await client.acceptDocument({ params: { id: change.document_id } });
      return;
    case "edit":
      await client.updateClaim({ params: { id: change.claim_id }, body: change.words });
      return;
    case "edit_role":
      await client.updateWorkHistory({ params: { id: change.role_id }, body: change.words });
      return;
    case "edit_name": {
      const { data: contact } = await client.updateContact({ body: { name: change.name } });
      await changeCopy(cache, "profile", (profile) => ({ ...profile, contact }));
      return;
    }
    case "merge":
      await client.mergeClaim({ params: { id: change.claim_id }, body: { into: change.into } });
      return;
    case "dismiss":
      await client.dismissIssues({ params: { id: change.claim_id } });
      return;
    case "delete_claim":
      await client.deleteClaim({ params: { id: change.claim_id } });
      return;
    case "delete_document":
      await client.deleteDocument({ params: { id: change.document_id } });
  }
}

export const portraitActions = actionLog<PortraitChange, API>({
  table: (cache) => cache.actions,
  isUndoable: () => true,
  // Merging moves evidence between claims, and documents take claims with them: nothing overtakes anything.
  rows: () => ["portrait"],
  together,
  perform,
  // What is gone already need not be removed, and nothing about it can be doubtful.
  isSoAnyway: ({ kind }, error) =>
    error instanceof ApiRequestError &&
    error.status === 404 &&
    ["delete_claim", "delete_document", "dismiss"].includes(kind),
});
