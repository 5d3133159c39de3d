/** The profile and claim routes of the contract. */
import type { claimRoutes, profileRoutes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, pageOf } from "../http/cursor.ts";
import type { HandlersFor } from "../http/handler.ts";
import type { Portraits } from "./portraits.ts";

const ClaimPosition = z.object({ confidence: z.number(), id: z.string() });

export function profileHandlers(portraits: Portraits): HandlersFor<keyof typeof profileRoutes> {
  return {
    getProfile: ({ accountId }) => portraits.profile(accountId),
    updateContact: ({ accountId, body }) => {
      const { linkedin, github, website, ...rest } = body;
      const change = { ...rest, linkedin_url: linkedin, github_url: github, website_url: website };
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      // An emptied field is a field without a value.
      return portraits.updateContact(
        accountId,
        Object.fromEntries(given.map(([name, value]) => [name, value || null])),
      );
    },
    listWorkHistory: async ({ accountId }) => ({
      items: await portraits.workHistory(accountId),
      next_cursor: null,
    }),
    updateWorkHistory: ({ accountId, params, body }) =>
      portraits.updateWorkHistory(accountId, params.id, body),
    deleteWorkHistory: ({ accountId, params }) => portraits.deleteWorkHistory(accountId, params.id),
  };
}

export function claimHandlers(portraits: Portraits): HandlersFor<keyof typeof claimRoutes> {
  return {
    listClaims: async ({ accountId, query }) => {
      const { limit, cursor, ...filter } = query;
      const after = decodeCursor(cursor, ClaimPosition);
      const rows = await portraits.claims(accountId, filter, after, limit + 1);
      return pageOf(rows, limit, ({ confidence, id }) => ({ confidence, id }));
    },
    summariseClaims: ({ accountId }) => portraits.summary(accountId),
    getClaim: async ({ accountId, params }) => ({
      ...(await portraits.claim(accountId, params.id)),
      issues: [],
    }),
    acceptClaim: ({ accountId, params }) => portraits.review(accountId, params.id, "accepted"),
    rejectClaim: ({ accountId, params }) => portraits.review(accountId, params.id, "rejected"),
    reviewClaims: ({ accountId, body }) => portraits.reviewAll(accountId, body.accept, body.reject),
  };
}
