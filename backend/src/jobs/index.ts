/** Background work. */
export { type FailureSentence, JobFailure, LeaseLost, ourFault } from "./failure.ts";
export { hourly } from "./hourly.ts";
export { createJobs, type Jobs, type JobsOptions } from "./jobs.ts";
export { jobHandlers } from "./routes.ts";
export { type JobRow, type JobState, presentJob } from "./row.ts";
export type { RunningJob } from "./run.ts";
export { jobIndexes } from "./store.ts";
