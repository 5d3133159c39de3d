/** Words of the person's own that are surely misspelt: which of them are still to be decided, and the text with one repaired. */
import type { Misspelling } from "@career-portrait/shared/contract";
import { hash } from "@career-portrait/shared/text";
import { useState } from "react";

/** What was left as it is, on this device: no words, only their hashes. */
const LEFT = "spelling-left";
const MOST_LEFT = 1000;
/** A word is left in its surroundings, so many UTF-16 units to either side. */
const AROUND = 20;

/** Of what is told of a text, what stands there: a text may have been changed since. */
function standing(text: string, told: readonly Misspelling[]): Misspelling[] {
  return told.filter(({ start, end, words }) => text.slice(start, end) === words);
}

export function repaired(text: string, { start, end, suggestion }: Misspelling): string {
  return text.slice(0, start) + suggestion + text.slice(end);
}

function leftAs(text: string, { words, start, end }: Misspelling): number {
  return hash(text.slice(Math.max(0, start - AROUND), end + AROUND), hash(words));
}

function readLeft(): number[] {
  return JSON.parse(localStorage.getItem(LEFT) ?? "[]") as number[];
}

/** What of a text is to be decided, and leaving one of it as it is. */
export function useUndecided(
  text: string,
  told: readonly Misspelling[],
): [undecided: Misspelling[], leave: (one: Misspelling) => void] {
  const [left, setLeft] = useState(readLeft);
  const leave = (one: Misspelling): void => {
    const all = [...readLeft(), leftAs(text, one)].slice(-MOST_LEFT);
    localStorage.setItem(LEFT, JSON.stringify(all));
    setLeft(all);
  };
  return [standing(text, told).filter((one) => !left.includes(leftAs(text, one))), leave];
}
