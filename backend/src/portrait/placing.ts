/** Putting stored roles in their order. */
import { placeOf } from "./place.ts";
import type { WorkHistoryRow } from "./rows.ts";
import type { PortraitStore } from "./store.ts";

/** Roles of one account are placed one after another in this process, so that no two get the same number. */
const placing = new Map<string, Promise<unknown>>();

/** Puts a stored role at its place and numbers all anew. Returns it as it then stands. */
export async function placeRole(
  store: PortraitStore,
  accountId: string,
  row: WorkHistoryRow,
  position: number | undefined,
): Promise<WorkHistoryRow> {
  const before = placing.get(accountId) ?? Promise.resolve();
  const placed = before.then(() => placeNow(store, accountId, row, position));
  const settled = placed.catch(() => undefined);
  placing.set(accountId, settled);
  try {
    return await placed;
  } finally {
    if (placing.get(accountId) === settled) placing.delete(accountId);
  }
}

async function placeNow(
  store: PortraitStore,
  accountId: string,
  row: WorkHistoryRow,
  position: number | undefined,
): Promise<WorkHistoryRow> {
  const rows = await store.workHistory(accountId);
  const others = rows.filter((other) => other._id !== row._id);
  const ordered = others.toSpliced(position ?? placeOf(row, others), 0, row);
  for (const [index, { _id }] of ordered.entries()) {
    await store.updateWorkHistory(accountId, _id, { position: index });
  }
  return { ...row, position: ordered.indexOf(row) };
}
