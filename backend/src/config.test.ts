/** Settings: defaults, and one line for each wrong value (decisions, section 1). */
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("settings", () => {
  test("have the documented defaults", () => {
    expect(readConfig({})).toMatchObject({
      HOST: "127.0.0.1",
      PORT: 8787,
      PUBLIC_URL: "http://127.0.0.1:8787",
      DATA_DIR: "./data",
      REGISTRATION: "first",
      ROLE: "all",
      OPPORTUNITY_LIMIT: 5000,
      TAILORED_PROFILE_LIMIT: 500,
      DISCOVERY_DAILY_CAP: 25,
      DISCOVERY_RELEVANCE_FLOOR: 50,
      HIGH_SCORE_THRESHOLD: 80,
      RATE_LIMIT_PER_MINUTE: 300,
      AUTH_RATE_LIMIT_PER_MINUTE: 10,
      PUBLIC_RATE_LIMIT_PER_MINUTE: 60,
      TRUST_PROXY: false,
      FETCH_ALLOW_PRIVATE: false,
      ADMIN_ACCOUNTS: [],
    });
  });

  test("an empty value counts as unset", () => {
    expect(readConfig({ MONGODB_URI: "", PORT: "" }).PORT).toBe(8787);
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["ROLE", "boss"],
    ["REGISTRATION", "maybe"],
    ["MONGODB_URI", "http://x"],
    ["PUBLIC_URL", "ftp://x"],
    ["OPENAI_BASE_URL", "not an address"],
    ["DISCOVERY_DAILY_CAP", "101"],
    ["TRUST_PROXY", "perhaps"],
    ["TLS_CERT", "/some/file"],
  ])("a wrong %s is named", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test("lists and addresses are put in order", () => {
    const config = readConfig({
      ADMIN_ACCOUNTS: " Boss@Example.org, ,b@x.y ",
      PUBLIC_URL: "https://portrait.example/",
    });
    expect(config.ADMIN_ACCOUNTS).toEqual(["boss@example.org", "b@x.y"]);
    expect(config.PUBLIC_URL).toBe("https://portrait.example");
  });
});
