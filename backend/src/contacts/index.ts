/** People somebody knows, and where they work. */
export { Contacts } from "./contacts.ts";
export { contactHandlers } from "./routes.ts";
export { contactIndexes, type ContactRow, ContactStore } from "./store.ts";
