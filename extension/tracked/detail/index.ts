export { MatchTab } from "./MatchTab.tsx";
export { OpportunityPage } from "./OpportunityPage.tsx";
export type { Tab, TabProps } from "./tab.ts";
