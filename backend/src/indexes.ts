/** Every index of every collection, in one list: what `ensureIndexes` makes at start. */
import { importIndexes } from "./account/archive/store.ts";
import { accountIndexes } from "./account/store.ts";
import { caseIndexes } from "./cases/index.ts";
import { contactIndexes } from "./contacts/store.ts";
import { learningIndexes, runIndexes, settingsIndexes } from "./discovery/index.ts";
import { documentIndexes } from "./documents/store.ts";
import { eventIndexes } from "./events/store.ts";
import { idempotencyIndexes } from "./http/idempotency.ts";
import { limitIndexes } from "./http/limits.ts";
import { spendingIndexes } from "./intelligence/index.ts";
import { jobIndexes } from "./jobs/index.ts";
import { keptIndexIndexes, opportunityIndexes } from "./opportunities/index.ts";
import { baseResumeIndexes } from "./portrait/base-resume.ts";
import { identityIndexes } from "./portrait/identities.ts";
import { portraitIndexes } from "./portrait/store.ts";
import { preferenceIndexes } from "./preferences/store.ts";
import { queueIndexes } from "./queue/index.ts";
import { siteIndexes } from "./site/index.ts";
import { sharingIndexes } from "./sharing/index.ts";
import { syncIndexes } from "./sync/index.ts";
import { tailoringIndexes } from "./tailoring/index.ts";
import { webhookIndexes } from "./webhooks/index.ts";

export const INDEXES = [
  ...accountIndexes,
  ...importIndexes,
  ...limitIndexes,
  ...idempotencyIndexes,
  ...jobIndexes,
  ...documentIndexes,
  ...portraitIndexes,
  ...identityIndexes,
  ...baseResumeIndexes,
  ...opportunityIndexes,
  ...keptIndexIndexes,
  ...caseIndexes,
  ...tailoringIndexes,
  ...sharingIndexes,
  ...siteIndexes,
  ...queueIndexes,
  ...settingsIndexes,
  ...learningIndexes,
  ...runIndexes,
  ...eventIndexes,
  ...preferenceIndexes,
  ...contactIndexes,
  ...spendingIndexes,
  ...syncIndexes,
  ...webhookIndexes,
];
