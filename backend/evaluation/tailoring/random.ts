/** Numbers that look random and are the same in every run (mulberry32, public domain, T. Ettinger). */
export interface Random {
  /** 0 ≤ n < below. */
  below: (below: number) => number;
  pick: <T>(items: readonly T[]) => T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)]! };
}
