/** The person's own words that nothing bears out, marked where they stand. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { TriangleAlert } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { placeAt } from "../ui/route.ts";
import making from "./Making.module.css";
import { markedPieces, type Unborne, unborneIn } from "./unborne.ts";
import styles from "./Unborne.module.css";

/** A text with those words marked. */
export function Marked({ text, unborne }: { text: string; unborne: readonly Unborne[] }): ReactNode {
  const pieces = useMemo(() => markedPieces(text, unborne), [text, unborne]);
  return pieces.map((piece, index) =>
    piece.reason === null ? (
      piece.text
    ) : (
      // The pieces have no other name than their place.
      <mark key={index} className={styles.mark} title={piece.reason} data-testid="unborne-words">
        {piece.text}
      </mark>
    ),
  );
}

/** Why they are marked, below them. */
export function WhyMarked({ unborne }: { unborne: readonly Unborne[] }): ReactNode {
  const reasons = [...new Set(unborne.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <p key={reason} className={styles.why} data-testid="unborne-why">
      {reason}
    </p>
  ));
}

/** Before others read it: each sentence of the profile, with the words marked. Nothing where all is borne out. */
export function UnborneNotice({ profile }: { profile: TailoredProfile }): ReactNode {
  const unborne = unborneIn(profile);
  if (unborne.length === 0) return null;
  return (
    <div className={`${making.outcome} ${styles.notice}`} data-tone="warn" data-testid="unborne-notice">
      <TriangleAlert size={16} aria-hidden="true" />
      <div>
        <p>{tn("unborne.notice", unborne.length)}</p>
        <ul>
          {unborne.map((one) => (
            <li key={one.field + one.text}>
              <Marked text={one.text} unborne={[one]} />
            </li>
          ))}
        </ul>
        <a href={placeAt("opportunities", profile.opportunity_id, "tailored")}>{t("unborne.toWords")}</a>
      </div>
    </div>
  );
}
