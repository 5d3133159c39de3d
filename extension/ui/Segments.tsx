/** One choice among a few, side by side: native radio buttons, so the arrow keys choose. */
import { useId, type ReactNode } from "react";
import styles from "./Segments.module.css";

interface Props<T extends string> {
  legend: string;
  choices: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T) => void;
  testId: string;
}

export function Segments<T extends string>({
  legend,
  choices,
  value,
  onChange,
  testId,
}: Props<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.segments} data-testid={testId} data-value={value ?? ""}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
