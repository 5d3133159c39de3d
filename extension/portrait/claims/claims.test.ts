import { ApiRequestError, RESUME_MAX_BYTES, type Client } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { cache } from "../../sync/database.ts";
import { claim } from "../../test/postings.ts";
import { groupClaims, review } from "./claims.ts";
import { problemOf } from "../documents/upload.ts";

const CLAIMS = [claim("a", "Python", "Python"), claim("b", "Kafka", "Kafka")];

beforeEach(async () => {
  await cache.claims.clear();
  await cache.claims.bulkPut(CLAIMS);
});

const statuses = async (): Promise<string[]> =>
  (await cache.claims.orderBy("id").toArray()).map((row) => row.review_status);

describe("reviewing claims", () => {
  it("is felt at once, and stays when the backend agrees", async () => {
    const reviewClaims = async () => ({ data: { accepted: 2, rejected: 0, not_found: [] } });
    const done = review({ reviewClaims } as unknown as Client, CLAIMS, "accepted");
    await done;
    expect(await statuses()).toEqual(["accepted", "accepted"]);
  });

  it("is taken back when the backend refuses", async () => {
    const rejectClaim = () =>
      Promise.reject(new ApiRequestError(503, { code: "unavailable", message: "down" }));
    await expect(
      review({ rejectClaim } as unknown as Client, CLAIMS.slice(0, 1), "rejected"),
    ).rejects.toThrow("down");
    expect(await statuses()).toEqual(["proposed", "proposed"]);
  });

  it("shows what waits first, by kind", () => {
    const accepted = { ...claim("c", "Ada", "Ada"), review_status: "accepted" as const };
    const [skills] = groupClaims([accepted, ...CLAIMS]);
    expect(skills!.claims.map(({ label }) => label)).toEqual(["Kafka", "Python", "Ada"]);
  });
});

describe("a file, before it is sent", () => {
  it("is a PDF by its content, not by its name", async () => {
    expect(await problemOf(new Blob(["%PDF-1.7\n..."]))).toBeNull();
    expect(await problemOf(new Blob(["PK\u0003\u0004 a word file"]))).toBe("not_pdf");
  });

  it("is at most ten megabytes", async () => {
    expect(await problemOf(new Blob([new Uint8Array(RESUME_MAX_BYTES + 1)]))).toBe("too_large");
  });
});
