/** What was achieved in a role and is not in its own words: claims, shown here and reviewed elsewhere. */
import type { Claim } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { placeAt } from "../../ui/route.ts";
import styles from "./Profile.module.css";

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export function Achievements(props: { claims: readonly Claim[]; said: string | null }): ReactNode {
  const said = plain(props.said ?? "");
  const claims = props.claims.filter(({ label }) => !said.includes(plain(label)));
  if (claims.length === 0) return null;
  return (
    <details className={styles.achievements}>
      <summary>{tn("entry.achievements", claims.length)}</summary>
      <ul>
        {claims.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <a href={placeAt("portrait", "claims")}>{t("entry.inClaims")}</a>
    </details>
  );
}
