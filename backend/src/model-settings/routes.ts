/** `/account/model`: contract to call. */
import type { modelRoutes } from "@career-portrait/shared/contract";
import type { HandlersFor } from "../http/index.ts";
import type { ModelSettings } from "./settings.ts";

export function modelHandlers(models: ModelSettings): HandlersFor<keyof typeof modelRoutes> {
  return {
    getModelSettings: ({ accountId }) => models.show(accountId),
    chooseModel: ({ accountId, body }) => models.use(accountId, body.use),
    setOwnModel: ({ accountId, body }) => models.setOwn(accountId, body),
    forgetOwnModel: ({ accountId }) => models.forgetOwn(accountId),
    testModel: ({ accountId, body }) => models.test(accountId, body),
  };
}
