/** What was asked for and what was offered. */
import type { Salary } from "@career-portrait/shared/contract";
import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { payOf } from "../../posting/facts.ts";
import { Button } from "../../ui/Button.tsx";
import { changeCase } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { Field, Form, Section } from "./Section.tsx";

const PERIODS = ["year", "month", "week", "day", "hour"] as const;

const text = (amount: number | null | undefined): string => (amount == null ? "" : String(amount));
const number = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

/** Nothing said is no salary; a range the wrong way round is turned. */
function salaryOf(from: string, to: string, currency: string, period: Salary["period"]): Salary | null {
  const [min, max] = [number(from), number(to)];
  if (min === null && max === null) return null;
  const turned = min !== null && max !== null && min > max;
  const code = /^[a-z]{3}$/i.test(currency.trim()) ? currency.trim().toUpperCase() : null;
  return { min: turned ? max : min, max: turned ? min : max, currency: code, period };
}

function Amount({
  name,
  value,
  onChange,
  testId,
}: {
  name: string;
  value: string;
  onChange: (typed: string) => void;
  testId: string;
}): ReactNode {
  return (
    <Field name={name}>
      <input
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-testid={testId}
      />
    </Field>
  );
}

function PayForm({ account, row, onLeave }: CaseProps & { onLeave: () => void }): ReactNode {
  const { salary_asked: asked, salary_offered: offered } = row;
  const known = asked ?? offered ?? row.salary;
  const [askedFrom, setAskedFrom] = useState(text(asked?.min));
  const [askedTo, setAskedTo] = useState(text(asked?.max));
  const [offeredFrom, setOfferedFrom] = useState(text(offered?.min));
  const [offeredTo, setOfferedTo] = useState(text(offered?.max));
  const [currency, setCurrency] = useState(known?.currency ?? "EUR");
  const [period, setPeriod] = useState<Salary["period"]>(known?.period ?? "year");
  const keep = (): void => {
    const salary_asked = salaryOf(askedFrom, askedTo, currency, period);
    const salary_offered = salaryOf(offeredFrom, offeredTo, currency, period);
    void changeCase(account, row, { kind: "salary", salary_asked, salary_offered }).then(onLeave);
  };
  return (
    <Form testId="pay-form" onKeep={keep} onLeave={onLeave}>
      <Amount name={t("case.askedFrom")} value={askedFrom} onChange={setAskedFrom} testId="asked-from" />
      <Amount name={t("case.to")} value={askedTo} onChange={setAskedTo} testId="asked-to" />
      <Amount
        name={t("case.offeredFrom")}
        value={offeredFrom}
        onChange={setOfferedFrom}
        testId="offered-from"
      />
      <Amount name={t("case.to")} value={offeredTo} onChange={setOfferedTo} testId="offered-to" />
      <Field name={t("case.currency")}>
        <input
          value={currency}
          maxLength={3}
          pattern="[A-Za-z]{3}"
          onChange={(event) => setCurrency(event.target.value)}
        />
      </Field>
      <Field name={t("case.per")}>
        <select
          value={period ?? ""}
          onChange={(event) => setPeriod((event.target.value || null) as Salary["period"])}
        >
          {PERIODS.map((each) => (
            <option key={each} value={each}>
              {t(`case.per.${each}`)}
            </option>
          ))}
        </select>
      </Field>
    </Form>
  );
}

export function Pay({ account, row }: CaseProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const rows = [
    ["case.asked", payOf(row.salary_asked)],
    ["case.offered", payOf(row.salary_offered)],
  ] as const;
  const said = rows.filter(([, pay]) => pay !== null);
  const edit = (): void => setEditing(true);
  return (
    <Section
      name={t("case.pay")}
      testId="pay"
      add={t("case.payAdd")}
      onAdd={editing || said.length > 0 ? undefined : edit}
    >
      {editing ? (
        <PayForm account={account} row={row} onLeave={() => setEditing(false)} />
      ) : said.length === 0 ? (
        <p className={styles.none}>{t("case.payNone")}</p>
      ) : (
        <div className={styles.pay}>
          <dl>
            {said.map(([name, pay]) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{pay}</dd>
              </div>
            ))}
          </dl>
          <Button
            kind="quiet"
            icon
            aria-label={t("case.edit", { what: t("case.pay") })}
            onClick={edit}
            data-testid="pay-edit"
          >
            <Pencil size={14} aria-hidden="true" />
          </Button>
        </div>
      )}
    </Section>
  );
}
