/** Mail and lists that somebody hands in for their queue. */
export { intakeHandlers } from "./routes.ts";
