/** What speaks for something and against it: each sign counts by its weight, once or as often as it was seen. */
export type Sign = readonly [seen: boolean | number, weight: number];

export function weighed(signs: readonly Sign[]): number {
  return signs.reduce((sum, [seen, weight]) => sum + Number(seen) * weight, 0);
}
