/** Your documents: bring them, see what each one gave, open one, tell a story. */
import { useLiveQuery } from "dexie-react-hooks";
import { FilePlus2, PenLine } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { accountOf } from "../../connection/connection.ts";
import { cache } from "../../sync/database.ts";
import { placeAt } from "../../ui/route.ts";
import { Skeleton } from "../../ui/surfaces.tsx";
import buttons from "../../ui/Button.module.css";
import { Done } from "../claims/Done.tsx";
import type { RoomProps } from "../room.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import styles from "./Documents.module.css";
import { DocumentView } from "./DocumentView.tsx";
import { documentItems, type DocumentItem } from "./items.ts";
import { useDocumentName } from "./names.ts";
import { useFirstUnderstood } from "../understood/first.ts";
import { StoryEditor } from "./StoryEditor.tsx";
import { usePrefetchedTexts } from "./texts.ts";
import { SampleData } from "../SampleData.tsx";
import { FileProblems, PickButton } from "./Upload.tsx";
import { useRows } from "../../ui/rows.ts";

function ListSkeleton(): ReactNode {
  return (
    <div className={styles.listSkeleton} data-testid="documents-loading">
      {[180, 220, 150].map((width) => (
        <div key={width}>
          <Skeleton width={width} height={14} />
          <Skeleton width={width + 60} height={12} />
        </div>
      ))}
    </div>
  );
}

function DocumentList(props: RoomProps & { items: readonly DocumentItem[] }): ReactNode {
  const list = useRows("[data-testid=document-row]");
  const { items, connection, portrait } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = useDocumentName();
  return (
    <section aria-labelledby="documents-list">
      <h2 id="documents-list" ref={heading} tabIndex={-1} className={styles.listTitle}>
        {t("documents.list")}
      </h2>
      <ul ref={list}>
        {items.map((item) => (
          <DocumentRow
            key={item.key}
            item={item}
            name={item.document ? nameOf(item.document) : (item.name ?? t("evidence.story"))}
            portrait={portrait}
            connection={connection}
            onDeleted={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

export function DocumentsRoom(props: RoomProps): ReactNode {
  const { connection, portrait, backend, place } = props;
  const account = accountOf(connection);
  const nameOf = useDocumentName();
  usePrefetchedTexts(portrait.documents, connection);
  const way = useLiveQuery(async () => {
    const submissions = await cache.submissions.filter((item) => item.account === account).toArray();
    const jobs = await cache.jobs.bulkGet(submissions.flatMap(({ job_id }) => job_id ?? []));
    return { submissions, jobs: jobs.filter((job) => job !== undefined) };
  }, [account]);
  const items = way
    ? documentItems({ ...way, documents: portrait.documents, claims: portrait.claims })
    : undefined;
  useFirstUnderstood(items ?? []);
  const [id] = place;
  if (id === "story") return <StoryEditor connection={connection} backend={backend} />;
  const opened = portrait.documents.find((document) => document.id === id);
  if (opened) {
    return (
      <DocumentView
        key={opened.id}
        document={opened}
        name={nameOf(opened)}
        claims={portrait.claims}
        connection={connection}
      />
    );
  }
  if (!items) return null;
  const loading = backend === "checking" && items.length === 0;
  return (
    <div className={styles.room}>
      {id !== undefined && !loading && <p className={styles.sub}>{t("document.gone")}</p>}
      <div className={styles.bring} data-empty={items.length === 0 && !loading}>
        {items.length === 0 && !loading && (
          <>
            <FilePlus2 size={24} strokeWidth={1.5} aria-hidden="true" />
            <h2>{t("documents.empty")}</h2>
            <p>{t("documents.emptyHow")}</p>
          </>
        )}
        <div className={styles.bringButtons}>
          <PickButton connection={connection} />
          <a
            className={buttons.button}
            href={placeAt("portrait", "documents", "story")}
            data-testid="story-open"
          >
            <PenLine size={16} aria-hidden="true" />
            {t("story.open")}
          </a>
        </div>
        <p className={styles.sub}>{t("upload.hint")}</p>
      </div>
      {items.length === 0 && !loading && <SampleData connection={connection} onlyToAdd />}
      <FileProblems />
      {loading && <ListSkeleton />}
      {items.length > 0 && <DocumentList {...props} items={items} />}
      <Done connection={connection} />
    </div>
  );
}
