/** The site's settings: one site an account, a handle nobody else has, what is shown and what is hidden (specification, Public site). */
import {
  type HandleCheck,
  type HiddenItem,
  SITE_SECTIONS,
  type SiteMessage,
  type SiteSection,
  type SiteSettings,
  type SiteTheme,
  type SiteView,
} from "@career-portrait/shared/contract";
import { ApiError, notFound } from "../errors.ts";
import {
  faultOf,
  handleFromName,
  MOST_OLD_HANDLES,
  normalisedHandle,
  requireHandle,
  withSuffix,
} from "./handles.ts";
import { publicPortrait, type SiteSource, siteView } from "./public-portrait.ts";
import type { MessagePosition, MessageRow, SiteRow, SiteStore } from "./store.ts";

export interface SiteServices {
  store: SiteStore;
  publicUrl: string;
  source: (accountId: string) => Promise<SiteSource>;
  now: () => Date;
}

export interface SiteChange {
  handle?: string;
  published?: boolean;
  sections?: Partial<Record<SiteSection, boolean>>;
  show_in_search?: boolean;
  theme?: SiteTheme;
}

/** A site a visitor is at. */
export interface OpenSite {
  row: SiteRow;
  /** With what is hidden, flagged. */
  view: SiteView;
  source: SiteSource;
}

const DAY_MS = 86_400_000;
/** How long an old handle leads to the site. */
const OLD_HANDLE_MS = 30 * DAY_MS;
/** A change that keeps meeting others is given up after this many tries. */
const TRIES = 10;
/** So many handles are tried before none is suggested. */
const MOST_SUGGESTIONS = 50;
const NO_SITE = () => new ApiError(404, "site_not_found", "You have no site yet.");
const TAKEN = () => new ApiError(409, "handle_taken", "This handle belongs to somebody else.");

export class Sites {
  readonly #services: SiteServices;

  constructor(services: SiteServices) {
    this.#services = services;
  }

  async read(accountId: string) {
    const { store, source, publicUrl } = this.#services;
    const row = await store.find(accountId);
    const name = (await source(accountId)).profile.contact.name?.trim() ?? "";
    return {
      site: row && this.#settings(row),
      suggested_handle: row ? null : await this.#suggestion(accountId, name),
      profile_ready: name !== "",
      sites_domain: new URL(publicUrl).host,
    };
  }

  /** @throws ApiError 409 `site_exists`, `handle_taken`; 422 `handle_invalid`, `handle_reserved` */
  async create(accountId: string, effectId: string, given: string): Promise<SiteSettings> {
    const { store, now } = this.#services;
    const handle = requireHandle(given);
    const standing = await store.find(accountId);
    if (standing?.made_by === effectId) return this.#settings(standing);
    if (standing)
      throw new ApiError(409, "site_exists", "You have a site already. Change its handle instead.");
    const row: SiteRow = {
      _id: accountId,
      account_id: accountId,
      handle,
      old_handles: [],
      names: [handle],
      published: false,
      published_at: null,
      sections: Object.fromEntries(SITE_SECTIONS.map((section) => [section, true])) as SiteRow["sections"],
      show_in_search: true,
      theme: "paper",
      hidden: [],
      made_by: effectId,
      revision: 0,
      created_at: now(),
      updated_at: now(),
    };
    await store.free(handle, now());
    if (await store.insert(row)) return this.#settings(row);
    const other = await store.find(accountId);
    if (!other) throw TAKEN();
    if (other.made_by === effectId) return this.#settings(other);
    throw new ApiError(409, "site_exists", "You have a site already. Change its handle instead.");
  }

