/** The review queue (specification, Intake review queue and discovery). */
export { createDecisions } from "./decisions.ts";
export type { Filed } from "./filing.ts";
export { createQueue, type Queue } from "./queue.ts";
export { createJudge } from "./relevance.ts";
export { filingResult, queueHandlers } from "./routes.ts";
export { presentPending, type QueueRow } from "./row.ts";
export { queueIndexes, type TextRow } from "./store.ts";
