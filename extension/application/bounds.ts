/** What of a list crosses into the panel: one that is longer, or has longer words, is left to the person. */
export const MOST_OPTIONS = 300;
export const LONGEST_OPTION = 200;
