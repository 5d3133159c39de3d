/** Relevance: a posting against what a person looks for. */
export { type Decided, lessonsOf } from "./lessons.ts";
export { isPlaceIn } from "./places.ts";
export { relevanceOf } from "./relevance.ts";
export { traitsOf } from "./traits.ts";
export type { Lesson, Relevance, RelevanceFact, RelevancePosting, Trait, Wishes } from "./types.ts";
export { type Demands, demandsOf, type Person, personOf, warningsOf, type WorkPlace } from "./warnings.ts";
