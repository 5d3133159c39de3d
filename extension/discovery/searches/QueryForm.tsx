/** One saved query, new or changed. */
import {
  DISCOVERY_QUERIES_MAX,
  DiscoverySource,
  type DiscoveryQuery,
} from "@career-portrait/shared/contract";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { asksSame } from "./health.ts";
import styles from "./Searches.module.css";

/** Longest keyword and place, in characters (shared/contract/preferences.ts). */
const WORDS_MAX = 200;

export type QueryWords = Omit<DiscoveryQuery, "query_key">;

interface Props {
  /** What is changed; null for a new one. */
  query: DiscoveryQuery | null;
  /** The others, none of which it may repeat. */
  others: readonly DiscoveryQuery[];
  busy: boolean;
  error: string | null;
  onSave: (words: QueryWords) => void;
  onClose: () => void;
}

export const SOURCES = DiscoverySource.options.map((value) => ({ value, label: t(`searchSource.${value}`) }));

export function QueryForm({ query, others, busy, error, onSave, onClose }: Props): ReactNode {
  const id = useId();
  const [source, setSource] = useState<DiscoverySource>(query?.source ?? "linkedin");
  const [keyword, setKeyword] = useState(query?.keyword ?? "");
  const [location, setLocation] = useState(query?.location ?? "");
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const words: QueryWords = {
    source,
    keyword: keyword.trim(),
    location: location.trim() || null,
    enabled: query?.enabled ?? true,
  };
  const wrong =
    words.keyword === ""
      ? t("searches.needsKeyword")
      : others.some((other) => asksSame(other, words))
        ? t("searches.repeated")
        : query === null && others.length >= DISCOVERY_QUERIES_MAX
          ? t("searches.tooMany", { most: DISCOVERY_QUERIES_MAX })
          : null;
  const said = (tried ? wrong : null) ?? error;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrong === null && !busy) onSave(words);
    else if (words.keyword === "") first.current?.focus();
  };
  return (
    <form
      className={styles.form}
      aria-label={t(query ? "searches.edit" : "searches.new")}
      noValidate
      data-testid="query-form"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !busy) onClose();
      }}
    >
      <div className={styles.fields}>
        <label htmlFor={`${id}-keyword`}>
          {t("searches.keyword")}
          <input
            ref={first}
            id={`${id}-keyword`}
            value={keyword}
            maxLength={WORDS_MAX}
            autoComplete="off"
            placeholder={t("searches.keywordExample")}
            aria-invalid={tried && wrong !== null}
            aria-describedby={`${id}-said`}
            data-testid="query-keyword"
            onChange={({ target }) => setKeyword(target.value)}
          />
        </label>
        <label htmlFor={`${id}-location`}>
          {t("searches.location")}
          <input
            id={`${id}-location`}
            value={location}
            maxLength={WORDS_MAX}
            autoComplete="off"
            placeholder={t("searches.anywhere")}
            data-testid="query-location"
            onChange={({ target }) => setLocation(target.value)}
          />
        </label>
      </div>
      <Segments
        legend={t("searches.source")}
        choices={SOURCES}
        value={source}
        onChange={setSource}
        testId="query-source"
      />
      <p id={`${id}-said`} className={styles.wrong} role="alert" data-testid="query-error">
        {said}
      </p>
      <div className={styles.actions}>
        <Button kind="primary" type="submit" disabled={busy} data-testid="query-save">
          {t(busy ? "form.saving" : "form.save")}
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={busy} data-testid="query-cancel">
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
