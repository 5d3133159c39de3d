/** Chance that is the same for the same seed on every machine. */

/** Numbers in [0, 1) that are the same for the same seed on every machine (mulberry32, public domain). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Brings a list into an order drawn by `random`, in place (Fisher and Yates). */
export function shuffle(list: { length: number; [at: number]: unknown }, random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
