/** Single keys that do what the page's buttons do. */
import { useEffect, useRef } from "react";

/** Where typing belongs to the field, or to an open menu. */
function typing(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]",
    ) !== null
  );
}

/** Listens for these keys while mounted. A null handler leaves its key alone. */
export function useShortcuts(keys: Record<string, (() => void) | null>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
      const handler = current.current[event.key];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
