/** Controls that the views of discovery share. */
import type { ReactNode } from "react";
import styles from "./Discovery.module.css";

interface SwitchProps {
  on: boolean;
  /** What it switches, for those who do not see what stands beside it. */
  label: string;
  onChange: (on: boolean) => void;
  testId: string;
}

/** On or off, at once. */
export function Switch({ on, label, onChange, testId }: SwitchProps): ReactNode {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={on}
      aria-label={label}
      data-testid={testId}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Numbers behind a drawing, for whoever would rather read; scrolls by itself where the window is narrow. */
export function NumbersTable(props: {
  name: string;
  columns: readonly string[];
  rows: readonly { key: string; head: string; cells: readonly string[] }[];
  testId: string;
}): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={props.name} tabIndex={0}>
      <table className={styles.numbers} data-testid={props.testId}>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={props.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
