/** The first steps, the next of them open: what to do, why, and the way there. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import buttons from "../ui/Button.module.css";
import styles from "./Home.module.css";
import type { Step } from "./steps.ts";

function Item({ step, number, isNext }: { step: Step; number: number; isNext: boolean }): ReactNode {
  const { name, done, href } = step;
  return (
    <li
      data-step={done ? "done" : isNext ? "now" : "later"}
      data-testid="first-step"
      data-name={name}
      aria-current={isNext ? "step" : undefined}
    >
      <span className={styles.badge}>
        {done ? <Check size={14} role="img" aria-label={t("steps.done")} /> : number}
      </span>
      <div>
        <h3>{t(`home.step.${name}`)}</h3>
        {isNext && <p>{t(`home.step.${name}How`)}</p>}
        {isNext && href && (
          <a className={`${buttons.button} ${buttons.primary}`} href={href} data-testid="first-step-go">
            {t(`home.step.${name}Go`)}
          </a>
        )}
      </div>
    </li>
  );
}

/** Nothing once all are done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }): ReactNode {
  const next = steps.find(({ done }) => !done);
  return (
    <section className={styles.block} aria-labelledby="home-steps" data-testid="first-steps">
      <h2 id="home-steps">{t("home.steps")}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Item key={step.name} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}
