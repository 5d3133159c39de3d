/** The people one knows: found, added, changed, deleted with time to think again, and taken from a table. */
import type { Person } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, FileUp, Pencil, Plus, Search, Trash2, Users } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { useFocusReturn } from "../portrait/profile/CollectionSection.tsx";
import { EntryForm } from "../portrait/profile/EntryForm.tsx";
import { cache } from "../sync/database.ts";
import { removeLater } from "../sync/removals.ts";
import { UndoBar, useRemovals } from "../sync/UndoBar.tsx";
import { Button } from "../ui/Button.tsx";
import room from "../ui/Room.module.css";
import { useRows } from "../ui/rows.ts";
import { useShortcuts } from "../ui/shortcuts.ts";
import { Screen, Skeleton } from "../ui/surfaces.tsx";
import { formatMoment, t, tn } from "../words/index.ts";
import styles from "./Contacts.module.css";
import { PERSON_FIELDS } from "./fields.ts";
import { ImportPeople } from "./ImportPeople.tsx";
import { useKnown } from "./people.ts";

/** What is open: a person's form, a new one's, or the import. */
type Open = { id: string } | "new" | "import" | null;

function Row(props: { person: Person; onEdit: () => void; onDelete: () => void }): ReactNode {
  const { name, title, company, relationship, email, phone, linkedin_url: linkedin } = props.person;
  return (
    <>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.sub}>{[title, company].filter(Boolean).join(", ")}</p>
        {relationship && <p className={styles.sub}>{relationship}</p>}
        <p className={styles.reach}>
          {email && <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>}
          {phone && <span>{phone}</span>}
          {linkedin !== null && /^https?:/i.test(linkedin) && (
            <a href={linkedin} target="_blank" rel="noreferrer">
              LinkedIn <span className="visually-hidden">{t("entry.newTab")}</span>
            </a>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          icon
          aria-label={t("people.edit", { name })}
          onClick={props.onEdit}
          data-row=""
          data-testid="person-edit"
        >
          <Pencil size={16} aria-hidden="true" />
        </Button>
        <Button
          kind="quiet"
          icon
          aria-label={t("people.delete", { name })}
          onClick={props.onDelete}
          data-testid="person-delete"
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}

function Nobody({ words, away }: { words: string; away: boolean }): ReactNode {
  if (words.trim() !== "") return <p className={room.none}>{t("people.noneFound")}</p>;
  return (
    <div className={room.empty} data-testid="nobody">
      <Screen icon={away ? CloudOff : Users} title={t(away ? "people.away" : "people.none")}>
        <p>{t(away ? "people.awayHow" : "people.noneHow")}</p>
      </Screen>
    </div>
  );
}

/** @param at the company whose people are looked for; a new person is given it */
export default function ContactsRoom({ connection, at }: { connection: Connection; at: string }): ReactNode {
  const account = accountOf(connection);
  const queries = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(at);
  const [open, setOpen] = useState<Open>(null);
  const focusOn = useFocusReturn(root);
  const { people, trouble, at: asOf, more } = useKnown(connection, words);
  const removals = useRemovals(account) ?? [];
  const going = new Set(removals.filter(({ refusal }) => refusal === null).map(({ id }) => id));
  const shown = people?.filter(({ id }) => !going.has(id));
  // Sent twice, a new person is made once.
  const attempt = useRef({ body: "", key: "" });
  const close = (selector: string) => () => {
    // Another may have been opened while this one was being sent.
    setOpen((now) => (now === open ? null : now));
    focusOn(selector);
  };
  const save = async (id: string | null, body: Record<string, unknown>): Promise<void> => {
    const client = connectedApi(connection);
    if (id === null) {
      const typed = JSON.stringify(body);
      if (attempt.current.body !== typed) attempt.current = { body: typed, key: crypto.randomUUID() };
      const { key: idempotencyKey } = attempt.current;
      await client.createPerson({ body: body as { name: string }, idempotencyKey });
      attempt.current = { body: "", key: "" };
    } else await client.updatePerson({ params: { id }, body });
    void queries.invalidateQueries({ queryKey: ["refresh"] });
  };
  const remove = ({ id, name }: Person): void => {
    focusOn('[data-testid="people-search"]');
    void removeLater(cache, { id, collection: "people", label: name, account }, Date.now());
  };
  const list = useRows("[data-testid=person]");
  useShortcuts({
    "/": { says: t("shortcut.filter"), act: () => search.current?.focus() },
    n: { says: t("people.add"), act: () => setOpen("new") },
  });
  return (
    <div ref={root} className={styles.contacts} data-testid="people">
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search size={16} aria-hidden="true" />
          <span className="visually-hidden">{t("people.search")}</span>
          <input
            ref={search}
            type="search"
            value={words}
            maxLength={200}
            placeholder={t("people.search")}
            aria-keyshortcuts="/"
            onChange={(event) => setWords(event.target.value)}
            data-testid="people-search"
          />
        </label>
        <Button onClick={() => setOpen("new")} aria-keyshortcuts="n" data-testid="person-add">
          <Plus size={16} aria-hidden="true" />
          {t("people.add")}
        </Button>
        <Button kind="quiet" onClick={() => setOpen("import")} data-testid="people-import-open">
          <FileUp size={16} aria-hidden="true" />
          {t("people.import")}
        </Button>
      </div>
      {trouble !== null && asOf !== null && (
        <p className={room.note} data-testid="people-as-of">
          {t("people.asOf", { when: formatMoment(asOf) })}
        </p>
      )}
      {open === "import" && (
        <ImportPeople connection={connection} onClose={close('[data-testid="people-import-open"]')} />
      )}
      {open === "new" && (
        <EntryForm
          fields={PERSON_FIELDS}
          row={null}
          given={at === "" ? undefined : { company: at }}
          title={t("people.add")}
          draft={`${account} person new`}
          testId="person-form"
          onSave={(body) => save(null, body)}
          onClose={close('[data-testid="person-add"]')}
        />
      )}
      <p className="visually-hidden" role="status" data-testid="people-found">
        {shown && words.trim() !== "" ? tn("people.found", shown.length) : ""}
      </p>
      {shown === undefined && trouble === null && (
        <div role="status" aria-label={t("copy.loading")} data-testid="loading">
          <Skeleton width="40%" height={16} />
          <Skeleton width="60%" height={16} />
        </div>
      )}
      {(shown?.length === 0 || (shown === undefined && trouble !== null)) && open === null && (
        <Nobody words={shown === undefined ? "" : words} away={shown === undefined} />
      )}
      <ul ref={list} className={styles.list}>
        {shown?.map((person) => {
          const { id, name } = person;
          const here = `[data-id="${id}"] [data-testid="person-edit"]`;
          return (
            <li key={id} data-id={id} data-testid="person">
              {typeof open === "object" && open?.id === id ? (
                <EntryForm
                  fields={PERSON_FIELDS}
                  row={person}
                  title={t("people.edit", { name })}
                  draft={`${account} person ${id}`}
                  testId="person-form"
                  onSave={(body) => save(id, body)}
                  onClose={close(here)}
                />
              ) : (
                <Row person={person} onEdit={() => setOpen({ id })} onDelete={() => remove(person)} />
              )}
            </li>
          );
        })}
      </ul>
      {more && (
        <Button onClick={more} data-testid="people-more">
          {t("people.showMore")}
        </Button>
      )}
      <UndoBar account={account} removals={removals} />
    </div>
  );
}
