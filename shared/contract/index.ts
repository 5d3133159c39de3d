export * from "./common.ts";
export * from "./posting.ts";
export * from "./claims.ts";
