/** `/opportunities`: contract to call. */
import type {
  OpportunityContact,
  opportunityRoutes,
  PendingOpportunity,
} from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/index.ts";
import type { Opportunities } from "./opportunities.ts";

export interface OpportunityHandlerOptions {
  opportunities: Opportunities;
  /** Known people at a company, by name. */
  contactsAt: (accountId: string, company: string | null) => Promise<OpportunityContact[]>;
  /** What the review queue knows of an address; nothing where there is no queue. */
  lookupPending?: (accountId: string, url: string) => Promise<PendingOpportunity | null>;
}

/** No more of a person than the contract names. */
function namedContact({ id, name, title, relationship, email, linkedin_url }: OpportunityContact) {
  return { id, name, title, relationship, email, linkedin_url };
}

/** UUIDs are compared as stored. */
const lowerCase = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

export function opportunityHandlers({
  opportunities,
  lookupPending = async () => null,
  contactsAt,
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
    previewPosting: async ({ accountId, body, signal }) => opportunities.preview(accountId, body.url, signal),
    async saveOpportunityAsync(call) {
      const job = await opportunities.save(call.accountId, call.effectId, call.body);
      return { job_id: job._id, status: job.status };
    },
    addOpportunity: async ({ accountId, effectId, signal, body }) =>
      opportunities.add(accountId, effectId, body, signal),
    addAndMatch: async ({ accountId, effectId, signal, body: { url = null, ...posting } }) =>
      opportunities.addAndMatch(accountId, effectId, { url, ...posting }, signal),
    importOpportunities: async ({ accountId, effectId, body }) =>
      body.dry_run
        ? opportunities.previewBulk(accountId, body.input)
        : opportunities.importBulk(accountId, effectId, body.input),
    async updateOpportunities({ accountId, effectId, body }) {
      const ids = await opportunities.updateMany(accountId, lowerCase(body.ids), body.status, effectId);
      return { updated: ids.length, ids };
    },
    async deleteOpportunities({ accountId, body }) {
      const ids = await opportunities.deleteMany(accountId, lowerCase(body.ids));
      return { deleted: ids.length, ids };
    },
    async getOpportunity({ accountId, params, caller }) {
      const opportunity = await opportunities.get(accountId, params.id);
      // What a key may not read elsewhere it may not read here.
      if (!caller.scopes.includes("read:contacts")) return { ...opportunity, contacts: null };
      const contacts = await contactsAt(accountId, opportunity.company);
      return { ...opportunity, contacts: contacts.map(namedContact) };
    },
    updateOpportunity: async ({ accountId, effectId, params, body }) =>
      opportunities.update(accountId, params.id, body, effectId),
    correctRequirement: async ({ accountId, params, body }) =>
      opportunities.correctRequirement(accountId, params.id, body),
    deleteOpportunity: async ({ accountId, params }) => opportunities.delete(accountId, params.id),
    getMatch: async ({ accountId, params }) => opportunities.match(accountId, params.id),
  };
}
