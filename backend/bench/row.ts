/** One line of the performance table. */
export interface BenchRow {
  readonly name: string;
  /** With its unit, to print. */
  readonly value: string;
  readonly target: string;
  readonly ok: boolean;
}

/** The value that so many percent of the others do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** A row for a duration that has a limit, both in milliseconds. */
export function durationRow(name: string, milliseconds: number, limit: number): BenchRow {
  return {
    name,
    value: `${milliseconds.toFixed(1)} ms`,
    target: `< ${limit} ms`,
    ok: milliseconds < limit,
  };
}

/** A row that only tells. */
export function plainRow(name: string, value: string): BenchRow {
  return { name, value, target: "", ok: true };
}
