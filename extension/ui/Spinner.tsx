/** A turning sign: something is under way. The words beside it say what. */
import { Loader2 } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Spinner.module.css";

/** @param accent stands out from the text around it, as it should outside of a button */
export function Spinner({ accent = false }: { accent?: boolean }): ReactNode {
  const color = accent ? "var(--accent)" : "currentColor";
  return <Loader2 size={16} color={color} className={styles.turning} aria-hidden="true" />;
}
