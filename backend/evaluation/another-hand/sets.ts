/**
 * Sets of postings and of sentences written for this project by somebody who had not seen the reader or the gate
 * (fixtures/README.md). A set is a file; a file that lies in its folder is counted.
 */
import { readdirSync, readFileSync } from "node:fs";

/** A part of a set, opened at one time; `First` is what is known of its first reading. */
export interface Part<First> {
  name: string;
  /** Which rules have been changed by what it showed; null while none has, so that its figures are those of the unseen. */
  taught: string | null;
  first_sight: First | null;
}

export interface WrittenSet<P extends Part<unknown> = Part<unknown>> {
  name: string;
  /** The day it was written, `YYYY-MM-DD`. */
  written: string;
  parts: P[];
}

/** Every set of a folder, in the order of the file names, which begin with the day. */
export function setsIn<S extends WrittenSet>(folder: "postings" | "sentences"): S[] {
  const place = new URL(`./fixtures/${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(new URL(name, place), "utf8")) as S);
}

/** Says which parts of a set the rules have been taught by, and which nothing has been. */
export function teaching({ name, written, parts }: WrittenSet): string {
  const taught = parts.flatMap((part) => (part.taught === null ? [] : [`${part.name} (${part.taught})`]));
  const unseen = parts.filter((part) => part.taught === null).map((part) => part.name);
  return [
    `${name}, written ${written}, by another hand: used for teaching since its first reading: ${listed(taught)}`,
    `never used for teaching: ${listed(unseen)}`,
  ].join("; ");
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.join(", ");
}

/** The parts that nothing was taught by, of every set: what they get is what the unseen gets. */
export function untaught<P extends Part<unknown>>(sets: readonly WrittenSet<P>[]): P[] {
  return sets.flatMap(({ parts }) => parts.filter(({ taught }) => taught === null));
}
