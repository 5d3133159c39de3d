/** The profile judged by rule: what it covers, whether it is borne out, how it reads. */
import type { TailoredProfile, TailoringJudgement } from "@career-portrait/shared/contract";
import { Scale } from "lucide-react";
import { useState, type ReactNode } from "react";
import { eachInWords } from "../words/explanation.ts";
import { formatMoment, t } from "../words/index.ts";
import type { Connection } from "../connection/connection.ts";
import { connectedApi } from "../connection/api.ts";
import { useStoredCopy } from "../sync/copy-hooks.ts";
import { copyName, keepCopy, type Judged } from "../sync/opportunity-copies.ts";
import { About, Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { inWords, valueAt } from "./fields.ts";
import { refusedBy, type Refused } from "./refusals.ts";
import styles from "./Report.module.css";

const MARKS = ["coverage", "faithfulness", "clarity"] as const;

function Mark({ name, value }: { name: (typeof MARKS)[number]; value: number }): ReactNode {
  return (
    <div className={styles.mark} data-testid={`judge-${name}`} data-value={value}>
      <dt>{t(`judge.${name}`)}</dt>
      <dd>
        <b>{value}</b>
        <small>{t("score.of")}</small>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${value}%` }} />
        </span>
        <p>{t(`judgeMeans.${name}`)}</p>
      </dd>
    </div>
  );
}

/** The field's form in this page, if it has one of its own. */
function goTo(path: string): void {
  // A path holds nothing that a selector would trip over but its dots, which stand in quotes.
  const row =
    document.querySelector(`[data-path="${CSS.escape(path)}"]`) ??
    document.querySelector(`[data-path="${CSS.escape(path.replace(/\.[^.]+$/u, ""))}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("button")?.focus();
}

function Verdict(props: { judgement: TailoringJudgement; profile: TailoredProfile }): ReactNode {
  const { judgement, profile } = props;
  const { unsupported, suggestions, suggestions_explanation } = judgement;
  // What has been changed since is not held against it.
  const standing = unsupported.filter(({ field, text }) => inWords(valueAt(profile, field)).includes(text));
  // Each unsupported text is told again as a suggestion.
  const told = (english: string) => unsupported.some(({ text }) => english.includes(`\u201c${text}\u201d`));
  const other = eachInWords(suggestions, suggestions_explanation).filter((_, at) => !told(suggestions[at]!));
  return (
    <>
      <dl className={styles.marks}>
        {MARKS.map((name) => (
          <Mark key={name} name={name} value={judgement[name]} />
        ))}
      </dl>
      {standing.length > 0 && (
        <>
          <h3>{t("judge.unsupported")}</h3>
          <ul className={styles.list}>
            {standing.map(({ field, text }) => (
              <li key={`${field} ${text}`} data-testid="judge-unsupported" data-field={field}>
                <p>{text}</p>
                <button type="button" className={styles.link} onClick={() => goTo(field)}>
                  {t("judge.goTo")}
                  <About>{text}</About>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {other.length > 0 && (
        <>
          <h3>{t("judge.suggestions")}</h3>
          <ul className={styles.list}>
            {other.map((said) => (
              <li key={said} data-testid="judge-suggestion">
                {said}
              </li>
            ))}
          </ul>
        </>
      )}
      {unsupported.length + other.length === 0 && <p className={styles.soft}>{t("judge.nothing")}</p>}
    </>
  );
}

export function Judgement({
  profile,
  connection,
}: {
  profile: TailoredProfile;
  connection: Connection;
}): ReactNode {
  const name = copyName("judgement", profile.opportunity_id);
  const stored = useStoredCopy<Judged>(name);
  const [state, setState] = useState<"idle" | "running" | Refused>("idle");
  const judge = (): void => {
    setState("running");
    connectedApi(connection)
      .judgeTailoredProfile({ params: { id: profile.opportunity_id } })
      .then(async ({ data }) => {
        await keepCopy(name, { judgement: data, of: profile.updated_at });
        setState("idle");
      })
      .catch((error: unknown) => setState(refusedBy(error)));
  };
  const old = stored && stored.value.of !== profile.updated_at;
  return (
    <section className={styles.report} data-testid="judgement" data-old={Boolean(old)}>
      <header>
        <h2>{t("judge.title")}</h2>
        <Button onClick={judge} disabled={state === "running"} data-testid="judge">
          {state === "running" ? <Spinner /> : <Scale size={16} aria-hidden="true" />}
          {t(stored ? "judge.again" : "judge.judge")}
        </Button>
      </header>
      <div role="status">
        {typeof state === "object" && (
          <p className={styles.problem} data-testid="judge-error" data-code={state.code}>
            {state.message}
          </p>
        )}
        {!stored && state === "idle" && <p className={styles.soft}>{t("judge.how")}</p>}
        {stored && (
          <p className={styles.soft}>
            {t(old ? "judge.old" : "judge.at", { when: formatMoment(stored.at) })}
          </p>
        )}
        {stored && <Verdict judgement={stored.value.judgement} profile={profile} />}
      </div>
    </section>
  );
}
