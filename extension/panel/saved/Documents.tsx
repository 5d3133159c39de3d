/** The résumé and the letter for this posting: written, saved as files, and where more can be done to them. */
import { fileName } from "@career-portrait/shared/text";
import { ExternalLink, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import type { Connection } from "../../connection/connection.ts";
import { type Fresh, useStored } from "../../sync/copy-hooks.ts";
import type { KnownOpportunity } from "../../sync/database.ts";
import type { Made } from "../../sync/opportunity-copies.ts";
import { LetterFiles } from "../../tailored/letter/LetterFiles.tsx";
import { USUAL_WISH, useWriting } from "../../tailored/letter/writing.ts";
import { useLetter, useTailored } from "../../tailored/made.ts";
import { useMaking } from "../../tailored/making.ts";
import { Outcome } from "../../tailored/MakingBar.tsx";
import { refusedBy } from "../../tailored/refusals.ts";
import { About, Button } from "../../ui/Button.tsx";
import { usualPage } from "../../ui/paper.ts";
import { SaveFile } from "../../ui/SaveFile.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { t } from "../../words/index.ts";
import styles from "./AfterSaving.module.css";
import { workspaceAt } from "../../ui/workspace-at.ts";

interface Props {
  connection: Connection;
  row: KnownOpportunity;
}

interface PaperProps {
  name: string;
  testId: string;
  fresh: Fresh<Made<{ is_stale: boolean }>>;
  /** What is being done; null when nothing is. */
  busy: string | null;
  write: () => void;
  /** Where it is in the workspace. */
  href: string;
  files: ReactNode;
  /** What went wrong, or is to be known. */
  children?: ReactNode;
}

/** One document: whether it is written, and what can be done. */
function Paper({ name, testId, fresh, busy, write, href, files, children }: PaperProps): ReactNode {
  const { value, trouble } = fresh;
  const made = value?.made ?? null;
  const unknown = value === undefined || value === null;
  const standing =
    busy ??
    (unknown
      ? t(trouble ? "saved.away" : "copy.loading")
      : made === null
        ? t("saved.none")
        : made.is_stale
          ? t("saved.outdated")
          : null);
  return (
    <div className={styles.paper} data-testid={testId} data-made={made !== null} data-busy={busy !== null}>
      <div className={styles.named}>
        <h3>{name}</h3>
        <p role="status">
          {busy !== null && <Spinner />}
          {standing}
        </p>
      </div>
      <div className={styles.acts}>
        {made !== null && files}
        {!unknown && (made === null || made.is_stale) && (
          <Button onClick={write} disabled={busy !== null} data-testid={`${testId}-write`}>
            {t(made === null ? "saved.write" : "tailored.again")}
            <About>{name}</About>
          </Button>
        )}
        {made !== null && (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t("saved.lookAt", { what: name })}
            data-testid={`${testId}-open`}
          >
            {t("saved.look")} <ExternalLink size={12} aria-hidden="true" />
          </a>
        )}
      </div>
      {children}
    </div>
  );
}

function Resume({ connection, row: { id, company } }: Props): ReactNode {
  const fresh = useTailored(connection, id);
  const making = useMaking(connection, id);
  const person = useStored("profile")?.value.contact.name ?? null;
  const asked = { params: { id }, query: { page: usualPage(navigator.language) } };
  const step = making.state === "writing" ? "writing" : "queued";
  const busy = making.state === "idle" ? null : making.away ? t("tailored.away") : t(`tailoredStep.${step}`);
  return (
    <Paper
      name={t("saved.resume")}
      testId="paper-resume"
      fresh={fresh}
      busy={busy}
      write={() => void making.start({ anew: fresh.value?.made != null })}
      href={workspaceAt("opportunities", id, "tailored", "pages")}
      files={
        <SaveFile
          label={t("file.pdf")}
          says={t("file.saveAs", { what: t("file.pdf"), of: t("saved.resume") })}
          name={fileName([person, company, t("resume.fileWord")], "pdf")}
          fetch={async () => (await connectedApi(connection).getTailoredProfilePdf(asked)).data}
          whyNot={(error) => refusedBy(error).message}
          testId="paper-resume-pdf"
        />
      }
    >
      <Outcome making={making} />
    </Paper>
  );
}

function Letter({ connection, row: { id, company } }: Props): ReactNode {
  const fresh = useLetter(connection, id);
  const { state, write } = useWriting(connection, id);
  const letter = fresh.value?.made ?? null;
  const wish = letter ? { tone: letter.tone, max_words: letter.max_words } : USUAL_WISH;
  return (
    <Paper
      name={t("letter.tab")}
      testId="paper-letter"
      fresh={fresh}
      busy={state === "writing" ? t("saved.writing") : null}
      write={() => write(wish, letter !== null)}
      href={workspaceAt("opportunities", id, "letter")}
      files={letter && <LetterFiles letter={letter} company={company} connection={connection} />}
    >
      {letter?.little_fit && (
        <p className={styles.warned} data-testid="paper-little">
          <TriangleAlert size={14} aria-hidden="true" />
          {t("letter.little")}
        </p>
      )}
      {typeof state === "object" && (
        <p className={styles.refused} role="alert" data-testid="paper-letter-refused">
          {state.message}
        </p>
      )}
    </Paper>
  );
}

export function Documents(props: Props): ReactNode {
  return (
    <div className={styles.papers} data-testid="papers">
      <Resume {...props} />
      <Letter {...props} />
    </div>
  );
}
