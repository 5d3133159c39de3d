/** An own model: where it answers, what it is called, and its key, which goes to the backend and never comes back. */
import type { ModelSettings, ModelTest } from "@career-portrait/shared/contract";
import { useState, type ComponentProps, type FormEvent, type ReactNode } from "react";
import { connectedApi } from "../../connection/api.ts";
import { useAttempt } from "../../connection/attempt.ts";
import type { Connection } from "../../connection/connection.ts";
import { Button } from "../../ui/Button.tsx";
import form from "../../ui/Form.module.css";
import { Spinner } from "../../ui/Spinner.tsx";
import { t } from "../../words/index.ts";
import styles from "./Manage.module.css";
import { Problem } from "./Part.tsx";

interface Props {
  connection: Connection;
  own: ModelSettings["own"];
  onSaved: () => Promise<void>;
  /** It was asked, which may have cost something. */
  onTried: () => Promise<unknown>;
  /** It has just been kept. */
  isSaved: boolean;
}

/** A price as typed; null where none is, undefined where it is none. */
function priceOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const price = Number(text);
  return Number.isFinite(price) && price >= 0 ? price : undefined;
}

/** A field of one line that the browser leaves as it is typed. */
function Line(
  props: { label: string; onType: (typed: string) => void } & ComponentProps<"input">,
): ReactNode {
  const { label, onType, ...rest } = props;
  return (
    <label className={form.field}>
      {label}
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}

function Tried({ tried }: { tried: ModelTest }): ReactNode {
  const { outcome, ms, status } = tried;
  return (
    <p
      className={outcome === "works" ? styles.good : form.error}
      role="status"
      data-testid="model-tried"
      data-outcome={outcome}
    >
      {t(`modelTest.${outcome}`, { seconds: (ms / 1000).toFixed(1), status: status ?? "" })}
    </p>
  );
}

export function ModelForm({ connection, own, onSaved, onTried, isSaved }: Props): ReactNode {
  const attempt = useAttempt();
  const [address, setAddress] = useState(own?.address ?? "");
  const [model, setModel] = useState(own?.model ?? "");
  const [key, setKey] = useState("");
  const [input, setInput] = useState(own?.input_usd_per_million?.toString() ?? "");
  const [output, setOutput] = useState(own?.output_usd_per_million?.toString() ?? "");
  const [tried, setTried] = useState<ModelTest | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<"test" | "save">("test");

  const typed = { address: address.trim(), model: model.trim(), ...(key.trim() && { key: key.trim() }) };
  const prices = { input_usd_per_million: priceOf(input), output_usd_per_million: priceOf(output) };
  const wrong = (): string | null => {
    if (typed.address === "") return t("model.needsAddress");
    if (typed.model === "") return t("model.needsModel");
    return Object.values(prices).includes(undefined) ? t("model.needsPrice") : null;
  };
  const run = (what: "test" | "save", work: () => Promise<unknown>): void => {
    setTried(null);
    setDoing(what);
    setProblem(wrong());
    if (wrong() === null) void attempt.run(work);
  };
  const test = (): void =>
    run("test", async () => {
      setTried((await connectedApi(connection).testModel({ body: typed })).data);
      await onTried();
    });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    run("save", async () => {
      await connectedApi(connection).setOwnModel({ body: { ...typed, ...prices } });
      await onSaved();
    });
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate data-testid="model-form">
      <Line
        label={t("model.address")}
        onType={setAddress}
        type="url"
        value={address}
        placeholder="https://api.openai.com/v1"
        data-testid="model-address"
      />
      <div className={styles.two}>
        <Line
          label={t("model.name")}
          onType={setModel}
          value={model}
          placeholder="gpt-4.1-mini"
          data-testid="model-name"
        />
        <Line
          label={t("model.key")}
          onType={setKey}
          type="password"
          value={key}
          placeholder={own?.has_key ? t("model.keyKept") : t("model.keyNone")}
          autoComplete="new-password"
          data-testid="model-key"
        />
      </div>
      <div className={styles.two}>
        <Line
          label={t("model.priceIn")}
          onType={setInput}
          inputMode="decimal"
          value={input}
          data-testid="model-price-in"
        />
        <Line
          label={t("model.priceOut")}
          onType={setOutput}
          inputMode="decimal"
          value={output}
          data-testid="model-price-out"
        />
      </div>
      <Problem error={problem ?? attempt.error} testId="model-error" />
      {tried && <Tried tried={tried} />}
      <div className={styles.bar}>
        <Button kind="primary" type="submit" disabled={attempt.busy} data-testid="model-save">
          {t("model.save")}
        </Button>
        <Button onClick={test} disabled={attempt.busy} data-testid="model-test">
          {t("model.test")}
        </Button>
        <span className={styles.chips} role="status" data-testid="model-status">
          {attempt.busy && <Spinner accent />}
          {attempt.busy && t(doing === "test" ? "model.testing" : "model.saving")}
          {!attempt.busy && isSaved && tried === null && t("model.saved")}
        </span>
      </div>
    </form>
  );
}
