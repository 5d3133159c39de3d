/** Changing a tracked opportunity: its fields, its case and what a status tells of it, in one write. */
import type { BodyOf, opportunityRoutes } from "@career-portrait/shared/contract";
import { sameName } from "@career-portrait/shared/posting";
import { changedCase } from "./case/changes.ts";
import { type CaseRow, caseOf } from "./case/row.ts";
import { type OpportunityRow, searchWords } from "./row.ts";
import type { OpportunityStore } from "./store.ts";

export type OpportunityChanges = BodyOf<(typeof opportunityRoutes)["updateOpportunity"]>;

export interface ChangeTools {
  store: OpportunityStore;
  now: () => Date;
}

/**
 * Writes down what `make` makes of the case that stands, whoever else writes meanwhile; null when there is no such opportunity.
 * Where `make` gives back what stands, or throws, nothing is written.
 */
export async function changeCase(
  { store, now }: ChangeTools,
  accountId: string,
  id: string,
  make: (standing: CaseRow, row: OpportunityRow) => CaseRow,
  fields: Parameters<OpportunityStore["saveCase"]>[2] = {},
): Promise<OpportunityRow | null> {
  for (;;) {
    const row = await store.find(accountId, id);
    if (!row) return null;
    const standing = caseOf(row);
    const after = make(standing, row);
    if (after === standing && Object.keys(fields).length === 0) return row;
    const changed = await store.saveCase(row, after, fields, now());
    if (changed) return changed;
  }
}

/** Gives it the title and company that the person says; false when there is no such opportunity. */
async function rename(
  { store, now }: ChangeTools,
  accountId: string,
  id: string,
  { title, company }: OpportunityChanges,
): Promise<boolean> {
  for (;;) {
    const row = await store.find(accountId, id);
    if (!row) return false;
    const names = {
      title: title ?? row.title,
      company: company === undefined ? row.company : company,
      location: row.location,
    };
    if (names.title === row.title && names.company === row.company) return true;
    const { location: _, ...own } = names;
    const written = { ...own, same_name: sameName(names), words: searchWords(names) };
    if (await store.saveNames(row, written, now())) return true;
  }
}

/** What is left out stays; repeated with the same effect id it tells nothing twice. Null when there is no such opportunity. */
export async function changeOpportunity(
  tools: ChangeTools,
  accountId: string,
  id: string,
  changes: OpportunityChanges,
  effectId: string,
): Promise<OpportunityRow | null> {
  const { title, company, status, url_status, is_starred, notes } = changes;
  const named = title !== undefined || company !== undefined;
  if (named && !(await rename(tools, accountId, id, changes))) return null;
  const fields = Object.fromEntries(
    Object.entries({ status, url_status, is_starred, notes }).filter(([, value]) => value !== undefined),
  );
  const make = (standing: CaseRow, row: OpportunityRow) =>
    changedCase(standing, changes, { opportunityId: id, effectId, now: tools.now(), status: row.status });
  return changeCase(tools, accountId, id, make, fields);
}
