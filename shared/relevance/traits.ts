/** The facts of a posting about which decisions can teach something, in the form in which they are compared. */
import { fold, stem } from "../text/index.ts";
import type { RelevancePosting, Trait } from "./types.ts";

/** Words of titles that say nothing about the work. */
const EMPTY = new Set(
  "the and for with our you your a an of in at to de la le und oder der die das m w d f x div all genders gender remote hybrid onsite full part time".split(
    " ",
  ),
);

/** `value` is the fact as it is compared, `name` as it is written. */
export function traitsOf(
  posting: Pick<RelevancePosting, "title" | "company" | "location" | "work_mode" | "source">,
): { trait: Trait; value: string; name: string }[] {
  const { title, company, location, work_mode, source } = posting;
  const words = fold(title ?? "")
    .split(" ")
    .filter((word) => word.length > 1 && !EMPTY.has(word));
  const one = (trait: Trait, name: string | null | undefined) => {
    const value = fold(name ?? "");
    return value === "" || !name ? [] : [{ trait, value, name: name.trim() }];
  };
  return [
    ...one("company", company),
    ...[...new Map(words.map((word) => [stem(word, "en"), word]))].map(([value, name]) => ({
      trait: "title" as const,
      value,
      name,
    })),
    ...one("location", location),
    ...one("work_mode", work_mode),
    ...one("source", source),
  ];
}
