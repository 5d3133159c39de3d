/** The base résumé: seen as it will be printed, made anew, taken away as PDF. */
import { RESUME_TEMPLATES, type BaseResume } from "@career-portrait/shared/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, FileText, Loader2, RefreshCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatMoment, locale, t } from "../../i18n/index.ts";
import { accountOf, type Connection } from "../../settings/connection.ts";
import { connectedApi, troubleOf } from "../../sync/api.ts";
import { changeCopy } from "../../sync/copies.ts";
import { cache } from "../../sync/database.ts";
import { useFresh, useStored } from "../../sync/fresh.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { Screen, Skeleton } from "../../ui/surfaces.tsx";
import type { RoomProps } from "../PortraitPage.tsx";
import { CopyGate } from "./CopyGate.tsx";
import room from "./Room.module.css";
import { sentenceFor } from "./refusal.ts";
import { resumeFileName, usualPage } from "./resume-file.ts";
import styles from "./Resume.module.css";
import { ResumeText } from "./ResumeText.tsx";
import { Segments } from "./Segments.tsx";

type Template = (typeof RESUME_TEMPLATES)[number];
type Page = "A4" | "letter";
type View = "pages" | "text";

/** Time between two looks while a résumé is being made, in ms. */
const LOOK = 1_000;
const IDLE = 60_000;
/** What Chromium's viewer is told: the page alone, as wide as there is room. */
const VIEWER = "#toolbar=0&navpanes=0&view=FitH";

/** Below this a page is too small to read; in CSS pixels. */
const ROOM_FOR_PAGES = 640;

/** Pages where the browser draws them and there is room, else the words. */
function firstView(): View {
  return navigator.pdfViewerEnabled && window.innerWidth >= ROOM_FOR_PAGES ? "pages" : "text";
}

const underWay = (status: BaseResume["status"] | undefined): boolean =>
  status === "queued" || status === "generating";

interface Pdf {
  address: string | null;
  /** Why there is none. */
  error: string | null;
  away: boolean;
}

/** The rendered résumé as an address of this page; asked for again whenever another was made. */
function usePdf(connection: Connection, wanted: { template: Template; page: Page; made: string }): Pdf {
  const { template, page, made } = wanted;
  const { data, error } = useQuery({
    queryKey: ["resume.pdf", accountOf(connection), made, template, page],
    // Each is some ten kilobytes, and there are few: the addresses are given up with the page.
    queryFn: async ({ signal }) => {
      const { data } = await connectedApi(connection).getResumePdf({ query: { template, page }, signal });
      return URL.createObjectURL(new Blob([data as BlobPart], { type: "application/pdf" }));
    },
    networkMode: "always",
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const away = error !== null && troubleOf(error) === "unreachable";
  return { address: data ?? null, error: error && sentenceFor(error), away };
}

function Pages({ pdf, page, name }: { pdf: Pdf; page: Page; name: string }): ReactNode {
  return (
    <div className={styles.sheet} data-page={page}>
      {pdf.address === null ? (
        <Skeleton width="100%" height={600} />
      ) : (
        // The browser's own viewer does not run in a sandbox; what it shows was made by the backend and runs no script.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe key={pdf.address} src={`${pdf.address}${VIEWER}`} title={name} data-testid="resume-pdf" />
      )}
    </div>
  );
}

function Preview({
  connection,
  resume,
  made,
}: {
  connection: Connection;
  resume: Record<string, unknown>;
  made: string;
}): ReactNode {
  const [template, setTemplate] = useState<Template>("classic");
  const [page, setPage] = useState<Page>(() => usualPage(navigator.language));
  const [view, setView] = useState<View>(firstView);
  const profile = useStored("profile");
  const pdf = usePdf(connection, { template, page, made });
  const name = profile?.value.contact.name ?? (resume.basics as { name?: string } | undefined)?.name ?? null;
  const file = resumeFileName(name, t("resume.fileWord"), page);
  return (
    <>
      <div className={styles.controls}>
        <Segments
          legend={t("resume.template")}
          choices={RESUME_TEMPLATES.map((value) => ({ value, label: t(`template.${value}`) }))}
          value={template}
          onChange={setTemplate}
          testId="resume-template"
        />
        <Segments
          legend={t("resume.page")}
          choices={[
            { value: "A4", label: "A4" },
            { value: "letter", label: t("resume.letter") },
          ]}
          value={page}
          onChange={setPage}
          testId="resume-page"
        />
        <Segments
          legend={t("resume.view")}
          choices={[
            { value: "pages", label: t("resume.pages") },
            { value: "text", label: t("resume.text") },
          ]}
          value={view}
          onChange={setView}
          testId="resume-view"
        />
        <a
          className={styles.download}
          href={pdf.address ?? undefined}
          download={file}
          aria-disabled={pdf.address === null}
          data-testid="resume-download"
        >
          <Download size={16} aria-hidden="true" />
          {t("resume.download")}
        </a>
      </div>
      <p className={room.note} data-testid="resume-file">
        {t("resume.savedAs", { file })}
      </p>
      {view === "pages" && pdf.error !== null && (
        <p className={pdf.away ? room.note : room.problem} role="status" data-testid="resume-pdf-error">
          {pdf.away ? t("resume.away") : t("resume.noPdf", { why: pdf.error })}
        </p>
      )}
      {view === "pages" && pdf.error === null ? (
        <Pages pdf={pdf} page={page} name={file} />
      ) : (
        <ResumeText data={resume} />
      )}
    </>
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
  const failed = resume?.status === "failed" ? t("resume.failed", { why: resume.error ?? "" }) : null;
  return { running: asking || underWay(resume?.status), error: refused ?? failed, start };
}

function Status({ making, resume }: { making: Making; resume: BaseResume }): ReactNode {
  if (making.running) {
    return (
      <p className={room.progress} role="status" data-testid="resume-progress" data-status={resume.status}>
        <Loader2 size={16} className={room.spin} aria-hidden="true" />
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
