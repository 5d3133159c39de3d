/** A reader for one site's pages, tried before the general ones. It declines whatever it is not sure of. */
import type { CaptureResult } from "../../contract/posting.ts";
import type { Draft } from "../draft.ts";
import type { Page } from "../page.ts";

export type SiteReading =
  | { kind: "posting"; draft: Draft }
  | { kind: "list"; drafts: Draft[] }
  | { kind: "none"; reason: NonNullable<CaptureResult["reason"]> };

export interface Site {
  id: string;
  accepts(page: Page): boolean;
  /** null: not sure, let the general readers try. */
  read(page: Page): SiteReading | null;
}
