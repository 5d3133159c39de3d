/** The tailored profile as it stands, line by line, with the evidence of the line that is looked at. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { useMemo, useState, type ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";
import type { Connection } from "../connection/connection.ts";
import { useRows } from "../ui/rows.ts";
import { AddLine } from "./AddLine.tsx";
import { useEditing, type Shown, type Words } from "./editing.ts";
import type { Known } from "./evidence.ts";
import { EvidenceAside } from "./EvidenceAside.tsx";
import { ChipField, Edited, FieldRow, HeadRow } from "./FieldRow.tsx";
import { editOf, sectionsOf, type Entry, type Section } from "./fields.ts";
import { Judgement } from "./Judgement.tsx";
import { Removed } from "./Removed.tsx";
import { WordsContext } from "./words-context.ts";
import styles from "./Words.module.css";

const ADD: Partial<Record<Section["key"], MessageKey>> = {
  points: "tailored.addPoint",
  work: "tailored.addLine",
  skills: "add.skills",
  certificates: "add.certifications",
  awards: "tailored.addAward",
};

function Lines({ section, entry }: { section: Section; entry: Entry }): ReactNode {
  const { head, lines, addTo } = entry;
  const add = ADD[section.key];
  return (
    <div className={styles.entry} data-lines={lines.length > 0}>
      {head && <HeadRow head={head} />}
      {lines.length > 0 && (
        <ul className={section.chips ? styles.chips : styles.lines} data-bullets={head !== null || undefined}>
          {lines.map((field) =>
            section.chips ? (
              <ChipField key={field.path} field={field} />
            ) : (
              <FieldRow key={field.path} field={field} heading={section.key === "opening"} />
            ),
          )}
        </ul>
      )}
      {addTo !== null && add && (
        <div className={styles.foot}>
          <AddLine path={addTo} label={add} to={head?.title} />
          {/* A line left out or added is an edit of the whole list. */}
          <Edited path={addTo} />
        </div>
      )}
    </div>
  );
}

function SectionOf({ section }: { section: Section }): ReactNode {
  return (
    <section
      className={styles.section}
      data-testid={`tailored-${section.key}`}
      aria-label={t(`tailoredPart.${section.key}`)}
    >
      <h2 className={styles.sectionHead}>{t(`tailoredPart.${section.key}`)}</h2>
      {section.entries.map((entry, index) => (
        // Entries have no name of their own; they stand in order.
        <Lines key={entry.head?.key ?? index} section={section} entry={entry} />
      ))}
    </section>
  );
}

/** What is looked at: by its path, because the words there may change while one looks. */
interface Looked {
  path: string;
  /** One of its sentences; null for all of them. */
  sentence: string | null;
}

function shownAt(
  { path, sentence }: Looked,
  sections: readonly Section[],
  profile: TailoredProfile,
): Shown | null {
  const entries = sections.flatMap(({ entries }) => entries);
  const head = entries.find(({ head }) => head?.key === path)?.head;
  if (head) {
    const edited = head.fields.some((field) => editOf(profile, field.path) !== null);
    return { path, said: head.said, edited };
  }
  const field = entries.flatMap(({ lines }) => lines).find((line) => line.path === path);
  if (!field) return null;
  const one = field.said.filter(({ text }) => text === sentence);
  return { path, said: one.length > 0 ? one : field.said, edited: editOf(profile, path) !== null };
}

interface Props {
  profile: TailoredProfile;
  connection: Connection;
  known: Known;
}

export function WordsView({ profile, connection, known }: Props): ReactNode {
  const list = useRows("[data-testid=tailored-field], [data-testid=tailored-head]");
  const editing = useEditing(connection, profile.opportunity_id);
  const [open, setOpen] = useState<string | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const sections = useMemo(() => sectionsOf(profile), [profile]);
  const shown = useMemo(() => looked && shownAt(looked, sections, profile), [looked, sections, profile]);
  const words: Words = useMemo(
    () => ({
      ...editing,
      profile,
      open,
      setOpen,
      show: (path, sentence) => setLooked({ path, sentence: sentence ?? null }),
      shown: shown?.path ?? null,
    }),
    [editing, profile, open, shown?.path],
  );
  return (
    <WordsContext value={words}>
      <div className={styles.desk}>
        <div ref={list}>
          {sections.map((section) => (
            <SectionOf key={section.key} section={section} />
          ))}
          <Removed profile={profile} />
          <Judgement profile={profile} connection={connection} />
        </div>
        <EvidenceAside shown={shown} known={known} onClose={() => setLooked(null)} />
      </div>
    </WordsContext>
  );
}
