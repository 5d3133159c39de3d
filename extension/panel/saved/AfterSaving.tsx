/** What stands of a saved posting in the panel: its status, what comes next, the note and the documents. */
import { ExternalLink } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { useNow } from "../../discovery/clock.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import { KeptHere } from "../../sync/DoneBar.tsx";
import { useOpportunityActions } from "../../sync/hooks.ts";
import { opportunityActions } from "../../sync/opportunity-actions.ts";
import { asLeft } from "../../sync/opportunity-overlay.ts";
import { NextStep } from "../../tracked/case/NextStep.tsx";
import { dayFrom } from "../../tracked/case/times.ts";
import { StarButton, StatusSelect } from "../../tracked/Controls.tsx";
import { Notes } from "../../tracked/detail/Notes.tsx";
import { Done } from "../../tracked/Done.tsx";
import { setStatus, wordsOf } from "../../tracked/tracked.ts";
import { Button, Key } from "../../ui/Button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { t } from "../../words/index.ts";
import styles from "./AfterSaving.module.css";
import { Documents } from "./Documents.tsx";
import { workspaceAt } from "../../ui/workspace-at.ts";

const PARTS = { step: "case.next", notes: "opportunity.notes", documents: "saved.documents" } as const;
type Part = keyof typeof PARTS;

interface Props {
  connection: Connection;
  /** As the server said. */
  opportunity: KnownOpportunity;
}

/** That a closed part holds something; of a step also whether it is time. */
function Held({ row, part }: { row: KnownOpportunity; part: Part }): ReactNode {
  const today = dayFrom(useNow());
  const step = row.next_step?.done_at === null ? row.next_step : null;
  if (part === "documents" || (part === "step" ? step : row.notes) === null) return null;
  const late = part === "step" && step?.due_on != null && step.due_on <= today;
  const words = t(!late ? "saved.has" : step.due_on === today ? "case.dueToday" : "case.isOverdue");
  return <i className={styles.dot} data-late={late} role="img" aria-label={words} title={words} />;
}

export default function AfterSaving({ connection, opportunity }: Props): ReactNode {
  const account = accountOf(connection);
  const actions = useOpportunityActions(account);
  const row = actions && asLeft(opportunity, actions);
  const [open, setOpen] = useState<{ part: Part; asked: boolean } | null>(null);
  const id = useId();
  const apply = row?.status === "tracking" ? (): void => void setStatus(account, [row], "applied") : null;
  // Once the step is on show it listens for its key itself.
  const plan = row && open?.part !== "step" ? (): void => setOpen({ part: "step", asked: true }) : null;
  useShortcuts({
    a: apply && { says: t("saved.apply"), act: apply },
    n: plan && { says: t("shortcut.step"), act: plan },
  });
  if (!actions) return null;
  const own = actions.filter(({ change }) =>
    "id" in change
      ? change.id === opportunity.id && change.kind !== "correct"
      : change.ids.includes(opportunity.id),
  );
  return (
    <>
      <Done account={account} inFoot />
      {row && (
        <section className={styles.saved} aria-label={t("saved.name")} data-testid="after-saving">
          <KeptHere actions={own} log={opportunityActions} wordsOf={wordsOf} backend="online" />
          <div className={styles.line}>
            <StatusSelect account={account} row={row} />
            <StarButton account={account} row={row} />
            {apply && (
              <Button kind="quiet" onClick={apply} data-testid="apply" aria-keyshortcuts="a">
                {t("saved.apply")}
                <Key>A</Key>
              </Button>
            )}
            <a
              className={styles.case}
              href={workspaceAt("opportunities", row.id, "case")}
              target="_blank"
              rel="noreferrer"
              data-testid="open-case"
            >
              {t("opportunity.case")} <ExternalLink size={12} aria-hidden="true" />
              <span className="visually-hidden">{t("entry.newTab")}</span>
            </a>
          </div>
          <div className={styles.parts}>
            {(Object.keys(PARTS) as Part[]).map((part) => (
              <button
                key={part}
                type="button"
                aria-expanded={open?.part === part}
                aria-controls={id}
                onClick={() => setOpen(open?.part === part ? null : { part, asked: false })}
                data-testid={`part-${part}`}
              >
                {t(PARTS[part])}
                {open?.part !== part && <Held row={row} part={part} />}
              </button>
            ))}
          </div>
          <div id={id} className={styles.part} hidden={open === null} data-part={open?.part ?? ""}>
            {open?.part === "step" && <NextStep account={account} row={row} start={open.asked} />}
            {open?.part === "notes" && <Notes account={account} row={row} />}
            {open?.part === "documents" && <Documents connection={connection} row={row} />}
          </div>
        </section>
      )}
    </>
  );
}
