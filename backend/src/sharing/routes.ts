/** `/opportunities/{id}/share` and the public summary: contract to call. */
import type { sharingRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/index.ts";
import type { Tailoring } from "../tailoring/index.ts";
import type { Sharing } from "./sharing.ts";

export function sharingHandlers(
  sharing: Sharing,
  tailoring: Pick<Tailoring, "addAndTailor">,
): HandlersFor<keyof typeof sharingRoutes> {
  return {
    addTailorShare: ({ accountId, effectId, body }) =>
      tailoring.addAndTailor(accountId, effectId, body, { share: true }),
    createShare: ({ accountId, effectId, params, body }) =>
      sharing.open(accountId, effectId, params.id, { days: body?.expires_in_days }),
    getShare: ({ accountId, params }) => sharing.read(accountId, params.id),
    revokeShare: ({ accountId, params }) => sharing.revoke(accountId, params.id),
    async getShareSummary(call) {
      call.setHeader("Cache-Control", "no-store");
      return { data: await sharing.summary(await sharing.visit(call.params.token)) };
    },
  };
}
