/** What a person does to claims: shown at once, taken back for ten seconds, sent when it can be. */
import type { ClaimDetail, WorkHistory } from "@career-portrait/shared/contract";
import { soundOf } from "@career-portrait/shared/review";
import { useLiveQuery } from "dexie-react-hooks";
import { create } from "zustand";
import { t, tn, type MessageKey } from "../../words/index.ts";
import { cache, type ClaimWords, type PortraitAction, type PortraitChange } from "../../sync/database.ts";
import { portraitActions } from "../../sync/portrait-actions.ts";
import { NO_FILTER, type ClaimFilter, type Focus } from "./queue.ts";

interface Review {
  filter: ClaimFilter;
  focus: Focus;
  /** Done a moment ago, and not read back from the device's store yet: the next key must not meet them again. */
  gone: ReadonlySet<string>;
}

/** Where the person is in the review; it survives a look at another view. */
export const useReview = create<Review>(() => ({
  filter: NO_FILTER,
  focus: { id: null, index: 0 },
  gone: new Set(),
}));

/** What was done here and has not been shown by the server's lists yet, oldest first. */
export function useActions(account: string): PortraitAction[] {
  const actions = useLiveQuery(
    () => cache.actions.filter((row) => row.account === account).sortBy("id"),
    [account],
  );
  return actions ?? [];
}

/** Several claims are named by their number, one by its words. */
function subjectOf(claims: readonly ClaimDetail[]): string {
  const [first, ...others] = claims;
  return first && others.length === 0 ? first.label : tn("doing.many", claims.length);
}

async function doIt(account: string, change: PortraitChange, claims: readonly ClaimDetail[]): Promise<void> {
  await portraitActions.act(cache, account, change, subjectOf(claims), Date.now());
}

/** Takes claims out of the queue before the store has answered. */
function leave(claims: readonly ClaimDetail[]): void {
  useReview.setState(({ gone, focus }) => ({
    gone: new Set([...gone, ...claims.map(({ id }) => id)]),
    focus: claims.some(({ id }) => id === focus.id) ? { ...focus, id: null } : focus,
  }));
}

export async function reviewClaims(
  account: string,
  claims: readonly ClaimDetail[],
  status: "accepted" | "rejected",
): Promise<void> {
  leave(claims);
  await doIt(account, { kind: "review", claim_ids: claims.map(({ id }) => id), status }, claims);
}

export async function reviewRole(
  account: string,
  role: WorkHistory,
  status: "accepted" | "rejected",
): Promise<void> {
  const change = { kind: "review_role", role_id: role.id, status } as const;
  await portraitActions.act(cache, account, change, roleName(role), Date.now());
}

export function roleName({ title, company }: WorkHistory): string {
  return [title, company].filter(Boolean).join(", ");
}

/** Of what was read in a document, what waits for review and is not doubtful, and how much is. */
export function looksRight(
  { claims, work }: { claims: readonly ClaimDetail[]; work: readonly WorkHistory[] },
  documentId: string,
) {
  const pieces = claims
    .flatMap(({ evidence }) => evidence)
    .filter(({ source_document_id }) => source_document_id === documentId);
  const shown = new Set(pieces.map(({ id }) => id));
  const roles = new Set(pieces.map(({ work_history_id }) => work_history_id));
  return soundOf(
    claims.filter(({ evidence }) => evidence.some(({ id }) => shown.has(id))),
    work.filter(({ id }) => roles.has(id)),
  );
}

/** "Looks right": accepts what was read in a document, but for what is doubtful. */
export async function acceptDocument(
  account: string,
  document: { id: string; name: string },
  { claims, roles, doubtful }: ReturnType<typeof looksRight>,
): Promise<void> {
  leave(claims);
  const change: PortraitChange = {
    kind: "accept_document",
    document_id: document.id,
    claim_ids: claims.map(({ id }) => id),
    role_ids: roles.map(({ id }) => id),
    doubtful,
  };
  await portraitActions.act(cache, account, change, document.name, Date.now());
}

/** What differs between the words a claim has and those that were typed; null when nothing does. */
export function changedWords(claim: ClaimDetail, typed: Required<ClaimWords>): ClaimWords | null {
  const description = typed.description?.trim() || null;
  const label = typed.label.trim();
  const words: ClaimWords = {
    ...(label !== claim.label && label !== "" ? { label } : {}),
    ...(description !== claim.description ? { description } : {}),
    ...(typed.type !== claim.type ? { type: typed.type } : {}),
  };
  return Object.keys(words).length === 0 ? null : words;
}

export async function editClaim(account: string, claim: ClaimDetail, words: ClaimWords): Promise<void> {
  await doIt(account, { kind: "edit", claim_id: claim.id, words }, [claim]);
}

export async function mergeClaim(account: string, claim: ClaimDetail, into: string): Promise<void> {
  leave([claim]);
  await doIt(account, { kind: "merge", claim_id: claim.id, into }, [claim]);
}

export async function dismissIssues(account: string, claim: ClaimDetail): Promise<void> {
  await doIt(account, { kind: "dismiss", claim_id: claim.id }, [claim]);
}

export async function deleteClaim(account: string, claim: ClaimDetail): Promise<void> {
  leave([claim]);
  await doIt(account, { kind: "delete_claim", claim_id: claim.id }, [claim]);
}

/** Takes the latest action back, and puts the claim it was about into focus. Null when there is none. */
export async function undo(account: string): Promise<PortraitAction | null> {
  const action = await portraitActions.takeBackLatest(cache, account, Date.now());
  if (!action) return null;
  const { change } = action;
  const id = "claim_ids" in change ? change.claim_ids[0] : "claim_id" in change ? change.claim_id : null;
  if (id) useReview.setState(({ focus }) => ({ focus: { ...focus, id }, gone: new Set() }));
  return action;
}

/** What was done, in words. */
export function wordsOf({ change, subject }: PortraitAction): string {
  if (change.kind === "accept_document") {
    const { claim_ids, role_ids, doubtful } = change;
    return t("doing.accept_document", { subject, doubtful, count: claim_ids.length + role_ids.length });
  }
  const key: MessageKey = "status" in change ? `doing.${change.status}` : `doing.${change.kind}`;
  return t(key, { subject });
}
