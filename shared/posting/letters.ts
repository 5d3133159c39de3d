/**
 * Ranges for character classes: what letters and digits of words look like in the languages that are read.
 * Written out because \p{L} with the i flag costs a page several milliseconds per pattern before it is first used.
 */

/** Latin, Greek and Cyrillic letters: words in these scripts have edges. */
export const ALPHABET = "A-Za-zÀ-ɏͰ-ӿ";
/** The same with digits. */
export const LETTERS = `0-9${ALPHABET}`;
/** Chinese, Japanese and Korean: written without spaces, so their words have none. */
export const EAST_ASIAN = "ᄀ-ᇿ぀-ヿ㐀-鿿가-힣";