  /** @throws ApiError 403 `limit_reached`; 404 `site_not_found`; 409 `handle_taken`; 422 `handle_invalid`, `handle_reserved`, `profile_name_required` */
  async update(accountId: string, change: SiteChange): Promise<SiteSettings> {
    const { store, source, now } = this.#services;
    const handle = change.handle === undefined ? undefined : requireHandle(change.handle);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const row = await this.#own(accountId);
      if (change.published === true && !row.published) {
        const { name } = (await source(accountId)).profile.contact;
        if (!name?.trim())
          throw new ApiError(
            422,
            "profile_name_required",
            "Give your profile a name before you publish the site.",
          );
      }
      if (handle !== undefined && handle !== row.handle && !row.names.includes(handle))
        await store.free(handle, now());
      const changed = await store.change(row, {
        ...renamed(row, handle, now()),
        ...publication(row, change.published, now()),
        sections: { ...row.sections, ...given(change.sections ?? {}) },
        show_in_search: change.show_in_search ?? row.show_in_search,
        theme: change.theme ?? row.theme,
        updated_at: now(),
      });
      if (changed === "taken") throw TAKEN();
      if (changed !== "changed") return this.#settings(changed);
    }
    throw new Error("The site changed again and again while it was being changed.");
  }

  async check(accountId: string, given: string): Promise<HandleCheck> {
    const { store, now } = this.#services;
    const handle = normalisedHandle(given);
    const fault = faultOf(handle);
    if (fault) return { handle, available: false, reason: fault };
    const own = await store.find(accountId);
    if (own?.handle === handle) return { handle, available: false, reason: "current" };
    await store.free(handle, now());
    const holder = await store.byName(handle);
    const available = !holder || holder._id === accountId;
    return { handle, available, reason: available ? null : "taken" };
  }

  /** @throws ApiError 404 `site_not_found` */
  async preview(accountId: string): Promise<SiteView> {
    return (await this.own(accountId)).view;
  }

  /** The account's own site, published or not. @throws ApiError 404 `site_not_found` */
  async own(accountId: string): Promise<OpenSite & { publicUrl: string }> {
    const row = await this.#own(accountId);
    const source = await this.#services.source(accountId);
    return { row, source, view: siteView(source, row), publicUrl: this.#settings(row).public_url };
  }

  /** @throws ApiError 404 `site_not_found`, `item_not_found` */
  async hide(accountId: string, item: HiddenItem): Promise<HiddenItem> {
    await this.#own(accountId);
    const { item_type, item_id, hidden } = item;
    const { profile, claims } = await this.#services.source(accountId);
    const ids = {
      claim: claims,
      work_history: profile.experience,
      venture: profile.ventures,
      project: profile.projects,
      evidence: claims.flatMap(({ evidence }) => evidence),
    }[item_type];
    if (!ids.some(({ id }) => id === item_id))
      throw new ApiError(404, "item_not_found", "There is no such item in your portrait.");
    if (!(await this.#services.store.setHidden(accountId, { item_type, item_id }, hidden))) throw NO_SITE();
    return { item_type, item_id, hidden };
  }

  /**
   * The site at a handle as visitors have it, or the handle that it moved to.
   * @throws ApiError 404 for a handle without a published site: the same, whether there is one or not.
   */
  async visit(given: string): Promise<OpenSite | { movedTo: string }> {
    const { store, source, now } = this.#services;
    const handle = normalisedHandle(given);
    const row = faultOf(handle) === null ? await store.byName(handle) : null;
    if (!row?.published) throw notFound("This page");
    if (row.handle !== handle) {
      const old = row.old_handles.find((one) => one.handle === handle);
      if (!old || old.expires_at <= now()) throw notFound("This page");
    }
    if (row.handle !== given) return { movedTo: row.handle };
    const made = await source(row.account_id);
    return { row, source: made, view: siteView(made, row) };
  }

  /** What the site shows, as a profile that holds nothing else. */
  portrait({ view, source }: Pick<OpenSite, "view" | "source">) {
    return publicPortrait(view, source);
  }

  async messages(accountId: string, after: MessagePosition | null, limit: number): Promise<SiteMessage[]> {
    return (await this.#services.store.messages(accountId, after, limit)).map(asMessage);
  }

  /** @throws ApiError 404 */
  async deleteMessage(accountId: string, id: string): Promise<void> {
    if (!(await this.#services.store.deleteMessage(accountId, id))) throw notFound("This message");
  }

  async #own(accountId: string): Promise<SiteRow> {
    const row = await this.#services.store.find(accountId);
    if (!row) throw NO_SITE();
    return row;
  }

  /** The first handle of the name that can be had. */
  async #suggestion(accountId: string, name: string): Promise<string | null> {
    const first = handleFromName(name);
    if (first === null) return null;
    for (let count = 1; count <= MOST_SUGGESTIONS; count += 1) {
      const { handle, available } = await this.check(
        accountId,
        count === 1 ? first : withSuffix(first, count),
      );
      if (available) return handle;
    }
    return null;
  }

  #settings(row: SiteRow): SiteSettings {
    const { handle, published, published_at, sections, show_in_search, theme } = row;
    const current = row.old_handles.filter(({ expires_at }) => expires_at > this.#services.now());
    return {
      handle,
      published,
      published_at: published_at?.toISOString() ?? null,
      sections,
      show_in_search,
      theme,
      public_url: `${this.#services.publicUrl}/@${handle}`,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      old_handles: current.map((old) => ({ handle: old.handle, expires_at: old.expires_at.toISOString() })),
    };
  }
}

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/**
 * Another handle, in one write with what becomes of the last one: no moment at which the site has none, or too many.
 * @throws ApiError 403 `limit_reached`
 */
function renamed(row: SiteRow, handle: string | undefined, now: Date): Partial<SiteRow> {
  if (handle === undefined || handle === row.handle) return {};
  const left = { handle: row.handle, expires_at: new Date(now.getTime() + OLD_HANDLE_MS) };
  const standing = row.old_handles.filter((old) => old.handle !== handle && old.expires_at > now);
  if (standing.length >= MOST_OLD_HANDLES) {
    const message = `${MOST_OLD_HANDLES} old handles lead to your site, which is the most there can be. Each is free after 30 days.`;
    throw new ApiError(403, "limit_reached", message);
  }
  const old_handles = [left, ...standing];
  return { handle, old_handles, names: [handle, ...old_handles.map((old) => old.handle)] };
}

function publication(row: SiteRow, published: boolean | undefined, now: Date): Partial<SiteRow> {
  if (published === undefined || published === row.published) return {};
  return { published, published_at: published ? now : null };
}

function asMessage({ _id, name, reply_to, text, received_at }: MessageRow): SiteMessage {
  return { id: _id, name, reply_to, text, received_at: received_at.toISOString() };
}
