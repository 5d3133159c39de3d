/** What a model cost, by month. */
import type { ModelSettings } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import room from "../../ui/Room.module.css";
import { formatMonth, formatNumber, locale, t } from "../../words/index.ts";
import styles from "./Manage.module.css";

/** Calls cost fractions of a cent: two digits that count, at least cents. */
const money = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

export function Spending({ spending }: { spending: ModelSettings["spending"] }): ReactNode {
  const { months, ceiling_usd } = spending;
  const all = months.reduce((sum, { usd }) => sum + usd, 0);
  return (
    <div className={styles.lists} data-testid="spending" data-usd={all}>
      {ceiling_usd !== null && <p>{t("usage.ceiling", { usd: money.format(ceiling_usd) })}</p>}
      {months.length === 0 ? (
        <p className={room.none} data-testid="spending-none">
          {t("usage.noCost")}
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("usage.month")}</th>
              <th scope="col">{t("usage.calls")}</th>
              <th scope="col">{t("usage.usd")}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, calls, usd }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>{formatNumber(calls)}</td>
                <td>{money.format(usd)}</td>
              </tr>
            ))}
            {months.length > 1 && (
              <tr>
                <th scope="row">{t("usage.together")}</th>
                <td>{formatNumber(months.reduce((sum, { calls }) => sum + calls, 0))}</td>
                <td>{money.format(all)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </div>
  );
}
