/** The Model Context Protocol (decisions, section 9). */
export { createMcpRouter } from "./endpoint.ts";
