import type { KnownOpportunity } from "../../sync/database.ts";

/** Whose case each part of the view shows. */
export interface CaseProps {
  account: string;
  row: KnownOpportunity;
}
