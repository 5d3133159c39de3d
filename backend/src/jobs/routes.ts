/** `GET /jobs/{id}`. */
import type { jobRoutes } from "@career-portrait/shared/contract";
import { notFound } from "../errors.ts";
import type { HandlersFor } from "../http/index.ts";
import type { Jobs } from "./jobs.ts";
import { presentJob } from "./row.ts";

export function jobHandlers({ jobs }: { jobs: Pick<Jobs, "find"> }): HandlersFor<keyof typeof jobRoutes> {
  return {
    async getJob({ accountId, params }) {
      const row = await jobs.find(accountId, params.id);
      if (!row) throw notFound("The job");
      return presentJob(row);
    },
  };
}
