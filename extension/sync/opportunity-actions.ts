/** What a person does to tracked opportunities. A status or a deletion can be taken back; the rest is its own way back. */
import { ApiRequestError, type BodyOf, type caseRoutes, type Client } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { actionLog } from "./actions.ts";
import type { Cache, OpportunityAction, OpportunityChange } from "./database.ts";

/** The most opportunities that one call changes (specification, Limits). */
const MOST_AT_ONCE = 100;

type API = Pick<
  Client,
  | "updateOpportunity"
  | "updateOpportunities"
  | "deleteOpportunities"
  | "correctRequirement"
  | "putTimelineEntry"
  | "deleteTimelineEntry"
  | "putInterview"
  | "deleteInterview"
  | "recordSentDocument"
  | "deleteSentDocument"
>;
type WrittenKind = NonNullable<BodyOf<(typeof caseRoutes)["putTimelineEntry"]>["kind"]>;

/** What is not its own way back can be taken back. */
const UNDOABLE: readonly OpportunityChange["kind"][] = [
  "status",
  "delete",
  "names",
  "tags",
  "salary",
  "next_step",
  "entry",
  "interview",
  "sent",
];

/** What has an id of its own within an opportunity. */
type PartChange = OpportunityChange & { kind: "entry" | "interview" | "sent" };

function isPart(change: OpportunityChange): change is PartChange {
  return change.kind === "entry" || change.kind === "interview" || change.kind === "sent";
}

/** Makes a part what it says under its id, or takes it away. */
async function keepPart(client: API, change: PartChange): Promise<void> {
  const { id } = change;
  if (change.kind === "entry") {
    const { entry_id, entry } = change;
    const params = { id, entry_id };
    // What stands for a step, an interview or a document is written by those.
    if (entry) await client.putTimelineEntry({ params, body: { ...entry, kind: entry.kind as WrittenKind } });
    else await client.deleteTimelineEntry({ params });
  } else if (change.kind === "interview") {
    const { interview_id, interview } = change;
    const params = { id, interview_id };
    if (interview) await client.putInterview({ params, body: interview });
    else await client.deleteInterview({ params });
  } else {
    const { document_id, sent } = change;
    if (sent) await client.recordSentDocument({ params: { id }, body: { ...sent, document_id } });
    else await client.deleteSentDocument({ params: { id, document_id } });
  }
}

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
  if (isPart(change)) return keepPart(client, change);
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

/** Takes away what may be gone already. */
function isRemoval(change: OpportunityChange): boolean {
  return (
    (change.kind === "entry" && change.entry === null) ||
    (change.kind === "interview" && change.interview === null) ||
    (change.kind === "sent" && change.sent === null)
  );
}

function isSoAnyway(change: OpportunityChange, error: unknown): boolean {
  if (!(error instanceof ApiRequestError)) return false;
  // What no longer exists needs neither star nor check. Notes are the person's own words: that they are not kept is said.
  if (error.status === 404) return isRemoval(change) || ["star", "address", "correct"].includes(change.kind);
  // Another reading does not even take it for a requirement.
  return error.status === 400 && change.kind === "correct" && (change.as === "none" || change.as === null);
}

export const opportunityActions = actionLog<OpportunityChange, API>({
  table: (cache) => cache.opportunityActions,
  isUndoable: ({ kind }) => UNDOABLE.includes(kind),
  rows: (change) => ("id" in change ? [change.id] : change.ids),
  perform,
  // The same field of the same opportunity, the same requirement of it.
  replaces: (later, earlier) =>
    "id" in later &&
    "id" in earlier &&
    later.kind === earlier.kind &&
    later.id === earlier.id &&
    // Each of what can be taken back is taken back by itself.
    !UNDOABLE.includes(later.kind) &&
    (later.kind !== "correct" || earlier.kind !== "correct" || fold(later.text) === fold(earlier.text)),
  isSoAnyway,
});
