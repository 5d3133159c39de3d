/** Tracked opportunities as cases: what was sent, what lies ahead and who follows it, saved views (docs/cases.md). */
import { feedIndexes } from "./feed.ts";
import { sentDocumentIndexes } from "./sent-documents.ts";
import { viewIndexes } from "./views.ts";

export { CalendarFeeds } from "./feed.ts";
export { type CalendarPageServices, createCalendarPages } from "./pages.ts";
export { caseHandlers } from "./routes.ts";
export { type SentCopyRow, SentDocuments } from "./sent-documents.ts";
export { type ViewRow, Views } from "./views.ts";

export const caseIndexes = [...sentDocumentIndexes, ...feedIndexes, ...viewIndexes];
