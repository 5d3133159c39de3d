/** Every index of every collection, in one list: what `ensureIndexes` makes at start. */
import { accountIndexes, importIndexes } from "./account/index.ts";
import { caseIndexes } from "./cases/index.ts";
import { contactIndexes } from "./contacts/index.ts";
import { learningIndexes, runIndexes, settingsIndexes } from "./discovery/index.ts";
import { documentIndexes } from "./documents/index.ts";
import { eventIndexes } from "./events/index.ts";
import { idempotencyIndexes, limitIndexes } from "./http/index.ts";
import { spendingIndexes } from "./intelligence/index.ts";
import { jobIndexes } from "./jobs/index.ts";
import { modelSettingsIndexes } from "./model-settings/index.ts";
import { keptIndexIndexes, opportunityIndexes } from "./opportunities/index.ts";
import { baseResumeIndexes, identityIndexes, portraitIndexes } from "./portrait/index.ts";
import { preferenceIndexes } from "./preferences/index.ts";
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
  ...modelSettingsIndexes,
  ...syncIndexes,
  ...webhookIndexes,
];
