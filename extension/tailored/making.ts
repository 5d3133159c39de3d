/** Having the profile written: asked for once, followed until it is done, also after the page was closed in between. */
import { eachInWords, phraseInWords } from "../words/explanation.ts";
import { ApiRequestError } from "@career-portrait/shared/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountOf, type Connection } from "../connection/connection.ts";
import { connectedApi } from "../connection/api.ts";
import { cache } from "../sync/database.ts";
import { refreshKey, useStoredCopy } from "../sync/copy-hooks.ts";
import { hasEnded, nextLook } from "../sync/jobs.ts";
import { copyName, keepCopy, type Asked } from "../sync/opportunity-copies.ts";
import { refusedBy, type Refused } from "./refusals.ts";

export interface Making {
  /** `asking` for it, `queued`, being written, or nothing of that. */
  state: "idle" | "asking" | "queued" | "writing";
  /** The job goes on, but nobody can be asked how. */
  away: boolean;
  /** Why it was not begun, or not done. */
  refused: Refused | null;
  /** What of it was not done as asked, once it is done. */
  notes: readonly string[];
  /** Writes the profile; with `anew`, whatever stands; with an instruction, by that. */
  start: (how: { anew: boolean; instruction?: string }) => Promise<boolean>;
  /** Takes note of notes and refusal. */
  dismiss: () => void;
}

export function useMaking(connection: Connection, opportunityId: string): Making {
  const queries = useQueryClient();
  const name = copyName("tailoring", opportunityId);
  const asked = useStoredCopy<Asked>(name);
  const id = asked?.value.job_id ?? null;
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { data: job, isError } = useQuery({
    queryKey: ["tailoring", accountOf(connection), connection.key, id],
    queryFn: async () => {
      try {
        return (await connectedApi(connection).getJob({ params: { id: id! } })).data;
      } catch (error) {
        // What the backend no longer knows has ended; the profile says how.
        if (error instanceof ApiRequestError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: id !== null && !connection.rejected,
    networkMode: "always",
    retry: false,
    refetchInterval: ({ state }) =>
      state.data === null || (state.data !== undefined && hasEnded(state.data))
        ? false
        : nextLook(state.dataUpdateCount + state.fetchFailureCount),
  });
  const gone = id !== null && job === null;
  const ended = id !== null && job != null && hasEnded(job);
  const quiet = gone || (ended && job?.status === "completed" && job.notes.length === 0);
  useEffect(() => {
    if (!gone && !ended) return;
    void queries.invalidateQueries({ queryKey: refreshKey(connection, copyName("tailored", opportunityId)) });
    if (quiet) void cache.copies.delete(name);
  }, [gone, ended, quiet, queries, connection, opportunityId, name]);

  const start: Making["start"] = async ({ anew, instruction }) => {
    const client = connectedApi(connection);
    const params = { id: opportunityId };
    const idempotencyKey = crypto.randomUUID();
    setRefused(null);
    setAsking(true);
    try {
      const { data } =
        instruction === undefined
          ? await client.tailorOpportunity({ params, body: { regenerate: anew }, idempotencyKey })
          : await client.retailorOpportunity({ params, body: { instruction }, idempotencyKey });
      await keepCopy(name, { job_id: data.job_id });
      return true;
    } catch (error) {
      setRefused(refusedBy(error));
      return false;
    } finally {
      setAsking(false);
    }
  };

  const running = id !== null && !gone && !ended;
  const writing = job?.status === "processing" ? "writing" : "queued";
  const failed: Refused | null =
    ended && job?.status === "failed"
      ? { code: "job_failed", message: phraseInWords(job.error_explanation, job.error) }
      : null;
  return {
    state: asking ? "asking" : running ? writing : "idle",
    away: running && isError,
    refused: refused ?? failed,
    notes: ended && job?.status === "completed" ? eachInWords(job.notes, job.notes_explanation) : [],
    start,
    dismiss: () => {
      setRefused(null);
      void cache.copies.delete(name);
    },
  };
}
