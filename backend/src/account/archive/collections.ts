/** Every collection with rows of accounts, and what becomes of it in an archive. One that is not named here fails a test. */
import type { ArchivedCollection } from "./collection.ts";
import { opportunityCollections } from "./opportunity-rows.ts";
import { contactCollection, portraitCollections } from "./portrait-rows.ts";
import { searchCollections } from "./search-rows.ts";
import { siteCollections } from "./site-rows.ts";

/** What an archive brings into another account, in the order in which it comes to stand there. */
export const ARCHIVED: readonly ArchivedCollection[] = [
  ...portraitCollections,
  ...opportunityCollections,
  ...searchCollections,
  ...siteCollections,
  contactCollection,
];

/** What an archive tells and no other account takes: by collection, the fields that are told. */
export const TOLD: Readonly<Record<string, readonly string[]>> = {
  ai_spending: ["month", "usd", "calls", "input_tokens", "output_tokens"],
  api_keys: ["prefix", "name", "scopes", "created_at", "last_used_at", "revoked_at"],
  jobs: [
    "kind",
    "status",
    "phase",
    "error",
    "notes",
    "title",
    "company",
    "opportunity_id",
    "document_id",
    "match_score",
    "already_tracked",
    "attempts",
    "created_at",
    "updated_at",
  ],
  model_settings: ["use", "own"],
  webhooks: ["url", "events", "paused_at", "disabled_at", "disabled_reason", "created_at"],
};

/** What is the service's own: secrets, counters, copies of answers, what is computed anew. Files are exported as files. */
export const LEFT_OUT: readonly string[] = [
  "accounts",
  "calendar_feeds",
  "deletions",
  "devices",
  "files",
  "idempotency_keys",
  "idempotency_pieces",
  "import_pieces",
  "marks",
  "opportunity_slots",
  "password_resets",
  "posting_vectors",
  "search_indexes",
  "search_pieces",
  "rate_limits",
  "sessions",
  "sync_departures",
  "sync_heads",
  "sync_log",
  "webhook_deliveries",
];
