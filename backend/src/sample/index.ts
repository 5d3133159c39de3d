/** Sample data. */
export { sampleHandlers } from "./routes.ts";
export { SampleData } from "./sample.ts";
