/** Saved views on this device: what the server said, what a person does to them, and how that is sent. */
import { ApiRequestError, type Client, type SavedView } from "@career-portrait/shared/contract";
import { actionLog } from "./actions.ts";
import type { ViewAction, ViewChange } from "./database.ts";

type API = Pick<Client, "createView" | "updateView" | "deleteView">;

/** Makes the view what was wanted under the id it was given here, whether it stands there already or not. */
async function save(client: API, { id, name, filters }: ViewChange & { kind: "save" }): Promise<void> {
  const body = { name, filters };
  try {
    await client.updateView({ params: { id }, body });
  } catch (error) {
    if (!(error instanceof ApiRequestError && error.status === 404)) throw error;
    await client.createView({ body: { id, ...body } });
  }
}

export const viewActions = actionLog<ViewChange, API>({
  table: (cache) => cache.viewActions,
  isUndoable: () => true,
  rows: ({ id }) => [id],
  async perform(client, [action]) {
    const { change } = action!;
    if (change.kind === "save") await save(client, change);
    else await client.deleteView({ params: { id: change.id } });
  },
  isSoAnyway: ({ kind }, error) =>
    kind === "delete" && error instanceof ApiRequestError && error.status === 404,
});

/** The views as they were left here, by name. */
export function viewsAsLeft(views: readonly SavedView[], actions: readonly ViewAction[]): SavedView[] {
  const left = new Map(views.map((view) => [view.id, view]));
  for (const { change, state, created_at } of actions) {
    if (state === "refused") continue;
    if (change.kind === "delete") left.delete(change.id);
    else {
      const { kind: _, ...view } = change;
      const at = new Date(created_at).toISOString();
      left.set(view.id, { created_at: at, ...left.get(view.id), ...view, updated_at: at });
    }
  }
  return [...left.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
