/** `/opportunities`: contract to call. */
import type { opportunityRoutes, PendingOpportunity } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/handler.ts";
import type { Opportunities } from "./opportunities.ts";

export interface OpportunityHandlerOptions {
  opportunities: Opportunities;
  /** What the review queue knows of an address; nothing where there is no queue. */
  lookupPending?: (accountId: string, url: string) => Promise<PendingOpportunity | null>;
}

/** UUIDs are compared as stored. */
const lowerCase = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

export function opportunityHandlers({
  opportunities,
  lookupPending = async () => null,
}: OpportunityHandlerOptions): HandlersFor<keyof typeof opportunityRoutes> {
  return {
    async listOpportunities({ accountId, query }) {
      const { starred, ...rest } = query;
      return opportunities.list(accountId, {
        ...rest,
        starred: starred === undefined ? undefined : starred === "true",
      });
    },
    searchOpportunities: async ({ accountId, query }) => opportunities.search(accountId, query),
    async lookupOpportunity({ accountId, query }) {
      const [opportunity, pending] = await Promise.all([
        opportunities.lookup(accountId, query.url),
        lookupPending(accountId, query.url),
      ]);
      return { opportunity, pending };
    },
    async saveOpportunityAsync(call) {
      const job = await opportunities.save(call.accountId, call.effectId, call.body);
      call.setHeader("Location", `/api/v1/jobs/${job._id}`);
      return { job_id: job._id, status: job.status };
    },
    addOpportunity: async ({ accountId, effectId, body }) => opportunities.add(accountId, effectId, body),
    addAndMatch: async ({ accountId, effectId, body: { url = null, description } }) =>
      opportunities.addAndMatch(accountId, effectId, { url, description }),
    importOpportunities: async ({ accountId, effectId, body }) =>
      opportunities.importBulk(accountId, effectId, body.input),
    async updateOpportunities({ accountId, body }) {
      const ids = await opportunities.updateMany(accountId, lowerCase(body.ids), body.status);
      return { updated: ids.length, ids };
    },
    async deleteOpportunities({ accountId, body }) {
      const ids = await opportunities.deleteMany(accountId, lowerCase(body.ids));
      return { deleted: ids.length, ids };
    },
    getOpportunity: async ({ accountId, params }) => opportunities.get(accountId, params.id),
    updateOpportunity: async ({ accountId, params, body }) =>
      opportunities.update(accountId, params.id, body),
    deleteOpportunity: async ({ accountId, params }) => opportunities.delete(accountId, params.id),
    getMatch: async ({ accountId, params }) => opportunities.match(accountId, params.id),
  };
}
