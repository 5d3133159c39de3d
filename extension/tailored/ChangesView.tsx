/** The tailored résumé beside the base résumé: what stands, what moved, what was reworded and what was left out. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { FileText } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { t, tn } from "../words/index.ts";
import { CopyGate } from "../sync/CopyGate.tsx";
import room from "../ui/Room.module.css";
import type { Connection } from "../connection/connection.ts";
import { useFresh } from "../sync/copy-hooks.ts";
import { placeAt } from "../ui/route.ts";
import { useRows } from "../ui/rows.ts";
import { Screen } from "../ui/surfaces.tsx";
import styles from "./Changes.module.css";
import { changesBetween, wordChanges, type Changes, type LineChange, type ListChange } from "./changes.ts";
import { useEditing } from "./editing.ts";
import { editsOf, inWords, valueAt } from "./fields.ts";
import { readResume } from "./resume-data.ts";
import { RevertButton } from "./RevertButton.tsx";

/** Two texts as one: what went struck out, what came underlined. */
export function Difference({ before, after }: { before: string; after: string }): ReactNode {
  return wordChanges(before, after).map(({ kind, text }, index) => {
    // The pieces have no other name than their place.
    const key = `${index} ${kind}`;
    if (kind === "gone") return <del key={key}>{text}</del>;
    return kind === "new" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}

function Line({ line }: { line: LineChange }): ReactNode {
  return (
    <li data-testid="change" data-kind={line.kind}>
      <p>{line.was === null ? line.text : <Difference before={line.was} after={line.text} />}</p>
      {line.kind !== "same" && <span className={styles.kind}>{t(`change.${line.kind}`)}</span>}
    </li>
  );
}

/** @param short whether its lines are short enough to stand side by side */
function Columns({ change, short = false }: { change: ListChange; short?: boolean }): ReactNode {
  const lines = short ? styles.chips : styles.lines;
  return (
    <div className={styles.columns}>
      <ul className={lines} aria-label={t("changes.now")}>
        {change.after.map((line, index) => (
          // A line may be said twice.
          <Line key={`${index} ${line.text}`} line={line} />
        ))}
        {change.after.length === 0 && <li className={styles.none}>{t("changes.nothingLeft")}</li>}
      </ul>
      {change.leftOut.length > 0 ? (
        <div className={styles.leftOut}>
          <p>{tn("changes.leftOut", change.leftOut.length)}</p>
          <ul className={lines}>
            {change.leftOut.map((text, index) => (
              <li key={`${index} ${text}`} data-testid="change" data-kind="left-out">
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={styles.none}>{t("changes.allStands")}</p>
      )}
    </div>
  );
}

function Beside({ title, before, after }: { title: string; before: string; after: string }): ReactNode {
  if (before === "" && after === "") return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.columns}>
        <div>
          <h3>{t("changes.now")}</h3>
          <p>{after || t("changes.none")}</p>
        </div>
        <div className={styles.leftOut}>
          <h3>{t("changes.base")}</h3>
          <p>{before || t("changes.none")}</p>
        </div>
      </div>
    </section>
  );
}

/** What a person sees first: how much is as it was. */
function Sum({ changes }: { changes: Changes }): ReactNode {
  const all = [...changes.roles, ...changes.lists];
  const count = (kind: LineChange["kind"]): number =>
    all.reduce((sum, { after }) => sum + after.filter((line) => line.kind === kind).length, 0);
  const out = all.reduce((sum, { leftOut }) => sum + leftOut.length, changes.rolesLeftOut.length);
  return (
    <p className={styles.sum} data-testid="changes-sum">
      {t("changes.sum", {
        same: count("same") + count("moved"),
        moved: count("moved"),
        reworded: count("reworded"),
        added: count("added"),
        out,
      })}
    </p>
  );
}

function Compared({ changes }: { changes: Changes }): ReactNode {
  const { headline, opening, roles, rolesLeftOut, lists } = changes;
  return (
    <>
      <Sum changes={changes} />
      {headline.before !== headline.after && <Beside title={t("tailored.headline")} {...headline} />}
      <Beside title={t("tailored.narrative")} {...opening} />
      {roles.map((role, index) => (
        <section key={`${index} ${role.title}`} className={styles.part} data-testid="changes-role">
          <h2>{role.title}</h2>
          {role.after.length + role.leftOut.length === 0 ? (
            <p className={styles.none}>{t("changes.noLines")}</p>
          ) : (
            <Columns change={role} />
          )}
        </section>
      ))}
      {rolesLeftOut.length > 0 && (
        <section className={styles.part}>
          <h2>{t("changes.rolesLeftOut")}</h2>
          <ul className={styles.lines}>
            {rolesLeftOut.map((title, index) => (
              <li key={`${index} ${title}`}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      {lists.map((change) => (
        <section key={change.section} className={styles.part} data-testid={`changes-${change.section}`}>
          <h2>{t(`tailoredPart.${change.section}`)}</h2>
          <Columns change={change} short={change.section === "skills"} />
        </section>
      ))}
    </>
  );
}

/** What the person, or an instruction of theirs, has changed since the profile was written. */
function Edits({ profile, connection }: { profile: TailoredProfile; connection: Connection }): ReactNode {
  const list = useRows("li");
  const { revert } = useEditing(connection, profile.opportunity_id);
  const edits = editsOf(profile);
  if (edits.length === 0) return null;
  return (
    <section className={styles.part} data-testid="changes-edits">
      <h2>{tn("changes.edits", edits.length)}</h2>
      <ul ref={list} className={styles.lines}>
        {edits.map(({ path, by, generated }) => (
          <li key={path} data-testid="edit" data-path={path}>
            <p className={styles.pre}>
              <Difference before={inWords(generated)} after={inWords(valueAt(profile, path))} />
            </p>
            <span className={styles.kind}>
              {t(by === "user" ? "tailored.byYou" : "tailored.byInstruction")}
            </span>
            {generated !== null && <RevertButton revert={() => revert(path)} about={inWords(generated)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  profile: TailoredProfile;
  connection: Connection;
}

export function ChangesView({ profile, connection }: Props): ReactNode {
  const fresh = useFresh(connection, "base_resume");
  const base = fresh.value?.resume_data ?? null;
  const changes = useMemo(
    () => base && changesBetween(readResume(base), readResume(profile.resume_data), profile.narrative),
    [base, profile],
  );
  return (
    <div className={styles.changes} data-testid="changes">
      <Edits profile={profile} connection={connection} />
      <CopyGate shape="sections" fresh={fresh}>
        {() =>
          changes ? (
            <Compared changes={changes} />
          ) : (
            <div className={room.empty} data-testid="changes-no-base">
              <Screen
                icon={FileText}
                title={t("changes.noBase")}
                actions={<a href={placeAt("portrait", "resume")}>{t("changes.makeBase")}</a>}
              >
                <p>{t("changes.noBaseHow")}</p>
              </Screen>
            </div>
          )
        }
      </CopyGate>
    </div>
  );
}
