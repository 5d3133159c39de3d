/** Changing title and employer of a posting, and the warning that another of the same is saved. */
import { Copy, ExternalLink } from "lucide-react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import type { KnownOpportunity } from "../sync/database.ts";
import { Button } from "../ui/Button.tsx";
import form from "../ui/Form.module.css";
import { Notice } from "../ui/surfaces.tsx";
import { workspaceAt } from "../ui/workspace-at.ts";
import { t } from "../words/index.ts";
import type { Naming } from "./naming.ts";

/** The most that the backend takes. */
const MOST = 300;

export function NamesForm({ naming, onDone }: { naming: Naming; onDone: () => void }): ReactNode {
  const [title, setTitle] = useState(naming.title ?? "");
  const [company, setCompany] = useState(naming.company ?? "");
  const [refused, setRefused] = useState(false);
  const complaint = useId();
  const { rename, asRead } = naming;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim() === "") return setRefused(true);
    void rename?.({ title: title.trim(), company: company.trim() || null }).then(onDone);
  };
  const isRefused = refused && title.trim() === "";
  return (
    <form
      className={form.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDone();
      }}
      noValidate
      data-testid="names-form"
    >
      <label className={form.field}>
        {t("edit.title")}
        <input
          value={title}
          maxLength={MOST}
          // The person has just asked to change it.
          autoFocus
          required
          aria-invalid={isRefused}
          aria-describedby={isRefused ? complaint : undefined}
          onChange={(event) => setTitle(event.target.value)}
          data-testid="names-title"
        />
      </label>
      {isRefused && (
        <p className={form.error} id={complaint} role="alert" data-testid="names-refused">
          {t("names.missing")}
        </p>
      )}
      <label className={form.field}>
        {t("names.company")}
        <input
          value={company}
          maxLength={MOST}
          onChange={(event) => setCompany(event.target.value)}
          data-testid="names-company"
        />
      </label>
      <div className={form.row}>
        <Button kind="primary" type="submit" data-testid="names-keep">
          {t("case.keep")}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t("case.leave")}
        </Button>
        {asRead && (
          <Button kind="quiet" onClick={() => void asRead().then(onDone)} data-testid="names-as-read">
            {t("names.asRead")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Named and linked, so that the person can tell whether it is the same. */
export function Twins({ twins }: { twins: readonly KnownOpportunity[] }): ReactNode {
  return twins.map(({ id, title, company, status }) => (
    <Notice
      key={id}
      icon={Copy}
      tone="warn"
      testId="twin"
      actions={
        <a href={workspaceAt("opportunities", id)} target="_blank" rel="noreferrer" data-testid="twin-open">
          {t("saved.look")} <ExternalLink size={12} aria-hidden="true" />
          <span className="visually-hidden">{t("entry.newTab")}</span>
        </a>
      }
    >
      {t("names.twin", { title, company: company ?? "", status: t(`status.${status}`) })}
    </Notice>
  ));
}
