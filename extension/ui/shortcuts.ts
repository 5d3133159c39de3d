/** Single keys that do what the page's buttons do; what they do is shown by `?` and found by the palette. */
import { useLayoutEffect, useRef } from "react";

export interface Shortcut {
  /** What it does, in the person's language. */
  says: string;
  act: () => void;
}

/** By `KeyboardEvent.key`; letters in lower case, and held for capitals too. A null leaves its key alone. */
export type Shortcuts = Readonly<Record<string, Shortcut | null>>;

/** Of everything that is mounted, the first first. */
const mounted: { current: Shortcuts }[] = [];

/** The keys that do something where the person is, each once: what came last has it. */
export function shortcutsInForce(): (Shortcut & { key: string })[] {
  const all = mounted.flatMap(({ current }) => Object.entries(current));
  const found = new Map(all.flatMap(([key, shortcut]) => (shortcut ? [[key, { key, ...shortcut }]] : [])));
  return [...found.values()];
}

const NAMES: Record<string, string> = {
  Escape: "Esc",
  ArrowDown: "\u2193",
  ArrowUp: "\u2191",
};

/** A key as keyboards show it. */
export function keyName(key: string): string {
  return NAMES[key] ?? key.toUpperCase();
}

/** Where typing belongs to the field, or to an open menu. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]",
    ) !== null
  );
}

/** Ctrl-Z and Cmd-Z are the key of taking back. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  const withCommand = ctrlKey || metaKey;
  if (!withCommand && !altKey) return key;
  return withCommand && !altKey && !shiftKey && key.toLowerCase() === "z" ? "u" : null;
}

/** Listens for these keys while mounted; from the moment on that what they do is seen. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useLayoutEffect(() => {
    current.current = shortcuts;
  });
  useLayoutEffect(() => {
    mounted.push(current);
    const onKey = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      // What a list has taken for itself is not done twice.
      if (key === null || event.repeat || event.defaultPrevented || typing(event.target)) return;
      // What stands behind a dialog is not at hand.
      if (document.querySelector("dialog[open]")) return;
      const shortcut = current.current[key] ?? current.current[key.toLowerCase()];
      if (!shortcut) return;
      event.preventDefault();
      shortcut.act();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      mounted.splice(mounted.indexOf(current), 1);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
}
