/** The base résumé: seen as it will be printed, made anew, taken away as PDF. */
import type { BaseResume } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { FileText, RefreshCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { phraseInWords } from "../../words/explanation.ts";
import { formatMoment, locale, t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi, troubleOf } from "../../connection/api.ts";
import { changeCopy } from "../../sync/copies.ts";
import { cache } from "../../sync/database.ts";
import { useFresh, useStored } from "../../sync/copy-hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { PdfPreview } from "../../ui/PdfPreview.tsx";
import { placeAt } from "../../ui/route.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { Screen } from "../../ui/surfaces.tsx";
import type { RoomProps } from "../room.ts";
import { CopyGate } from "../../sync/CopyGate.tsx";
import room from "../../ui/Room.module.css";
import { sentenceFor } from "../../connection/refusal.ts";
import { ResumeText } from "./ResumeText.tsx";

/** Time between two looks while a résumé is being made, in ms. */
const LOOK = 1_000;
const IDLE = 60_000;
const underWay = (status: BaseResume["status"] | undefined): boolean =>
  status === "queued" || status === "generating";

function Preview({
  connection,
  resume,
  made,
}: {
  connection: Connection;
  resume: Record<string, unknown>;
  made: string;
}): ReactNode {
  const profile = useStored("profile");
  const name = profile?.value.contact.name ?? (resume.basics as { name?: string } | undefined)?.name ?? null;
  return (
    <PdfPreview
      source={["resume.pdf", accountOf(connection), made]}
      fetch={async (query, signal) => (await connectedApi(connection).getResumePdf({ query, signal })).data}
      fetchWord={async (query) => (await connectedApi(connection).getResumeDocx({ query })).data}
      named={[name]}
      text={<ResumeText data={resume} />}
      troubleOf={(error) => ({ why: sentenceFor(error), away: troubleOf(error) === "unreachable" })}
    />
  );
}

interface Making {
  running: boolean;
  error: string | null;
  start: () => void;
}

function useMaking(connection: Connection, resume: BaseResume | null | undefined): Making {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const start = (): void => {
    setRefused(null);
    setAsking(true);
    connectedApi(connection)
      .regenerateBaseResume({ idempotencyKey: crypto.randomUUID() })
      .then(async () => {
        await changeCopy(cache, "base_resume", (known) => ({ ...known, status: "queued", error: null }));
        await queries.invalidateQueries({
          queryKey: ["refresh", accountOf(connection), connection.key, "base_resume"],
        });
      })
      .catch((reason: unknown) => setRefused(sentenceFor(reason)))
      .finally(() => setAsking(false));
  };
  const why = resume?.status === "failed" && phraseInWords(resume.error_explanation, resume.error);
  const failed = why === undefined || why === false ? null : t("resume.failed", { why });
  return { running: asking || underWay(resume?.status), error: refused ?? failed, start };
}

function Status({ making, resume }: { making: Making; resume: BaseResume }): ReactNode {
  if (making.running) {
    return (
      <p className={room.progress} role="status" data-testid="resume-progress" data-status={resume.status}>
        <Spinner accent />
        {t(resume.status === "generating" ? "resume.making" : "phase.queued")}
      </p>
    );
  }
  if (making.error !== null) {
    return (
      <p className={room.problem} role="alert" data-testid="resume-error">
        {making.error}
      </p>
    );
  }
  return null;
}

/** Whether a claim has changed since the résumé was made. */
function isBehind(made: string | null, portrait: RoomProps["portrait"]): boolean {
  return made !== null && portrait.claims.some((claim) => claim.updated_at > made);
}

export function ResumeRoom({ connection, portrait }: RoomProps): ReactNode {
  const fresh = useFresh(connection, "base_resume", (known) => (underWay(known?.status) ? LOOK : IDLE));
  const making = useMaking(connection, fresh.value);
  const empty = portrait.claims.length === 0 && portrait.work.length === 0;
  return (
    <div className={room.room} data-testid="resume" data-status={fresh.value?.status ?? ""} lang={locale}>
      <CopyGate shape="sheet" fresh={fresh}>
        {(resume) =>
          resume.resume_data && resume.generated_at ? (
            <>
              <div className={room.bar}>
                <Button onClick={making.start} disabled={making.running} data-testid="resume-regenerate">
                  <RefreshCw size={16} aria-hidden="true" />
                  {t("resume.again")}
                </Button>
                <Status making={making} resume={resume} />
                {!making.running && making.error === null && (
                  <p className={room.note} data-testid="resume-made">
                    {t("resume.made", { when: formatMoment(resume.generated_at) })}
                    {isBehind(resume.generated_at, portrait) && ` ${t("resume.behind")}`}
                  </p>
                )}
              </div>
              <Preview connection={connection} resume={resume.resume_data} made={resume.generated_at} />
            </>
          ) : (
            <div className={room.empty} data-testid="resume-none">
              <Screen
                icon={FileText}
                title={t("resume.none")}
                actions={
                  empty ? (
                    <a href={placeAt("portrait", "documents")}>{t("profile.upload")}</a>
                  ) : (
                    <Button
                      kind="primary"
                      onClick={making.start}
                      disabled={making.running}
                      data-testid="resume-regenerate"
                    >
                      <FileText size={16} aria-hidden="true" />
                      {t("resume.make")}
                    </Button>
                  )
                }
              >
                <p>{t(empty ? "resume.noneEmpty" : "resume.noneHow")}</p>
                <Status making={making} resume={resume} />
              </Screen>
            </div>
          )
        }
      </CopyGate>
    </div>
  );
}
