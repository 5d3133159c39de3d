/**
 * The portrait as the person has left it: what the server said, with what was done here and the server's lists do not show
 * yet laid over it. Pure, so that what is shown never depends on when an answer came.
 */
import type { ClaimDetail, Document, WorkHistory } from "@career-portrait/shared/contract";
import { saysRole } from "@career-portrait/shared/review";
import type { PortraitAction, PortraitChange, RoleWords } from "./database.ts";

export interface Shown {
  claims: ClaimDetail[];
  work: WorkHistory[];
  documents: Document[];
}

type Change<K extends PortraitChange["kind"]> = Extract<PortraitChange, { kind: K }>;
type Overlay<K extends PortraitChange["kind"]> = (shown: Shown, change: Change<K>, at: string) => Shown;

const withClaims = (shown: Shown, claims: ClaimDetail[]): Shown => ({ ...shown, claims });

function changed(shown: Shown, id: string, change: (claim: ClaimDetail) => Partial<ClaimDetail>): Shown {
  return withClaims(
    shown,
    shown.claims.map((claim) => (claim.id === id ? { ...claim, ...change(claim) } : claim)),
  );
}

/** The evidence of both, each place once. */
function united(into: ClaimDetail, other: ClaimDetail): ClaimDetail["evidence"] {
  const place = ({ source_document_id, page, start, end, content }: ClaimDetail["evidence"][number]) =>
    source_document_id === null ? `said ${content}` : `${source_document_id} ${page} ${start} ${end}`;
  const known = new Set(into.evidence.map(place));
  return [...into.evidence, ...other.evidence.filter((piece) => !known.has(place(piece)))];
}

/** What goes with a document: claims that stand on it alone, and quotes of claims that stand on others too. */
export function goesWith(
  claims: readonly ClaimDetail[],
  documentId: string,
): { alone: ClaimDetail[]; weakened: ClaimDetail[] } {
  const quoting = claims.filter(({ evidence }) =>
    evidence.some((piece) => piece.source_document_id === documentId),
  );
  const alone = quoting.filter(({ evidence }) =>
    evidence.every((piece) => piece.source_document_id === documentId),
  );
  return { alone, weakened: quoting.filter((claim) => !alone.includes(claim)) };
}

/** As the backend has it: what the person changes is accepted, and a role that is given no end still runs. */
function reworded(role: WorkHistory, words: RoleWords): WorkHistory {
  const next = { ...role, ...words };
  const is_current =
    "end_date" in words ? next.end_date === null && next.start_date !== null : role.is_current;
  return { ...next, is_current, review_status: "accepted" };
}

const OVERLAYS: { [K in PortraitChange["kind"]]: Overlay<K> } = {
  review: (shown, { claim_ids, status }, at) => {
    const ids = new Set(claim_ids);
    return withClaims(
      shown,
      shown.claims.map((claim) =>
        ids.has(claim.id) ? { ...claim, review_status: status, updated_at: at } : claim,
      ),
    );
  },
  // The claim that says the role is reviewed with it.
  review_role: (shown, { role_id, status }, at) => {
    const role = shown.work.find(({ id }) => id === role_id);
    if (!role) return shown;
    return {
      ...shown,
      work: shown.work.map((own) => (own.id === role_id ? { ...own, review_status: status } : own)),
      claims: shown.claims.map((claim) =>
        claim.work_history_id === role_id && saysRole(claim, role)
          ? { ...claim, review_status: status, updated_at: at }
          : claim,
      ),
    };
  },
  accept_document: (shown, { claim_ids, role_ids }, at) => {
    const waits = (row: ClaimDetail | WorkHistory, ids: string[]) =>
      row.review_status === "proposed" && ids.includes(row.id);
    return {
      ...shown,
      work: shown.work.map((role) =>
        waits(role, role_ids) ? { ...role, review_status: "accepted" as const } : role,
      ),
      claims: shown.claims.map((claim) =>
        waits(claim, claim_ids) ? { ...claim, review_status: "accepted" as const, updated_at: at } : claim,
      ),
    };
  },
  edit: (shown, { claim_id, words }, at) => changed(shown, claim_id, () => ({ ...words, updated_at: at })),
  edit_role: (shown, { role_id, words }) => ({
    ...shown,
    work: shown.work.map((role) => (role.id === role_id ? reworded(role, words) : role)),
  }),
  // The name is no part of what is laid over: whoever shows it asks the actions.
  edit_name: (shown) => shown,
  merge: (shown, { claim_id, into }, at) => {
    const source = shown.claims.find(({ id }) => id === claim_id);
    if (!source) return shown;
    const rest = withClaims(
      shown,
      shown.claims.filter(({ id }) => id !== claim_id),
    );
    return changed(rest, into, (claim) => ({
      evidence: united(claim, source),
      description: claim.description ?? source.description,
      review_status: source.review_status === "accepted" ? "accepted" : claim.review_status,
      // They said that the two are alike; now they are one.
      issues: claim.issues.filter(({ type }) => type !== "duplicate"),
      updated_at: at,
    }));
  },
  dismiss: (shown, { claim_id }) => changed(shown, claim_id, () => ({ issues: [] })),
  delete_claim: (shown, { claim_id }) =>
    withClaims(
      shown,
      shown.claims.filter(({ id }) => id !== claim_id),
    ),
  delete_document: (shown, { document_id }, at) => {
    const { alone, weakened } = goesWith(shown.claims, document_id);
    const gone = new Set(alone.map(({ id }) => id));
    const weaker = new Set(weakened.map(({ id }) => id));
    return {
      ...shown,
      documents: shown.documents.filter(({ id }) => id !== document_id),
      claims: shown.claims
        .filter(({ id }) => !gone.has(id))
        .map((claim) =>
          weaker.has(claim.id)
            ? {
                ...claim,
                evidence: claim.evidence.filter((piece) => piece.source_document_id !== document_id),
                updated_at: at,
              }
            : claim,
        ),
    };
  },
};

/** Lays these actions over the copies, in the order in which they were done. What was refused is not shown as done. */
export function overlay(copies: Shown, actions: readonly PortraitAction[]): Shown {
  return actions
    .filter(({ state }) => state !== "refused")
    .toSorted((a, b) => a.id - b.id)
    .reduce((shown, { change, created_at }) => {
      const lay = OVERLAYS[change.kind] as Overlay<PortraitChange["kind"]>;
      return lay(shown, change, new Date(created_at).toISOString());
    }, copies);
}
