/** What operators see and set going (docs/operations.md). */
export { Counting } from "./counting.ts";
export { Reports } from "./reports.ts";
export { adminHandlers } from "./routes.ts";
