/** Which view stands in the panel; the posting until the person asks for the queue. */
import { create } from "zustand";

export type PanelView = "posting" | "queue";
export const PANEL_VIEWS: readonly PanelView[] = ["posting", "queue"];

export const usePanelView = create<{ view: PanelView }>(() => ({ view: "posting" }));

export function showView(view: PanelView): void {
  usePanelView.setState({ view });
}
