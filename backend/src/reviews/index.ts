/** How a portrait reads to those who hire. */
export { reviewHandlers } from "./routes.ts";
