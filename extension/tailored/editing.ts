/** Changes to one tailored profile: sent, and what the backend makes of them fetched before they are called done. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { inWords } from "../words/explanation.ts";
import type { Connection } from "../connection/connection.ts";
import { connectedApi } from "../connection/api.ts";
import { refreshKey } from "../sync/copy-hooks.ts";
import { copyName } from "../sync/opportunity-copies.ts";
import type { Said } from "./fields.ts";

export interface Selection {
  start: number;
  end: number;
}

export interface Rewritten {
  text: string;
  /** What of the instruction was not followed, and why. */
  note: string | null;
}

/** Each rejects with the backend's refusal; then nothing has changed. */
export interface Editing {
  edit: (field: string, value: unknown) => Promise<void>;
  rewrite: (field: string, instruction: string, selection: Selection | null) => Promise<Rewritten>;
  revert: (field: string) => Promise<void>;
}

export function useEditing(connection: Connection, opportunityId: string): Editing {
  const queries = useQueryClient();
  return useMemo(() => {
    const client = connectedApi(connection);
    const params = { opportunityId };
    // Evidence and edits change with the words. Should this look fail, the next one brings them.
    const lookAgain = (): Promise<void> =>
      queries.invalidateQueries({ queryKey: refreshKey(connection, copyName("tailored", opportunityId)) });
    return {
      edit: async (field, value) => {
        await client.editTailoredProfile({ params, body: { field, value: value as string } });
        await lookAgain();
      },
      rewrite: async (field, instruction, selection) => {
        const body = { field, instruction, ...(selection ? { selection } : {}) };
        const { data } = await client.editTailoredProfile({ params, body });
        await lookAgain();
        const note = data.note && inWords(data.note_explanation, data.note);
        return { text: typeof data.value === "string" ? data.value : "", note };
      },
      revert: async (field) => {
        await client.revertTailoredProfile({ params, body: { field } });
        await lookAgain();
      },
    };
  }, [connection, opportunityId, queries]);
}

/** What the parts of the profile on show share. */
export interface Words extends Editing {
  profile: TailoredProfile;
  /** The path of the field, or the key of the head, whose form is open. */
  open: string | null;
  setOpen: (path: string | null) => void;
  /** Shows what stands behind the words of this path, or one sentence of them; it stays on show until others are looked at. */
  show: (path: string, sentence?: string) => void;
  /** The path on show. */
  shown: string | null;
}

export interface Shown {
  path: string;
  said: readonly Said[];
  /** The person's own words, or an instruction's, which cite nothing. */
  edited: boolean;
}

/** The place of the evidence on show, for what it describes. */
export const EVIDENCE_ID = "tailored-evidence";
