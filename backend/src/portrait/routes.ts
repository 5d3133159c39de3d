/** The profile and claim routes of the contract. */
import type { claimRoutes, profileRoutes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type HandlersFor, idOf, pageFrom, pageOf } from "../http/index.ts";
import type { BaseResumes } from "./base-resume.ts";
import type { ClaimCare } from "./claim-care.ts";
import type { Collections } from "./collections.ts";
import type { Identities } from "./identities.ts";
import type { Portraits } from "./portraits.ts";
import type { Profiles } from "./profiles.ts";

const ClaimPosition = z.object({ confidence: z.number(), id: z.string() });

export interface ProfileParts {
  portraits: Portraits;
  profiles: Profiles;
  collections: Collections;
  identities: Identities;
  baseResumes: BaseResumes;
}

export function profileHandlers(parts: ProfileParts): HandlersFor<keyof typeof profileRoutes> {
  const { portraits, profiles, collections, identities, baseResumes } = parts;
  return {
    getProfile: ({ accountId }) => profiles.read(accountId),
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
    regenerateIdentity: ({ accountId, effectId }) => identities.regenerate(accountId, effectId),
    listIdentities: async ({ accountId, query }) => {
      const page = await pageFrom(identities.evolution(accountId), query, idOf);
      return { ...page, items: page.items.map(({ identity }) => identity) };
    },
    regenerateBaseResume: ({ accountId, effectId }) => baseResumes.regenerate(accountId, effectId),
    getBaseResume: ({ accountId }) => baseResumes.read(accountId),
    getResumePdf: ({ accountId, query }) => baseResumes.paper(accountId, { ...query, file: "pdf" }),
    getResumeDocx: ({ accountId, query }) => baseResumes.paper(accountId, { ...query, file: "docx" }),
    listWorkHistory: ({ accountId, query }) =>
      pageFrom(portraits.workHistory(accountId, query.review_status), query, idOf),
    createWorkHistory: ({ accountId, body, effectId }) => collections.createRole(accountId, effectId, body),
    updateWorkHistory: ({ accountId, params, body }) =>
      portraits.updateWorkHistory(accountId, params.id, body),
    deleteWorkHistory: ({ accountId, params }) => portraits.deleteWorkHistory(accountId, params.id),
    acceptWorkHistory: ({ accountId, params }) => portraits.reviewRole(accountId, params.id, "accepted"),
    rejectWorkHistory: ({ accountId, params }) => portraits.reviewRole(accountId, params.id, "rejected"),

    listSkills: ({ accountId, query }) => pageFrom(collections.claims(accountId, "skill"), query, idOf),
    createSkill: ({ accountId, body, effectId }) => collections.state(accountId, effectId, "skill", body),
    updateSkill: ({ accountId, params, body }) => collections.restate(accountId, params.id, "skill", body),
    deleteSkill: ({ accountId, params }) => collections.removeClaim(accountId, params.id, "skill"),

    listEducation: ({ accountId, query }) =>
      pageFrom(collections.claims(accountId, "education"), query, idOf),
    createEducation: ({ accountId, body, effectId }) =>
      collections.state(accountId, effectId, "education", body),
    updateEducation: ({ accountId, params, body }) =>
      collections.restate(accountId, params.id, "education", body),
    deleteEducation: ({ accountId, params }) => collections.removeClaim(accountId, params.id, "education"),

    listCertifications: ({ accountId, query }) =>
      pageFrom(collections.claims(accountId, "certification"), query, idOf),
    createCertification: ({ accountId, body, effectId }) =>
      collections.state(accountId, effectId, "certification", body),
    updateCertification: ({ accountId, params, body }) =>
      collections.restate(accountId, params.id, "certification", body),
    deleteCertification: ({ accountId, params }) =>
      collections.removeClaim(accountId, params.id, "certification"),

    listProjects: ({ accountId, query }) => pageFrom(collections.projects(accountId), query, idOf),
    createProject: ({ accountId, body, effectId }) => collections.createProject(accountId, effectId, body),
    updateProject: ({ accountId, params, body }) => collections.updateProject(accountId, params.id, body),
    deleteProject: ({ accountId, params }) => collections.deleteProject(accountId, params.id),

    listVentures: ({ accountId, query }) => pageFrom(collections.ventures(accountId), query, idOf),
    createVenture: ({ accountId, body, effectId }) => collections.createVenture(accountId, effectId, body),
    updateVenture: ({ accountId, params, body }) => collections.updateVenture(accountId, params.id, body),
    deleteVenture: ({ accountId, params }) => collections.deleteVenture(accountId, params.id),
  };
}

export function claimHandlers(
  portraits: Portraits,
  collections: Collections,
  care: ClaimCare,
): HandlersFor<keyof typeof claimRoutes> {
  return {
    listClaims: async ({ accountId, query }) => {
      const { limit, cursor, ...filter } = query;
      const after = decodeCursor(cursor, ClaimPosition);
      const [rows, issues] = await Promise.all([
        portraits.claims(accountId, filter, after, limit + 1),
        care.issuesByClaim(accountId),
      ]);
      const detailed = rows.map((row) => ({ ...row, issues: issues.get(row.id) ?? [] }));
      return pageOf(detailed, limit, ({ confidence, id }) => ({ confidence, id }));
    },
    summariseClaims: ({ accountId }) => portraits.summary(accountId),
    getClaim: async ({ accountId, params }) => ({
      ...(await portraits.claim(accountId, params.id)),
      issues: await care.issues(accountId, params.id),
    }),
    updateClaim: ({ accountId, params, body }) => collections.edit(accountId, params.id, body),
    deleteClaim: async ({ accountId, params }) => {
      await collections.removeClaim(accountId, params.id);
      return { deleted: true, id: params.id };
    },
    dismissIssues: ({ accountId, params }) => care.dismiss(accountId, params.id),
    mergeClaim: ({ accountId, params, body }) => care.merge(accountId, params.id, body.into),
    acceptClaim: ({ accountId, params }) => portraits.review(accountId, params.id, "accepted"),
    rejectClaim: ({ accountId, params }) => portraits.review(accountId, params.id, "rejected"),
    reviewClaims: ({ accountId, body }) => portraits.reviewAll(accountId, body.accept, body.reject),
  };
}
