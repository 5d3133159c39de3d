/** Roles beside the claims: what each says, what became of it, and accepting or rejecting it with its summary. */
import type { WorkHistory } from "@career-portrait/shared/contract";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber, t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/surfaces.tsx";
import { showPeriod } from "../profile/dates.ts";
import styles from "./Claims.module.css";
import { reviewRole, roleName } from "./actions.ts";

function RoleRow({ role, account }: { role: WorkHistory; account: string }): ReactNode {
  const { review_status: status, start_date, end_date, is_current, summary } = role;
  const label = roleName(role);
  const decide = (icon: typeof Check, to: "accepted" | "rejected"): ReactNode => {
    const words = t(to === "accepted" ? "claims.accept" : "claims.reject", { label });
    const Icon = icon;
    return (
      <Button
        kind="quiet"
        icon
        aria-label={words}
        title={words}
        data-testid={to === "accepted" ? "role-accept" : "role-reject"}
        onClick={() => void reviewRole(account, role, to)}
      >
        <Icon size={16} aria-hidden="true" />
      </Button>
    );
  };
  return (
    <li className={styles.row} data-testid="role-row" data-status={status} data-id={role.id}>
      <div className={styles.what}>
        <p className={styles.label}>{label}</p>
        <p className={styles.small}>{showPeriod(start_date, end_date, is_current)}</p>
        {summary && <p className={`${styles.small} ${styles.lines}`}>{summary}</p>}
        <div className={styles.facts}>
          <Chip tone={status === "accepted" ? "accent" : "quiet"}>{t(`claims.${status}`)}</Chip>
        </div>
      </div>
      <div className={styles.acts}>
        {status !== "accepted" && decide(Check, "accepted")}
        {status !== "rejected" && decide(X, "rejected")}
      </div>
    </li>
  );
}

interface Props {
  roles: readonly WorkHistory[];
  account: string;
  title: string;
}

export function Roles({ roles, account, title }: Props): ReactNode {
  if (roles.length === 0) return null;
  const newestFirst = roles.toSorted((a, b) => (b.start_date ?? "").localeCompare(a.start_date ?? ""));
  return (
    <section aria-labelledby="claims-roles" data-testid="role-group">
      <header className={styles.groupHead}>
        <h2 id="claims-roles">
          {title} <small>{formatNumber(roles.length)}</small>
        </h2>
        <p className={styles.small}>{t("roles.how")}</p>
      </header>
      <ul>
        {newestFirst.map((role) => (
          <RoleRow key={role.id} role={role} account={account} />
        ))}
      </ul>
    </section>
  );
}
