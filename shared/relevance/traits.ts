/** The facts of a posting about which decisions can teach something, in the form in which they are compared. */
import { fold, stem } from "../text/index.ts";
import type { RelevancePosting, Trait } from "./types.ts";

/** Words of titles that say nothing about the work. */
const EMPTY = new Set(
  "the and for with our you your a an of in at to de la le und oder der die das m w d f x div all genders gender remote hybrid onsite full part time".split(
    " ",
  ),
);

export function traitsOf(
  posting: Pick<RelevancePosting, "title" | "company" | "location" | "work_mode"> & {
    source?: string | null;
  },
): { trait: Trait; value: string }[] {
  const { title, company, location, work_mode, source } = posting;
  const words = fold(title ?? "")
    .split(" ")
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map((word) => stem(word, "en"));
  const one = (trait: Trait, value: string | null | undefined) => {
    const plain = fold(value ?? "");
    return plain === "" ? [] : [{ trait, value: plain }];
  };
  return [
    ...one("company", company),
    ...[...new Set(words)].map((value) => ({ trait: "title" as const, value })),
    ...one("location", location),
    ...one("work_mode", work_mode),
    ...one("source", source),
  ];
}
