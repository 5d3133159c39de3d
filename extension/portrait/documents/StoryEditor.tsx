/** Telling a story: room to write, how long it is, what would make it worth more; kept on this device until it is sent. */
import { Check, Circle, CloudOff } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { formatNumber, t, tn } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { cache } from "../../sync/database.ts";
import { giveUp } from "../../sync/GivenUp.tsx";
import type { BackendState } from "../../sync/hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import styles from "./Documents.module.css";
import desk from "./Story.module.css";
import { lengthVerdict, STORY_LENGTH, storyHints, storyLength } from "./story.ts";
import { draftId, sendStory } from "./uploads.ts";

function Length({ text }: { text: string }): ReactNode {
  const length = storyLength(text);
  const verdict = lengthVerdict(length);
  const words =
    verdict === "long"
      ? tn("story.long", length - STORY_LENGTH.most)
      : verdict === "good"
        ? t("story.good")
        : tn("story.short", STORY_LENGTH.least - length);
  return (
    <div className={desk.length} data-testid="story-length" data-length={length} data-verdict={verdict}>
      <span className={desk.meter} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, (length / STORY_LENGTH.least) * 100)}%` }} />
      </span>
      <span>{words}</span>
      <small>{t("story.length", { length, most: formatNumber(STORY_LENGTH.most) })}</small>
    </div>
  );
}

function Hints({ text }: { text: string }): ReactNode {
  const id = useId();
  return (
    <aside className={desk.hints} aria-labelledby={id}>
      <h3 id={id}>{t("story.hints")}</h3>
      <ul>
        {storyHints(text).map(({ hint, there }) => (
          <li key={hint} data-testid="story-hint" data-hint={hint} data-there={there}>
            {there ? (
              <Check size={16} role="img" aria-label={t("story.there")} />
            ) : (
              <Circle size={16} role="img" aria-label={t("story.missing")} />
            )}
            {t(`story.hint.${hint}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function StoryEditor(props: { connection: Connection; backend: BackendState }): ReactNode {
  const { connection, backend } = props;
  const [text, setText] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const lengthId = useId();
  const draft = draftId(connection);
  useEffect(() => {
    let current = true;
    void cache.drafts.get(draft).then((stored) => {
      if (current) setText(stored?.text ?? "");
    });
    return () => {
      current = false;
    };
  }, [draft]);
  const ready = text !== null;
  useEffect(() => {
    if (ready) field.current?.focus();
  }, [ready]);
  const onText = (typed: string): void => {
    setText(typed);
    // Kept with every letter: whatever happens to this page, the words are there.
    if (typed === "") void cache.drafts.delete(draft);
    else void cache.drafts.put({ id: draft, text: typed });
  };
  const discardDraft = async (): Promise<() => Promise<unknown>> => {
    const written = text ?? "";
    onText("");
    return async () => onText(written);
  };
  const send = (): void => {
    void sendStory(text ?? "", connection).then(() => {
      location.hash = placeAt("portrait", "documents");
    });
  };
  const verdict = lengthVerdict(storyLength(text ?? ""));
  return (
    <section className={styles.story} data-testid="story-editor">
      <a className={styles.back} href={placeAt("portrait", "documents")}>
        {"\u2190 "}
        {t("document.back")}
      </a>
      <h2>{t("story.title")}</h2>
      <p className={styles.lead}>{t("story.lead")}</p>
      <div className={desk.desk}>
        <div className={desk.paper}>
          <textarea
            ref={field}
            aria-label={t("story.label")}
            aria-describedby={lengthId}
            value={text ?? ""}
            disabled={text === null}
            rows={14}
            onChange={(event) => onText(event.target.value)}
            data-testid="story-text"
          />
          <div id={lengthId}>
            <Length text={text ?? ""} />
          </div>
          <div className={desk.send}>
            <Button kind="primary" disabled={verdict !== "good"} onClick={send} data-testid="story-send">
              {t("story.send")}
            </Button>
            {(text ?? "") !== "" && (
              <Button
                kind="quiet"
                onClick={() => void giveUp(t("evidence.story"), discardDraft())}
                data-testid="story-discard"
              >
                {t("story.discard")}
              </Button>
            )}
            <p className={styles.sub}>
              {backend === "unreachable" && <CloudOff size={16} aria-hidden="true" />}
              {t(backend === "unreachable" ? "documents.later" : "story.kept")}
            </p>
          </div>
        </div>
        <Hints text={text ?? ""} />
      </div>
    </section>
  );
}
