import { fold } from "@career-portrait/shared/text";

/** A tag as it is compared: `C++` and `C#` are two. */
export function tagKey(tag: string): string {
  return fold(tag) || tag.toLowerCase();
}
