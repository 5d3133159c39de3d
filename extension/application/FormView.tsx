/** An application form beside its page: what would go into which field, and putting it there on the person's word. */
import { ArrowLeft, FileQuestion, Lock, Undo2, UserRound } from "lucide-react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import type { Connection } from "../connection/connection.ts";
import { sentenceFor } from "../connection/refusal.ts";
import { useScorer } from "../posting/local-score.ts";
import { useFresh } from "../sync/copy-hooks.ts";
import type { LocalPortrait, Tracked } from "../sync/hooks.ts";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { Screen } from "../ui/surfaces.tsx";
import { t, tn } from "../words/index.ts";
import { applicantOf } from "./applicant.ts";
import { type Choice, choicesOf, fillChosen, type Filled } from "./filling.ts";
import { FieldRow, QuestionRow } from "./FormRows.tsx";
import styles from "./Form.module.css";
import { fillTabForm, readTabForm, restoreTabForm, type TabForm } from "./reading.ts";

type Reading = TabForm | "reading" | "none" | "no-access";
type Doing =
  | { kind: "idle" | "filling" | "undone" }
  | { kind: "done"; filled: Filled }
  | { kind: "failed"; why: string };

interface Props {
  connection: Connection;
  portrait: LocalPortrait;
  tracked: Tracked | undefined;
  tabId: number;
  /** Of the page; another one is another form. */
  address: string | null;
  onBack: () => void;
}

function Back({ onBack }: { onBack: () => void }): ReactNode {
  return (
    <Button kind="quiet" onClick={onBack} data-testid="form-back" autoFocus>
      <ArrowLeft size={16} aria-hidden="true" />
      {t("form.back")}
    </Button>
  );
}

function labelsOf(fields: readonly { label: string }[]): string {
  return fields.map(({ label }) => label).join(", ");
}

function Said({ doing, onUndo }: { doing: Doing; onUndo: () => void }): ReactNode {
  if (doing.kind === "undone") return <p className={styles.said}>{t("form.undone")}</p>;
  if (doing.kind === "failed") return <p className={styles.said}>{t("form.failed", { why: doing.why })}</p>;
  if (doing.kind !== "done") return null;
  const { taken, refused, unmade } = doing.filled;
  return (
    <div className={styles.said} data-testid="form-done" data-count={taken.length}>
      <p>{tn("form.done", taken.length)}</p>
      {refused.length > 0 && <p>{t("form.refused", { fields: labelsOf(refused) })}</p>}
      {unmade.length > 0 && <p>{t("form.unmade", { fields: labelsOf(unmade) })}</p>}
      {taken.length > 0 && (
        <Button kind="quiet" onClick={onUndo} data-testid="form-undo">
          <Undo2 size={16} aria-hidden="true" />
          {t("form.undo")}
        </Button>
      )}
    </div>
  );
}

