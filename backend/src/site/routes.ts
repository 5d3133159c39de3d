/** `/site`: contract to call. */
import type { siteRoutes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type HandlersFor, pageOf } from "../http/index.ts";
import type { JsonResume } from "../rendering/paper/index.ts";
import { sitePage } from "./page.ts";
import { visible } from "./public-portrait.ts";
import type { Sites } from "./site.ts";
import { standalone } from "./stylesheets.ts";
import type { PublicProfile } from "./visitors.ts";

const Position = z.object({ received_at: z.iso.datetime(), id: z.string().max(64) });

/** @param resumeOf the résumé of a profile; null where there is nothing to set */
export function siteHandlers(
  sites: Sites,
  resumeOf: (profile: PublicProfile) => JsonResume | null,
): HandlersFor<keyof typeof siteRoutes> {
  return {
    getSite: ({ accountId }) => sites.read(accountId),
    createSite: async ({ accountId, effectId, body }) => ({
      site: await sites.create(accountId, effectId, body.handle),
    }),
    updateSite: async ({ accountId, body }) => ({ site: await sites.update(accountId, body) }),
    checkHandle: ({ accountId, query }) => sites.check(accountId, query.handle),
    previewSite: async ({ accountId }) => ({ preview: await sites.preview(accountId) }),
    async previewSitePage({ accountId }) {
      const site = await sites.own(accountId);
      const { publicUrl } = site;
      const resume = resumeOf(sites.portrait(site)) !== null;
      return { html: standalone(sitePage(visible(site.view), { publicUrl, resume })) };
    },
    hideItem: ({ accountId, body }) => sites.hide(accountId, body),
    async listSiteMessages({ accountId, query }) {
      const after = decodeCursor(query.cursor, Position);
      const found = await sites.messages(accountId, after, query.limit + 1);
      return pageOf(found, query.limit, ({ received_at, id }) => ({ received_at, id }));
    },
    deleteSiteMessage: ({ accountId, params }) => sites.deleteMessage(accountId, params.id),
  };
}
