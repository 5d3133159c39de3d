/** Filters kept under a name: chosen, kept, deleted. */
import type { SavedView, ViewFilters } from "@career-portrait/shared/contract";
import { Bookmark, Check, Plus, Trash2 } from "lucide-react";
import { useLiveQuery } from "dexie-react-hooks";
import { DropdownMenu } from "radix-ui";
import { useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { cache, type ViewChange } from "../../sync/database.ts";
import { useViewActions } from "../../sync/hooks.ts";
import { viewActions, viewsAsLeft } from "../../sync/view-actions.ts";
import { Button } from "../../ui/Button.tsx";
import menu from "../../ui/Menu.module.css";
import styles from "./List.module.css";
import { EVERYTHING, filtersOf, settingOf, useListView } from "./view.ts";

const isSame = (a: ViewFilters, b: ViewFilters): boolean => JSON.stringify(a) === JSON.stringify(b);

function useViews(account: string): SavedView[] {
  const views = useLiveQuery(() => cache.views.toArray());
  const actions = useViewActions(account);
  return views && actions ? viewsAsLeft(views, actions) : [];
}

async function doIt(account: string, change: ViewChange, name: string): Promise<void> {
  await viewActions.act(cache, account, change, name, Date.now());
}

export function SavedViews({ account }: { account: string }): ReactNode {
  const views = useViews(account);
  const setting = useListView();
  const filters = filtersOf(setting);
  const [naming, setNaming] = useState<string | null>(null);
  const shown = views.find((view) => isSame(view.filters, filters));
  const isPlain = isSame(filters, filtersOf(EVERYTHING));
  const act = (change: ViewChange, name: string): void => void doIt(account, change, name);
  const keep = (): void => {
    const name = (naming ?? "").trim();
    if (name === "") return;
    // A name that is there already gets other filters.
    const id =
      views.find((view) => view.name.toLowerCase() === name.toLowerCase())?.id ?? crypto.randomUUID();
    act({ kind: "save", id, name, filters }, name);
    setNaming(null);
  };
  if (naming !== null)
    return (
      <form
        className={styles.saveView}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
        onKeyDown={(event) => event.key === "Escape" && setNaming(null)}
      >
        <input
          autoFocus
          aria-label={t("views.nameOf")}
          placeholder={t("views.nameOf")}
          maxLength={100}
          value={naming}
          onChange={(event) => setNaming(event.target.value)}
          data-testid="view-name"
        />
        <Button type="submit" data-testid="view-keep">
          {t("case.keep")}
        </Button>
      </form>
    );
  if (views.length === 0 && isPlain) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button kind="quiet" data-testid="views">
          <Bookmark size={16} aria-hidden="true" />
          {shown?.name ?? t("views.name")}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.content} align="start" sideOffset={4}>
          {views.map((view) => (
            <DropdownMenu.Item
              key={view.id}
              className={menu.item}
              onSelect={() => useListView.setState(settingOf(view.filters))}
              data-testid="view"
            >
              <Check size={16} visibility={view === shown ? "visible" : "hidden"} aria-hidden="true" />
              {view.name}
            </DropdownMenu.Item>
          ))}
          {!isPlain && (
            <DropdownMenu.Item
              className={menu.item}
              onSelect={() => setNaming(shown?.name ?? "")}
              data-testid="view-save"
            >
              <Plus size={16} aria-hidden="true" />
              {t("views.save")}
            </DropdownMenu.Item>
          )}
          {shown && (
            <DropdownMenu.Item
              className={menu.item}
              onSelect={() => act({ kind: "delete", id: shown.id }, shown.name)}
              data-testid="view-delete"
            >
              <Trash2 size={16} aria-hidden="true" />
              {t("views.delete", { name: shown.name })}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
