import { useEffect, useRef, type RefObject } from "react";
import { useWords } from "./words-context.ts";

export interface OpenForm {
  /** The button that opens it. */
  opener: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  start: () => void;
  done: () => void;
}

/** One form of the page, of which one is open at a time; when it is done, focus goes back to where it was opened from. */
export function useForm(key: string): OpenForm {
  const { open, setOpen } = useWords();
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const isOpen = open === key;
  useEffect(() => {
    if (isOpen || !returning.current) return;
    returning.current = false;
    opener.current?.focus();
  }, [isOpen]);
  return {
    opener,
    isOpen,
    start: () => setOpen(key),
    done: () => {
      returning.current = true;
      setOpen(null);
    },
  };
}
