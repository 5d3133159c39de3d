/** Share links: made for an opportunity's tailored profile, opened by anybody who has the address (decisions, section 7). */
import { randomBytes, randomUUID } from "node:crypto";
import {
  type Contact,
  SHARE_DAYS,
  type ShareLink,
  type ShareSummary,
} from "@career-portrait/shared/contract";
import { ApiError, notFound } from "../errors.ts";
import { type PublicProfile, publicProfile, type SharedContent } from "./public-profile.ts";
import type { ShareRow, ShareStore } from "./store.ts";

export interface SharingServices {
  store: ShareStore;
  /** `PUBLIC_URL`. */
  publicUrl: string;
  isTracked: (accountId: string, opportunityId: string) => Promise<boolean>;
  /** The tailored profile as it stands; null while there is none. */
  tailored: (accountId: string, opportunityId: string) => Promise<SharedContent | null>;
  /** How much of what the tailored profile rests on nobody has reviewed. */
  unreviewed: (accountId: string, opportunityId: string) => Promise<number>;
  contact: (accountId: string) => Promise<Contact>;
  now: () => Date;
}

/** A link that is open, with what it shows now. */
export interface OpenShare {
  row: ShareRow;
  profile: PublicProfile;
  /** Which state of the tailored profile that is. */
  of: string;
}

const DAY_MS = 24 * 60 * 60_000;
const MAX_TRIES = 5;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class Sharing {
  readonly #services: SharingServices;

  constructor(services: SharingServices) {
    this.#services = services;
  }

  /**
   * Opens a link, or gives the one that is open, whose days stay as they are.
   * @throws ApiError 404 when there is no such opportunity or nothing tailored to it.
   */
  async open(
    accountId: string,
    id: string,
    opportunityId: string,
    { days = SHARE_DAYS }: { days?: number } = {},
  ): Promise<ShareLink> {
    const { store, isTracked, tailored, now } = this.#services;
    if (!(await isTracked(accountId, opportunityId))) throw notFound("The opportunity");
    if (!(await tailored(accountId, opportunityId))) throw notFound("A tailored profile");
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const standing = await store.active(accountId, opportunityId);
      if (standing && standing.expires_at > now()) return this.#shown(standing, standing._id !== id);
      if (standing) await store.close(accountId, standing._id);
      const row: ShareRow = {
        // A request that is repeated after its link was closed makes another one.
        _id: tries === 0 ? id : randomUUID(),
        account_id: accountId,
        opportunity_id: opportunityId,
        token: randomBytes(32).toString("base64url"),
        active: true,
        created_at: now(),
        expires_at: new Date(now().getTime() + days * DAY_MS),
        views: 0,
        last_viewed_at: null,
        summary: null,
      };
      if (await store.insert(row)) return this.#shown(row, false);
    }
    throw new Error("The opportunity's link kept changing hands.");
  }

  /** The link that is open. @throws ApiError 404 */
  async read(accountId: string, opportunityId: string): Promise<ShareLink> {
    return this.#shown(await this.#standing(accountId, opportunityId), true);
  }

  /** Closes the link. @throws ApiError 404 when none is open. */
  async revoke(accountId: string, opportunityId: string): Promise<void> {
    const { _id } = await this.#standing(accountId, opportunityId);
    await this.#services.store.close(accountId, _id);
  }

  /** Closes the links of opportunities that are about to go. */
  async revokeFor(accountId: string, opportunityIds: readonly string[]): Promise<void> {
    await this.#services.store.closeFor(accountId, opportunityIds);
  }

  async countOpen(accountId: string): Promise<number> {
    return this.#services.store.countOpen(accountId, this.#services.now());
  }

  /**
   * What a visitor with this token may see.
   * @throws ApiError 404 for a token that was never given; 410 when its link has expired or was closed.
   */
  async visit(token: string): Promise<OpenShare> {
    const { store, isTracked, tailored, contact, now } = this.#services;
    const row = TOKEN.test(token) ? await store.byToken(token) : null;
    if (!row) throw notFound("This page");
    const { account_id, opportunity_id } = row;
    const isOpen =
      row.active === true && row.expires_at > now() && (await isTracked(account_id, opportunity_id));
    const content = isOpen ? await tailored(account_id, opportunity_id) : null;
    if (!content)
      throw new ApiError(410, "share_link_gone", "This link has expired or was closed by its owner.");
    return { row, profile: publicProfile(content, await contact(account_id)), of: content.updated_at };
  }

  /** The summary: made once for each state of the profile and kept. */
  async summary({ row, profile, of }: OpenShare): Promise<ShareSummary> {
    const { store, now } = this.#services;
    const isKept = row.summary?.of === of;
    const kept = row.summary && isKept ? row.summary : { text: profile.summary, generated_at: now(), of };
    if (!isKept) await store.keepSummary(row.account_id, row._id, kept);
    return {
      candidate_name: profile.name,
      summary: kept.text,
      generated_at: kept.generated_at.toISOString(),
      cached: isKept,
    };
  }

  /** Views of links by their ids; of every link that is not closed with null. */
  async views(
    accountId: string,
    ids: readonly string[] | null,
  ): Promise<{ id: string; opportunity_id: string; views: number; last_viewed_at: Date | null }[]> {
    const { store } = this.#services;
    const rows = await (ids === null ? store.allActive(accountId) : store.findMany(accountId, ids));
    return rows.map(({ _id, opportunity_id, views, last_viewed_at }) => ({
      id: _id,
      opportunity_id,
      views,
      last_viewed_at,
    }));
  }

  async countView({ row }: OpenShare): Promise<void> {
    await this.#services.store.countView(row.account_id, row._id, this.#services.now());
  }

  async #standing(accountId: string, opportunityId: string): Promise<ShareRow> {
    const row = await this.#services.store.active(accountId, opportunityId);
    if (!row || row.expires_at <= this.#services.now()) throw notFound("A share link");
    return row;
  }

  async #shown(row: ShareRow, existing: boolean): Promise<ShareLink> {
    return {
      id: row._id,
      token: row.token,
      url: `${this.#services.publicUrl}/shared/${row.token}`,
      expires_at: row.expires_at.toISOString(),
      existing,
      views: row.views,
      last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
      unreviewed: await this.#services.unreviewed(row.account_id, row.opportunity_id),
      created_at: row.created_at.toISOString(),
    };
  }
}
