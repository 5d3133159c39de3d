/** How the person can be reached, read and changed. */
import type { Contact } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import { saveContact } from "./changes.ts";
import { CONTACT_FIELDS } from "./contact.ts";
import { useFocusReturn } from "./CollectionSection.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { SafeLink } from "./EntryList.tsx";
import type { Field } from "./fields.ts";
import styles from "./Profile.module.css";
import room from "../../ui/Room.module.css";

function Value({ field, value }: { field: Field; value: string }): ReactNode {
  if (field.kind === "link") return <SafeLink url={value} />;
  return <>{value}</>;
}

function Card({ contact }: { contact: Contact }): ReactNode {
  const known = (field: Field): string | null => contact[(field.from ?? field.name) as keyof Contact];
  const given = CONTACT_FIELDS.filter((field) => known(field));
  const missing = CONTACT_FIELDS.filter((field) => !known(field));
  return (
    <>
      {given.length > 0 && (
        <dl className={styles.facts}>
          {given.map((field) => (
            <div key={field.name}>
              <dt>{t(field.label)}</dt>
              <dd data-testid={`contact-${field.name}`}>
                <Value field={field} value={known(field) ?? ""} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className={room.none}>
          {t("contact.missing", { fields: missing.map(({ label }) => t(label)).join(", ") })}
        </p>
      )}
    </>
  );
}

export function ContactSection({
  connection,
  contact,
}: {
  connection: Connection;
  contact: Contact;
}): ReactNode {
  const root = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const focusOn = useFocusReturn(root);
  const save = async (body: Record<string, unknown>): Promise<void> => {
    await saveContact(cache, connectedApi(connection), body);
    void queries.invalidateQueries({ queryKey: ["refresh"] });
  };
  const close = (): void => {
    setEditing(false);
    focusOn('[data-testid="contact-edit"]');
  };
  return (
    <section ref={root} className={room.section} data-testid="section-contact" aria-labelledby="head-contact">
      <div className={room.sectionHead}>
        <h2 id="head-contact" tabIndex={-1}>
          {t("section.contact")}
        </h2>
        {!editing && (
          <Button kind="quiet" onClick={() => setEditing(true)} data-testid="contact-edit">
            <Pencil size={16} aria-hidden="true" />
            {t("contact.edit")}
          </Button>
        )}
      </div>
      {editing ? (
        <EntryForm
          fields={CONTACT_FIELDS}
          row={contact}
          title={t("contact.edit")}
          draft={`${accountOf(connection)} contact`}
          testId="contact-form"
          onSave={save}
          onClose={close}
        />
      ) : (
        <Card contact={contact} />
      )}
    </section>
  );
}
