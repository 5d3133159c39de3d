/** `GET /sync`: the full state in pieces, then what has changed behind it, in order. */
import type { Change, ChangeType, Scope, Sync } from "@career-portrait/shared/contract";
import { requireCursor, type Position, sealCursor } from "./cursor.ts";
import type { Sequencer } from "./sequencer.ts";
import type { HeadRow, LogRow, SyncStore } from "./store.ts";

/** How a type's rows are read: as their own GET shows them. */
export interface Source {
  type: ChangeType;
  /** A key without it is not told of these rows, which it could not read elsewhere. */
  scope: Scope;
  /** By id. Left out: there is no such row. Null: not to be shown now; it will be marked as changed when it is. */
  read(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Change["data"]>>;
  /** Rows that everybody has, stored or not. */
  always?(accountId: string): string[];
}

export interface SyncTools {
  store: SyncStore;
  sequencer: Sequencer;
  /** In the order of a full state. */
  sources: readonly Source[];
  /**
   * Called first: sees to it that what depends on other rows is marked when it is no longer true. Given and giving what names the
   * state of those rows, so that the same state is settled once.
   */
  settle: (accountId: string, done: string | null) => Promise<string>;
}

export interface Reader {
  accountId: string;
  scopes: readonly Scope[];
}

/** Accounts whose last safe place is remembered. */
const REMEMBERED = 10_000;

export class Changes {
  readonly #tools: SyncTools;
  /** By account: the place up to which this process has made the log safe. */
  readonly #safe = new Map<string, number>();

  constructor(tools: SyncTools) {
    this.#tools = tools;
  }

  /** The types that the key may read. */
  typesFor({ scopes }: Reader): ChangeType[] {
    return this.#sourcesFor(scopes).map(({ type }) => type);
  }

  /**
   * What has changed, each row as it is now. When it is `settled`, a copy that has taken in everything up to here is the account's
   * state at one moment behind the request's beginning: no change is in it without those that were done before that change began.
   * @throws ApiError 400 for a cursor that such a key was not given, 410 for one older than what is kept.
   */
  async since(reader: Reader, cursor: string | undefined, limit: number): Promise<Sync> {
    const { store, sequencer, settle } = this.#tools;
    const { settled_for = null } = await store.head(reader.accountId);
    const now = await settle(reader.accountId, settled_for);
    if (now !== settled_for) await store.setSettled(reader.accountId, now);
    const head = await sequencer.upToDate(reader.accountId);
    await this.#makeSafe(head);
    if (cursor === undefined) {
      return this.#walk(reader, head, { seq: head.head, walk: { type: 0, after: null } }, limit);
    }
    const position = requireCursor({ head, types: this.typesFor(reader) }, cursor);
    return position.walk
      ? this.#walk(reader, head, position, limit)
      : this.#increment(reader, head, position.seq, limit);
  }

  /** Before a cursor is given out: a place that was told must not become another change's. */
  async #makeSafe(head: HeadRow): Promise<void> {
    if ((this.#safe.get(head._id) ?? head.safe ?? 0) >= head.head) return;
    await this.#tools.store.makeSafe(head);
    if (this.#safe.size > REMEMBERED) this.#safe.clear();
    this.#safe.set(head._id, head.head);
  }

  #sourcesFor(scopes: readonly Scope[]): Source[] {
    return this.#tools.sources.filter(({ scope }) => scopes.includes(scope));
  }

  /** The rows in the order of their ids; whatever changes meanwhile stands in the log behind the place where the walk began. */
  async #walk(reader: Reader, head: HeadRow, from: Position, limit: number): Promise<Sync> {
    const { accountId } = reader;
    const sources = this.#sourcesFor(reader.scopes);
    const changes: Change[] = [];
    let { type, after } = from.walk ?? { type: 0, after: null };
    let room = limit;
    for (;;) {
      const source = sources[type];
      if (!source) break;
      const stored = await this.#tools.store.ids(accountId, source.type, after, room);
      const others =
        after === null ? (source.always?.(accountId) ?? []).filter((id) => !stored.includes(id)) : [];
      const ids = [...others, ...stored];
      const rows = await source.read(accountId, ids);
      for (const id of ids) {
        const data = rows.get(id);
        if (data) changes.push({ type: source.type, id, deleted: false, data } as Change);
      }
      room -= stored.length;
      if (room <= 0) {
        after = stored.at(-1) ?? null;
        break;
      }
      type += 1;
      after = null;
    }
    const isOver = type >= sources.length;
    const position = isOver ? { seq: from.seq } : { seq: from.seq, walk: { type, after } };
    const has_more = !isOver || head.head > from.seq;
    return {
      changes,
      next_cursor: sealCursor({ head, types: this.typesFor(reader) }, position),
      has_more,
      settled: !has_more && !(await this.#tools.store.hasMovedOn(head)),
    };
  }

  async #increment(reader: Reader, head: HeadRow, from: number, limit: number): Promise<Sync> {
    const { accountId } = reader;
    const types = this.typesFor(reader);
    const found = await this.#tools.store.after(accountId, from, head.head, types, limit + 1);
    const entries = found.slice(0, limit);
    const has_more = found.length > limit;
    const seq = has_more ? (entries.at(-1)?.seq ?? from) : head.head;
    return {
      changes: await this.#changesOf(reader, entries),
      next_cursor: sealCursor({ head, types }, { seq }),
      has_more,
      settled: !has_more && !(await this.#tools.store.hasMovedOn(head)),
    };
  }

  async #changesOf({ accountId, scopes }: Reader, entries: readonly LogRow[]): Promise<Change[]> {
    const rows = new Map<string, ReadonlyMap<string, Change["data"]>>(
      await Promise.all(
        this.#sourcesFor(scopes).map(async (source) => {
          const { type } = source;
          const ids = entries.flatMap((entry) =>
            entry.type === type && !entry.deleted ? [entry.row_id] : [],
          );
          return [type, ids.length === 0 ? new Map() : await source.read(accountId, ids)] as const;
        }),
      ),
    );
    return entries.flatMap(({ type, row_id: id, deleted }) => {
      const data = deleted ? undefined : rows.get(type)?.get(id);
      // Held back for now.
      if (data === null) return [];
      // Gone by now, it is told as deleted; and once more in the deletion's place.
      return [{ type, id, deleted: data === undefined, data: data ?? null } as Change];
    });
  }
}
