/** What of the portrait the site shows: each role, skill, project and so on can be hidden. */
import type { HiddenItem, SiteView } from "@career-portrait/shared/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { useAttempt } from "../connection/attempt.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import room from "../ui/Room.module.css";
import { useRows } from "../ui/rows.ts";
import { t, type MessageKey } from "../words/index.ts";
import styles from "./Site.module.css";

interface Item {
  id: string;
  name: string;
  hidden: boolean;
}
interface Group {
  name: MessageKey;
  type: HiddenItem["item_type"];
  items: Item[];
}

/** Everything that can be hidden, in the order of the page. */
function groupsOf({ sections: { career, projects } }: SiteView): Group[] {
  const claims = (list: { id: string; label: string; hidden: boolean }[] = []): Item[] =>
    list.map(({ id, label, hidden }) => ({ id, name: label, hidden }));
  const named = (list: { id: string; name: string; hidden: boolean }[] = []): Item[] =>
    list.map(({ id, name, hidden }) => ({ id, name, hidden }));
  const roles = (career?.experience ?? []).map(({ id, title, company, hidden }) => ({
    id,
    name: [title, company].filter(Boolean).join(", "),
    hidden,
  }));
  const groups: Group[] = [
    { name: "site.group.experience", type: "work_history", items: roles },
    { name: "site.group.skills", type: "claim", items: claims(career?.skills) },
    { name: "site.group.achievements", type: "claim", items: claims(career?.achievements) },
    { name: "site.group.attributes", type: "claim", items: claims(career?.attributes) },
    { name: "site.group.education", type: "claim", items: claims(career?.education) },
    { name: "site.group.certifications", type: "claim", items: claims(career?.certifications) },
    { name: "site.group.projects", type: "project", items: named(projects?.projects) },
    { name: "site.group.ventures", type: "venture", items: named(projects?.ventures) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function GroupShown(props: Group & { onHide: (id: string, hidden: boolean) => void }): ReactNode {
  const { name, items, onHide } = props;
  const list = useRows("label");
  const shown = items.filter(({ hidden }) => !hidden).length;
  return (
    <details ref={list} data-testid="site-group">
      <summary>
        {t(name)} <small>{t("site.of", { shown, count: items.length })}</small>
      </summary>
      {items.map(({ id, name: label, hidden }) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            checked={!hidden}
            onChange={(event) => onHide(id, !event.target.checked)}
            data-testid="site-item"
          />
          {label}
        </label>
      ))}
    </details>
  );
}

export function ItemsShown({ connection }: { connection: Connection }): ReactNode {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Record<string, boolean>>({});
  const { error, run } = useAttempt();
  const { data } = useQuery({
    queryKey: ["refresh", accountOf(connection), connection.key, "site items"],
    queryFn: async () => (await connectedApi(connection).previewSite()).data.preview,
    networkMode: "always",
    retry: false,
  });
  const hide = async (item_type: Group["type"], item_id: string, hidden: boolean): Promise<void> => {
    setPending((all) => ({ ...all, [item_id]: hidden }));
    await run(async () => {
      await connectedApi(connection).hideItem({ body: { item_type, item_id, hidden } });
      await queries.invalidateQueries({ queryKey: ["refresh", accountOf(connection), connection.key] });
    });
    setPending((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== item_id)));
  };
  if (!data) return null;
  return (
    <section className={styles.items} aria-label={t("site.shown")}>
      <h2>{t("site.shown")}</h2>
      <p className={room.note}>{t("site.shownHow")}</p>
      <p className={room.problem} role="alert">
        {error}
      </p>
      {groupsOf(data).map((group) => (
        <GroupShown
          key={group.name}
          {...group}
          items={group.items.map((item) => ({ ...item, hidden: pending[item.id] ?? item.hidden }))}
          onHide={(id, hidden) => void hide(group.type, id, hidden)}
        />
      ))}
    </section>
  );
}
