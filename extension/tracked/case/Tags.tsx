/** Tags: each once, whatever its capitals; those used before are offered. */
import { X } from "lucide-react";
import { useLiveQuery } from "dexie-react-hooks";
import { useId, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { cache } from "../../sync/database.ts";
import { useRows } from "../../ui/rows.ts";
import { setTags } from "../tracked.ts";
import styles from "./Case.module.css";
import type { CaseProps } from "./props.ts";
import { tagKey } from "./tag-key.ts";
import { Section } from "./Section.tsx";

/** The most that the backend takes. */
const MOST = 20;

export function Tags({ account, row }: CaseProps): ReactNode {
  const list = useRows("li");
  const [typed, setTyped] = useState("");
  const listId = useId();
  const known = useLiveQuery(async () => {
    const rows = await cache.opportunities.toArray();
    return [...new Set(rows.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
  });
  const add = (): void => {
    const tag = typed.trim().slice(0, 50);
    setTyped("");
    if (tag === "" || row.tags.some((own) => tagKey(own) === tagKey(tag))) return;
    void setTags(account, row, (tags) => [...tags, tag]);
  };
  return (
    <Section name={t("case.tags")} testId="tags">
      {row.tags.length > 0 && (
        <ul ref={list} className={styles.tags}>
          {row.tags.map((tag) => (
            <li key={tag} data-testid="tag">
              {tag}
              <button
                type="button"
                aria-label={t("case.tagRemove", { what: tag })}
                onClick={() => void setTags(account, row, (tags) => tags.filter((own) => own !== tag))}
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {row.tags.length < MOST && (
        <input
          className={styles.tagField}
          aria-label={t("case.tagAdd")}
          placeholder={t("case.tagAdd")}
          list={listId}
          maxLength={50}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
          data-testid="tag-field"
        />
      )}
      <datalist id={listId}>
        {(known ?? [])
          .filter((tag) => !row.tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </Section>
  );
}
