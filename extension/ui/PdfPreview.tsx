/** A résumé as it will be printed: look and paper to choose, the pages or their words, and the file to take away. */
import { RESUME_TEMPLATES } from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t } from "../words/index.ts";
import styles from "./PdfPreview.module.css";
import { usualPage } from "./paper.ts";
import { SaveFile } from "./SaveFile.tsx";
import { Segments } from "./Segments.tsx";
import { Skeleton } from "./surfaces.tsx";

export interface PdfFormat {
  template: (typeof RESUME_TEMPLATES)[number];
  page: "A4" | "letter";
}
type View = "pages" | "text";

/** What Chromium's viewer is told: the page alone, as wide as there is room. */
const VIEWER = "#toolbar=0&navpanes=0&view=FitH";

/** Below this a page is too small to read; in CSS pixels. */
const ROOM_FOR_PAGES = 640;

/** Pages where the browser draws them and there is room, else the words. */
function firstView(): View {
  return navigator.pdfViewerEnabled && window.innerWidth >= ROOM_FOR_PAGES ? "pages" : "text";
}

/** Why the pages could not be had: in a sentence, and whether only because nobody answers. */
export interface PdfTrouble {
  why: string;
  away: boolean;
}

interface Props {
  /** Names the state of the résumé: when it is another, the pages are asked for again. */
  source: readonly string[];
  fetch: (format: PdfFormat, signal: AbortSignal) => Promise<Uint8Array>;
  /** The same résumé as Word document. */
  fetchWord: (format: PdfFormat) => Promise<Uint8Array>;
  /** Whose it is and whom it is for, for the files' names; null when that is not known. */
  named: readonly (string | null)[];
  /** The same résumé in words. */
  text: ReactNode;
  troubleOf: (error: unknown) => PdfTrouble;
}

interface Pdf {
  /** Of this page; null while it comes. */
  address: string | null;
  trouble: PdfTrouble | null;
}

function usePdf({ source, fetch, troubleOf }: Props, { template, page }: PdfFormat): Pdf {
  const { data, error } = useQuery({
    queryKey: [...source, template, page],
    // Each is some ten kilobytes, and there are few: the addresses are given up with the page.
    queryFn: async ({ signal }) => {
      const bytes = await fetch({ template, page }, signal);
      return URL.createObjectURL(new Blob([bytes as BlobPart], { type: "application/pdf" }));
    },
    networkMode: "always",
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return { address: data ?? null, trouble: error && troubleOf(error) };
}

function Pages({ pdf, page, name }: { pdf: Pdf; page: PdfFormat["page"]; name: string }): ReactNode {
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

export function PdfPreview(props: Props): ReactNode {
  const [template, setTemplate] = useState<PdfFormat["template"]>("classic");
  const [page, setPage] = useState<PdfFormat["page"]>(() => usualPage(navigator.language));
  const [view, setView] = useState<View>(firstView);
  const pdf = usePdf(props, { template, page });
  const nameOf = (ending: string): string => fileName([...props.named, t("resume.fileWord")], ending);
  const file = nameOf("pdf");
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
        <span className={styles.files}>
          <SaveFile
            label={t("file.word")}
            says={t("file.saveAs", { what: t("file.word"), of: nameOf("docx") })}
            name={nameOf("docx")}
            fetch={async () => props.fetchWord({ template, page })}
            whyNot={(error) => props.troubleOf(error).why}
            testId="resume-word"
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
        </span>
      </div>
      <p className={styles.note} data-testid="resume-file">
        {t("resume.savedAs", { file })}
      </p>
      {view === "pages" && pdf.trouble !== null && (
        <p
          className={pdf.trouble.away ? styles.note : styles.problem}
          role="status"
          data-testid="resume-pdf-error"
        >
          {pdf.trouble.away ? t("resume.away") : t("resume.noPdf", { why: pdf.trouble.why })}
        </p>
      )}
      {view === "pages" && pdf.trouble === null ? <Pages pdf={pdf} page={page} name={file} /> : props.text}
    </>
  );
}
