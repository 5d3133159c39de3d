/** One bar of a list of bars: its length is its value on the scale that all of the list share. */
import { scaleLinear } from "@visx/scale";
import { Bar as Rect } from "@visx/shape";
import type { ReactNode } from "react";

const HEIGHT = 10;

interface Props {
  /** The part that counts. */
  value: number;
  /** The whole that it is a part of, drawn pale behind it; none when it is not said. */
  of?: number;
  /** The most of the list. */
  most: number;
}

/** Says nothing by itself: what it shows stands in words beside it. */
export function Bar({ value, of, most }: Props): ReactNode {
  const x = scaleLinear<number>({ domain: [0, Math.max(1, most)], range: [0, 100] });
  // A value that is there is never so short that it cannot be seen.
  const width = (count: number): string => (count === 0 ? "0" : `max(3px, ${x(count)}%)`);
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" style={{ display: "block" }}>
      {of !== undefined && (
        <Rect y={0} height={HEIGHT} rx={2} style={{ width: width(of) }} fill="var(--line-strong)" />
      )}
      <Rect y={0} height={HEIGHT} rx={2} style={{ width: width(value) }} fill="var(--accent)" />
    </svg>
  );
}
