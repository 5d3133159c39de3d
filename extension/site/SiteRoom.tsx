/** The public site: its address, whether it is published, what it shows, and the page as visitors have it beside that. */
import type { SiteSettings } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, ExternalLink, Globe } from "lucide-react";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { useAttempt } from "../connection/attempt.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { useFresh } from "../sync/copy-hooks.ts";
import { changeCopy } from "../sync/copies.ts";
import { cache } from "../sync/database.ts";
import { Button } from "../ui/Button.tsx";
import room from "../ui/Room.module.css";
import { placeAt } from "../ui/route.ts";
import { Segments } from "../ui/Segments.tsx";
import { Chip, Screen, Skeleton } from "../ui/surfaces.tsx";
import { formatMoment, t } from "../words/index.ts";
import { HandleForm } from "./HandleForm.tsx";
import { ItemsShown } from "./ItemsShown.tsx";
import { PagePreview } from "./PagePreview.tsx";
import styles from "./Site.module.css";

const THEMES = ["paper", "studio", "harbour"] as const;
const SECTIONS = ["career", "projects", "resume", "fit_check", "ask", "contact"] as const;

type Change = {
  published?: boolean;
  theme?: SiteSettings["theme"];
  show_in_search?: boolean;
  sections?: Partial<SiteSettings["sections"]>;
};

/** Sends a change and shows it at once; taken back where the backend refuses it. */
function useChange(connection: Connection, site: SiteSettings) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Change | null>(null);
  const { error, run } = useAttempt(undefined, () => setPending(null));
  const change = async (wanted: Change): Promise<void> => {
    setPending(wanted);
    await run(async () => {
      const { data } = await connectedApi(connection).updateSite({ body: wanted });
      await changeCopy(cache, "site", (known) => ({ ...known, site: data.site }));
      await queries.invalidateQueries({ queryKey: ["refresh", accountOf(connection), connection.key] });
    });
  };
  // Whether it is published is said by the backend alone.
  const shown = { ...site, ...pending, sections: { ...site.sections, ...pending?.sections } };
  return { shown, busy: pending !== null, error, change };
}

function Check(props: {
  name: string;
  checked: boolean;
  testId: string;
  onChange: (checked: boolean) => void;
}): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        data-testid={props.testId}
      />
      {props.name}
    </label>
  );
}

function Editor(props: { connection: Connection; site: SiteSettings; ready: boolean }): ReactNode {
  const { connection, site, ready } = props;
  const { shown, busy, error, change } = useChange(connection, site);
  return (
    <div className={styles.columns}>
      <div className={styles.editor}>
        <div className={styles.state}>
          <Chip tone={site.published ? "accent" : "quiet"} testId="site-state">
            {t(site.published ? "site.published" : "site.unpublished")}
          </Chip>
          <Button
            kind={site.published ? "plain" : "primary"}
            disabled={busy}
            onClick={() => void change({ published: !site.published })}
            data-testid="site-publish"
          >
            {t(site.published ? "site.takeBack" : "site.publish")}
          </Button>
          {site.published && (
            <a href={site.public_url} target="_blank" rel="noreferrer" data-testid="site-link">
              {t("site.visit")} <ExternalLink size={12} aria-hidden="true" />
              <span className="visually-hidden">{t("entry.newTab")}</span>
            </a>
          )}
        </div>
        {!ready && (
          <p className={room.note}>
            {t("site.needsName")} <a href={placeAt("portrait", "profile")}>{t("view.profile")}</a>
          </p>
        )}
        <p className={room.problem} role="alert" data-testid="site-problem">
          {error}
        </p>
        <HandleForm connection={connection} site={site} suggested={site.handle} />
        <Segments
          legend={t("site.theme")}
          choices={THEMES.map((value) => ({ value, label: t(`site.theme.${value}`) }))}
          value={shown.theme}
          onChange={(theme) => void change({ theme })}
          testId="site-theme"
        />
        <fieldset className={styles.group}>
          <legend>{t("site.sections")}</legend>
          {SECTIONS.map((section) => (
            <Check
              key={section}
              name={t(`site.section.${section}`)}
              checked={shown.sections[section]}
              onChange={(checked) => void change({ sections: { [section]: checked } })}
              testId={`site-section-${section}`}
            />
          ))}
        </fieldset>
        <Check
          name={t("site.search")}
          checked={shown.show_in_search}
          onChange={(checked) => void change({ show_in_search: checked })}
          testId="site-search"
        />
        <ItemsShown connection={connection} />
      </div>
      <PagePreview connection={connection} />
    </div>
  );
}

export default function SiteRoom({ connection }: { connection: Connection }): ReactNode {
  const { value, at, trouble } = useFresh(connection, "site");
  if (!value) {
    return trouble === null ? (
      <div role="status" aria-label={t("copy.loading")} data-testid="loading">
        <Skeleton width="50%" height={24} />
        <Skeleton width="80%" height={160} />
      </div>
    ) : (
      <div className={room.empty} data-testid="site-away">
        <Screen icon={CloudOff} title={t("site.away")}>
          <p>{t("site.awayHow")}</p>
        </Screen>
      </div>
    );
  }
  const { site, suggested_handle: suggested, profile_ready: ready } = value;
  return (
    <div className={styles.site} data-testid="site">
      {trouble !== null && at !== null && (
        <p className={room.note} data-testid="site-as-of">
          {t("site.asOf", { when: formatMoment(at) })}
        </p>
      )}
      {site ? (
        <Editor connection={connection} site={site} ready={ready} />
      ) : (
        <div className={styles.begin}>
          <div className={room.empty}>
            <Screen icon={Globe} title={t("site.none")}>
              <p>{t("site.noneHow")}</p>
            </Screen>
          </div>
          <HandleForm connection={connection} site={null} suggested={suggested ?? ""} />
        </div>
      )}
    </div>
  );
}
