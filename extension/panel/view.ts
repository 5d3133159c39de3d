/** Which view stands in the panel; the posting until the person asks for the queue or for a form to be filled in. */
import { create } from "zustand";

export type PanelView = "posting" | "queue" | "form";
/** Those that are always at hand. */
export const PANEL_VIEWS = ["posting", "queue"] as const;

export const usePanelView = create<{ view: PanelView }>(() => ({ view: "posting" }));

export function showView(view: PanelView): void {
  usePanelView.setState({ view });
}
