import { createContext, useContext } from "react";
import type { Words } from "./editing.ts";

export const WordsContext = createContext<Words | null>(null);

/** @throws Error outside the words of a profile */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("There is no tailored profile around this.");
  return words;
}
