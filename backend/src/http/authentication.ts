/** Bearer key → caller, and whether its scopes and account reach a route (specification, Authentication). */
import { ADMIN_SCOPES, type RouteDefinition, type Scope } from "@career-portrait/shared/contract";
import { ApiError } from "../errors.ts";
import type { Caller } from "./handler.ts";

/** What the account feature knows of a key; null for a key that was never issued or whose account is gone. */
export interface KnownKey extends Caller {
  email: string;
  revoked: boolean;
}
export type FindKey = (key: string) => Promise<KnownKey | null>;

function unauthenticated(code: string, message: string): ApiError {
  return new ApiError(401, code, message, { headers: { "WWW-Authenticate": "Bearer" } });
}

/**
 * Who sends this request.
 * @throws ApiError 401 `missing_api_key`, `invalid_api_key`, `revoked_api_key`.
 */
export async function authenticate(authorization: string, findKey: FindKey): Promise<KnownKey> {
  if (authorization === "") {
    throw unauthenticated("missing_api_key", "Send your API key in the header Authorization: Bearer <key>.");
  }
  const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const known = key === undefined ? null : await findKey(key);
  if (!known)
    throw unauthenticated("invalid_api_key", "This API key is not known. Check it for typing errors.");
  if (known.revoked) throw unauthenticated("revoked_api_key", "This API key was revoked. Create a new one.");
  return known;
}

/**
 * Why a caller may not use a route: its key holds none of the route's scopes, or its admin scope has no allowlisted account
 * behind it. Null for one that may.
 */
export function refusalOf(
  route: RouteDefinition,
  caller: KnownKey,
  adminAccounts: readonly string[],
): ApiError | null {
  if ("public" in route.access || route.access.length === 0) return null;
  const held = route.access.filter((scope: Scope) => caller.scopes.includes(scope));
  if (held.length === 0) {
    const wanted = route.access.join(" or ");
    return new ApiError(403, "insufficient_scope", `This key lacks the scope ${wanted}.`);
  }
  const admin: readonly Scope[] = ADMIN_SCOPES;
  const needsAllowlist = held.every((scope) => admin.includes(scope));
  if (needsAllowlist && !adminAccounts.includes(caller.email)) {
    return new ApiError(403, "admin_only", "This account is not on the server's list of administrators.");
  }
  return null;
}

/** @throws ApiError 403 `insufficient_scope` naming the wanted scope, `admin_only`. */
export function authorise(route: RouteDefinition, caller: KnownKey, adminAccounts: readonly string[]): void {
  const refusal = refusalOf(route, caller, adminAccounts);
  if (refusal) throw refusal;
}
