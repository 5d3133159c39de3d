/** Share links to tailored profiles (docs/sharing.md). */
export { createSharedPages } from "./pages.ts";
export { reaches, withoutContact } from "./public-profile.ts";
export { sharingHandlers } from "./routes.ts";
export { Sharing } from "./sharing.ts";
export { type ShareRow, ShareStore, sharingIndexes } from "./store.ts";
