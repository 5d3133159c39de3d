/**
 * A list as one stop of Tab: J and K, or the arrows, go from row to row, and from the last of one list to the first of the
 * next; Tab goes through what the row in turn holds.
 */
import { useCallback, type RefCallback } from "react";
import { t } from "../words/index.ts";
import { useShortcuts } from "./shortcuts.ts";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [data-row]";
const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select, [role=menu]";
const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Where the focus goes in a row: to what is marked `data-row`, else to the first thing that can be pressed. */
function entryOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>("[data-row]") ?? row.querySelector<HTMLElement>(FOCUSABLE);
}

/** Takes a row out of the order of Tab, or puts it back. What has an order of its own within the row keeps it. */
function setReachable(row: Element, reachable: boolean): void {
  for (const each of row.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const { roving, row: isEntry } = each.dataset;
    if (reachable && roving !== undefined) {
      if (roving === "") each.removeAttribute("tabindex");
      else each.setAttribute("tabindex", roving);
      delete each.dataset.roving;
    } else if (
      !reachable &&
      roving === undefined &&
      (isEntry !== undefined || !each.hasAttribute("tabindex"))
    ) {
      each.dataset.roving = each.getAttribute("tabindex") ?? "";
      each.tabIndex = -1;
    }
  }
}

/** The lists on the page. */
const lists = new Set<Rows>();

function inOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** From the row in focus to the one beside it, of whatever list; from elsewhere to the first that is in turn. */
function step(by: number): void {
  const shown = (row: Element): boolean => row.closest("details:not([open])") === null;
  const rows = [...lists].flatMap((list) => list.rows().filter(shown)).toSorted(inOrder);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const inTurn = (row: Element): boolean => [...lists].some(({ turn }) => turn === row);
  const next = at === -1 ? rows.find(inTurn) : rows[at + by];
  if (next) entryOf(next)?.focus();
}

class Rows {
  /** The one that Tab leads to. */
  turn: Element | null = null;
  readonly #list: HTMLElement;
  readonly #selector: string;

  constructor(list: HTMLElement, selector: string) {
    this.#list = list;
    this.#selector = selector;
    this.settle();
  }

  /** Those that hold something to press. */
  rows(): Element[] {
    return [...this.#list.querySelectorAll(this.#selector)].filter((row) => entryOf(row) !== null);
  }

  /** The row in turn alone is reached by Tab; rows that have come since are taken in. */
  settle(): void {
    const rows = this.rows();
    if (!this.turn || !rows.includes(this.turn))
      this.turn = rows.find((row) => row.contains(document.activeElement)) ?? rows[0] ?? null;
    for (const row of rows) setReachable(row, row === this.turn);
  }

  visit(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest(this.#selector) : null;
    if (!row || row === this.turn) return;
    if (this.turn) setReachable(this.turn, false);
    this.turn = row;
    setReachable(row, true);
  }
}

/** @param selector what a row is, within the element that the reference is given to */
export function useRows(selector: string): RefCallback<HTMLElement> {
  useShortcuts({
    j: { says: t("shortcut.next"), act: () => step(1) },
    k: { says: t("shortcut.previous"), act: () => step(-1) },
  });
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const own = new Rows(list, selector);
      lists.add(own);
      const onFocus = ({ target }: FocusEvent): void => own.visit(target);
      const onKey = (event: KeyboardEvent): void => {
        const by = STEPS[event.key];
        if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
          return;
        if (!(event.target instanceof Element) || event.target.closest(TYPED)) return;
        if (!event.target.closest(selector)) return;
        event.preventDefault();
        step(by);
      };
      const seen = new MutationObserver(() => own.settle());
      seen.observe(list, { childList: true, subtree: true });
      list.addEventListener("focusin", onFocus);
      list.addEventListener("keydown", onKey);
      return () => {
        lists.delete(own);
        seen.disconnect();
        list.removeEventListener("focusin", onFocus);
        list.removeEventListener("keydown", onKey);
      };
    },
    [selector],
  );
}
