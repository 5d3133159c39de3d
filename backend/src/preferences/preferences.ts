/** Keeping what a person looks for; an edit of the saved queries is a correction and is recorded as one. */
import {
  type FeedbackSurface,
  NO_PREFERENCES,
  type Preferences as Shape,
  type PreferencesInput,
} from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import type { EngineOf } from "../intelligence/index.ts";
import type { Events } from "../events/index.ts";
import { editBetween, withKeys } from "./queries.ts";
import type { PreferencesRow, PreferencesStore } from "./store.ts";

export interface PreferenceServices {
  store: PreferencesStore;
  events: Events;
  engineOf: EngineOf;
  now: () => number;
}

export class Preferences {
  readonly #services: PreferenceServices;

  constructor(services: PreferenceServices) {
    this.#services = services;
  }

  /** All empty for an account that has stated nothing yet. */
  async read(accountId: string): Promise<Shape> {
    const row = await this.#services.store.find(accountId);
    return { ...NO_PREFERENCES, ...row?.preferences };
  }

  /** Replaces everything. The edit of the queries is stored with it, so that a killed process loses neither. */
  async replace(accountId: string, input: PreferencesInput, surface: FeedbackSurface): Promise<Shape> {
    const { store, now } = this.#services;
    for (;;) {
      const standing = await store.find(accountId);
      if (standing) await this.#record(standing);
      const before = standing?.preferences.discovery_queries ?? [];
      const preferences: Shape = {
        ...input,
        discovery_queries: withKeys(accountId, input.discovery_queries, before),
      };
      const edit = editBetween(before, preferences.discovery_queries);
      const row = {
        version: (standing?.version ?? 0) + 1,
        preferences,
        unrecorded: edit && { ...edit, surface },
        updated_at: new Date(now()),
      };
      if (!(await store.replace(accountId, row))) continue;
      await this.#record({ _id: accountId, account_id: accountId, ...row });
      return preferences;
    }
  }

  /** What a description says, to be looked over before it is put; stores nothing. */
  async extract(accountId: string, description: string): Promise<Shape> {
    const { reading } = await this.#services.engineOf(accountId).readPreferences(description);
    return { ...reading, raw_description: description, discovery_queries: [] };
  }

  /** Of all accounts: those that have saved queries. */
  async accountsWithQueries(): Promise<string[]> {
    return this.#services.store.accountsWithQueries();
  }

  /** Records what a killed process left between storing an edit and recording it. */
  async recordEdits(): Promise<void> {
    for (const row of await this.#services.store.unrecorded()) await this.#record(row);
  }

  async #record({ account_id, version, unrecorded, updated_at }: PreferencesRow): Promise<void> {
    if (!unrecorded) return;
    const { store, events } = this.#services;
    const { added, removed, changed, surface } = unrecorded;
    const touched = [...added, ...removed, ...changed].map(({ query_key }) => query_key);
    const [only] = touched.length === 1 ? touched : [];
    await events.record(account_id, {
      id: derivedId("query_edit", account_id, version),
      event_type: "query_edit",
      subject_type: only === undefined ? "search_preferences" : "discovery_query",
      subject_id: only ?? null,
      surface,
      payload: { added, removed, changed },
      created_at: updated_at,
    });
    await store.setRecorded(account_id, version);
  }
}
