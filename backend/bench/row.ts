/** One line of the performance table. */
export interface BenchRow {
  readonly name: string;
  /** With its unit, to print. */
  readonly value: string;
  readonly target: string;
  readonly ok: boolean;
}
