/** Changes to one letter: written by the backend, or kept in the person's own words. */
import type { CoverLetter, LetterTone } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { refreshKey } from "../../sync/copy-hooks.ts";
import { copyName, keepCopy } from "../../sync/opportunity-copies.ts";
import { refusedBy, type Refused } from "../refusals.ts";

export interface LetterWish {
  tone: LetterTone;
  max_words: number;
}

/** The backend's own when nothing is said. */
export const USUAL_WISH: LetterWish = { tone: "plain", max_words: 300 };

export interface Writing {
  state: "idle" | "writing" | Refused;
  write: (wish: LetterWish, regenerate: boolean) => void;
  cancel: () => void;
}

/** Keeps the letter that the backend has just answered; a look that began before would bring the one before. */
function useKeep(connection: Connection, id: string): (letter: CoverLetter) => Promise<void> {
  const queries = useQueryClient();
  return useMemo(() => {
    const name = copyName("letter", id);
    return async (made) => {
      await queries.cancelQueries({ queryKey: refreshKey(connection, name) });
      await keepCopy(name, { made });
    };
  }, [queries, connection, id]);
}

/** A model takes up to 40 seconds; it can be given up. */
export function useWriting(connection: Connection, id: string): Writing {
  const keep = useKeep(connection, id);
  const [state, setState] = useState<Writing["state"]>("idle");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const write: Writing["write"] = (wish, regenerate) => {
    const { signal } = (running.current = new AbortController());
    setState("writing");
    connectedApi(connection)
      .writeCoverLetter({ params: { id }, body: { ...wish, ...(regenerate ? { regenerate } : {}) }, signal })
      .then(async ({ data }) => {
        await keep(data);
        if (!signal.aborted) setState("idle");
      })
      .catch((error: unknown) => signal.aborted || setState(refusedBy(error)));
  };
  const cancel = (): void => {
    running.current?.abort();
    setState("idle");
  };
  return { state, write, cancel };
}

/** Keeps the letter in the person's own words; null gives the written one back. Rejects with the backend's refusal. */
export function useOwnWords(connection: Connection, id: string): (content: string | null) => Promise<void> {
  const keep = useKeep(connection, id);
  return useMemo(
    () => async (content) => {
      const { data } = await connectedApi(connection).editCoverLetter({ params: { id }, body: { content } });
      await keep(data);
    },
    [connection, id, keep],
  );
}
