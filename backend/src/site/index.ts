/** The public site (docs/sharing.md). */
export { faultOf, MOST_OLD_HANDLES, withSuffix } from "./handles.ts";
export { createSitePages } from "./pages.ts";
export { siteHandlers } from "./routes.ts";
export { Sites } from "./site.ts";
export { siteIndexes, type MessageRow, type SiteRow, SiteStore } from "./store.ts";
export { Visitors } from "./visitors.ts";
