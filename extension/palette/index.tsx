/** Finding anything with Ctrl-K, and the keys with `?`. What they show is loaded when it is asked for. */
import { Keyboard, Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import type { Connection } from "../connection/connection.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import { Button, Key } from "../ui/Button.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import { t, type MessageKey } from "../words/index.ts";
import styles from "./Palette.module.css";

const KeySheet = lazy(async () => ({ default: (await import("./KeySheet.tsx")).KeySheet }));
const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));

const COMMAND = /mac|iphone|ipad/iu.test(navigator.userAgent) ? "⌘K" : "Ctrl K";

/** `?` shows the keys of the place where one is; the workspace has a button for it, and the palette. */
export function KeyHelp({ inWorkspace = false }: { inWorkspace?: boolean }): ReactNode {
  const [open, setOpen] = useState(false);
  useShortcuts({ "?": { says: t("shortcut.show"), act: () => setOpen(true) } });
  return (
    <>
      {inWorkspace && (
        <Button kind="quiet" onClick={() => setOpen(true)} aria-keyshortcuts="?" data-testid="show-keys">
          <Keyboard size={16} aria-hidden="true" />
          {t("shortcut.title")}
          <Key>?</Key>
        </Button>
      )}
      {open && (
        <Suspense>
          <KeySheet command={inWorkspace ? COMMAND : null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface FinderProps {
  connection: Connection | null;
  portrait: LocalPortrait;
  /** Where one can go, the most important first. */
  places: readonly { path: string; name: MessageKey }[];
}

/** The button of the palette; Ctrl-K and Cmd-K open it wherever one is, also while typing. */
export function Finder(props: FinderProps): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== "k" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.finder}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        data-testid="find-anything"
      >
        <Search size={16} aria-hidden="true" />
        <span>{t("shortcut.find")}</span>
        <kbd>{COMMAND}</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
