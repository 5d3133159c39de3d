/** How far a requirement is met, by shape and by colour: a ticked disc, a half disc, an empty ring, a ring with a
 * point for what no portrait shows, a dotted ring. */
import type { ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";

export type MarkKind = "met" | "partly" | "gap" | "unknowable" | "unknown";

const NAMES: Record<MarkKind, MessageKey> = {
  met: "mark.met",
  partly: "mark.partly",
  gap: "mark.gap",
  unknowable: "mark.unknowable",
  unknown: "mark.unknown",
};

const SHAPES: Record<MarkKind, ReactNode> = {
  met: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path
        d="M4.9 8.2l2.2 2.2 4-4.6"
        fill="none"
        stroke="var(--ground)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  partly: (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M8 1.8a6.2 6.2 0 0 0 0 12.4z" fill="currentColor" />
    </>
  ),
  gap: (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M5 8h6" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  unknowable: (
    <>
      <circle
        cx="8"
        cy="8"
        r="6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeDasharray="2 2.6"
      />
      <circle cx="8" cy="8" r="1.6" fill="currentColor" />
    </>
  ),
  unknown: (
    <circle
      cx="8"
      cy="8"
      r="6.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeDasharray="1.5 2.4"
    />
  ),
};

/** @param label false where the words beside it say the same */
export function Mark({ kind, label = true }: { kind: MarkKind; label?: boolean }): ReactNode {
  const name = label ? { role: "img", "aria-label": t(NAMES[kind]) } : { "aria-hidden": true };
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      style={{ color: `var(--${kind})`, flex: "none" }}
      {...name}
    >
      {SHAPES[kind]}
    </svg>
  );
}
