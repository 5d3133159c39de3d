/** The panel while no posting is open: why, and what to do about it. */
import type { CaptureResult } from "@career-portrait/shared/contract";
import { FileQuestion, Hand, Lock, MousePointerClick, RefreshCw, ScanText, TextSelect } from "lucide-react";
import { useState, type ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";
import styles from "../ui/Form.module.css";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/surfaces.tsx";
import { askFor, EVERY_SITE, originOf } from "../connection/site-access.ts";
import type { Unreadable } from "../capture/session.ts";
import { dispatch, giveText } from "../capture/store.ts";

function again(): void {
  dispatch({ type: "again" });
}

/** Asks for a lasting grant, straight from the click; once given, the page is read. */
function askAlways(origins: string[]): void {
  void askFor(origins).then((given) => given && again());
}

function NoAccess({ address }: { address: string | null }): ReactNode {
  const origin = originOf(address);
  return (
    <Screen
      icon={MousePointerClick}
      title={t("noAccess.title")}
      actions={
        <Button onClick={() => askAlways(origin ? [origin] : EVERY_SITE)} data-testid="always-read">
          {t(origin ? "noAccess.alwaysSite" : "noAccess.always")}
        </Button>
      }
    >
      <p>{t("noAccess.how")}</p>
      <p>{t("noAccess.why")}</p>
    </Screen>
  );
}

export function Unread({ why, address }: { why: Unreadable; address: string | null }): ReactNode {
  if (why === "no_access") return <NoAccess address={address} />;
  if (why === "restricted") {
    return (
      <Screen icon={Lock} title={t("restricted.title")}>
        <p>{t("restricted.how")}</p>
      </Screen>
    );
  }
  return (
    <Screen icon={FileQuestion} title={t("failed.title")} actions={<AgainButton />}>
      <p>{t("failed.how")}</p>
    </Screen>
  );
}

function AgainButton(): ReactNode {
  return (
    <Button onClick={again} data-testid="read-again">
      <RefreshCw size={16} aria-hidden="true" />
      {t("menu.readAgain")}
    </Button>
  );
}

/** The address is new and the content is not: nothing is claimed until the page shows something else. */
export function Unsettled(): ReactNode {
  return (
    <Screen icon={RefreshCw} title={t("unsettled.title")} actions={<AgainButton />}>
      <p>{t("unsettled.how")}</p>
    </Screen>
  );
}

/** A posting pasted by hand; its address, when the person knows it, is kept. */
function PasteForm({ address, onDone }: { address: string | null; onDone: () => void }): ReactNode {
  const [text, setText] = useState("");
  const [url, setUrl] = useState(originOf(address) ? address! : "");
  const submit = (): void => {
    if (!text.trim()) return;
    void giveText(text.trim(), URL.canParse(url.trim()) ? url.trim() : null);
    onDone();
  };
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        {t("paste.text")}
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-testid="paste-text"
          autoFocus
        />
      </label>
      <label className={styles.field}>
        {t("paste.address")}
        <input
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          data-testid="paste-address"
        />
      </label>
      <div className={styles.row}>
        <Button kind="primary" onClick={submit} disabled={!text.trim()} data-testid="paste-read">
          {t("paste.read")}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t("paste.cancel")}
        </Button>
      </div>
    </div>
  );
}

const NOTHING: Record<NonNullable<CaptureResult["reason"]>, { title: MessageKey; how: MessageKey }> = {
  not_a_posting: { title: "nothing.title", how: "nothing.how" },
  loading: { title: "nothing.empty", how: "nothing.emptyHow" },
  empty_page: { title: "nothing.empty", how: "nothing.emptyHow" },
  form_only: { title: "nothing.form", how: "nothing.formHow" },
  restricted: { title: "restricted.title", how: "restricted.how" },
};

export function Nothing({
  reason,
  address,
  onFillForm,
}: {
  reason: CaptureResult["reason"];
  address: string | null;
  onFillForm: () => void;
}): ReactNode {
  const [pasting, setPasting] = useState(false);
  const { title, how } = NOTHING[reason ?? "not_a_posting"];
  const icon = reason === "form_only" ? Hand : ScanText;
  if (pasting) {
    return (
      <Screen icon={TextSelect} title={t("paste.title")}>
        <PasteForm address={address} onDone={() => setPasting(false)} />
      </Screen>
    );
  }
  return (
    <Screen
      icon={icon}
      title={t(title)}
      actions={
        <>
          {reason === "form_only" && (
            <Button kind="primary" onClick={onFillForm} data-testid="fill-form">
              {t("form.open")}
            </Button>
          )}
          <Button onClick={() => setPasting(true)} data-testid="paste">
            {t("paste.open")}
          </Button>
          <AgainButton />
        </>
      }
    >
      <p>{t(how)}</p>
      <p>{t("nothing.instead")}</p>
    </Screen>
  );
}
