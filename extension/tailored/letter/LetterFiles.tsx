/** The letter as files. */
import type { CoverLetter } from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import type { ReactNode } from "react";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { useStored } from "../../sync/copy-hooks.ts";
import { usualPage } from "../../ui/paper.ts";
import { SaveFile } from "../../ui/SaveFile.tsx";
import { t } from "../../words/index.ts";
import { refusedBy } from "../refusals.ts";

interface Props {
  letter: CoverLetter;
  company: string | null;
  connection: Connection;
}

/** The letter as a file, for the paper of the region. */
export function LetterFiles({ letter, company, connection }: Props): ReactNode {
  const api = connectedApi(connection);
  const name = useStored("profile")?.value.contact.name ?? null;
  const asked = {
    params: { id: letter.opportunity_id },
    query: { page: usualPage(navigator.language) },
  };
  const nameOf = (ending: string): string => fileName([name, company, t("letter.fileWord")], ending);
  const whyNot = (error: unknown): string => refusedBy(error).message;
  return (
    <>
      <SaveFile
        label={t("file.pdf")}
        says={t("file.saveAs", { what: t("file.pdf"), of: t("letter.tab") })}
        name={nameOf("pdf")}
        fetch={async () => (await api.getCoverLetterPdf(asked)).data}
        whyNot={whyNot}
        testId="letter-pdf"
      />
      <SaveFile
        label={t("file.word")}
        says={t("file.saveAs", { what: t("file.word"), of: t("letter.tab") })}
        name={nameOf("docx")}
        fetch={async () => (await api.getCoverLetterDocx(asked)).data}
        whyNot={whyNot}
        testId="letter-word"
      />
    </>
  );
}
