export { basicsOfContact, type JsonResume } from "./json-resume.ts";
export type { Letter } from "./letter-view.ts";
export { createPaperRenderer, type PaperFormat, type PaperRenderer } from "./renderer.ts";
