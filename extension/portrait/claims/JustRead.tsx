/** The document last brought from this page, once it is read: "looks right" in one press, and what that came to. */
import type { Document } from "@career-portrait/shared/contract";
import { CheckCheck, Eye, Undo2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { browser } from "wxt/browser";
import { t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import styles from "../documents/Upload.module.css";
import type { LocalPortrait } from "../../sync/hooks.ts";
import { portraitActions } from "../../sync/portrait-actions.ts";
import { Button } from "../../ui/Button.tsx";
import { useNow } from "../../sync/pending.ts";
import { workspaceAt } from "../../ui/workspace-at.ts";
import { LatestUpload } from "../documents/Upload.tsx";
import { useUploads } from "../documents/uploads.ts";
import { looksRight, undo, useActions, wordsOf } from "./actions.ts";
import { LooksRight } from "./LooksRight.tsx";

function toPortrait(...place: string[]): void {
  const address = workspaceAt("portrait", ...place);
  void browser.tabs.create({ url: address });
}

function RightAway(props: {
  document: Document;
  name: string;
  portrait: LocalPortrait;
  account: string;
}): ReactNode {
  const { document, name, portrait, account } = props;
  const actions = useActions(account);
  const now = useNow(actions);
  const [said, setSaid] = useState<string | null>(null);
  const own = actions.findLast(
    ({ change, state }) =>
      change.kind === "accept_document" && change.document_id === document.id && state !== "refused",
  );
  const words = own ? wordsOf(own) : said;
  if (own && words !== said) setSaid(words);
  const { doubtful, claims, roles } = looksRight(portrait, document.id);
  const latest = actions.findLast((action) => portraitActions.canTakeBack(action, now));
  // Taken back, it waits again.
  const isDone = words !== null && claims.length + roles.length === 0;
  return (
    <>
      <LooksRight document={{ id: document.id, name }} portrait={portrait} account={account} kind="primary" />
      <Button onClick={() => toPortrait("understood", document.id)} data-testid="see-understood">
        <Eye size={16} aria-hidden="true" />
        {t("understood.see")}
      </Button>
      {isDone && (
        <p className={styles.progress} role="status" data-testid="looks-right-done" data-doubtful={doubtful}>
          <CheckCheck size={16} color="var(--met)" aria-hidden="true" />
          <span>{words}</span>
          {own && latest === own && (
            <Button kind="quiet" onClick={() => void undo(account)} data-testid="looks-right-undo">
              <Undo2 size={16} aria-hidden="true" />
              {t("done.undo")}
            </Button>
          )}
        </p>
      )}
      {doubtful > 0 && (
        <Button kind="quiet" onClick={() => toPortrait("to-review")} data-testid="looks-right-review">
          {t("right.review", { doubtful })}
        </Button>
      )}
    </>
  );
}

/** Nothing when nothing was brought from this page. */
export function JustRead(props: { connection: Connection | null; portrait: LocalPortrait }): ReactNode {
  const { connection, portrait } = props;
  const { latest } = useUploads();
  if (latest === null || connection === null) return null;
  return (
    <section className={styles.card} data-testid="just-read">
      <LatestUpload documents={portrait.documents}>
        {(document, name) => (
          <RightAway document={document} name={name} portrait={portrait} account={accountOf(connection)} />
        )}
      </LatestUpload>
    </section>
  );
}
