/** Tracked opportunities. */
export { opportunityIdOf } from "./create.ts";
export { createOpportunities, type Opportunities, type OpportunitiesOptions } from "./opportunities.ts";
export type { OverviewRow } from "./overview.ts";
export { presentInterview, presentSent, presentStep } from "./case/changes.ts";
export type { CaseRow } from "./case/row.ts";
export { presentEntry } from "./case/timeline.ts";
export type { MatchRow, OpportunityRow, PostingRow } from "./row.ts";
export type { PageReader } from "./read-page.ts";
export type { SamplePosting } from "./samples.ts";
export type { SoughtPosting } from "./tracked.ts";
export { createVisit, type Visit } from "./visit.ts";
export { opportunityHandlers } from "./routes.ts";
export type { PortraitOf } from "./ready-portraits.ts";
export { keptIndexIndexes } from "./search/kept-indexes.ts";
export { opportunityIndexes } from "./store.ts";
export { textLikeness } from "./same-posting.ts";
