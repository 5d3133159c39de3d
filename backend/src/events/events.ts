/** Recording corrections exactly once, and reading them back (specification, Events). */
import type { FeedbackEventType, PreferenceFeedbackEvent } from "@career-portrait/shared/contract";
import type { EventPosition, EventRow, EventStore } from "./store.ts";

/** A correction as a feature records it; the same id is recorded once, however often it is tried. */
export type Correction = Omit<PreferenceFeedbackEvent, "created_at"> & { created_at: Date };

function asEvent(row: EventRow): PreferenceFeedbackEvent {
  const { _id, event_type, subject_type, subject_id, surface } = row;
  return {
    id: _id,
    event_type,
    subject_type,
    subject_id,
    surface,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
    created_at: row.created_at.toISOString(),
  };
}

export class Events {
  readonly #store: EventStore;

  constructor(store: EventStore) {
    this.#store = store;
  }

  /** Adds a correction to the stream. Give it an id made of what it corrects, so that a retry finds it recorded. */
  async record(accountId: string, { id, payload, ...correction }: Correction): Promise<void> {
    await this.#store.append(accountId, { _id: id, ...correction, payload: JSON.stringify(payload) });
  }

  /** Newest first, each with its position for the page behind it. */
  async list(
    accountId: string,
    query: {
      types: readonly FeedbackEventType[] | null;
      since: Date | null;
      after: EventPosition | null;
      limit: number;
    },
  ): Promise<{ event: PreferenceFeedbackEvent; position: EventPosition }[]> {
    const rows = await this.#store.page(accountId, query);
    return rows.map((row) => ({
      event: asEvent(row),
      position: { created_at: row.created_at.toISOString(), turn: row.turn },
    }));
  }
}
