import { useMemo } from "react";
import type { Connection } from "../connection/connection.ts";
import { useFresh } from "../sync/copy-hooks.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import type { Known } from "./evidence.ts";

/** What of the portrait is on this device, projects and ventures too. */
export function useKnown(connection: Connection, { claims, work, documents }: LocalPortrait): Known {
  const { value } = useFresh(connection, "profile");
  return useMemo(
    () => ({ claims, work, documents, profile: value ?? null }),
    [claims, work, documents, value],
  );
}
