/** A list as one stop of Tab: J and K, or the arrows, go from row to row, Tab goes through what the row in turn holds. */
import { useCallback, useMemo, useRef, type RefCallback } from "react";
import { t } from "../words/index.ts";
import { useShortcuts } from "./shortcuts.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, summary";
const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select, [role=menu]";
const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Where the focus goes in a row: to what is marked `data-row`, else to the first thing that can be pressed. */
function entryOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>("[data-row]") ?? row.querySelector<HTMLElement>(FOCUSABLE);
}

/** Takes a row out of the order of Tab, or puts it back. What has an order of its own keeps it. */
function setReachable(row: Element, reachable: boolean): void {
  for (const each of row.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (reachable && each.dataset.roving) {
      each.removeAttribute("tabindex");
      delete each.dataset.roving;
    } else if (!reachable && !each.hasAttribute("tabindex")) {
      each.tabIndex = -1;
      each.dataset.roving = "true";
    }
  }
}

class Rows {
  #turn: Element | null = null;
  readonly #list: HTMLElement;
  readonly #selector: string;

  constructor(list: HTMLElement, selector: string) {
    this.#list = list;
    this.#selector = selector;
    this.settle();
  }

  /** The row in turn alone is reached by Tab; rows that have come since are taken in. */
  settle(): void {
    const rows = [...this.#list.querySelectorAll(this.#selector)];
    if (!this.#turn || !rows.includes(this.#turn)) this.#turn = rows[0] ?? null;
    for (const row of rows) setReachable(row, row === this.#turn);
  }

  visit(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest(this.#selector) : null;
    if (!row || row === this.#turn) return;
    if (this.#turn) setReachable(this.#turn, false);
    this.#turn = row;
    setReachable(row, true);
  }

  /** From the row in focus to the one beside it; from elsewhere to the row in turn. */
  step(by: number): void {
    const rows = [...this.#list.querySelectorAll(this.#selector)];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const row = at === -1 ? this.#turn : rows[at + by];
    if (row) entryOf(row)?.focus();
  }
}

/** @param selector what a row is, within the element that the reference is given to */
export function useRows(selector: string): RefCallback<HTMLElement> {
  const rows = useRef<Rows | null>(null);
  const steps = useMemo(
    () => ({
      j: { says: t("shortcut.next"), act: () => rows.current?.step(1) },
      k: { says: t("shortcut.previous"), act: () => rows.current?.step(-1) },
    }),
    [],
  );
  useShortcuts(steps);
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const own = new Rows(list, selector);
      rows.current = own;
      const onFocus = ({ target }: FocusEvent): void => own.visit(target);
      const onKey = (event: KeyboardEvent): void => {
        const by = STEPS[event.key];
        if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
          return;
        if (!(event.target instanceof Element) || event.target.closest(TYPED)) return;
        if (!event.target.closest(selector)) return;
        event.preventDefault();
        own.step(by);
      };
      const seen = new MutationObserver(() => own.settle());
      seen.observe(list, { childList: true, subtree: true });
      list.addEventListener("focusin", onFocus);
      list.addEventListener("keydown", onKey);
      return () => {
        rows.current = null;
        seen.disconnect();
        list.removeEventListener("focusin", onFocus);
        list.removeEventListener("keydown", onKey);
      };
    },
    [selector],
  );
}
