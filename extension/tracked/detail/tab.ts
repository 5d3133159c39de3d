/** What the page of one opportunity is made of: a line of tabs, each with its own address. */
import type { ComponentType } from "react";
import type { MessageKey } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import type { KnownDetail, KnownOpportunity } from "../../sync/database.ts";
import type { BackendState, LocalPortrait } from "../../sync/hooks.ts";

/** What every tab is given. */
export interface TabProps {
  connection: Connection;
  portrait: LocalPortrait;
  backend: BackendState;
  opportunity: KnownOpportunity;
  /** Its posting's text, what that asks for, and who is known there; null while it is not on this device. */
  detail: KnownDetail | null;
  /** What the address says after the tab: `#/opportunities/ID/tailored/history` is `["history"]`. */
  place: string[];
}

export interface Tab {
  /** Its part of the address after the opportunity's id; null for the one shown when the address names none. */
  path: string | null;
  name: MessageKey;
  View: ComponentType<TabProps>;
}
