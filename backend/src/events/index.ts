/** What happened, in a person's words: what the daily digest and the timeline are made of. */
export { Events } from "./events.ts";
export { eventHandlers } from "./routes.ts";
export { eventIndexes, type EventRow, EventStore } from "./store.ts";
