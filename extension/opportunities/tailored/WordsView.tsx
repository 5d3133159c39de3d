/** The tailored profile as it stands, line by line, with the evidence of the line that is looked at. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { useMemo, useState, type ReactNode } from "react";
import { t, type MessageKey } from "../../i18n/index.ts";
import type { Connection } from "../../settings/connection.ts";
import { AddLine } from "./AddLine.tsx";
import { useEditing, type Shown, type Words } from "./editing.ts";
import type { Known } from "./evidence.ts";
import { EvidenceAside } from "./EvidenceAside.tsx";
import { ChipField, Edited, FieldRow, HeadRow } from "./FieldRow.tsx";
import { sectionsOf, type Entry, type Section } from "./fields.ts";
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
    <div className={styles.entry}>
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
          <AddLine path={addTo} label={add} />
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
      <h3 className={styles.sectionHead}>{t(`tailoredPart.${section.key}`)}</h3>
      {section.entries.map((entry, index) => (
        // Entries have no name of their own; they stand in order.
        <Lines key={entry.head?.key ?? index} section={section} entry={entry} />
      ))}
    </section>
  );
}

interface Props {
  profile: TailoredProfile;
  connection: Connection;
  known: Known;
}

export function WordsView({ profile, connection, known }: Props): ReactNode {
  const editing = useEditing(connection, profile.opportunity_id);
  const [open, setOpen] = useState<string | null>(null);
  const [looked, setLooked] = useState<{ at: Shown; of: string } | null>(null);
  const { updated_at } = profile;
  // Changed or written anew, other words may stand under the same path.
  const shown = looked?.of === updated_at ? looked.at : null;
  const words: Words = useMemo(
    () => ({
      ...editing,
      profile,
      open,
      setOpen,
      show: (at) => setLooked({ at, of: updated_at }),
      shown: shown?.path ?? null,
    }),
    [editing, profile, updated_at, open, shown?.path],
  );
  const sections = useMemo(() => sectionsOf(profile), [profile]);
  return (
    <WordsContext value={words}>
      <div className={styles.desk}>
        <div className={styles.paper}>
          {sections.map((section) => (
            <SectionOf key={section.key} section={section} />
          ))}
          <Removed profile={profile} />
          <Judgement profile={profile} connection={connection} />
        </div>
        <EvidenceAside shown={shown} known={known} />
      </div>
    </WordsContext>
  );
}
