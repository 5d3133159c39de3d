/** A card that is pushed aside with a finger: to the right for one thing, to the left for another. */
import { useRef, type PointerEvent } from "react";

/** How far a push has to go, in CSS pixels; less springs back. */
const FAR = 88;

export interface Swiping {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

function place(card: HTMLElement, by: number): void {
  card.style.transform = by === 0 ? "" : `translateX(${by}px)`;
  card.style.opacity = by === 0 ? "" : String(1 - Math.min(Math.abs(by) / (FAR * 3), 0.6));
}

/** For an element with `touch-action: pan-y`: the browser keeps scrolling, and leaves sideways movements to us. */
export function useSwipe(toRight: (() => void) | null, toLeft: (() => void) | null): Swiping {
  const from = useRef<number | null>(null);
  const end = (event: PointerEvent<HTMLElement>): number => {
    const by = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    place(event.currentTarget, 0);
    return by;
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === "touch" && event.isPrimary) from.current = event.clientX;
    },
    onPointerMove: (event) => {
      if (from.current === null) return;
      const by = event.clientX - from.current;
      place(event.currentTarget, (by > 0 ? toRight : toLeft) ? by : 0);
    },
    onPointerUp: (event) => {
      const by = end(event);
      if (by >= FAR) toRight?.();
      else if (by <= -FAR) toLeft?.();
    },
    onPointerCancel: (event) => void end(event),
  };
}
