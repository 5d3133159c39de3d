/**
 * The claim behind a role that the user states: its title, employer, time and summary in the user's own words, so that the role can
 * be quoted like one that a document shows. It follows the role.
 */
import { saysRole } from "@career-portrait/shared/review";
import { derivedId } from "../derived-id.ts";
import { confidenceOf } from "./merge.ts";
import type { ClaimRow, WorkHistoryRow } from "./rows.ts";
import { newStatement, restatedClaim } from "./stated.ts";
import type { PortraitStore } from "./store.ts";

/** As a reading has it: dates keep two roles of one title apart. */
function wordsOf({ title, company, start_date, end_date, summary }: WorkHistoryRow) {
  const time = start_date && `${start_date} – ${end_date ?? ""}`.trim();
  return { label: [title, company, time].filter(Boolean).join(", "), description: summary };
}

const isOwnWord = ({ source_document_id }: ClaimRow["evidence"][number]) => source_document_id === null;

function inRole(row: ClaimRow, roleId: string): ClaimRow {
  const evidence = row.evidence.map((piece) =>
    isOwnWord(piece) ? { ...piece, work_history_id: roleId } : piece,
  );
  return { ...row, work_history_id: roleId, evidence };
}

async function claimOf(
  store: PortraitStore,
  accountId: string,
  roleId: string,
): Promise<ClaimRow | undefined> {
  const rows = await store.claims(accountId);
  return rows.find(({ evidence }) =>
    evidence.some((piece) => isOwnWord(piece) && piece.work_history_id === roleId),
  );
}

/** The claims that say this role: the person's own word for it, and what documents call it. */
export async function claimsSaying(store: PortraitStore, role: WorkHistoryRow): Promise<ClaimRow[]> {
  const isOwn = (piece: ClaimRow["evidence"][number]) =>
    isOwnWord(piece) && piece.work_history_id === role._id;
  const names = [role, ...(role.readings ?? [])];
  return (await store.claims(role.account_id)).filter(
    (claim) =>
      claim.evidence.some(isOwn) ||
      (claim.work_history_id === role._id && names.some((name) => saysRole(claim, name))),
  );
}

/** Makes the claim of a role that is stored already. Doing it again changes nothing. */
export async function stateRole(store: PortraitStore, role: WorkHistoryRow, now: Date): Promise<void> {
  const id = derivedId("stated role", role._id);
  const accountId = role.account_id;
  for (;;) {
    const standing = await store.claims(accountId);
    if (standing.some(({ _id }) => _id === id)) return;
    const row = newStatement(standing, { id, accountId, type: "attribute", words: wordsOf(role), now });
    if (await store.putClaim(accountId, inRole(row, role._id))) return;
  }
}

/** Says the role anew as it now stands; nothing for a role that documents show. */
export async function restateRole(store: PortraitStore, role: WorkHistoryRow, now: Date): Promise<void> {
  for (;;) {
    const claim = await claimOf(store, role.account_id, role._id);
    if (!claim) return;
    const row = inRole(restatedClaim(claim, wordsOf(role), now), role._id);
    if (await store.putClaim(role.account_id, row)) return;
  }
}

/** Takes the user's word back, before the role goes. What documents show of it stays. */
export async function withdrawRole(store: PortraitStore, accountId: string, roleId: string): Promise<void> {
  for (;;) {
    const claim = await claimOf(store, accountId, roleId);
    if (!claim) return;
    const evidence = claim.evidence.filter((piece) => !isOwnWord(piece));
    const done =
      evidence.length === 0
        ? await store.deleteClaim(accountId, claim._id, claim.revision)
        : await store.putClaim(accountId, { ...claim, evidence, confidence: confidenceOf(evidence) });
    if (done) return;
  }
}
