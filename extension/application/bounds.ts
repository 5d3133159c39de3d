/** What of a list crosses into the panel: one that is longer, or has longer words, is left to the person. */
export const MOST_OPTIONS = 300;
export const LONGEST_OPTION = 200;
/** So much of a field crosses, and so many fields, so that no page can hide its form by what it holds. */
export const MOST_FIELDS = 500;
export const LONGEST_HELD = 2_000;
