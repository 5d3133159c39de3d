/** Tracked opportunities as they were left here, and what can be done to them. */
import type { OpportunityStatus, RequirementCorrection } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useMemo } from "react";
import { correctionWords } from "../posting/Correcting.tsx";
import { t, tn } from "../words/index.ts";
import {
  cache,
  type CaseChange,
  type KnownOpportunity,
  type OpportunityAction,
  type OpportunityChange,
  type SaidOfRequirement,
} from "../sync/database.ts";
import { askToDrain, useOpportunityActions, type BackendState } from "../sync/hooks.ts";
import { opportunityActions } from "../sync/opportunity-actions.ts";
import { allAsLeft, asLeft } from "../sync/opportunity-overlay.ts";

/** In the order of a search for work. */
export const STATUSES: readonly OpportunityStatus[] = [
  "tracking",
  "applied",
  "interviewing",
  "offer",
  "rejected",
  "archived",
];

/** All opportunities as they were left, the newest first; undefined until they have been read. */
export function useOpportunities(account: string): KnownOpportunity[] | undefined {
  const rows = useLiveQuery(() => cache.opportunities.orderBy("created_at").toArray());
  const actions = useOpportunityActions(account);
  return useMemo(() => rows && actions && allAsLeft(rows.toReversed(), actions), [rows, actions]);
}

const FIRST_LOOK = 1_500;
const LONGEST_LOOK = 20_000;

/** Looks again while scores are being computed anew, each time after a longer wait. */
export function useFreshScores(stale: number, backend: BackendState): void {
  const queries = useQueryClient();
  const wanted = stale > 0 && backend === "online";
  useEffect(() => {
    if (!wanted) return undefined;
    let wait = FIRST_LOOK;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      void queries.invalidateQueries({ queryKey: ["refresh"] });
      wait = Math.min(wait * 1.5, LONGEST_LOOK);
      timer = setTimeout(look, wait);
    };
    timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wanted, queries]);
}

/** Several are named by their number, one by its title. */
function subjectOf(rows: readonly KnownOpportunity[]): string {
  const [first, ...others] = rows;
  return first && others.length === 0 ? first.title : tn("done.many", rows.length);
}

async function doIt(
  account: string,
  change: OpportunityChange,
  rows: readonly KnownOpportunity[],
): Promise<void> {
  await opportunityActions.act(cache, account, change, subjectOf(rows), Date.now());
  if ("id" in change) askToDrain(false);
}

/** Gives those another status that do not have it. */
export async function setStatus(
  account: string,
  rows: readonly KnownOpportunity[],
  status: OpportunityStatus,
): Promise<void> {
  const others = rows.filter((row) => row.status !== status);
  if (others.length === 0) return;
  await doIt(account, { kind: "status", ids: others.map(({ id }) => id), status }, others);
}

export async function deleteAll(account: string, rows: readonly KnownOpportunity[]): Promise<void> {
  await doIt(account, { kind: "delete", ids: rows.map(({ id }) => id) }, rows);
}

export async function setStar(account: string, row: KnownOpportunity, is_starred: boolean): Promise<void> {
  await doIt(account, { kind: "star", id: row.id, is_starred }, [row]);
}

/** Keeps notes; empty ones are none. */
export async function setNotes(account: string, row: KnownOpportunity, text: string): Promise<void> {
  await doIt(account, { kind: "notes", id: row.id, notes: text.trim() === "" ? null : text }, [row]);
}

export async function setAddressState(
  account: string,
  row: KnownOpportunity,
  url_status: KnownOpportunity["url_status"],
): Promise<void> {
  await doIt(account, { kind: "address", id: row.id, url_status }, [row]);
}

/** Changes the case: what happened, what comes next, who is met, what was sent. */
export async function changeCase(
  account: string,
  row: KnownOpportunity,
  change: CaseChange extends infer C ? (C extends CaseChange ? Omit<C, "id"> : never) : never,
): Promise<void> {
  await doIt(account, { ...change, id: row.id }, [row]);
}

/** Gives it other tags, made of those that it has by then: two that are added quickly are both there. */
export async function setTags(
  account: string,
  { id, title }: KnownOpportunity,
  make: (tags: readonly string[]) => string[],
): Promise<void> {
  await cache.transaction("rw", [cache.opportunities, cache.opportunityActions], async () => {
    const row = await cache.opportunities.get(id);
    const actions = await cache.opportunityActions.filter((one) => one.account === account).toArray();
    const left = row && asLeft(row, actions);
    if (!left) return;
    const change = { kind: "tags", id, tags: make(left.tags) } as const;
    await opportunityActions.act(cache, account, change, title, Date.now());
  });
  askToDrain(false);
}

/** Says of a requirement what it is. @param left everything that is said with it */
export async function correct(
  account: string,
  id: string,
  said: SaidOfRequirement,
  left: RequirementCorrection[],
): Promise<void> {
  await opportunityActions.act(cache, account, { kind: "correct", id, ...said, left }, said.text, Date.now());
  askToDrain(false);
}

/** Takes the latest action back. Null when there is none. */
export async function undo(account: string): Promise<OpportunityAction | null> {
  return opportunityActions.takeBackLatest(cache, account, Date.now());
}

/** What was done, in words. */
export function wordsOf({ change, subject }: OpportunityAction): string {
  if (change.kind === "status") return t("done.status", { subject, status: t(`status.${change.status}`) });
  if (change.kind === "correct") return correctionWords({ text: subject, as: change.as });
  return t(`done.${change.kind}`, { subject });
}
