/** The least a person wants to be paid: an amount as they would write it, its currency and what it is for. */
import { useId, useState, type ReactNode } from "react";
import { formatMoney, locale, t } from "../../words/index.ts";
import { readAmount } from "./amount.ts";
import type { Pay } from "./wishes.ts";
import styles from "./Wishes.module.css";

export const PERIODS = ["hour", "day", "week", "month", "year"] as const;
const CODE = /^[A-Z]{3}$/;
const CURRENCIES = Intl.supportedValuesOf("currency");

/** Pay in words, such as "€90,000 a year"; null when no amount is stated. */
export function payWords({
  compensation_floor,
  compensation_currency,
  compensation_period,
}: Pay): string | null {
  if (compensation_floor === null) return null;
  const range = formatMoney(compensation_floor, compensation_floor, compensation_currency);
  return compensation_period === null ? range : t(`pay.${compensation_period}`, { range });
}

interface Typed<T> {
  text: string;
  /** What it says, or what stood when it said nothing. */
  stands: T | null;
}

const written = (amount: number | null): string =>
  amount === null ? "" : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount);

export function PayFields({ pay, onChange }: { pay: Pay; onChange: (pay: Pay) => void }): ReactNode {
  const id = useId();
  // What was typed is shown as long as it is what stands; else it was changed by other means than typing here.
  const [typedAmount, setTypedAmount] = useState<Typed<number> | null>(null);
  const [typedCode, setTypedCode] = useState<Typed<string> | null>(null);
  const text =
    typedAmount?.stands === pay.compensation_floor ? typedAmount.text : written(pay.compensation_floor);
  const code =
    typedCode?.stands === pay.compensation_currency ? typedCode.text : (pay.compensation_currency ?? "");
  const amount = text.trim() === "" ? null : readAmount(text);
  const wrong = text.trim() !== "" && amount === null;
  const wrongCode = code !== "" && !CODE.test(code);

  const typeAmount = (typed: string): void => {
    const read = typed.trim() === "" ? null : readAmount(typed);
    const stands = typed.trim() === "" || read !== null ? read : pay.compensation_floor;
    setTypedAmount({ text: typed, stands });
    onChange({ ...pay, compensation_floor: stands });
  };
  const typeCode = (typed: string): void => {
    const upper = typed.toUpperCase().trim();
    const whole = upper === "" || CODE.test(upper);
    const stands = whole ? upper || null : pay.compensation_currency;
    setTypedCode({ text: upper, stands });
    onChange({ ...pay, compensation_currency: stands });
  };
  return (
    <fieldset className={styles.row} data-testid="wish-pay">
      <legend className="visually-hidden">{t("wishes.pay")}</legend>
      <div className={styles.rowName}>
        <p aria-hidden="true">{t("wishes.pay")}</p>
        <p id={`${id}-hint`} className={styles.hint}>
          {t("wishes.payHint")}
        </p>
      </div>
      <div>
        <div className={styles.pay}>
          <label>
            <span>{t("wishes.amount")}</span>
            <input
              value={text}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={wrong}
              aria-describedby={`${id}-hint ${id}-said`}
              data-testid="pay-amount"
              onChange={(event) => typeAmount(event.target.value)}
              onBlur={() => wrong || setTypedAmount(null)}
            />
          </label>
          <label>
            <span>{t("wishes.currency")}</span>
            <input
              value={code}
              list={`${id}-currencies`}
              maxLength={3}
              size={4}
              autoComplete="off"
              aria-invalid={wrongCode}
              data-testid="pay-currency"
              onChange={(event) => typeCode(event.target.value)}
            />
            <datalist id={`${id}-currencies`}>
              {CURRENCIES.map((currency) => (
                <option key={currency} value={currency} />
              ))}
            </datalist>
          </label>
          <label>
            <span>{t("wishes.period")}</span>
            <select
              value={pay.compensation_period ?? ""}
              data-testid="pay-period"
              onChange={({ target }) =>
                onChange({
                  ...pay,
                  compensation_period: PERIODS.find((period) => period === target.value) ?? null,
                })
              }
            >
              <option value="">{t("wishes.noPeriod")}</option>
              {PERIODS.map((period) => (
                <option key={period} value={period}>
                  {t(`payPeriod.${period}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p
          id={`${id}-said`}
          className={wrong || wrongCode ? styles.wrong : styles.hint}
          data-testid="pay-said"
        >
          {wrong
            ? t("wishes.notAmount")
            : wrongCode
              ? t("wishes.notCurrency")
              : pay.compensation_floor !== null && pay.compensation_currency === null
                ? t("wishes.payNeedsCurrency")
                : (payWords(pay) ?? t("wishes.noPay"))}
        </p>
      </div>
    </fieldset>
  );
}
