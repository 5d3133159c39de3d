/** Accounts, API keys, connecting a client, usage (specification, Account; decisions, section 3). */
import { z } from "zod";
import { pageQuery, timestamp, uuid } from "./common.ts";
import { ADMIN_SCOPES, route, SCOPES } from "./route.ts";

const email = z.email().max(254);
const password = z.string().min(10).max(200);
const keyName = z.string().trim().min(1).max(100);
/** Any scope name; an unknown one is refused with 400. */
export const ScopeName = z.enum([...SCOPES, ...ADMIN_SCOPES]);
const scopeList = z.array(ScopeName).max(SCOPES.length + ADMIN_SCOPES.length);

/** What a person types to delete their account (specification, DELETE /account). */
export const DELETION_PHRASE = "DELETE MY ACCOUNT";

export const ApiKeyCreated = z
  .object({
    id: uuid,
    key: z.string().meta({ description: "shown this once" }),
    prefix: z.string(),
    name: z.string(),
    scopes: z.array(ScopeName),
    created_at: timestamp,
  })
  .meta({ id: "ApiKeyCreated" });
export type ApiKeyCreated = z.infer<typeof ApiKeyCreated>;

export const ApiKey = z
  .object({
    id: uuid,
    prefix: z.string(),
    name: z.string(),
    scopes: z.array(ScopeName),
    last_used_at: timestamp.nullable(),
    created_at: timestamp,
    revoked_at: timestamp.nullable(),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof ApiKey>;

const SignedIn = z.object({ user_id: uuid, api_key: ApiKeyCreated });

export const DeviceAuthorisation = z
  .object({
    device_code: z.string(),
    user_code: z.string(),
    verification_uri: z.string(),
    verification_uri_complete: z.string(),
    expires_in: z.int().meta({ description: "seconds" }),
    interval: z.int().meta({ description: "seconds to wait between two polls" }),
  })
  .meta({ id: "DeviceAuthorisation" });
export type DeviceAuthorisation = z.infer<typeof DeviceAuthorisation>;

export const Usage = z
  .object({
    api_keys: z.array(
      z.object({
        prefix: z.string(),
        name: z.string(),
        last_used_at: timestamp.nullable(),
        created_at: timestamp,
      }),
    ),
    counts: z.object({ documents: z.int(), opportunities: z.int(), active_share_links: z.int() }),
    limits: z
      .object({ opportunities: z.int(), tailored_profiles: z.int(), requests_per_minute: z.int() })
      .meta({ description: "what the server allows an account" }),
    ai_spending: z
      .object({
        month: z.string().meta({ description: "YYYY-MM, UTC" }),
        usd: z
          .number()
          .meta({ description: "what a model cost this month, calls under way at their estimate" }),
        ceiling_usd: z.number().nullable().meta({ description: "null: none is set" }),
      })
      .meta({ description: "of the account's own work with a model; 0 without one" }),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;

/** Largest archive taken, in bytes. */
export const ARCHIVE_MAX_BYTES = 100 * 1024 * 1024;

export const AccountImport = z
  .object({
    job_id: uuid.meta({ description: "the job that brings the rows to where they belong" }),
    status: z.enum(["completed", "processing"]).meta({
      description: "`processing` where it takes longer than a request waits: follow the job",
    }),
    imported: z.record(z.string(), z.int()).meta({ description: "rows of the archive, by collection" }),
  })
  .meta({ id: "AccountImport" });
export type AccountImport = z.infer<typeof AccountImport>;

export const accountRoutes = {
  register: route({
    method: "POST",
    path: "/auth/register",
    tag: "Account",
    summary: "Make an account and its first key",
    access: { public: "auth" },
    body: {
      type: "json",
      schema: z.strictObject({ email, password, name: z.string().trim().min(1).max(200) }),
    },
    success: { status: 201, data: SignedIn },
    errors: [
      [403, "registration_closed"],
      [409, "email_taken"],
    ],
  }),
  login: route({
    method: "POST",
    path: "/auth/login",
    tag: "Account",
    summary: "Exchange address and password for a new key",
    access: { public: "auth" },
    body: {
      type: "json",
      schema: z.strictObject({
        email: z.string().min(1).max(254),
        password: z.string().min(1).max(200),
        key_name: keyName.optional(),
        scopes: scopeList.optional(),
      }),
    },
    success: { status: 200, data: SignedIn },
    errors: [
      [401, "invalid_credentials"],
      [429, "rate_limited"],
    ],
  }),
  startDevice: route({
    method: "POST",
    path: "/auth/device",
    tag: "Account",
    summary: "Begin connecting a client (RFC 8628's shape)",
    access: { public: "auth" },
    body: {
      type: "json",
      schema: z.strictObject({ client_name: keyName, scopes: scopeList.min(1) }),
    },
    success: { status: 200, data: DeviceAuthorisation },
  }),
  pollDevice: route({
    method: "POST",
    path: "/auth/device/token",
    tag: "Account",
    summary: "Collect the key once the person has approved",
    access: { public: "poll" },
    body: { type: "json", schema: z.strictObject({ device_code: z.string().min(1).max(200) }) },
    success: { status: 200, data: z.object({ api_key: ApiKeyCreated }) },
    errors: [
      [400, "authorization_pending"],
      [400, "slow_down"],
      [400, "access_denied"],
      [400, "expired_token"],
    ],
  }),
  verifyKey: route({
    method: "GET",
    path: "/auth/verify",
    tag: "Account",
    summary: "Check a key",
    access: [],
    success: { status: 200, data: z.object({ valid: z.boolean(), user_id: uuid }) },
  }),
  listApiKeys: route({
    method: "GET",
    path: "/account/api-keys",
    tag: "Account",
    summary: "List the account's keys",
    access: ["admin:keys"],
    query: pageQuery,
    success: { status: 200, data: ApiKey, list: true },
  }),
  createApiKey: route({
    method: "POST",
    path: "/account/api-keys",
    tag: "Account",
    summary: "Create a key that can do no more than the one that makes it",
    access: ["admin:keys"],
    body: { type: "json", schema: z.strictObject({ name: keyName, scopes: scopeList }) },
    success: { status: 201, data: ApiKeyCreated },
  }),
  revokeApiKey: route({
    method: "DELETE",
    path: "/account/api-keys/:id",
    tag: "Account",
    summary: "Revoke a key",
    access: ["admin:keys"],
    success: { status: 204, empty: true },
  }),
  getUsage: route({
    method: "GET",
    path: "/usage",
    tag: "Account",
    summary: "Keys in use and resource counts",
    access: ["read:usage"],
    success: { status: 200, data: Usage },
  }),
  exportAccount: route({
    method: "POST",
    path: "/account/export",
    tag: "Account",
    summary: "Everything the account holds, as a ZIP archive",
    access: ["admin:keys"],
    success: { status: 200, file: "application/zip" },
  }),
  importAccount: route({
    method: "POST",
    path: "/account/import",
    tag: "Account",
    summary: "Take an exported archive into an empty account",
    access: ["admin:keys"],
    body: { type: "multipart", field: "file", contentType: "application/zip", maxBytes: ARCHIVE_MAX_BYTES },
    success: { status: 200, data: AccountImport },
    errors: [
      [400, "invalid_archive"],
      [403, "limit_reached"],
      [409, "account_not_empty"],
    ],
  }),
  deleteAccount: route({
    method: "DELETE",
    path: "/account",
    tag: "Account",
    summary: "Delete the account and all its data, for good",
    access: ["admin:keys"],
    body: {
      type: "json",
      schema: z.strictObject({
        password: z.string().min(1).max(200),
        confirmation: z.literal(DELETION_PHRASE, { error: `must be exactly: ${DELETION_PHRASE}` }),
      }),
    },
    success: { status: 204, empty: true },
    errors: [[400, "invalid_password"]],
  }),
};
