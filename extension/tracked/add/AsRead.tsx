/** A posting that was given, as it is read: its names to put right, its score, what it asks for, and saving it. */
import { ArrowLeft, Check, CloudOff, Copy, TriangleAlert } from "lucide-react";
import { useMemo, useRef, type ReactNode } from "react";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { JustSaid, useCorrecting } from "../../posting/Correcting.tsx";
import { useCorrections } from "../../posting/corrections.ts";
import { isAhead, payOf, placeOf } from "../../posting/facts.ts";
import { useScoreHere, useScorer, useWarningsHere } from "../../posting/local-score.ts";
import { Twins } from "../../posting/Names.tsx";
import { useTwins } from "../../posting/naming.ts";
import { Requirements } from "../../posting/Requirements.tsx";
import { JobPhase, saveStateOf } from "../../posting/SaveFoot.tsx";
import { Score } from "../../posting/Score.tsx";
import { Warnings } from "../../posting/Warnings.tsx";
import { cache } from "../../sync/database.ts";
import { askToDrain, useTracked, type LocalPortrait, type Tracked } from "../../sync/hooks.ts";
import { canonicalOf, discard, save } from "../../sync/outbox.ts";
import { Button, Key } from "../../ui/Button.tsx";
import form from "../../ui/Form.module.css";
import { placeAt } from "../../ui/route.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Notice, Skeleton } from "../../ui/surfaces.tsx";
import { t } from "../../words/index.ts";
import { refusalInWords } from "../../words/refusal.ts";
import styles from "./Add.module.css";
import { named, NOTHING, useAddDraft, type Reading } from "./draft.ts";

interface Props {
  connection: Connection;
  portrait: LocalPortrait;
  reading: Reading;
}

/** Puts another reading in the place of this one, under the key it had. */
function change(reading: Reading): void {
  useAddDraft.setState({ reading });
}

function Name({ reading, field }: { reading: Reading; field: "title" | "company" }): ReactNode {
  const { posting, key } = reading;
  return (
    <label className={form.field}>
      {t(field === "title" ? "edit.title" : "add.company")}
      <input
        value={posting[field] ?? ""}
        maxLength={300}
        onChange={(event) => change({ key, posting: named(posting, field, event.target.value) })}
        data-testid={`add-${field}`}
      />
    </label>
  );
}

/** What became of saving it; nothing while it is not saved. */
function Outcome({ tracked, mine }: { tracked: Tracked; mine: boolean }): ReactNode {
  const { opportunity, item, job } = tracked;
  const state = saveStateOf(tracked);
  if (state === "new") return null;
  if (state === "accepted") return <JobPhase job={job} />;
  if (state === "waiting")
    return (
      <Notice icon={CloudOff} tone="warn" testId="add-waiting">
        {t("save.waiting")}
      </Notice>
    );
  if (state === "refused" || state === "failed")
    return (
      <Notice icon={TriangleAlert} tone="stop" testId="add-refused">
        {item?.refusal && refusalInWords(item.refusal)}
      </Notice>
    );
  const known = !mine || item?.job_id === null || job?.already_tracked === true;
  const id = opportunity?.id ?? item?.opportunity_id;
  const title = opportunity?.title ?? item?.title ?? "";
  return (
    <Notice
      icon={known ? Copy : Check}
      tone="accent"
      testId={known ? "add-tracked" : "add-saved"}
      actions={id && <a href={placeAt("opportunities", id)}>{t("add.openTracked")}</a>}
    >
      {t(known ? "add.tracked" : "add.saved", { title })}
    </Notice>
  );
}

const NONE: Tracked = { opportunity: null, item: null, job: null };

export function AsRead({ connection, portrait, reading }: Props): ReactNode {
  const { posting, key } = reading;
  const account = accountOf(connection);
  const tracked = useTracked(key, canonicalOf(posting.url)) ?? NONE;
  const state = saveStateOf(tracked);
  const { said, keep } = useCorrections({ posting, captureKey: key, tracked, trackedId: null, account });
  const scorer = useScorer(portrait);
  const read = useMemo(() => scorer?.scoring.readHere(posting), [scorer, posting]);
  const score = useScoreHere(read, said, scorer);
  const warnings = useWarningsHere(posting, read, scorer);
  const list = useRef<HTMLElement>(null);
  const correcting = useCorrecting({ posting: read, said, overall: score?.overall ?? null, keep, list });
  const twins = useTwins(posting, tracked.opportunity?.id ?? null, account);
  const canSave = state === "new" || state === "refused" || state === "failed";
  const keepIt = async (): Promise<void> => {
    // What was not taken as it stood is given up for what is saved now.
    if (state !== "new" && tracked.item) await discard(cache, tracked.item.key);
    const again = state === "new" ? key : crypto.randomUUID();
    await save(cache, posting, null, again, account, Date.now());
    if (again !== key) change({ posting, key: again });
    askToDrain(true);
  };
  const back = (): void => useAddDraft.setState({ reading: null });
  const another = (): void => useAddDraft.setState(NOTHING);
  useShortcuts({ s: canSave ? { says: t("shortcut.save"), act: () => void keepIt() } : null });
  const facts = [...placeOf(posting), payOf(posting.salary), posting.employment_type].filter(Boolean);
  const { valid_through: until, closed } = posting;
  return (
    <article ref={list} className={styles.read} data-testid="add-preview">
      <div className={styles.names}>
        <Name reading={reading} field="title" />
        <Name reading={reading} field="company" />
      </div>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(" \u00b7 ")}</p>}
      {posting.url && <p className={styles.facts}>{posting.url}</p>}
      {(closed || (until !== null && !isAhead(until))) && (
        <p className={styles.facts}>{t("posting.closed")}</p>
      )}
      <Warnings warnings={warnings} />
      {score === undefined && <Skeleton width="100%" height={72} />}
      {score && portrait.claims.length > 0 && <Score score={score} engine={null} />}
      {score && portrait.claims.length === 0 && (
        <p className={styles.facts}>
          {t("add.noPortrait")} <a href={placeAt("portrait", "documents")}>{t("room.portrait")}</a>
        </p>
      )}
      {score && <Requirements rows={score.rows} documents={portrait.documents} correcting={correcting} />}
      <footer className={styles.foot}>
        {canSave && <Twins twins={twins} />}
        <JustSaid correcting={correcting} />
        <div role="status">
          <Outcome tracked={tracked} mine={tracked.item?.key === key} />
        </div>
        <div className={form.row}>
          {canSave ? (
            <Button kind="primary" onClick={() => void keepIt()} data-testid="add-save" autoFocus>
              {t("add.save")} <Key>S</Key>
            </Button>
          ) : (
            <Button onClick={another} data-testid="add-another" autoFocus>
              {t("add.another")}
            </Button>
          )}
          {canSave && (
            <Button kind="quiet" onClick={back} data-testid="add-back">
              <ArrowLeft size={16} aria-hidden="true" />
              {t("add.change")}
            </Button>
          )}
        </div>
      </footer>
    </article>
  );
}
