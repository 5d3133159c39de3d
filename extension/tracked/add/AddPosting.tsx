/** Adding a posting without its page: an address or a text is read and scored before it is saved. */
import { ApiRequestError, type CapturedPosting } from "@career-portrait/shared/contract";
import { ArrowLeft, CloudOff, Copy, TriangleAlert } from "lucide-react";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { connectedApi, troubleOf } from "../../connection/api.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { cache } from "../../sync/database.ts";
import { askToDrain, type LocalPortrait } from "../../sync/hooks.ts";
import { save } from "../../sync/outbox.ts";
import { Button } from "../../ui/Button.tsx";
import form from "../../ui/Form.module.css";
import { placeAt } from "../../ui/route.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import { phraseInWords } from "../../words/explanation.ts";
import { t } from "../../words/index.ts";
import { complaintInWords } from "../../words/refusal.ts";
import styles from "./Add.module.css";
import { AsRead } from "./AsRead.tsx";
import { isAddress, NOTHING, postingAt, unread, useAddDraft } from "./draft.ts";

/** What kept it from being read, and the ways on. */
type Problem =
  | { kind: "unread" | "refused"; words: string }
  | { kind: "away" }
  | { kind: "tracked"; id: string; title: string };

function problemOf(error: unknown): Problem {
  if (error instanceof ApiRequestError && error.code === "duplicate" && error.existing) {
    const { id, title } = error.existing as { id: string; title: string };
    return { kind: "tracked", id, title };
  }
  if (troubleOf(error) === "unreachable") return { kind: "away" };
  const complaint = error instanceof ApiRequestError ? error.details[0] : undefined;
  const why = complaint && complaintInWords(complaint.message);
  return { kind: "refused", words: why ? t("add.badAddress", { why }) : sentenceFor(error) };
}

/** Reads what was given. @throws what `problemOf` sorts. */
async function readGiven(
  words: string,
  address: string,
  connection: Connection,
): Promise<CapturedPosting | Problem> {
  if (!isAddress(words)) {
    const { postingFromText } = await import("../../capture/posting-from-text.ts");
    return postingFromText(words.trim(), address.trim() || null);
  }
  const { data } = await connectedApi(connection).previewPosting({ body: { url: words.trim() } });
  const posting = postingAt(data);
  return posting ?? { kind: "unread", words: phraseInWords(data.problem_explanation, data.problem) };
}

function Trouble(props: { problem: Problem; onPaste: () => void; onKeep: () => void }): ReactNode {
  const { problem } = props;
  if (problem.kind === "tracked") {
    return (
      <Notice
        icon={Copy}
        tone="accent"
        testId="add-tracked"
        actions={<a href={placeAt("opportunities", problem.id)}>{t("add.openTracked")}</a>}
      >
        {t("add.tracked", { title: problem.title })}
      </Notice>
    );
  }
  const away = problem.kind === "away";
  return (
    <Notice
      icon={away ? CloudOff : TriangleAlert}
      tone="warn"
      testId="add-problem"
      actions={
        <>
          <Button onClick={props.onPaste} data-testid="add-paste">
            {t("add.paste")}
          </Button>
          {away && (
            <Button kind="quiet" onClick={props.onKeep} data-testid="add-keep">
              {t("add.keep")}
            </Button>
          )}
        </>
      }
    >
      {away ? t("add.away") : problem.words}
    </Notice>
  );
}

function Given({ connection }: { connection: Connection }): ReactNode {
  const { words, address } = useAddDraft();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const one = isAddress(words);
  const read = async (): Promise<void> => {
    if (words.trim() === "" || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const found = await readGiven(words, address, connection);
      // What was typed meanwhile has not been read.
      if (useAddDraft.getState().words !== words) return;
      if ("kind" in found) setProblem(found);
      else useAddDraft.setState({ reading: { posting: found, key: crypto.randomUUID() } });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const paste = (): void => {
    useAddDraft.setState({ address: problem?.kind === "refused" ? "" : words.trim(), words: "" });
    setProblem(null);
    field.current?.focus();
  };
  const keep = async (): Promise<void> => {
    await save(cache, unread(words.trim()), null, crypto.randomUUID(), accountOf(connection), Date.now());
    askToDrain(true);
    useAddDraft.setState(NOTHING);
    location.hash = placeAt("opportunities");
  };
  return (
    <form
      className={`${form.form} ${styles.given}`}
      data-testid="add-given"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void read();
      }}
      onKeyDown={(event) => {
        const sends = event.key === "Enter" && (event.ctrlKey || event.metaKey || one);
        if (!sends || !(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        void read();
      }}
    >
      <label className={form.field}>
        {t("add.words")}
        <textarea
          ref={field}
          value={words}
          maxLength={100_000}
          onChange={(event) => useAddDraft.setState({ words: event.target.value })}
          aria-describedby="add-how"
          data-testid="add-words"
          autoFocus
        />
      </label>
      <p id="add-how" className={form.hint}>
        {t("add.how")}
      </p>
      {!one && (words.trim() !== "" || address !== "") && (
        <label className={form.field}>
          {t("add.address")}
          <input
            type="text"
            inputMode="url"
            maxLength={2048}
            value={address}
            onChange={(event) => useAddDraft.setState({ address: event.target.value })}
            data-testid="add-address"
          />
        </label>
      )}
      <div role="status">
        {problem && <Trouble problem={problem} onPaste={paste} onKeep={() => void keep()} />}
      </div>
      <div className={form.row}>
        <Button kind="primary" type="submit" disabled={words.trim() === "" || busy} data-testid="add-read">
          {busy && <Spinner />}
          {t(busy ? "add.reading" : "add.read")}
        </Button>
      </div>
    </form>
  );
}

export default function AddPosting(props: { connection: Connection; portrait: LocalPortrait }): ReactNode {
  const reading = useAddDraft((draft) => draft.reading);
  return (
    <div className={styles.page} data-testid="add-posting">
      <a className={styles.back} href={placeAt("opportunities")}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t("opportunities.title")}
      </a>
      <h1>{t("add.title")}</h1>
      {reading ? (
        <AsRead {...props} key={reading.key} reading={reading} />
      ) : (
        <Given connection={props.connection} />
      )}
    </div>
  );
}
