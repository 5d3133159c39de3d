/** The way from the first document to what was understood of it. */
import { useEffect } from "react";
import type { DocumentItem } from "../documents/items.ts";
import { useUploads } from "../documents/uploads.ts";
import { placeAt } from "../../ui/route.ts";

/** Documents that were led to from this page: whoever comes back is left where they are. */
const led = new Set<string>();

/** Leads there once the first document is read that was brought from this page, alone, by who still looks at the list. */
export function useFirstUnderstood(items: readonly DocumentItem[]): void {
  const { latest, problems } = useUploads();
  const [item, ...others] = items;
  const isFirst = others.length === 0 && problems.length === 0 && item?.submission?.id === latest;
  const id = isFirst && item?.state === "ready" && item.claims > 0 ? item.document?.id : undefined;
  useEffect(() => {
    if (id === undefined || led.has(id)) return;
    led.add(id);
    location.hash = placeAt("portrait", "understood", id);
  }, [id]);
}
