/** Spelling: which words of a person's own lines are surely misspelt, and what was meant. */
export { type Misspelling, misspellings } from "./misspelt.ts";
export { WORDS } from "./words.ts";
