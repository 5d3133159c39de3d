/** What visitors of the site wrote to the person: read, answered by mail, deleted with time to think again. */
import { Mail, MailOpen, Trash2 } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { accountOf, type Connection } from "../connection/connection.ts";
import { CopyGate } from "../sync/CopyGate.tsx";
import { cache } from "../sync/database.ts";
import { removeLater } from "../sync/removals.ts";
import { UndoBar } from "../sync/UndoBar.tsx";
import { About, Button } from "../ui/Button.tsx";
import buttons from "../ui/Button.module.css";
import room from "../ui/Room.module.css";
import { placeAt } from "../ui/route.ts";
import { useRows } from "../ui/rows.ts";
import { Chip, Screen } from "../ui/surfaces.tsx";
import { formatDay, formatMoment, t } from "../words/index.ts";
import { replyAddress, setRead, useMessages, type Message } from "./messages.ts";
import styles from "./Messages.module.css";

const HERE = placeAt("portrait", "messages");

/** The whole of a message, and what can be done with it. */
function Opened(props: { message: Message; onUnread: () => void; onDelete: () => void }): ReactNode {
  const { name, reply_to, text, received_at } = props.message;
  const when = formatMoment(received_at);
  const of = `${name}, ${when}`;
  return (
    <div className={styles.opened} data-testid="message-opened">
      <p className={room.note}>
        {reply_to} {"\u00b7"} <time dateTime={received_at}>{when}</time>
      </p>
      <p className={styles.text}>{text}</p>
      <div className={room.bar}>
        <a
          className={buttons.button}
          href={replyAddress(props.message, t("messages.subject", { when: formatDay(received_at) }))}
          data-testid="message-reply"
        >
          <Mail size={16} aria-hidden="true" />
          {t("messages.reply")}
          <About>{of}</About>
        </a>
        <Button kind="quiet" onClick={props.onUnread} data-testid="message-unread">
          {t("messages.unread")}
          <About>{of}</About>
        </Button>
        <Button kind="quiet" onClick={props.onDelete} data-testid="message-delete">
          <Trash2 size={16} aria-hidden="true" />
          {t("messages.delete")}
          <About>{of}</About>
        </Button>
      </div>
    </div>
  );
}

function Row(props: { message: Message; isOpen: boolean; children: ReactNode }): ReactNode {
  const { message, isOpen, children } = props;
  const { id, name, text, received_at, isRead } = message;
  return (
    <li data-testid="message" data-id={id} data-read={isRead}>
      <a
        className={styles.line}
        href={isOpen ? HERE : placeAt("portrait", "messages", id)}
        aria-expanded={isOpen}
        data-row
        data-testid="message-open"
      >
        {isRead ? <MailOpen size={16} aria-hidden="true" /> : <Mail size={16} aria-hidden="true" />}
        <span className={styles.who}>
          <b>{name}</b> {!isRead && <Chip tone="accent">{t("messages.isNew")}</Chip>}
          {!isOpen && <span className={styles.glance}>{text}</span>}
        </span>
        {!isOpen && <time dateTime={received_at}>{formatDay(received_at)}</time>}
      </a>
      {children}
    </li>
  );
}

function Nothing(): ReactNode {
  return (
    <div className={room.empty} data-testid="messages-none">
      <Screen
        icon={Mail}
        title={t("messages.none")}
        actions={<a href={placeAt("portrait", "site")}>{t("messages.toSite")}</a>}
      >
        <p>{t("messages.noneHow")}</p>
      </Screen>
    </div>
  );
}

function close(): void {
  location.hash = HERE;
}

function deleteLater({ id, name }: Message, account: string): void {
  void removeLater(cache, { id, collection: "messages", label: name, account }, Date.now());
}

/** @param props.place the id of the message that is open */
export default function MessagesRoom(props: { connection: Connection; place: string[] }): ReactNode {
  const { connection, place } = props;
  const account = accountOf(connection);
  const list = useRows("[data-testid=message]");
  const root = useRef<HTMLDivElement>(null);
  const fresh = useMessages(connection);
  const messages = fresh.value ?? [];
  const opened = messages.find(({ id }) => id === place[0])?.id;
  useEffect(() => {
    if (opened !== undefined) void setRead(cache, opened, true);
  }, [opened]);
  const focusOn = (id: string | undefined): void =>
    root.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-row]`)?.focus();
  const keepUnread = (id: string): void => {
    focusOn(id);
    close();
    void setRead(cache, id, false);
  };
  const remove = (message: Message): void => {
    const at = messages.indexOf(message);
    focusOn((messages[at + 1] ?? messages[at - 1])?.id);
    close();
    deleteLater(message, account);
  };
  return (
    <div ref={root} className={room.reading} data-testid="messages">
      <CopyGate shape="sections" fresh={fresh}>
        {() =>
          messages.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <p className={room.lead}>{t("messages.lead")}</p>
              <ul ref={list} className={styles.messages}>
                {messages.map((message) => (
                  <Row key={message.id} message={message} isOpen={message.id === opened}>
                    {message.id === opened && (
                      <Opened
                        message={message}
                        onUnread={() => keepUnread(message.id)}
                        onDelete={() => remove(message)}
                      />
                    )}
                  </Row>
                ))}
              </ul>
            </>
          )
        }
      </CopyGate>
      <UndoBar account={account} removals={fresh.removals} />
    </div>
  );
}
