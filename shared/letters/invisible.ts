/** Characters that programs see and readers do not (UAX 44): soft hyphens, zero-width and direction marks, selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u200E\u200F\u202A-\u202E]/u;
const EVERY = new RegExp(INVISIBLE, "gu");

/** Whether no reader sees a character. */
export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character);
}

/** Removes what no reader sees, so that words become whole again. */
export function removeInvisible(text: string): string {
  return text.replace(EVERY, "");
}
