/** What a server is held to, whichever it is: cases, random queries over indexes, kills (docs/embedded-database.md). */
export { fuzz } from "./fuzz.ts";
export { runKills } from "./kills.ts";
export { AREAS, meet, runCase } from "./suite.ts";
