import { QueryClient } from "@tanstack/react-query";

/** Answers of the backend are kept a moment; rows of this device come from Dexie instead. */
export const queries = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } });
