/** Ranges of a text, in UTF-16 units: what two of them share, and what lies between. */

interface Range {
  start: number;
  end: number;
}

/** How long the part is that two ranges share; 0 for none. */
export function sharedLength(one: Range, other: Range): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}

/** How far two ranges that share nothing stand apart; negative where they do. */
export function gapBetween(one: Range, other: Range): number {
  return Math.max(one.start - other.end, other.start - one.end);
}

/** Of a list the range that another lies in most, the first of equals; undefined where it lies in none. */
export function mostShared<One extends Range>(all: readonly One[], other: Range): One | undefined {
  let [most, found] = [0, undefined as One | undefined];
  for (const one of all) {
    const shared = sharedLength(one, other);
    if (shared > most) [most, found] = [shared, one];
  }
  return found;
}
