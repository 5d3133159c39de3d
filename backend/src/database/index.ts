/** Connecting to the database, and what every store says to it. */
export { type Database, ensureIndexes, type IndexDeclaration, openDatabase } from "./connect.ts";
export { isDuplicateKey } from "./duplicate-key.ts";
export { UNSYNCED } from "./unsynced.ts";
export { databaseNameOf } from "./address.ts";
export { copyDatabase } from "./copy.ts";
export { upgradeDatabase } from "./upgrades.ts";
