/** Accounts: who somebody is, their keys, devices and sessions; everything of theirs out, in, and away. */
export { Accounts } from "./accounts.ts";
export { AccountImports } from "./archive/import.ts";
export { ArchiveStore, importIndexes } from "./archive/store.ts";
export { Deletions } from "./deletion.ts";
export { Devices } from "./devices.ts";
export { exportAccount, type ExportSources } from "./export.ts";
export { ApiKeys } from "./keys.ts";
export { accountHandlers } from "./routes.ts";
export { type Session, Sessions } from "./sessions.ts";
export { accountIndexes, AccountStore } from "./store.ts";
export { createMailer } from "./mailer.ts";
export { issueReset, PasswordResets } from "./resets.ts";