/** The form of the tab, read anew for another page, another profile, and when it is asked for. */
function useForm({ connection, tabId, address }: Pick<Props, "connection" | "tabId" | "address">) {
  const profile = useFresh(connection, "profile").value;
  // A profile that is looked up again and found the same is no reason to read the form again.
  const told = profile ? JSON.stringify(applicantOf(profile)) : null;
  const [turn, setTurn] = useState(0);
  const asked = useMemo(() => ({ tabId, address, turn, told }), [tabId, address, turn, told]);
  const [found, setFound] = useState<{ asked: object; form: Reading } | null>(null);
  useEffect(() => {
    if (asked.told === null) return undefined;
    let current = true;
    readTabForm(asked.tabId, asked.told).then(
      (form) => current && setFound({ asked, form: form ?? "none" }),
      () => current && setFound({ asked, form: "no-access" }),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  const form = found?.asked === asked ? found.form : "reading";
  return { form, profile, again: () => setTurn((last) => last + 1) };
}

export function FormView(props: Props): ReactNode {
  const { connection, portrait, tracked, onBack } = props;
  const { form, profile, again } = useForm(props);
  if (profile === null)
    return (
      <Screen icon={UserRound} title={t("form.title")} actions={<Back onBack={onBack} />}>
        <p>{t("form.noProfile")}</p>
      </Screen>
    );
  if (form === "none" || form === "no-access") {
    const actions = (
      <>
        <Button onClick={again} data-testid="form-again">
          {t("menu.readAgain")}
        </Button>
        <Back onBack={onBack} />
      </>
    );
    return (
      <Screen
        icon={form === "none" ? FileQuestion : Lock}
        title={t(form === "none" ? "form.none" : "form.noAccess")}
        actions={actions}
      >
        <p>{t(form === "none" ? "form.noneHow" : "form.noAccessHow")}</p>
      </Screen>
    );
  }
  if (form === "reading" || profile === undefined)
    return (
      <div className={styles.body} role="status">
        {t("form.reading")}
      </div>
    );
  return (
    <ReadForm
      key={`${form.address} ${form.fields.length}`}
      form={form}
      connection={connection}
      portrait={portrait}
      wanted={{
        opportunityId: tracked?.opportunity?.id ?? null,
        name: profile.contact.name,
        company: tracked?.opportunity?.company ?? null,
      }}
      onBack={onBack}
    />
  );
}

function ReadForm(props: {
  form: TabForm;
  connection: Connection;
  portrait: LocalPortrait;
  wanted: Parameters<typeof fillChosen>[2];
  onBack: () => void;
}): ReactNode {
  const { form, connection, portrait, wanted, onBack } = props;
  const scorer = useScorer(portrait);
  const [choices, setChoices] = useState(() => choicesOf(form));
  const [doing, setDoing] = useState<Doing>({ kind: "idle" });
  const quotesFor = useMemo(
    () => (scorer ? (question: string) => scorer.scoring.quotesFor(question, scorer.ready) : null),
    [scorer],
  );
  const change = (place: number) => (changed: Partial<Choice>) =>
    setChoices((before) => before.map((one) => (one.field.place === place ? { ...one, ...changed } : one)));
  const fill = (): void => {
    setDoing({ kind: "filling" });
    fillChosen(choices, connectedApi(connection), wanted, (entries) => fillTabForm(form, entries)).then(
      (filled) => setDoing({ kind: "done", filled }),
      (error: unknown) => setDoing({ kind: "failed", why: sentenceFor(error) }),
    );
  };
  const undo = (): void =>
    void restoreTabForm(form).then(
      () => setDoing({ kind: "undone" }),
      (error: unknown) => setDoing({ kind: "failed", why: sentenceFor(error) }),
    );
  const known = choices.filter(({ field }) => field.answer !== null);
  const questions = choices.filter(({ field }) => field.answer === null && field.asks === "question");
  const left = choices.filter(({ field }) => field.answer === null && field.asks !== "question");
  const chosen = choices.filter(({ isChosen }) => isChosen).length;
  return (
    <main data-testid="form" data-application={form.isApplication}>
      <div className={styles.body}>
        <Back onBack={onBack} />
        <h1>{t("form.title")}</h1>
        <p className={styles.promise}>{t("form.promise")}</p>
        {known.length > 0 && (
          <section aria-label={t("form.known")}>
            <h2>{t("form.known")}</h2>
            {known.map((choice) => (
              <FieldRow key={choice.field.place} choice={choice} onChange={change(choice.field.place)} />
            ))}
          </section>
        )}
        {questions.length > 0 && (
          <section aria-label={t("form.questions")}>
            <h2>{t("form.questions")}</h2>
            {questions.map((choice) => (
              <QuestionRow
                key={choice.field.place}
                choice={choice}
                onChange={change(choice.field.place)}
                quotesFor={quotesFor}
              />
            ))}
          </section>
        )}
        <section aria-label={t("form.left")}>
          <h2>{t("form.left")}</h2>
          <p className={styles.hint}>{t("form.leftHow")}</p>
          <ul className={styles.left}>
            {left.map(({ field }) => (
              <li key={field.place}>{field.label}</li>
            ))}
          </ul>
        </section>
      </div>
      <footer className={styles.foot}>
        <div role="status">
          <Said doing={doing} onUndo={undo} />
        </div>
        <Button
          kind="primary"
          wide
          onClick={fill}
          disabled={chosen === 0 || doing.kind === "filling"}
          data-testid="form-fill"
        >
          {doing.kind === "filling" ? (
            <>
              <Spinner />
              {t("form.filling")}
            </>
          ) : (
            tn("form.fill", chosen)
          )}
        </Button>
      </footer>
    </main>
  );
}
