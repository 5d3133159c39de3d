/** Who the person knows at the employer of a case. */
import { UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import type { KnownDetail, KnownOpportunity } from "../../sync/database.ts";
import { placeAt } from "../../ui/route.ts";
import { useRows } from "../../ui/rows.ts";
import { t } from "../../words/index.ts";
import styles from "./Case.module.css";
import { Section } from "./Section.tsx";

function said(row: KnownOpportunity, detail: KnownDetail | null): string | null {
  if (row.company === null) return t("people.noEmployer");
  if (detail === null) return t("people.needsBackend");
  if (detail.contacts === null) return t("opportunity.noContactsScope");
  return detail.contacts.length === 0 ? t("people.nobodyThere") : null;
}

export function PeopleThere(props: { row: KnownOpportunity; detail: KnownDetail | null }): ReactNode {
  const { row, detail } = props;
  const list = useRows("li");
  const words = said(row, detail);
  return (
    <Section name={t("people.there")} testId="people-there">
      {words !== null && <p className={styles.none}>{words}</p>}
      <ul ref={list} className={styles.people}>
        {detail?.contacts?.map(({ id, name, title, relationship }) => (
          <li key={id}>
            <a href={placeAt("opportunities", "contacts", row.company ?? "")}>{name}</a>
            <span>{[title, relationship].filter(Boolean).join(", ")}</span>
          </li>
        ))}
      </ul>
      {row.company !== null && (
        <a
          className={styles.addThere}
          href={placeAt("opportunities", "contacts", row.company)}
          data-testid="people-there-add"
        >
          <UserPlus size={16} aria-hidden="true" />
          {t("people.addThere")}
        </a>
      )}
    </Section>
  );
}
