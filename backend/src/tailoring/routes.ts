/** Tailoring: contract to call. */
import type { interviewRoutes, tailoringRoutes } from "@career-portrait/shared/contract";
import { invalid } from "../errors.ts";
import type { HandlersFor } from "../http/index.ts";
import type { Tailoring } from "./tailoring.ts";

export function tailoringHandlers(
  tailoring: Tailoring,
): HandlersFor<keyof typeof tailoringRoutes | keyof typeof interviewRoutes> {
  const { profiles, letters, editing } = tailoring;
  return {
    addAndTailor: async ({ accountId, effectId, body }) => tailoring.addAndTailor(accountId, effectId, body),
    tailorOpportunity: async ({ accountId, effectId, params, body }) =>
      profiles.tailor(accountId, params.id, effectId, body?.regenerate ?? false),
    async retailorOpportunity({ accountId, effectId, params, body }) {
      const { id } = await tailoring.opportunity(accountId, params.id);
      if (body.instruction === undefined) throw invalid([{ path: "instruction", message: "is required" }]);
      return profiles.retailor(accountId, id, effectId, body.instruction);
    },
    getInterviewPreparation: async ({ accountId, params }) => tailoring.interview(accountId, params.id),
    judgeTailoredProfile: async ({ accountId, params }) => tailoring.judge(accountId, params.id),
    getTailoredProfile: async ({ accountId, params }) => profiles.read(accountId, params.id),
    getTailoredProfilePdf: ({ accountId, params, query }) =>
      profiles.paper(accountId, params.id, { ...query, file: "pdf" }),
    getTailoredProfileDocx: ({ accountId, params, query }) =>
      profiles.paper(accountId, params.id, { ...query, file: "docx" }),
    writeCoverLetter: async ({ accountId, params, body }) => letters.write(accountId, params.id, body ?? {}),
    getCoverLetter: async ({ accountId, params }) => letters.read(accountId, params.id),
    getCoverLetterPdf: ({ accountId, params, query }) =>
      letters.paper(accountId, params.id, { ...query, file: "pdf" }),
    getCoverLetterDocx: ({ accountId, params, query }) =>
      letters.paper(accountId, params.id, { ...query, file: "docx" }),
    editCoverLetter: async ({ accountId, params, body }) => letters.edit(accountId, params.id, body.content),
    editTailoredProfile: async ({ accountId, params, body }) =>
      editing.edit(accountId, params.opportunityId, body),
    revertTailoredProfile: async ({ accountId, params, body }) =>
      editing.revert(accountId, params.opportunityId, body.field),
  };
}
