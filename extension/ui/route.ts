/** The place in the workspace that the address names: `#/portrait/claims` is `["portrait", "claims"]`. */
import { useMemo, useSyncExternalStore } from "react";

function watchHash(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The segments of the address after `#/`, as it changes. */
export function useRoute(): string[] {
  const hash = useSyncExternalStore(watchHash, () => location.hash);
  return useMemo(() => hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeSegment), [hash]);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An address typed by hand need not be well formed; it then names nothing we have.
    return segment;
  }
}

/** The address of a place, for `href`. */
export function placeAt(...segments: string[]): string {
  return `#/${segments.map(encodeURIComponent).join("/")}`;
}
