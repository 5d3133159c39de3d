/** Who may do what (specification, Authentication). */
import { route, type Scope } from "@career-portrait/shared/contract";
import { z } from "zod";
import { describe, expect, test } from "vitest";
import { authenticate, authorise, type KnownKey } from "./authentication.ts";

const data = z.object({});
const wants = (...access: Scope[]) =>
  route({ method: "GET", path: "/x", tag: "x", summary: "x", access, success: { status: 200, data } });
const key = (...scopes: Scope[]): KnownKey => ({
  accountId: "a",
  keyId: "k",
  email: "boss@example.org",
  revoked: false,
  scopes,
});

describe("scopes", () => {
  test("any one of those a route declares is enough; an empty list reaches only routes that declare none", () => {
    expect(() => authorise(wants("read:claims", "read:profile"), key("read:profile"), [])).not.toThrow();
    expect(() => authorise(wants(), key(), [])).not.toThrow();
    expect(() => authorise(wants("read:claims"), key(), [])).toThrow(/read:claims/);
    expect(() => authorise(wants("write:claims"), key("read:claims"), [])).toThrow(/write:claims/);
  });

  test("an admin scope needs the allowlist besides, and the allowlist needs the scope", () => {
    const admin = wants("admin:reports");
    expect(() => authorise(admin, key("admin:reports"), [])).toThrow(
      expect.objectContaining({ code: "admin_only" }),
    );
    expect(() => authorise(admin, key("read:claims"), ["boss@example.org"])).toThrow(
      expect.objectContaining({ code: "insufficient_scope" }),
    );
    expect(() => authorise(admin, key("admin:reports"), ["boss@example.org"])).not.toThrow();
    expect(() => authorise(admin, key("admin:reports"), ["other@example.org"])).toThrow(
      expect.objectContaining({ code: "admin_only", status: 403 }),
    );
  });
});

describe("the bearer header", () => {
  const find = async (text: string) =>
    text === "good" ? key() : text === "old" ? { ...key(), revoked: true } : null;

  test.each([
    ["", "missing_api_key"],
    ["Bearer", "invalid_api_key"],
    ["Basic good", "invalid_api_key"],
    ["Bearer bad", "invalid_api_key"],
    ["Bearer good extra", "invalid_api_key"],
    ["Bearer old", "revoked_api_key"],
  ])("%j is refused as %s", async (header, code) => {
    await expect(authenticate(header, find)).rejects.toMatchObject({
      status: 401,
      code,
      headers: { "WWW-Authenticate": "Bearer" },
    });
  });

  test("its scheme is read in any case", async () => {
    await expect(authenticate("bearer good", find)).resolves.toMatchObject({ keyId: "k" });
  });
});
