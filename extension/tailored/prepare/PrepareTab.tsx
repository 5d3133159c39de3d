/** Getting ready for an interview: one's own stories for each requirement, what to prepare, what to ask; to be printed. */
import type { InterviewPreparation, InterviewStory } from "@career-portrait/shared/contract";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useDocumentName } from "../../portrait/documents/names.ts";
import { showPeriod } from "../../portrait/profile/dates.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import { CopyGate } from "../../sync/CopyGate.tsx";
import { copyName, preparationOf } from "../../sync/opportunity-copies.ts";
import type { TabProps } from "../../tracked/detail/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Mark, type MarkKind } from "../../ui/Mark.tsx";
import { phraseInWords } from "../../words/explanation.ts";
import { t } from "../../words/index.ts";
import styles from "./Prepare.module.css";

type Row = InterviewPreparation["rows"][number];

const MARKS: Record<Row["verdict"], MarkKind> = {
  met: "met",
  partly: "partly",
  missing: "gap",
  unknowable: "unknowable",
};
/** Parts of a story in the order in which it is told. */
const PARTS = ["situation", "deed", "result"] as const;

function whereOf({ role }: InterviewStory): string | null {
  if (role === null) return null;
  const at =
    role.company === null ? role.title : t("prepare.at", { title: role.title, company: role.company });
  const when = showPeriod(role.start_date, role.end_date, role.is_current);
  return [at, when].filter(Boolean).join(" \u00b7 ");
}

function Story({
  story,
  documents,
}: {
  story: InterviewStory;
  documents: TabProps["portrait"]["documents"];
}): ReactNode {
  const nameOf = useDocumentName();
  const [first] = story.evidence;
  const source = documents.find(({ id }) => id === first?.source_document_id);
  const where = whereOf(story);
  return (
    <div className={styles.story} data-testid="prepare-story">
      {where !== null && <p className={styles.where}>{where}</p>}
      <dl>
        {PARTS.map((part) =>
          story[part] === null ? null : (
            <div key={part}>
              <dt>{t(`prepare.${part}`)}</dt>
              <dd>{story[part]}</dd>
            </div>
          ),
        )}
      </dl>
      {source && (
        <p className={styles.source}>
          {first?.page == null
            ? nameOf(source)
            : t("prepare.source", { name: nameOf(source), page: first.page })}
        </p>
      )}
    </div>
  );
}

function Requirement({
  row,
  documents,
}: {
  row: Row;
  documents: TabProps["portrait"]["documents"];
}): ReactNode {
  return (
    <li className={styles.row} data-testid="prepare-row" data-verdict={row.verdict}>
      <Mark kind={MARKS[row.verdict]} />
      <div>
        <h3>{row.requirement}</h3>
        {row.stories.map((story) => (
          <Story key={`${story.claim_id} ${story.deed}`} story={story} documents={documents} />
        ))}
        {row.closes !== null && <p className={styles.closes}>{phraseInWords(row.closing, row.closes)}</p>}
      </div>
    </li>
  );
}

function Rows(props: {
  title: string;
  hint: string;
  rows: readonly Row[];
  portrait: TabProps["portrait"];
}): ReactNode {
  const { title, hint, rows, portrait } = props;
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Requirement
            key={`${row.importance} ${row.requirement}`}
            row={row}
            documents={portrait.documents}
          />
        ))}
      </ul>
    </section>
  );
}

/** @param title of the sheet on paper, where nothing else says what it is for */
function Sheet({
  preparation,
  portrait,
  title,
}: {
  preparation: InterviewPreparation;
  title: string;
  portrait: TabProps["portrait"];
}): ReactNode {
  const { rows, questions } = preparation;
  // The work that the title names is told by the requirements under it.
  const asked = rows.filter(({ kind }) => kind !== "role");
  const told = asked.filter(({ stories }) => stories.length > 0);
  const bare = asked.filter(({ stories, verdict }) => stories.length === 0 && verdict === "met");
  const open = asked.filter(({ stories, verdict }) => stories.length === 0 && verdict !== "met");
  return (
    <div
      className={styles.sheet}
      data-testid="prepare"
      data-told={told.length}
      data-questions={questions.length}
    >
      <h1 className={styles.paper}>{title}</h1>
      <div className={styles.head}>
        <p className={styles.hint}>{t("prepare.promise")}</p>
        <Button onClick={() => window.print()} data-testid="prepare-print">
          <Printer size={16} aria-hidden="true" />
          {t("prepare.print")}
        </Button>
      </div>
      {asked.length === 0 && <p>{t("prepare.unread")}</p>}
      <Rows title={t("prepare.told")} hint={t("prepare.toldHow")} rows={told} portrait={portrait} />
      <Rows title={t("prepare.bare")} hint={t("prepare.bareHow")} rows={bare} portrait={portrait} />
      <Rows title={t("prepare.open")} hint={t("prepare.openHow")} rows={open} portrait={portrait} />
      <section>
        <h2>{t("prepare.questions")}</h2>
        <p className={styles.hint}>{t("prepare.questionsHow")}</p>
        <ol className={styles.questions}>
          {questions.map(({ text, explanation }) => (
            <li key={text} data-testid="prepare-question">
              {phraseInWords(explanation, text)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

export function PrepareTab({ connection, opportunity, portrait }: TabProps): ReactNode {
  const { id } = opportunity;
  const fresh = useFreshCopy(connection, copyName("preparation", id), preparationOf(id));
  return (
    <CopyGate fresh={fresh} shape="sections">
      {(preparation) => (
        <Sheet
          preparation={preparation}
          portrait={portrait}
          title={[opportunity.title, opportunity.company].filter(Boolean).join(", ")}
        />
      )}
    </CopyGate>
  );
}
