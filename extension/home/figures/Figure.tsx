/** A chart with the question it answers above it, the answer in words, and its numbers as a table behind it. */
import { useId, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import styles from "./Figures.module.css";

export interface Table {
  columns: readonly string[];
  /** The first of each row names it. */
  rows: readonly (readonly (string | number)[])[];
}

interface Props {
  /** Under which tests find it. */
  name: string;
  question: string;
  answer: string;
  table: Table;
  children: ReactNode;
  /** What is said below the chart. */
  note?: ReactNode;
}

export function Figure({ name, question, answer, table, children, note }: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id} data-testid={`figure-${name}`}>
      <figcaption>
        <h2 id={id}>{question}</h2>
        <p data-testid="figure-answer">{answer}</p>
      </figcaption>
      {children}
      {note}
      <details className={styles.details}>
        <summary data-testid="figure-table">{t("home.asTable")}</summary>
        {/* Wider than its place it scrolls, by keyboard too. */}
        <div className={styles.scroll} role="region" aria-label={question} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([head, ...cells], row) => (
                <tr key={`${row} ${head}`}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, column) => (
                    <td key={table.columns[column + 1]} data-number={typeof cell === "number"}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
