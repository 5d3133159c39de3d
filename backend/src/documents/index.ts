/** Files and told texts as they came in, and the claims that are made of them. */
export { Documents } from "./documents.ts";
export { defineExtraction } from "./extraction.ts";
export { documentHandlers } from "./routes.ts";
export { documentIndexes, type DocumentRow, DocumentStore } from "./store.ts";
