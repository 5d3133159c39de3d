/** The account routes of the contract. */
import type { accountRoutes, FileAnswer, Usage } from "@career-portrait/shared/contract";
import { type HandlersFor, idOf, pageFrom } from "../http/index.ts";
import type { Accounts } from "./accounts.ts";
import type { AccountImports } from "./archive/import.ts";
import type { Devices } from "./devices.ts";
import { ALL_SCOPES, type ApiKeys } from "./keys.ts";

export interface AccountRouteServices {
  accounts: Accounts;
  keys: ApiKeys;
  devices: Devices;
  /** Counts kept by the features that own the rows. */
  counts: (accountId: string) => Promise<Usage["counts"]>;
  limits: Usage["limits"];
  spending: (accountId: string) => Promise<Usage["ai_spending"]>;
  exportAccount: (accountId: string) => Promise<FileAnswer>;
  imports: Pick<AccountImports, "take">;
}

const FIRST_KEY_NAME = "First key";
const LOGIN_KEY_NAME = "Signed in";

export function accountHandlers(services: AccountRouteServices): HandlersFor<keyof typeof accountRoutes> {
  const { accounts, keys, devices, counts, limits, spending, exportAccount, imports } = services;
  return {
    register: async ({ body, effectId }) => {
      const account = await accounts.register({ id: effectId, ...body });
      return { user_id: account._id, api_key: await keys.issue(account._id, FIRST_KEY_NAME, ALL_SCOPES) };
    },
    login: async ({ body, effectId }) => {
      const { account, key } = await accounts.login({
        email: body.email,
        password: body.password,
        keyName: body.key_name ?? LOGIN_KEY_NAME,
        scopes: body.scopes,
        keyId: effectId,
      });
      return { user_id: account._id, api_key: key };
    },
    startDevice: ({ body }) => devices.start(body.client_name, body.scopes),
    pollDevice: async ({ body }) => ({ api_key: await devices.poll(body.device_code) }),
    verifyKey: async ({ accountId }) => ({ valid: true, user_id: accountId }),
    listApiKeys: ({ accountId, query }) => pageFrom(keys.list(accountId), query, idOf),
    createApiKey: ({ caller, body, effectId }) => keys.grant(caller, body.name, body.scopes, effectId),
    revokeApiKey: ({ accountId, params }) => keys.revoke(accountId, params.id),
    getUsage: async ({ accountId }) => {
      const live = (await keys.list(accountId)).filter((key) => key.revoked_at === null);
      return {
        api_keys: live.map(({ prefix, name, last_used_at, created_at }) => ({
          prefix,
          name,
          last_used_at,
          created_at,
        })),
        counts: await counts(accountId),
        limits,
        ai_spending: await spending(accountId),
      };
    },
    exportAccount: ({ accountId }) => exportAccount(accountId),
    importAccount: ({ accountId, effectId, body }) => imports.take(accountId, effectId, body.bytes),
    deleteAccount: ({ accountId, body }) => accounts.delete(accountId, body.password),
  };
}
