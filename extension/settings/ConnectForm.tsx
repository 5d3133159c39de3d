/** The form that connects the extension to a backend. */
import { ExternalLink } from "lucide-react";
import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { browser } from "wxt/browser";
import { askFor, originOf, useAskable } from "../connection/site-access.ts";
import { t, type MessageKey } from "../words/index.ts";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import form from "../ui/Form.module.css";
import { cancelConnect, connect, useConnect, type ConnectState } from "./connect.ts";
import { findBackend } from "../connection/finding.ts";
import { DEFAULT_ADDRESS, normaliseAddress, readAddress } from "../connection/connection.ts";
import styles from "./ConnectForm.module.css";

const FAILURES: Record<Extract<ConnectState, { step: "failed" }>["why"], MessageKey> = {
  unreachable: "connect.unreachable",
  access_denied: "connect.denied",
  expired_token: "connect.expired",
  too_old: "trouble.tooOld",
  refused: "connect.refused",
};

/** Without a grant for its origin, the browser may keep a backend elsewhere out of reach: offer to ask for it. */
function GrantButton({ address }: { address: string }): ReactNode {
  const origin = originOf(address);
  const askable = useAskable(origin);
  if (!askable || origin === null) return null;
  const grant = (): void => {
    void askFor([origin]).then((given) => (given ? connect(address) : undefined));
  };
  return (
    <Button onClick={grant} data-testid="connect-grant">
      {t("connect.grant")}
    </Button>
  );
}

function Waiting({ state }: { state: Extract<ConnectState, { step: "waiting" }> }): ReactNode {
  return (
    <div className={form.form} role="status">
      <p>{t("connect.code")}</p>
      <output className={styles.code} data-testid="user-code">
        {state.userCode}
      </output>
      <p className={styles.waiting}>
        <Spinner accent />
        {t("connect.waiting")}
      </p>
      <div className={form.row}>
        <Button onClick={() => void browser.tabs.create({ url: state.page })}>
          <ExternalLink size={16} aria-hidden="true" />
          {t("connect.openPage")}
        </Button>
        <Button kind="quiet" onClick={cancelConnect} data-testid="connect-cancel">
          {t("connect.cancel")}
        </Button>
      </div>
    </div>
  );
}

/** One button that connects to the same backend again; the form comes only when that does not go smoothly. */
export function Reconnect({ address }: { address: string }): ReactNode {
  const { state } = useConnect();
  if (state.step !== "idle") return <ConnectForm />;
  return (
    <Button onClick={() => void connect(address)} data-testid="connect">
      {t("connect.connect")}
    </Button>
  );
}

/** Asks for a key that may manage the account too; the person approves it as when connecting. */
export function AskToManage({ address }: { address: string }): ReactNode {
  const { state } = useConnect();
  if (state.step === "waiting") return <Waiting state={state} />;
  return (
    <div className={form.form}>
      <div className={form.row}>
        <Button
          kind="primary"
          disabled={state.step === "asking"}
          onClick={() => void connect(address, true)}
          data-testid="manage-allow"
        >
          {t("manage.allow")}
        </Button>
      </div>
      {state.step === "failed" && (
        <p className={form.error} role="alert" data-testid="connect-error" data-why={state.why}>
          {t(FAILURES[state.why], { address: state.address })}
        </p>
      )}
    </div>
  );
}

/** How often a backend is looked for while none has been found, in ms. */
const LOOK_AGAIN_MS = 3_000;

/** The address of a backend that answers: undefined until one was looked for, null while there is none. */
function useFoundBackend(): string | null | undefined {
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      const address = await findBackend();
      if (over) return;
      setFound(address);
      if (address === null) timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return found;
}

/** What is known of the address that stands in the form. */
function Finding({ found, typed }: { found: string | null | undefined; typed: string }): ReactNode {
  if (found === null) {
    return (
      <p className={styles.hint} role="status" data-testid="backend-missing">
        {t("connect.notFound")}
      </p>
    );
  }
  return (
    <p className={styles.hint} role="status" data-testid="backend-found" data-address={found}>
      {found === undefined && t("connect.looking")}
      {found !== undefined && normaliseAddress(typed) === found && t("connect.found")}
    </p>
  );
}

export function ConnectForm(): ReactNode {
  const { state } = useConnect();
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(DEFAULT_ADDRESS);
  const [invalid, setInvalid] = useState(false);
  const found = useFoundBackend();
  useEffect(() => void readAddress().then(setKnown), []);
  const shown = typed ?? found ?? known;

  if (state.step === "waiting") return <Waiting state={state} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = normaliseAddress(shown);
    setInvalid(address === null);
    if (address) void connect(address);
  };
  const failed = state.step === "failed" ? state : null;
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <label className={form.field}>
        {t("connect.address")}
        <input
          type="url"
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={invalid}
          data-testid="backend-address"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Finding found={found} typed={shown} />
      {invalid && (
        <p className={form.error} role="alert">
          {t("connect.invalid")}
        </p>
      )}
      {failed && !invalid && (
        <p className={form.error} role="alert" data-testid="connect-error" data-why={failed.why}>
          {t(FAILURES[failed.why], { address: failed.address })}
        </p>
      )}
      <div className={form.row}>
        <Button kind="primary" type="submit" disabled={state.step === "asking"} data-testid="connect">
          {t(state.step === "asking" ? "connect.asking" : failed ? "connect.again" : "connect.connect")}
        </Button>
        {failed?.why === "unreachable" && <GrantButton address={failed.address} />}
      </div>
    </form>
  );
}
