/** Every route of the API, by name. Order matters where a fixed segment and a parameter compete: the fixed one first. */
import { accountRoutes } from "./account.ts";
import { adminRoutes } from "./admin.ts";
import { agendaRoutes } from "./agenda.ts";
import { caseRoutes } from "./cases.ts";
import { claimRoutes } from "./claims.ts";
import { contactRoutes } from "./contacts.ts";
import { discoveryRoutes } from "./discovery.ts";
import { documentRoutes } from "./documents.ts";
import { eventRoutes } from "./events.ts";
import { insightRoutes } from "./insights.ts";
import { intakeRoutes } from "./intake.ts";
import { interviewRoutes } from "./interview.ts";
import { jobRoutes } from "./jobs.ts";
import { modelRoutes } from "./model.ts";
import { opportunityRoutes } from "./opportunities.ts";
import { preferenceRoutes } from "./preferences.ts";
import { profileRoutes } from "./profile.ts";
import { queueRoutes } from "./queue.ts";
import { reviewRoutes } from "./reviews.ts";
import { sampleRoutes } from "./sample.ts";
import { sharingRoutes } from "./sharing.ts";
import { siteRoutes } from "./site.ts";
import { syncRoutes } from "./sync.ts";
import { tailoringRoutes } from "./tailoring.ts";
import { viewRoutes } from "./views.ts";
import { webhookRoutes } from "./webhooks.ts";

export const routes = {
  ...accountRoutes,
  ...modelRoutes,
  ...sampleRoutes,
  ...profileRoutes,
  ...reviewRoutes,
  ...claimRoutes,
  ...documentRoutes,
  ...tailoringRoutes,
  ...sharingRoutes,
  ...queueRoutes,
  ...insightRoutes,
  ...intakeRoutes,
  ...interviewRoutes,
  ...opportunityRoutes,
  ...caseRoutes,
  ...agendaRoutes,
  ...viewRoutes,
  ...jobRoutes,
  ...preferenceRoutes,
  ...discoveryRoutes,
  ...eventRoutes,
  ...contactRoutes,
  ...siteRoutes,
  ...adminRoutes,
  ...syncRoutes,
  ...webhookRoutes,
};
export type Routes = typeof routes;
export type RouteName = keyof Routes;

/** All paths of the API sit under this prefix (specification, Versioning). */
export const API_PREFIX = "/api/v1";
