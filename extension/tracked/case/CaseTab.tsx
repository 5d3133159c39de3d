/** An opportunity as a case: what comes next, what happened, who is met, what was sent. */
import type { ReactNode } from "react";
import { accountOf } from "../../connection/connection.ts";
import type { TabProps } from "../detail/index.ts";
import styles from "./Case.module.css";
import { Interviews } from "./Interviews.tsx";
import { NextStep } from "./NextStep.tsx";
import { PeopleThere } from "./PeopleThere.tsx";
import { Pay } from "./Pay.tsx";
import { Sent } from "./Sent.tsx";
import { Tags } from "./Tags.tsx";
import { Timeline } from "./Timeline.tsx";

export function CaseTab({ connection, opportunity: row, detail }: TabProps): ReactNode {
  const account = accountOf(connection);
  return (
    <div className={styles.case} data-testid="case">
      <div className={styles.main}>
        <NextStep account={account} row={row} />
        <Interviews account={account} row={row} connection={connection} />
        <Timeline account={account} row={row} />
      </div>
      <div className={styles.aside}>
        <PeopleThere row={row} detail={detail} />
        <Tags account={account} row={row} />
        <Pay account={account} row={row} />
        <Sent account={account} row={row} connection={connection} />
      </div>
    </div>
  );
}
